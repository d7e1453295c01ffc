import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OutageError } from '../../../src/base/store/error.js';
import type { Store } from '../../../src/base/store/store.js';
import { wholeServerOf } from '../../apis/dedicated/inventory.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type Wire, accountAt, falkenstein, fleet, pricing, server } from '../bill/fleet.js';
import { Recorded } from '../history/recorded.js';

interface Item {
  readonly change: string;
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly accountName: string;
  readonly since: Date;
  readonly until: Date;
  readonly fields: readonly { readonly field: string; readonly before: string | null; readonly after: string | null }[];
  readonly before: { readonly gross: { readonly amount: string } } | null;
  readonly after: { readonly gross: { readonly amount: string } } | null;
}
interface Drift {
  readonly lastDay: string | null;
  readonly itemCount: number;
  readonly isComplete: boolean;
  readonly gaps: readonly { readonly accountName: string; readonly days: readonly string[] }[];
  readonly items: { readonly nodes: readonly Item[] };
}

const price = '{ gross { amount } }';
const drift = (since: string, more = '') => `{ hosting { drift(since: "${since}", currency: "EUR"${more}) {
  lastDay itemCount isComplete gaps { accountName days }
  items(first: 100) { nodes { change kind id: resourceId name accountName since until fields { field before after } before ${price} after ${price} } }
} } }`;
const snapshot = 'mutation { snapshotBill(maxAge: 0) { snapshots { day } } }';

const created = '2024-01-01T00:00:00+00:00';
const action = (id: number, type: string) => ({
  id: 900,
  command: 'act',
  status: 'success',
  progress: 100,
  started: created,
  finished: created,
  error: null,
  resources: [{ id, type }],
});
const volume = (id: number, more: object = {}): Wire => ({
  id,
  name: `volume ${id}`,
  status: 'available',
  size: 10,
  location: falkenstein,
  labels: {},
  server: null,
  created,
  ...more,
});
const address = (id: number, assignee: number): Wire => ({
  id,
  name: `ip ${id}`,
  ip: `203.0.113.${id}`,
  type: 'ipv4',
  labels: {},
  location: falkenstein,
  blocked: false,
  assignee_id: assignee,
  assignee_type: 'server',
  auto_delete: true,
  dns_ptr: [],
  created,
});

/** A project that calls change, and that changes by itself when a test says so. */
class Project {
  readonly servers = new Map<number, Wire>();
  readonly volumes = new Map<number, Wire>();
  readonly addresses = new Map<number, Wire>();
  /** Lists that fail. */
  readonly closed = new Set<string>();
  list: unknown = pricing;

  answer = (asked: ReceivedCall): Reply => {
    if (this.closed.has(asked.path)) return { status: 503, body: { error: { code: 'unavailable', message: 'no' } } };
    const [, kind, id, , act] = asked.path.split('/');
    const key = Number(id);
    if (asked.method === 'GET') {
      const { servers, volumes, addresses } = this;
      const lists = {
        servers: [...servers.values()],
        volumes: [...volumes.values()],
        primary_ips: [...addresses.values()],
      };
      return fleet(lists, this.list)(asked);
    }
    const body = asked.body as Record<string, unknown>;
    if (asked.method === 'PUT' && kind === 'servers') {
      this.servers.set(key, { ...server(key), ...this.servers.get(key), ...body });
      return { body: { server: this.servers.get(key) } };
    }
    if (act === 'change_type') {
      this.servers.set(key, { ...server(key), server_type: { id: 12, name: 'cpx11' } });
      return { status: 201, body: { action: action(key, 'server') } };
    }
    if (asked.method === 'DELETE' && kind === 'servers') {
      this.servers.delete(key);
      for (const [ip, { assignee_id: of }] of this.addresses) if (of === key) this.addresses.delete(ip);
      return { body: { action: action(key, 'server') } };
    }
    const public_net = { ipv4: { id: 71, ip: '203.0.113.71' }, ipv6: null };
    this.servers.set(7, server(7, { name: String(body['name']), public_net }));
    this.addresses.set(71, address(71, 7));
    return { status: 201, body: { server: this.servers.get(7), action: action(7, 'server'), next_actions: [] } };
  };
}

