/** Two cloud accounts, a dedicated and a storage one at one address, with state: what is written is read afterwards. */
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { waitingQuickly } from '../../support/quick-clock.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { serverOf } from '../../apis/dedicated/inventory.js';
import { pageOf } from '../../rest/lab.js';

export interface FleetObject {
  readonly id: number;
  labels?: Record<string, unknown>;
  [key: string]: unknown;
}

const accountOf: Readonly<Record<string, string>> = {
  'Bearer one': 'prod',
  'Bearer two': 'test',
  'Bearer box': 'backup',
};

export type FleetTrouble = (call: ReceivedCall, account: string) => Reply | undefined;

const server = (id: number, name: string, more: object = {}): FleetObject => ({
  id,
  name,
  status: 'running',
  labels: {},
  locked: false,
  ...more,
});

export class Fleet {
  /** By account and list. */
  lists: Record<string, Record<string, FleetObject[]>> = {};
  /** Types of resets, by number. */
  resets: Record<number, string[]> = {};
  dedicated: number[] = [];
  /** Answers in place of the fleet. */
  trouble: FleetTrouble = () => undefined;
  /** Writes, as `prod POST /servers/1/actions/poweroff`. */
  writes: string[] = [];
  bodies: unknown[] = [];
  /** No write is answered before as many have come. */
  together = 1;
  #held: (() => void)[] = [];
  #actions = 0;

  private constructor(
    readonly upstream: ScriptedUpstream,
    readonly meridian: Meridian,
  ) {}

  static async start(): Promise<Fleet> {
    const upstream = await ScriptedUpstream.start();
    const accounts = {
      CLOUD_ACCOUNTS: 'prod=one, test=two',
      CLOUD_BASE_URL: upstream.url,
      DEDICATED_USER: 'user',
      DEDICATED_PASSWORD: 'secret',
      DEDICATED_BASE_URL: upstream.url,
      STORAGE_ACCOUNTS: 'backup=box',
      STORAGE_BASE_URL: upstream.url,
    };
    const meridian = await startMeridian(accounts, waitingQuickly);
    const fleet = new Fleet(upstream, meridian);
    upstream.script = (call) => fleet.answer(call);
    fleet.reset();
    return fleet;
  }

  reset(): void {
    this.lists = {
      prod: {
        servers: [1, 2, 3, 4].map((id) => server(id, `web-${id}`, { labels: { env: 'prod', tier: 'web' } })),
        volumes: [{ id: 21, name: 'data', size: 10, server: null, labels: { env: 'prod', odd: 7 } }],
        images: [
          { id: 31, name: 'debian-13', type: 'system', description: 'Debian 13', labels: {} },
          { id: 32, name: null, type: 'snapshot', description: 'before the move', labels: { env: 'prod' } },
        ],
        zones: [{ id: 41, name: 'example.com', mode: 'primary', ttl: 3600, labels: {} }],
        'zones/41/rrsets': [
          { id: 0, zone: 41, name: 'www', type: 'A', ttl: null, records: [{ value: '192.0.2.1' }], labels: {} },
        ],
      },
      test: {
        servers: [5, 6, 7, 8].map((id) => server(id, `lab-${id}`, { labels: { env: 'test' } })),
      },
      backup: { storage_boxes: [{ id: 61, name: 'archive', labels: { env: 'prod' } }] },
    };
    this.dedicated = [901, 902];
    this.resets = { 901: ['sw', 'hw', 'power', 'power_long'], 902: ['sw', 'hw', 'man'] };
    this.trouble = () => undefined;
    this.#actions = 0;
    this.forget();
  }

  forget(): void {
    this.upstream.asked.splice(0);
    this.writes = [];
    this.bodies = [];
    this.together = 1;
  }

  async ask(query: string, scopes: Scope[] = ['hosting:read', 'hosting:write'], headers = {}) {
    const authorization = `Bearer ${await this.meridian.token(scopes)}`;
    const { body } = await this.meridian.query({ query }, { authorization, ...headers });
    return body;
  }

