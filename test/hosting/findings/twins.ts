/** What every rule is held to: it finds the sick twin, not the healthy one, and is never sure without what it judges by. */
import { expect, it } from '@jest/globals';
import type { Found, World, findingsLab } from './lab.js';

type Wire = Readonly<Record<string, unknown>>;

interface Twins {
  readonly kind: string;
  /** The API and the list: `cloud /servers`. */
  readonly list: string;
  readonly healthy: Wire;
  /** By what is the matter: what differs from the healthy twin, and what is found. */
  readonly sick: Readonly<Record<string, readonly [Wire, Partial<Found>?]>>;
  /** By why it is none: what differs and is not found either. */
  readonly spared?: Readonly<Record<string, Wire>>;
  readonly beside?: World;
}

export function holdsTwins(lab: ReturnType<typeof findingsLab>, twins: Twins): void {
  const { kind, list, healthy, sick, spared = {}, beside = {} } = twins;
  const [api = '', path = ''] = list.split(' ');
  const id = idOf(twins);
  const own = (beside as Readonly<Record<string, Wire>>)[api];
  const worldOf = (object: Wire): World => ({ ...beside, [api]: { ...own, [path]: { [path.slice(1)]: [object] } } });
  const finds = (change: Wire) => lab.finds(kind, worldOf({ ...healthy, ...change }));

  it.each(Object.entries(sick))(`${kind} finds %s`, async (_, [change, expected = {}]) => {
    const found = { kind, verdict: 'CERTAIN', error: null, resourceId: id, ...expected };
    expect(await finds(change)).toMatchObject([found]);
  });

  it.each(Object.entries({ 'the healthy twin': {}, ...spared }))(`${kind} spares %s`, async (_, change) => {
    expect(await finds(change)).toEqual([]);
  });

  const parts = Object.entries(sick).flatMap(([what, [change]]) => Object.keys(change).map((part) => ({ what, part })));
  it.each(parts)(`${kind} is not sure of $what without $part`, async ({ what, part }) => {
    const found = await finds({ ...sick[what]?.[0], [part]: undefined });
    expect(found.filter(({ verdict }) => verdict === 'CERTAIN')).toEqual([]);
  });

  it.each(parts)(`${kind} is not sure of $what where $part is odd`, async ({ what, part }) => {
    const found = await finds({ ...sick[what]?.[0], [part]: { odd: true } });
    expect(found.filter(({ verdict }) => verdict === 'CERTAIN')).toEqual([]);
  });

  it(`${kind} is unknown when its list cannot be read`, async () => {
    const found = await lab.findsWithout(list, kind, worldOf(healthy));
    expect(found).toMatchObject([{ kind, verdict: 'UNKNOWN', resourceId: null, error: expect.any(String) }]);
  });
}

/** The words in ids for what the lists hold. */
const types: Readonly<Record<string, string>> = {
  '/certificates': 'certificate',
  '/firewalls': 'firewall',
  '/floating_ips': 'floatingIp',
  '/images': 'image',
  '/load_balancers': 'loadBalancer',
  '/primary_ips': 'primaryIp',
  '/servers': 'server',
  '/ssh_keys': 'sshKey',
  '/storage_boxes': 'box',
  '/volumes': 'volume',
};

/** In the account of the lab. */
function idOf({ list, healthy }: Twins): string {
  const [api = '', path = ''] = list.split(' ');
  return `${api}:prod:${types[path] ?? ''}:${String(healthy['id'])}`;
}

/** Of a mutation that takes no more than the id and an input. */
export function remedy(mutation: string, id: string, input?: Wire): Found['remedies'][number] {
  return {
    mutation: expect.stringContaining(` ${mutation}(`) as unknown as string,
    variables: { id, account: 'prod', ...(input && { input }) },
  };
}
