/** @in-order */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import { rules } from '../../../../src/hosting/findings/rules/index.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { type Served, serve } from '../../../sandbox/served.js';
import type { Found } from '../lab.js';

const fields =
  'kind verdict resourceId resourceName error remedies { mutation variables } affected(first: 5000) { nodes { resourceId resourceName } }';

describe('findings of the sandbox', () => {
  let served: Served;
  const schema = sharedGraph();
  beforeAll(async () => {
    served = await serve(await schema);
  });
  afterAll(() => served.close());

  async function findings(kinds: readonly string[]): Promise<readonly Found[]> {
    const { hosting } = await served.data(
      `{ hosting { findings(first: 1000, maxAge: 0, kinds: [${kinds.join(', ')}]) { nodes { ${fields} } isComplete } } }`,
    );
    return (hosting as { findings: { nodes: Found[] } }).findings.nodes;
  }

  it('are sure of what they have seen, and their remedies are documents of the graph', async () => {
    const found = await findings(rules.map(({ kind }) => kind));
    expect(found.filter(({ verdict, error }) => verdict === 'UNKNOWN' || error !== null)).toEqual([]);
    const steps = new Set(found.flatMap(({ remedies }) => remedies.map(({ mutation }) => mutation)));
    for (const step of steps) expect(validate(await schema, parse(step))).toEqual([]);
    const named = (kind: string) => found.filter((one) => one.kind === kind).map(({ resourceName }) => resourceName);
    expect(named('FLOATING_IP_UNASSIGNED')).toEqual(['www6', 'spare']);
    expect(named('FLOATING_IP_BLOCKED')).toEqual(['spare']);
    expect(named('FIREWALL_UNAPPLIED')).toEqual(['office']);
    expect(named('CERTIFICATE_FAILING')).toEqual(['lost']);
    expect(named('LOAD_BALANCER_HTTP_WITHOUT_REDIRECT')).toEqual(['api']);
    expect(named('LOAD_BALANCER_SINGLE_TARGET')).toEqual(['office']);
    expect(named('SERVER_TYPE_DEPRECATED')).toEqual(['old-wiki-1']);
    expect(named('STORAGE_BOX_LOCKED')).toEqual(['mirror']);
    expect(named('SERVER_WITHOUT_BACKUPS')).not.toContain('db-1');
  });

  it('DNS_RECORD_DANGLING appears with the end of a server that names point at, and ends with its remedies', async () => {
    const kind = 'DNS_RECORD_DANGLING';
    const known = new Set((await findings([kind])).flatMap(recordsOf));
    const pointing = await leading();
    const { target } = pointing.find(isDeletable) ?? {};
    const id = target?.resource?.id ?? '';
    await served.data(`mutation { deleteCloudServer(id: "${id}", wait: true) { action { id } } }`);
    const all = await findings([kind]);
    const found = all.filter((one) => recordsOf(one).some((record) => !known.has(record)));
    const own = pointing.filter((record) => record.target.resource?.id === id).map((record) => record.id);
    expect(own.length).toBeGreaterThan(0);
    expect(found.flatMap(recordsOf)).toEqual(expect.arrayContaining(own));
    // One for each address and each name that is left without one, however many records lead there.
    expect(found.length).toBeLessThan(own.length);
    expect(found.filter(({ verdict }) => verdict !== 'CERTAIN')).toEqual([]);
    for (const { mutation, variables } of found.flatMap(({ remedies }) => remedies)) {
      const { errors } = await served.ask(mutation, variables);
      expect(errors).toBeUndefined();
    }
    expect(new Set((await findings([kind])).flatMap(recordsOf))).toEqual(known);
  });

  function recordsOf({ affected, resourceId }: Found): readonly (string | null)[] {
    return affected.nodes.length > 0 ? affected.nodes.map((node) => node.resourceId) : [resourceId];
  }

  interface Leading {
    readonly id: string;
    readonly target: { readonly resource: { id?: string; protection?: { readonly delete: boolean } } | null };
  }

  async function leading(): Promise<Leading[]> {
    const { edge } = await served.data(
      `{ edge { dnsRecords(first: 200, type: A) { nodes { id
        target { resource { ... on CloudServer { id protection { delete } } } } } } } }`,
    );
    return (edge as { dnsRecords: { nodes: Leading[] } }).dnsRecords.nodes;
  }

  function isDeletable({ target }: Leading): boolean {
    return target.resource?.protection?.delete === false;
  }
});
