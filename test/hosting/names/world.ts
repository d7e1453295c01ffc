/** Accounts of all four APIs behind one scripted upstream, with an address history in a store of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { AddressHistory } from '../../../src/hosting/names/addresses/address-history.js';
import type { Account } from '../../../src/rest/transport/account.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { openLmdb } from '../../../src/server/store/lmdb/store.js';
import type { Store } from '../../../src/base/store/store.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { FastClock, asker, hasty, silent } from '../../rest/harness.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';

type Wire = Readonly<Record<string, unknown>>;

/** What the accounts have: by credential, and the path of the list. */
export type Lists = Record<string, Record<string, Wire[]>>;

export const server = (id: number, ipv4: string | null, ipv6: string | null = null, more: Wire = {}): Wire => ({
  id,
  name: `server ${id}`,
  status: 'running',
  created: '2026-01-01T00:00:00Z',
  labels: {},
  private_net: [],
  public_net: { ipv4: ipv4 && { ip: ipv4 }, ipv6: ipv6 && { ip: ipv6 }, floating_ips: [] },
  ...more,
});

export const record = (type: string, name: string, content: string): Wire => ({
  id: `${type} ${name} ${content}`,
  type,
  name,
  content,
  ttl: 1,
  proxiable: true,
  proxied: false,
  meta: {},
  created_on: '2026-01-01T00:00:00Z',
  modified_on: '2026-01-01T00:00:00Z',
});

export const zone = (id: string, name: string, more: Wire = {}): Wire => ({
  id,
  name,
  status: 'active',
  type: 'full',
  account: { id: 'a1' },
  ...more,
});

const accounts: readonly (readonly [Account['api'], string, string])[] = [
  ['CLOUD', 'prod', 'one'],
  ['CLOUD', 'lab', 'two'],
  ['DEDICATED', 'default', 'three'],
  ['STORAGE', 'default', 'four'],
  ['EDGE', 'default', 'five'],
];

const keys: Readonly<Record<string, string>> = {
  '/server': 'server',
  '/ip': 'ip',
  '/subnet': 'subnet',
  '/failover': 'failover',
  '/storagebox': 'storagebox',
};

export function namesWorld() {
  let upstream: ScriptedUpstream;
  let schema: GraphQLSchema;
  let folder: string;
  let store: Store;
  let addressHistory: AddressHistory;
  let upstreams: Upstreams;
  let clock: FastClock;
  let lists: Lists = {};
  let created: Wire | null = null;
  /** `one /servers`. */
  const failing = new Set<string>();

  function answer({ method, path, headers, query }: ReceivedCall): Reply {
    const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1];
    const who = basic ? 'three' : (headers.authorization ?? '').replace('Bearer ', '');
    if (failing.has(who) || failing.has(`${who} ${path}`)) return { status: 403, body: {} };
    const own = lists[who === 'rotated' ? 'one' : who] ?? {};
    if (method === 'POST' && created)
      return { body: { server: created, action: null, next_actions: [], root_password: null } };
    if (method === 'DELETE') {
      const [, list = '', id = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
      own[list] = (own[list] ?? []).filter((item) => String(item['id']) !== id);
      return { body: { action: { id: 1, status: 'success', command: 'delete_server', progress: 100, resources: [] } } };
    }
    const [, above = '', id = ''] = /^(\/[a-z_]+)\/(z?\d+)$/.exec(path) ?? [];
    const found = own[above]?.find((item) => String(item['id']) === id);
    if (found && who === 'five') return { body: { success: true, errors: [], messages: [], result: found } };
    if (found) return { body: { [above.slice(1).replace(/s$/, '')]: found } };
    const all = own[path] ?? [];
    if (who === 'three') return { body: all.map((item) => ({ [keys[path] ?? '']: item })) };
    if (who === 'five') {
      const [page, size] = [Number(query['page'] ?? 1), Number(query['per_page'] ?? 50)];
      const pages = Math.max(1, Math.ceil(all.length / size));
      const info = { page, per_page: size, total_count: all.length, total_pages: pages };
      const result = all.slice((page - 1) * size, page * size);
      return { body: { success: true, errors: [], messages: [], result, result_info: info } };
    }
    return {
      body: {
        [path.slice(path.lastIndexOf('/') + 1)]: all,
        meta: { pagination: { next_page: null, total_entries: all.length } },
      },
    };
  }

  function start(prod = 'one'): void {
    store = openLmdb(folder);
    addressHistory = new AddressHistory(store, undefined, () => clock.now());
    const all = accounts.map(([api, name, credential]) => ({
      api,
      name,
      baseUrl: upstream.url,
      sandbox: false,
      credential: api === 'DEDICATED' ? `user:${credential}` : credential === 'one' ? prod : credential,
    }));
    upstreams = new Upstreams({ accounts: all, log: silent, retryPolicy: hasty, clock, writeObserver: addressHistory });
  }

  async function stop(): Promise<void> {
    upstreams.close();
    await addressHistory.close();
    await store.close();
  }

  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(answer);
    schema = await sharedGraph();
  });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'meridian-names-'));
    clock = new FastClock();
    lists = {};
    created = null;
    failing.clear();
    start();
    upstream.asked.splice(0);
  });
  afterAll(() => upstream.close());

  return {
    set: (next: Lists) => (lists = next),
    lists: () => lists,
    failing,
    clock: () => clock,
    lines: () => upstream.lines,
    forget: () => upstream.asked.splice(0),
    /** As a process that ends, and one that begins with the same store. */
    async restart(prod?: string): Promise<void> {
      await stop();
      start(prod);
    },
    async end(): Promise<void> {
      await stop();
      rmSync(folder, { recursive: true });
    },
    /** What a POST answers as the new server. */
    creates: (made: Wire) => (created = made),
    addressHistoryIsWritten: () => addressHistory.close(),
    async remembered(): Promise<Record<string, unknown>> {
      const entries: Record<string, unknown> = {};
      for await (const [key, value] of store.namespace<unknown>('addresses').iterator?.({}) ?? []) entries[key] = value;
      return entries;
    },
    /** From now on the store fails. */
    breakStore: () => store.close(),
    ask: (source: string, scopes?: readonly Scope[]) =>
      asker(schema, upstreams, scopes, { hosting: { addressHistory }, geography: sharedGeography() })(source),
    /** What each record of the zone leads to, by its name. */
    async targets(zoneId: string, scopes?: readonly Scope[]): Promise<Record<string, Record<string, unknown>>> {
      const { data, errors } = await asker(schema, upstreams, scopes, { hosting: { addressHistory } })(
        `{ edge { zone(id: "${zoneId}") { dnsRecords(first: 1000) { nodes { name target { state hops reason
          resource { __typename ... on CloudServer { name accountName } ... on StorageBox { name } ... on EdgeTunnel { name }
            ... on CloudLoadBalancer { name } ... on CloudFloatingIp { floatingIp: ip } ... on DedicatedServer { name }
            ... on EdgeLoadBalancer { edgeName: name } } resources { __typename } } } } } } }`,
      );
      if (errors) throw new Error(JSON.stringify(errors));
      const { nodes } = (data as { edge: { zone: { dnsRecords: { nodes: { name: string; target: never }[] } } } }).edge
        .zone.dnsRecords;
      return Object.fromEntries(nodes.map(({ name, target }) => [name, target]));
    },
  };
}