describe('drift', () => {
  const opened: { close(): Promise<void> }[] = [];
  let project: Project;
  let accounts: ReturnType<typeof accountAt>[];
  let recorded: Recorded;
  beforeEach(async () => {
    project = new Project();
    for (const id of [1, 2, 3]) project.servers.set(id, server(id));
    project.addresses.set(11, address(11, 1));
    project.volumes.set(5, volume(5));
    const upstream = await ScriptedUpstream.start((asked) => project.answer(asked));
    accounts = [accountAt(upstream.url, 'CLOUD')];
    recorded = await Recorded.open(await sharedGraph());
    opened.push(recorded, upstream);
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  const shoot = (day: string, hour = 4) => recorded.ask({ day, hour, accounts }, snapshot);
  const act = (day: string, mutation: string) =>
    recorded.ask({ day, accounts }, `mutation { ${mutation} { __typename } }`);
  async function driftSince(since: string, day: string, more = ''): Promise<Drift> {
    const { hosting } = await recorded.ask<{ hosting: { drift: Drift } }>(
      { day, hour: 20, accounts },
      drift(since, more),
    );
    return hosting.drift;
  }
  const brief = ({ items }: Drift) => items.nodes.map(({ change, kind, id }) => `${change} ${kind} ${id}`).sort();

  it('is what changed between two snapshots without a write of this service', async () => {
    await shoot('2024-05-01');
    await act('2024-05-01', 'updateCloudServer(id: "1", input: { name: "renamed-here" })');
    project.servers.set(2, server(2, { name: 'renamed elsewhere', labels: { env: 'prod' } }));
    project.servers.delete(3);
    project.volumes.set(5, volume(5, { size: 20 }));
    project.volumes.set(6, volume(6));
    await shoot('2024-05-02');

    const found = await driftSince('2024-05-01', '2024-05-02');
    expect(brief(found)).toEqual([
      'APPEARED VOLUME cloud:default:volume:6',
      'CHANGED SERVER cloud:default:server:2',
      'CHANGED VOLUME cloud:default:volume:5',
      'DISAPPEARED SERVER cloud:default:server:3',
    ]);
    const at = (id: string) => found.items.nodes.find((item) => item.id === `cloud:default:${id}`);
    expect(at('server:2')).toMatchObject({
      name: 'renamed elsewhere',
      since: new Date('2024-05-01T04:00:00Z'),
      until: new Date('2024-05-02T04:00:00Z'),
      fields: [
        { field: 'NAME', before: 'server 2', after: 'renamed elsewhere' },
        { field: 'LABELS', before: null, after: 'env=prod' },
      ],
    });
    expect(at('volume:5')).toMatchObject({
      fields: [{ field: 'SIZE', before: '10', after: '20' }],
      before: { gross: { amount: '0.524' } },
      after: { gross: { amount: '1.048' } },
    });
    expect(at('server:3')).toMatchObject({ before: { gross: { amount: '4.51' } }, after: null, fields: [] });
    expect(at('volume:6')).toMatchObject({ before: null, after: { gross: { amount: '0.524' } } });
    expect(found).toMatchObject({ lastDay: '2024-05-02', itemCount: 4, isComplete: true, gaps: [] });
  });

  it('leaves out what a write of this service creates, changes and deletes, with what belongs to it', async () => {
    await shoot('2024-05-01');
    await act('2024-05-01', 'deleteCloudServer(id: "1")');
    await act('2024-05-01', 'changeCloudServerType(id: "2", input: { serverType: "cpx11", upgradeDisk: false })');
    await act('2024-05-01', 'createCloudServer(input: { name: "new", serverType: "cx22", image: "debian-13" })');
    await shoot('2024-05-02');
    expect(brief(await driftSince('2024-05-01', '2024-05-02'))).toEqual([]);

    // The same server, changed elsewhere a day later.
    project.servers.set(2, server(2));
    await shoot('2024-05-03');
    expect(brief(await driftSince('2024-05-01', '2024-05-03'))).toEqual(['CHANGED SERVER cloud:default:server:2']);
    expect(brief(await driftSince('2024-05-03', '2024-05-03'))).toEqual([]);
  });

  it('is none where only prices, or what could not be read, differ', async () => {
    await shoot('2024-05-01');
    project.list = { ...pricing, volume: { price_per_gb_month: { net: '0.05', gross: '0.06' } } };
    project.closed.add('/servers');
    await shoot('2024-05-02');
    project.closed.clear();
    project.servers.delete(3);
    await shoot('2024-05-03');

    const found = await driftSince('2024-05-01', '2024-05-03');
    expect(brief(found)).toEqual(['DISAPPEARED SERVER cloud:default:server:3']);
    // It was last read before the day on which its list failed.
    expect(found.items.nodes[0]?.since).toEqual(new Date('2024-05-01T04:00:00Z'));
    expect(found).toMatchObject({ isComplete: false, gaps: [{ accountName: 'default', days: ['2024-05-02'] }] });
  });

  it('does not take for new what is read for the first time', async () => {
    project.closed.add('/servers');
    await shoot('2024-05-01');
    project.closed.clear();
    await shoot('2024-05-02');
    expect(brief(await driftSince('2024-05-01', '2024-05-02'))).toEqual([]);
    expect(brief(await driftSince('2024-04-01', '2024-05-02'))).toEqual([]);
  });

  it('names a day without a snapshot, and finds what changed then by the next one', async () => {
    await shoot('2024-05-01');
    project.volumes.delete(5);
    await shoot('2024-05-04');
    const found = await driftSince('2024-05-02', '2024-05-04');
    expect(brief(found)).toEqual(['DISAPPEARED VOLUME cloud:default:volume:5']);
    expect(found.items.nodes[0]?.since).toEqual(new Date('2024-05-01T04:00:00Z'));
    expect(found.gaps).toEqual([{ accountName: 'default', days: ['2024-05-02', '2024-05-03'] }]);
  });

  it('lists a change once, though two tokens of a project see it at different times', async () => {
    const [first] = accounts;
    if (!first) throw new Error('Expected an account');
    const second = { ...first, name: 'second', credential: 'another' };
    accounts = [first, second];
    await shoot('2024-05-01');
    project.volumes.delete(5);
    await recorded.ask({ day: '2024-05-01', hour: 9, accounts: [second] }, snapshot);
    await recorded.ask({ day: '2024-05-02', hour: 4, accounts: [second] }, snapshot);
    await recorded.ask({ day: '2024-05-02', hour: 5, accounts: [first] }, snapshot);
    expect(brief(await driftSince('2024-05-01', '2024-05-02'))).toEqual(['DISAPPEARED VOLUME cloud:default:volume:5']);

    // A write with the one token explains what the other one sees.
    await recorded.ask(
      { day: '2024-05-02', accounts: [first] },
      'mutation { deleteCloudServer(id: "2") { deletedId } }',
    );
    await recorded.ask({ day: '2024-05-03', hour: 5, accounts: [second] }, snapshot);
    expect(brief(await driftSince('2024-05-02', '2024-05-03'))).toEqual([]);
  });

  it('leaves out a server that was cancelled here and ends weeks later', async () => {
    let isThere = true;
    const cancellation = {
      server_ip: '203.0.113.1',
      server_ipv6_net: '2001:db8::',
      server_number: 321,
      server_name: 'a',
      earliest_cancellation_date: '2024-05-20',
      cancelled: true,
      cancellation_date: '2024-05-20',
      reservation_possible: false,
      reserved: false,
      cancellation_reason: null,
    };
    const dedicated = await ScriptedUpstream.start((asked) => {
      if (asked.path === '/server') return { body: isThere ? [{ server: wholeServerOf(321) }] : [] };
      if (asked.path.endsWith('/cancellation')) return { body: { cancellation } };
      return { status: 404, body: { error: { status: 404, code: 'NOT_FOUND', message: 'none' } } };
    });
    opened.push(dedicated);
    accounts = [accountAt(dedicated.url, 'DEDICATED')];
    await shoot('2024-05-01');
    await act('2024-05-01', 'cancelDedicatedServer(id: "321", input: { cancellationDate: "2024-05-20" })').catch(
      () => undefined,
    );
    await shoot('2024-05-20');
    isThere = false;
    await shoot('2024-05-21');
    expect(brief(await driftSince('2024-05-01', '2024-05-21'))).toEqual([]);
  });

  it('goes by writes that were carried out, or may have been', async () => {
    await shoot('2024-05-01');
    const { answer } = project;
    project.answer = (asked) =>
      asked.method === 'DELETE' ? { status: asked.path.endsWith('1') ? 409 : 500, body: { error: {} } } : answer(asked);
    for (const id of [1, 2]) await expect(act('2024-05-01', `deleteCloudServer(id: "${id}")`)).rejects.toThrow();
    project.servers.clear();
    await shoot('2024-05-02');
    expect(brief(await driftSince('2024-05-01', '2024-05-02'))).toEqual([
      'DISAPPEARED SERVER cloud:default:server:1',
      'DISAPPEARED SERVER cloud:default:server:3',
    ]);
  });

  it('remembers of a write its account, call, object, token and time, and no more', async () => {
    await act('2024-05-01', 'updateCloudServer(id: "1", input: { name: "renamed-here" })');
    const stored: unknown[] = [];
    for await (const [, value] of recorded.store.range('own-writes', { limit: 10 })) stored.push(value);
    expect(stored).toEqual([
      {
        account: 'default',
        call: 'PUT /servers/{id}',
        id: '1',
        token: 't1',
        at: Date.parse('2024-05-01T12:00:00Z'),
      },
      // Others see by it that something was written.
      { mark: expect.any(String) },
    ]);
  });

  it('reads what was written once for all accounts of a provider', async () => {
    const [first] = accounts;
    if (!first) throw new Error('Expected an account');
    accounts = Array.from({ length: 21 }, (_, n) => ({ ...first, name: `shop ${n}`, credential: `secret ${n}` }));
    await shoot('2024-05-01');
    project.servers.delete(2);
    project.volumes.delete(5);
    project.addresses.delete(11);
    await shoot('2024-05-02');
    const asked: string[] = [];
    const { store } = recorded;
    const range: Store['range'] = (namespace, bounds) => {
      asked.push(`${namespace} ${bounds.prefix?.split(' ')[2] ?? ''}`);
      return store.range(namespace, bounds);
    };
    recorded = new Recorded(await sharedGraph(), { ...store, range });
    const { itemCount } = await driftSince('2024-05-01', '2024-05-02');
    expect(itemCount).toBeGreaterThan(2);
    expect(asked.sort()).toEqual(['bill-accounts ', 'own-writes primary_ip', 'own-writes server', 'own-writes volume']);
  });

  it('says that the store is away, as the bill over time does', async () => {
    await shoot('2024-05-01');
    const away = () => Promise.reject(new OutageError('gone'));
    recorded.availability = { ask: away, write: away };
    await expect(driftSince('2024-05-01', '2024-05-01')).rejects.toThrow('STORE_UNAVAILABLE');
    const history = '{ hosting { billHistory(from: "2024-05-01") { firstDay } } }';
    await expect(recorded.ask({ day: '2024-05-01', accounts }, history)).rejects.toThrow('STORE_UNAVAILABLE');
  });

  it('is of the accounts that a token may read', async () => {
    const [first] = accounts;
    if (!first) throw new Error('Expected an account');
    await shoot('2024-05-01');
    project.volumes.delete(5);
    await shoot('2024-05-02');
    const asked = { day: '2024-05-02', hour: 20, accounts: [first, { ...first, name: 'other', credential: 'b' }] };
    const bound = { ...asked, scopes: ['hosting:read@cloud:other'] as const };
    const { hosting } = await recorded.ask<{ hosting: { drift: Drift } }>(bound, drift('2024-05-01'));
    expect(hosting.drift).toMatchObject({ itemCount: 0, lastDay: null, items: { nodes: [] } });
  });

  it('refuses a day that is none of the history', async () => {
    await expect(driftSince('2024-05-02', '2024-05-01')).rejects.toThrow(
      /since: expected a day from 2021-04-27 to 2024-05-01/,
    );
  });
});
