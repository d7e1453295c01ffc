/** Remedies leave out protected resources, unless the caller includes them. */
import { expect, it } from '@jest/globals';
import { type World, findingsLab } from '../lab.js';

const lab = findingsLab();

interface Step {
  readonly mutation: string;
  readonly resourceId: string;
}

interface Finding {
  readonly remedies: readonly Step[];
  readonly all: readonly Step[];
  readonly protectedResources: readonly Readonly<Record<string, unknown>>[];
}

async function found(kind: string, of: World): Promise<readonly Finding[]> {
  await lab.finds(kind, of);
  const step = '{ mutation resourceId }';
  const { data, errors } = await lab.ask(`{ hosting { findings(kinds: [${kind}]) { nodes {
    remedies ${step} all: remedies(includeProtected: true) ${step} protectedResources { resourceId resourceName reason } } } } }`);
  expect(errors).toBeUndefined();
  return (data as { hosting: { findings: { nodes: Finding[] } } }).hosting.findings.nodes;
}

const deeds = (steps: readonly Step[]) =>
  steps.map(({ mutation, resourceId }) => `${/\{ (\w+)/.exec(mutation)?.[1]} ${resourceId}`);

const volume = (id: number, isProtected: boolean) => ({
  id,
  name: `data-${id}`,
  size: 10,
  server: null,
  status: 'available',
  protection: { delete: isProtected },
});

it('have no step for a protected volume, and say so by its name', async () => {
  const volumes = [volume(1, false), volume(2, true)];
  const nodes = await found('VOLUME_UNATTACHED', { cloud: { '/volumes': { volumes } } });
  expect(nodes.map(({ remedies }) => deeds(remedies))).toEqual([['deleteCloudVolume cloud:prod:volume:1'], []]);
  expect(nodes.map(({ protectedResources }) => protectedResources)).toEqual([
    [],
    [
      {
        resourceId: 'cloud:prod:volume:2',
        resourceName: 'data-2',
        reason: expect.stringContaining('includeProtected: true'),
      },
    ],
  ]);
});

it('lift the protection first for callers that include protected resources', async () => {
  const nodes = await found('VOLUME_UNATTACHED', { cloud: { '/volumes': { volumes: [volume(2, true)] } } });
  expect(nodes.map(({ all }) => deeds(all))).toEqual([
    ['changeCloudVolumeProtection cloud:prod:volume:2', 'deleteCloudVolume cloud:prod:volume:2'],
  ]);
});

it('are left for the unprotected ones of those that one cause affects', async () => {
  const set = (name: string, change: boolean) => ({
    id: `${name}/CNAME`,
    name,
    type: 'CNAME',
    ttl: null,
    labels: {},
    protection: { change },
    zone: 5,
    records: [{ value: 'gone' }],
  });
  const zone = { id: 5, name: 'acme.example', mode: 'primary', ttl: 3600, labels: {}, protection: { delete: false } };
  const rrsets = [set('www', false), set('shop', true)];
  const nodes = await found('DNS_RECORD_DANGLING', {
    cloud: { '/zones': { zones: [zone] }, '/zones/5/rrsets': { rrsets } },
  });
  expect(nodes).toHaveLength(1);
  expect(nodes.flatMap(({ remedies }) => deeds(remedies))).toEqual([expect.stringMatching(/^removeCloudDnsRecords /)]);
  expect(nodes.flatMap(({ all }) => all)).toHaveLength(3);
  expect(nodes.flatMap(({ protectedResources }) => protectedResources)).toMatchObject([
    { resourceName: 'shop.acme.example' },
  ]);
});
