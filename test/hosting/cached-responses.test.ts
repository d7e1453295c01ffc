/** Whatever happens between questions, what was kept is returned no longer than it is so: answers are those that are made anew. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { readConfig } from '../../src/server/config/config.js';
import type { Config } from '../../src/server/config/config.js';
import type { Account } from '../../src/rest/transport/account.js';
import type { OwnPrice } from '../../src/hosting/bill/own-prices/own-price.js';
import type { Upstreams } from '../../src/rest/transport/upstreams.js';
import { sharedGraph } from '../support/shared/graph.js';
import type { Services } from '../../src/server/services.js';
import type { Scope } from '../../src/base/auth/scope.js';
import { FastClock, asker, silent, upstreamsOf } from '../rest/harness.js';
import { openAddressHistory } from '../support/address-history.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { type Collections, type Wire, accountAt, ashburn, fleet, geography, rates, server } from './bill/fleet.js';
import { itSome, someOf } from '../support/scale.js';

const day = 24 * 3600 * 1000;
const names = ['prod', 'test'] as const;
type Name = (typeof names)[number];

type Change = () => void | Promise<void>;

/** The same choices each time that it begins with the same number. */
function dice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    of<T>(all: readonly T[]): T {
      const found = all[below(all.length)];
      if (found === undefined) throw new Error('Expected something to choose from');
      return found;
    },
  };
}

const scopes: readonly (readonly Scope[])[] = [
  ['hosting:read', 'hosting:write'],
  ['hosting:read@cloud:prod', 'hosting:write@cloud:prod'],
  ['hosting:read@cloud:test'],
];

const line =
  'name account status net { amount } rounded { gross { amount } } accruedEstimate { net { amount } } basis { kind note }';
const questions = [
  `bill(currency: "EUR", maxAge: $age) { currency rounded { gross { amount } } accruedEstimate { gross { amount } } lineCount
    unknownCount isComplete sources { accountName state error listCount } rates { rate date } lines { nodes { ${line} resource { __typename } } }
    unknown { name reason } }`,
  `bill(currency: "USD", groupBy: [ACCOUNT, STATUS], maxAge: $age) { rates { from rate date }
    groups { accountName status rounded { net { amount } } accruedEstimate { net { amount } } lineCount unknownCount } }`,
  `bill(currency: "INR", filter: { kinds: [SERVER, BACKUP], statuses: ["OFF"] }, maxAge: $age) { net { amount } lineCount }`,
  `findings(first: 200, includeSilenced: true, maxAge: $age) { totalCount silencedCount isComplete counts { kind severity verdict count }
    sources { accountName state error listCount } nodes { kind severity verdict accountName resourceId resourceName error silencedBy
    evidence { name value } remedies { mutation variables } monthlyAmount { net { amount } } resource { __typename } } }`,
  `findings(minSeverity: MEDIUM, maxAge: $age) { totalCount silencedCount nodes { kind resourceId } }`,
] as const;

