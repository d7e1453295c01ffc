/** The sandbox's fleet, which changes from day to day, behind a door that counts calls and knows which credentials are good. */
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import type { ApiDefinition } from '../../../src/apis/definition.js';
import { apis as allApis } from '../../../src/apis/index.js';
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox.js';
import { isObject } from '../../../src/base/unknown.js';
import type { Account } from '../../../src/rest/transport/account.js';

const secret = 'sandbox-secret';

/** Fixed beginnings, so that a failure can be seen again. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

interface FleetOptions {
  readonly schema: GraphQLSchema;
  readonly apis?: readonly ApiDefinition[];
  readonly seed: number;
  /** Of its accounts. */
  readonly name: string;
  readonly now: () => number;
}

export class ChangingFleet {
  /** All but those of lists of actions, which bills do not read. */
  calls = 0;
  actionCalls = 0;
  /** Called for each. */
  onCall: () => unknown = () => undefined;
  /** What is accepted beside the sandbox's own credential; null: nothing is. */
  credential: string | null = 'first';
  readonly #made: string[] = [];
  #named = 0;
  /** Gigabytes: volumes only grow. */
  #size = 100;

  private constructor(
    private readonly sandbox: Sandbox,
    private readonly door: ReturnType<typeof createServer>,
    private readonly options: FleetOptions,
    private readonly random: () => number,
  ) {}

  static async start(options: FleetOptions): Promise<ChangingFleet> {
    const { schema, apis = allApis, seed, now } = options;
    const sandbox = await startSandbox({ schema, apis, secret, seed, clock: { now } });
    const door = createServer();
    // A connection is never closed while a client that was kept busy thinks that it may use it again.
    door.keepAliveTimeout = 0;
    const fleet = new ChangingFleet(sandbox, door, options, seeded(seed));
    const target = new URL(sandbox.accounts[0]?.baseUrl ?? '').origin;
    door.on('request', (asked, answer) => {
      if (/\/actions\b/.test(asked.url ?? '')) fleet.actionCalls += 1;
      else fleet.calls += 1;
      fleet.onCall();
      const { authorization = '', ...headers } = asked.headers;
      if (!fleet.#isGood(authorization)) {
        answer.writeHead(401, { 'content-type': 'application/json' });
        answer.end('{"error":{"code":"unauthorized","message":"No such token"}}');
        asked.resume();
        return;
      }
      const passed = request(
        `${target}${asked.url}`,
        { agent: false, method: asked.method, headers: { ...headers, authorization: own(authorization) } },
        (response) => {
          answer.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(answer);
        },
      );
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    return fleet;
  }

  /** As they are configured with the credential. */
  accounts(credential = 'first'): readonly Account[] {
    const { port } = this.door.address() as AddressInfo;
    return this.sandbox.accounts.map((account) => ({
      ...account,
      name: this.options.name,
      credential: account.credential.replace(secret, credential),
      baseUrl: `http://127.0.0.1:${port}${new URL(account.baseUrl).pathname}`,
    }));
  }

  #isGood(authorization: string): boolean {
    return this.credential !== null && written(authorization).includes(this.credential);
  }

  /** As the day before, but for a few things that begin, end, grow and shrink. */
  async change(): Promise<void> {
    const cloud = this.sandbox.accounts.find(({ api }) => api === 'CLOUD');
    if (!cloud) return;
    // What was made today is under way still.
    const old = [...this.#made];
    for (let turn = 0; turn < 2; turn += 1) {
      const size = 10 + Math.floor(this.random() * 90);
      if (old.length < 3 || this.random() < 0.5) {
        const isVolume = this.random() < 0.7;
        const type = this.random() < 0.5 ? 'cx22' : 'cpx21';
        const [path, body] = isVolume
          ? ['/volumes', { name: `v${(this.#named += 1)}`, size, location: 'fsn1' }]
          : ['/servers', { name: `s${(this.#named += 1)}`, server_type: type, image: 'debian-12', location: 'fsn1' }];
        const made = await send(cloud, 'POST', path, body);
        const key = isVolume ? 'volume' : 'server';
        const object = isObject(made) ? made[key] : undefined;
        if (isObject(object)) this.#made.push(`${path}/${String(object['id'])}`);
      } else {
        const place = Math.floor(this.random() * old.length);
        const [path = ''] = old.splice(place, 1);
        if (this.random() < 0.5 && path.startsWith('/volumes'))
          await send(cloud, 'POST', `${path}/actions/resize`, { size: (this.#size += 1) });
        else {
          await send(cloud, 'DELETE', path);
          this.#made.splice(this.#made.indexOf(path), 1);
        }
      }
    }
  }

  async close(): Promise<void> {
    this.door.closeAllConnections();
    this.door.close();
    await this.sandbox.close();
  }
}

function written(authorization: string): string {
  return authorization.startsWith('Basic ') ? Buffer.from(authorization.slice(6), 'base64').toString() : authorization;
}

/** The sandbox knows one credential. */
function own(authorization: string): string {
  if (!authorization.startsWith('Basic ')) return `Bearer ${secret}`;
  const [user = ''] = written(authorization).split(':');
  return `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
}

async function send({ baseUrl, credential }: Account, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
  const response = await fetch(`${baseUrl}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? null : (JSON.parse(text) as unknown);
}
