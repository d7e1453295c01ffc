/** Accounts of the four APIs behind one address, of which a test says what they have; what it does not name is empty. */
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { type Config, readConfig } from '../../../src/server/config/config.js';
import type { Api } from '../../../src/rest/rows/dialect.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { sharedGraph } from '../../support/shared/graph.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { FastClock, asker, silent, upstreamsOf } from '../../rest/harness.js';
import { openAddressHistory } from '../../support/address-history.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';

/** Bodies by path, `/servers` for instance, for each API. */
export type World = Readonly<Partial<Record<Lowercase<Api>, Readonly<Record<string, unknown>>>>>;

export interface Found {
  readonly kind: string;
  readonly severity: string;
  readonly verdict: string;
  readonly message: string;
  readonly resourceId: string | null;
  readonly resourceName: string | null;
  readonly evidence: readonly { readonly name: string; readonly value: unknown }[];
  readonly remedies: readonly { readonly mutation: string; readonly variables: Record<string, unknown> }[];
  readonly affected: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly resourceId: string; readonly resourceName: string | null }[];
  };
  readonly error: string | null;
  readonly silencedBy: string | null;
}

const fields = `kind severity verdict message resource { __typename } resourceId resourceName
  evidence { name value } remedies(includeProtected: true) { mutation variables resourceName }
  affected(first: 1000) { totalCount nodes { resourceId resourceName resource { __typename } } } error silencedBy`;

/** Of every list there is. */
const empty: Readonly<Record<string, Reply>> = {
  cloud: {
    body: Object.fromEntries(
      [
        'servers',
        'volumes',
        'images',
        'floating_ips',
        'primary_ips',
        'load_balancers',
        'firewalls',
        'networks',
        'zones',
        'rrsets',
        'certificates',
        'isos',
        'server_types',
        'locations',
        'ssh_keys',
        'placement_groups',
        'load_balancer_types',
      ].map((key) => [key, []]),
    ),
  },
  storage: { body: { storage_boxes: [], snapshots: [], subaccounts: [], storage_box_types: [] } },
  dedicated: { status: 404, body: { error: { status: 404, code: 'NOT_FOUND', message: 'nothing' } } },
  edge: { body: { success: true, errors: [], messages: [], result: [], result_info: { page: 1, total_pages: 1 } } },
};

export function findingsLab() {
  let upstream: ScriptedUpstream;
  let upstreams: Upstreams;
  let opened: ReturnType<typeof openAddressHistory>;
  let schema: GraphQLSchema;
  let world: World = {};
  let broken = new Set<string>();
  let callsLeft: number | null = null;
  let config: Config = readConfig({});
  const clock = new FastClock();

  beforeAll(async () => {
    opened = openAddressHistory(clock.now);
    schema = await sharedGraph();
    upstream = await ScriptedUpstream.start(({ method, path }) => {
      const [, api = '', ...rest] = path.split('/');
      const own = `/${rest.join('/')}`;
      if (method === 'DELETE') {
        world = without(world, api, `/${rest.slice(0, -1).join('/')}`, rest.at(-1) ?? '');
        return { status: 204 };
      }
      if (broken.has(`${api} ${own}`)) return { status: 500, body: {} };
      const body = (world as Record<string, Record<string, unknown>>)[api]?.[own];
      if (body === undefined) return empty[api] ?? { status: 404 };
      const [limit, remaining, reset] = ['3600', String(callsLeft), String(Math.floor(clock.now() / 1000) + 3600)];
      const quota = { 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset };
      return { body, ...(callsLeft !== null && { headers: quota }) };
    });
  });
  beforeEach(() => {
    upstream.asked.splice(0);
    broken = new Set();
    callsLeft = null;
    config = readConfig({});
    const accounts = (['CLOUD', 'STORAGE', 'DEDICATED', 'EDGE'] as const).map((api) => ({
      api,
      name: 'prod',
      credential: 'user:secret',
      sandbox: false,
      baseUrl: `${upstream.url}/${api.toLowerCase()}`,
    }));
    upstreams?.close();
    upstreams = upstreamsOf(accounts, { retries: 0, deadline: 60_000 }, clock, silent, opened.addressHistory);
  });
  afterAll(async () => {
    upstreams.close();
    await upstream.close();
    await opened.close();
  });

  const ask = (source: string, scopes?: Scope[], variables?: Record<string, unknown>) =>
    asker(schema, upstreams, scopes, { upstreams, config, hosting: { addressHistory: opened.addressHistory } })(
      source,
      variables,
    );

  async function find(args: string): Promise<Found[]> {
    const { data, errors } = await ask(`{ hosting { findings(first: 1000${args}) { nodes { ${fields} } } } }`);
    if (errors) throw new Error(JSON.stringify(errors));
    const { nodes } = (data as { hosting: { findings: { nodes: Found[] } } }).hosting.findings;
    for (const { mutation } of nodes.flatMap(({ remedies }) => remedies)) valid(mutation);
    return nodes;
  }

  function valid(mutation: string): void {
    const problems = validate(schema, parse(mutation));
    if (problems.length > 0) throw new Error(`${mutation}: ${problems.join(' ')}`);
  }

  return {
    /** The asked lines so far. */
    asked: () => upstream.lines,
    now: () => clock.now(),
    ask,
    /** What one rule finds in a world. */
    finds(kind: string, of: World): Promise<Found[]> {
      world = of;
      return find(`, maxAge: 0, kinds: [${kind}]`);
    },
    /** What it finds when a list, `cloud /servers` for instance, cannot be read. */
    findsWithout(list: string, kind: string, of: World): Promise<Found[]> {
      broken.add(list);
      return this.finds(kind, of);
    },
    /** From now on the upstreams say that so many calls are left. */
    leave(calls: number): void {
      callsLeft = calls;
    },
    /** From now on the configuration has these settings. */
    configure(env: NodeJS.ProcessEnv): void {
      config = readConfig(env);
    },
    /** What it finds before and after its remedies, which delete, are sent. */
    async ends(kind: string, of: World): Promise<readonly [sick: Found[], left: Found[]]> {
      const sick = await this.finds(kind, of);
      for (const { mutation, variables } of sick.flatMap(({ remedies }) => remedies)) {
        const { errors } = await ask(mutation, undefined, variables);
        if (errors) throw new Error(JSON.stringify(errors));
      }
      return [sick, await find(`, maxAge: 0, kinds: [${kind}]`)];
    },
    all(of: World, args = ''): Promise<Found[]> {
      world = of;
      return find(`, maxAge: 0${args}`);
    },
  };
}

/** Without one object of a list of the cloud, where lists stand under their names. */
function without(world: World, api: string, list: string, id: string): World {
  const own = (world as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[api] ?? {};
  const key = list.slice(1);
  const { [key]: all = [] } = (own[list] ?? {}) as Readonly<Record<string, readonly { readonly id: number }[]>>;
  return { ...world, [api]: { ...own, [list]: { [key]: all.filter((one) => String(one.id) !== id) } } };
}