describe('answers that are kept', () => {
  let schema: GraphQLSchema;
  let opened: ReturnType<typeof openAddressHistory>;
  const clock = new FastClock();
  const upstream: Partial<Record<Name, ScriptedUpstream>> = {};
  const worlds: Record<Name, Collections> = { prod: {}, test: {} };
  const broken = new Set<string>();
  let accounts: Account[];
  let prices: unknown;

  beforeAll(async () => {
    schema = await sharedGraph();
    opened = openAddressHistory(clock.now);
    for (const name of names) {
      upstream[name] = await ScriptedUpstream.start((asked) => {
        const [, list = '', id] = asked.path.split('/');
        if (broken.has(`${name} ${list}`))
          return { status: 404, body: { error: { code: 'not_found', message: 'no' } } };
        if (asked.method !== 'GET') {
          const all = worlds[name][list] ?? [];
          worlds[name] = { ...worlds[name], [list]: all.filter((one) => String(one.id) !== id) };
          return { status: 204 };
        }
        return prices === undefined ? fleet(worlds[name])(asked) : fleet(worlds[name], prices)(asked);
      });
    }
    accounts = names.map((name) => accountAt(upstream[name]?.url ?? '', 'CLOUD', name, `secret-${name}`));
  });
  afterAll(async () => {
    for (const name of names) await upstream[name]?.close();
    await opened.close();
  });

  const begun = (): Upstreams => upstreamsOf(accounts, { retries: 0 }, clock, silent, opened.addressHistory);

  it.each(
    someOf([
      ['whatever has happened', 1, 0],
      ['whatever has happened', 2, 0],
      ['whatever has happened', 3, 0],
      ['what has happened here', 4, 60],
      ['what has happened here', 5, 60],
    ]),
  )('are those that are made anew, after %s: %i, up to %i seconds old', async (_, seed, age) => {
    const { below, of } = dice(seed);
    const kept = begun();
    let config: Config = readConfig({});
    let standing: Services['rates'] = rates;
    let nextId = 1;
    // What is read of images is kept for a minute, whatever age is accepted.
    let kinds = ['servers', 'volumes', 'images'];

    const created = (): string => new Date(clock.now() - below(100 * 24) * 3_600_000 - 1).toISOString();
    const made = (kind: string): Wire => {
      const id = nextId++;
      const labels = of<Readonly<Record<string, string>>>([{}, { env: 'a' }, { 'audit.ignore': '' }]);
      const place = of<object>([{}, { location: ashburn, server_type: { id: 12 } }, { server_type: { id: 99 } }]);
      if (kind === 'servers')
        return server(id, {
          labels,
          created: created(),
          status: of(['off', 'running']),
          backup_window: of([null, '22-02']),
          ...place,
        });
      if (kind === 'volumes')
        return { id, name: `volume ${id}`, size: below(50), server: null, labels, created: created() };
      return { id, type: 'snapshot', description: `snapshot ${id}`, image_size: below(9), labels, created: created() };
    };
    const outside: Change[] = [
      () => {
        const [name, kind] = [of(names), of(kinds)];
        worlds[name] = { ...worlds[name], [kind]: [...(worlds[name][kind] ?? []), made(kind)] };
      },
      () => {
        const [name, kind] = [of(names), of(kinds)];
        const all = worlds[name][kind] ?? [];
        const odd = {
          ...all[0],
          id: all[0]?.id ?? 0,
          status: of<unknown>(['odd', 'off', 7]),
          size: of<unknown>([5, 'x', null]),
        };
        worlds[name] = { ...worlds[name], [kind]: all.length > 0 ? [odd, ...all.slice(1)] : [] };
      },
      () => {
        const list = `${of(names)} ${of(kinds)}`;
        if (!broken.delete(list)) broken.add(list);
      },
    ];
    const own: Change[] = [
      async () => {
        const [id] = (worlds.prod['servers'] ?? []).map((one) => one.id);
        const source = `mutation { deleteCloudServer(id: ${id ?? 0}, account: "prod") { deletedId } }`;
        await asker(schema, kept, undefined, {
          upstreams: kept,
          config,
          hosting: { addressHistory: opened.addressHistory },
        })(source);
      },
      () => clock.sleep(of([1, 30_000, 3_600_000, day, 30 * day])),
      () => {
        const until = new Date(clock.now() + (below(3) - 1) * day).toISOString().slice(0, 10);
        config = { ...config, ignoredFindings: [{ kind: 'VOLUME_UNATTACHED', until, reason: `till ${until}` }] };
      },
      () => {
        const price: OwnPrice = {
          origin: { entry: 1 },
          api: 'CLOUD',
          account: null,
          kind: null,
          product: null,
          createdBefore: null,
          label: null,
          id: null,
          name: `server ${1 + below(nextId)}`,
          price: { amount: String(1 + below(9)), currency: 'USD', period: 'hour', vat: '19', setup: null },
          from: new Date(clock.now() + (below(3) - 1) * day).toISOString().slice(0, 10),
          until: null,
          note: null,
        };
        config = { ...config, prices: { prices: [price], changedAt: clock.now() } };
      },
      () => {
        const table = rates.tableOn(of(['2025-03-03', '2025-09-01', '2026-01-15'])) ?? rates.table;
        const rate = (from: string, to: string, given = table) => rates.rate(from, to, given);
        standing = Object.assign(Object.create(rates) as typeof rates, { rate });
        Object.defineProperty(standing, 'table', { value: table });
      },
    ];

    for (let n = 0; n < 30; n++) await of(outside.slice(0, 2))();
    kinds = ['servers', 'volumes'];
    for (let round = 0; round < 30; round++) {
      for (let n = below(3); n >= 0; n--) await of(age === 0 ? [...outside, ...own] : own)();
      const scope = of(scopes);
      const question = of(questions);
      const ask = async (upstreams: Upstreams, maxAge: number) => {
        const services = {
          geography,
          rates: standing,
          upstreams,
          config,
          hosting: { addressHistory: opened.addressHistory },
        };
        const source = `{ hosting { ${question.replace('$age', String(maxAge))} } }`;
        const { data, errors } = await asker(schema, upstreams, scope, services)(source);
        return { data, errors: errors?.map(({ message }) => message) };
      };
      const fresh = begun();
      const [first, again] = await Promise.all([ask(kept, age), ask(kept, age)]);
      expect({ round, ...first }).toEqual({ round, ...(await ask(fresh, 0)) });
      expect(again).toEqual(first);
      fresh.close();
    }
    kept.close();
  });

  itSome('end with the day where nothing but that changes', async () => {
    const kept = begun();
    broken.clear();
    const until = new Date(clock.now()).toISOString().slice(0, 10);
    const config: Config = { ...readConfig({}), ignoredFindings: [{ kind: 'VOLUME_UNATTACHED', until }] };
    const created = new Date(clock.now() - 89.5 * day).toISOString();
    worlds.prod = {
      images: [{ id: 1, type: 'snapshot', description: 'old soon', image_size: 1, labels: {}, created }],
      volumes: [{ id: 2, name: 'unused', size: 1, server: null, status: 'available', labels: {} }],
    };
    const found = async () => {
      const source =
        '{ hosting { findings(accounts: ["prod"], kinds: [SNAPSHOT_OLD, VOLUME_UNATTACHED]) { nodes { kind } } } }';
      const { data } = await asker(schema, kept, undefined, {
        upstreams: kept,
        config,
        hosting: { addressHistory: opened.addressHistory },
      })(source);
      return (data?.['hosting'] as { findings: { nodes: { kind: string }[] } }).findings.nodes.map(({ kind }) => kind);
    };
    expect(await found()).toEqual([]);
    await clock.sleep(day);
    expect((await found()).sort()).toEqual(['SNAPSHOT_OLD', 'VOLUME_UNATTACHED']);
    kept.close();
  });
});