  object(account: string, list: string, id: number): FleetObject {
    const found = this.lists[account]?.[list]?.find((one) => one.id === id);
    if (!found) throw new Error(`${account} has no ${list} ${id}`);
    return found;
  }

  async close(): Promise<void> {
    await this.meridian.close();
    await this.upstream.close();
  }

  async answer(call: ReceivedCall): Promise<Reply> {
    const account = accountOf[call.headers.authorization ?? ''] ?? 'robot';
    const isWrite = call.method !== 'GET';
    if (!isWrite) return this.trouble(call, account) ?? this.#answer(call, account);
    this.writes.push(`${account} ${call.method} ${call.path}`);
    this.bodies.push(call.body);
    if (this.writes.length < this.together) await new Promise<void>((answer) => this.#held.push(answer));
    this.#held.splice(0).forEach((answer) => answer());
    return this.trouble(call, account) ?? this.#answer(call, account);
  }

  #answer({ method, path, query, body }: ReceivedCall, account: string): Reply {
    if (account === 'robot') return this.#robot(method, path, body);
    const own = this.lists[account] ?? {};
    const parts = path.slice(1).split('/');
    const rrset = parts[2] === 'rrsets' ? { list: parts.slice(0, 3).join('/'), rest: parts.slice(3) } : null;
    const { list, rest } = rrset ?? { list: parts[0] ?? '', rest: parts.slice(1) };
    const objects = own[list] ?? [];
    const [id, , action] = rest;
    if (list === 'actions') {
      const actions = [query['id'] ?? []].flat().map((one) => actionOf(Number(one), 'success'));
      return { body: { actions } };
    }
    if (id === undefined) {
      const selector = String(query['label_selector'] ?? '');
      const fits = ({ labels = {} }: FleetObject) =>
        selector === '' ||
        selector.split(',').every((each) => {
          const [key = '', value] = each.split('=');
          return key in labels && (value === undefined || labels[key] === value);
        });
      return { body: pageOf(parts.at(-1) ?? '', objects.filter(fits), query) };
    }
    const found = objects.find((one) => (rrset ? one['name'] === id : String(one.id) === id));
    if (!found) return { status: 404, body: { error: { code: 'not_found', message: 'it is gone' } } };
    if (method === 'PUT') Object.assign(found, body);
    if (method === 'POST') {
      const status = { poweron: 'running', poweroff: 'off', reset: 'running' }[action ?? ''];
      if (status !== undefined) found['status'] = status;
      return { status: 201, body: { action: actionOf((this.#actions += 1), 'running') } };
    }
    const key = { servers: 'server', volumes: 'volume', images: 'image', zones: 'zone', storage_boxes: 'storage_box' };
    return { body: { [rrset ? 'rrset' : (Reflect.get(key, list) as string)]: found } };
  }

  #robot(method: string, path: string, body: unknown): Reply {
    const [, list = '', id] = path.split('/');
    const number = Number(id);
    const reset = (n: number) => ({
      reset: { server_ip: null, server_ipv6_net: '2001:db8::', server_number: n, type: this.resets[n] },
    });
    if (method === 'POST') {
      const type = new URLSearchParams(String(body)).get('type');
      const of = { server_ip: null, server_ipv6_net: '2001:db8::', server_number: number };
      return { body: list === 'reset' ? { reset: { ...of, type } } : { wol: of } };
    }
    if (list === 'server' && id === undefined)
      return { body: this.dedicated.map((n) => ({ server: { ...serverOf(n), status: 'ready' } })) };
    if (list === 'server') return { body: { server: { ...serverOf(number), status: 'ready' } } };
    return { body: Object.keys(this.resets).map((n) => reset(Number(n))) };
  }
}

export function actionOf(id: number, status: string, error: object | null = null) {
  return { id, command: 'stop_server', status, progress: 0, resources: [], error };
}
