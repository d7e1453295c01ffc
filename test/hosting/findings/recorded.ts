/** A Meridian over accounts of the cloud of which a test says what they have, with a clock that the test sets forward. */
import type { Account } from '../../../src/rest/transport/account.js';
import { recordFindings } from '../../../src/hosting/findings/record/record-findings.js';
import { ownContext } from '../../../src/server/own-context.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { FastClock, upstreamsOf } from '../../rest/harness.js';
import { type Answer, type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';

/** Lists by their key, such as `servers`; what is not named is empty. */
export type CloudWorld = Readonly<Record<string, readonly object[] | object>>;

export const day = 24 * 60 * 60_000;

export interface RecordedLab {
  readonly meridian: Meridian;
  readonly clock: FastClock;
  /** By account. */
  readonly worlds: Record<string, CloudWorld>;
  /** Lists that fail, such as `prod /servers`, and accounts of which all do. */
  readonly broken: Set<string>;
  account(name: string): Account;
  /** As the daily task does it. */
  record(name: string): ReturnType<typeof recordFindings>;
  ask(query: string, scopes?: Scope[], variables?: Record<string, unknown>): Promise<Answer['body']>;
  /** The nodes of `hosting { findings }`. */
  findings(args: string, fields: string, scopes?: Scope[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export async function recordedLab(
  env: NodeJS.ProcessEnv = {},
  names: readonly string[] = ['prod', 'lab'],
): Promise<RecordedLab> {
  const worlds: Record<string, CloudWorld> = Object.fromEntries(names.map((name) => [name, {}]));
  const broken = new Set<string>();
  const clock = new FastClock();
  const upstream = await ScriptedUpstream.start(({ path, headers }) => {
    const name = (headers['authorization'] ?? '').replace(/^Bearer of-/, '').replace(/-rotated$/, '');
    const [, list = ''] = path.split('/');
    if (broken.has(name) || broken.has(`${name} ${path}`)) return { status: 500, body: {} };
    return { body: { [list]: worlds[name]?.[list] ?? (list === 'pricing' ? pricing : []) } };
  });
  const accounts = { CLOUD_ACCOUNTS: names.map((name) => `${name}=of-${name}`).join(), CLOUD_BASE_URL: upstream.url };
  const meridian = await startMeridian({ ...accounts, ...env }, async (services) => {
    await services.upstreams.close();
    return { ...services, upstreams: upstreamsOf(services.upstreams.accounts, { retries: 0 }, clock) };
  });
  const tokens = new Map<string, string>();
  const tokenOf = async (scopes: Scope[]) => {
    const known = tokens.get(scopes.join()) ?? (await meridian.token(scopes));
    tokens.set(scopes.join(), known);
    return known;
  };
  const { services } = meridian;
  const account = (name: string) => {
    const found = services.upstreams.accounts.find((one) => one.name === name);
    if (!found) throw new Error(`There is no account ${name}`);
    return found;
  };
  const lab: RecordedLab = {
    meridian,
    clock,
    worlds,
    broken,
    account,
    record: (name) =>
      recordFindings(
        {
          context: () => ownContext(services),
          schema: services.schema,
        },
        account(name),
      ),
    async ask(query, scopes = ['hosting:read', 'hosting:write'], variables = {}) {
      const authorization = `Bearer ${await tokenOf(scopes)}`;
      const { body } = await meridian.query({ query, variables }, { authorization });
      return body;
    },
    async findings(args, fields, scopes) {
      const { data, errors } = await lab.ask(
        `{ hosting { findings(first: 1000, maxAge: 0${args}) { nodes { ${fields} } } } }`,
        scopes,
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return (data as { hosting: { findings: { nodes: Record<string, unknown>[] } } }).hosting.findings.nodes;
    },
    async close() {
      await meridian.close();
      await upstream.close();
    },
  };
  return lab;
}

export const off = (id: number, more: object = {}) => ({
  id,
  name: `web-${id}`,
  status: 'off',
  labels: {},
  created: '2026-01-01T00:00:00Z',
  location,
  server_type: { id: 11, name: 'cx22' },
  backup_window: '22-02',
  protection: { delete: true },
  ...more,
});

export const volume = (id: number, more: object = {}) => ({
  id,
  name: `data-${id}`,
  size: 10,
  server: null,
  status: 'available',
  labels: {},
  location,
  created: '2026-01-02T00:00:00Z',
  ...more,
});

const location = { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.4, longitude: 12.3 };
const pricing = {
  currency: 'EUR',
  server_backup: { percentage: '20' },
  volume: { price_per_gb_month: { net: '0.04', gross: '0.0476' } },
  server_types: [
    {
      id: 11,
      name: 'cx22',
      prices: [
        {
          location: 'fsn1',
          price_monthly: { net: '4.50', gross: '5.355' },
          price_hourly: { net: '0.01', gross: '0.012' },
        },
      ],
    },
  ],
};
