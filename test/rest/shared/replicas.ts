/** Three real processes on a real Redis or PostgreSQL, in front of one upstream that counts what it is asked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { type Cuttable, cuttable } from '../../server/store/cuttable.js';
import { type ServerProcess, start, startProcess } from '../../support/process.js';
import { takesLong } from '../../support/optional/left-out.js';
import { Optional, type Optionals } from '../../support/optional/optional.js';
import { type OwnServer, ownServers } from '../../support/optional/own-servers.js';
import { ownRedis } from '../../support/optional/redis.js';
import { isAlone } from '../../support/scale.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';

/** Where the processes share what is quick; each goes there by a way of its own, which a test may cut. */
export interface Engine {
  /** `cache`: a Redis at CACHE_URL, beside an embedded store. */
  readonly kind: 'cache' | 'redis' | 'postgres';
  readonly port: number;
  settings(port: number): NodeJS.ProcessEnv;
}

const cache = ownRedis('--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru').map(cacheOf);
const { redis, postgres } = ownServers();

/** One of them unless tests run at full size. */
export const engines = {
  cache,
  redis: isAlone ? redis.map(storeOf) : Optional.without(takesLong),
  postgres: isAlone || cache.lack ? postgres.map(storeOf) : Optional.without(takesLong),
} satisfies Optionals<Engine>;

export function cacheOf(server: { readonly port: number }): Engine {
  return {
    kind: 'cache',
    get port() {
      return server.port;
    },
    settings: (through) => ({ CACHE_URL: `redis://127.0.0.1:${through}` }),
  };
}

function storeOf(server: OwnServer): Engine {
  return {
    kind: server.kind,
    get port() {
      return server.port;
    },
    settings: (through) => ({ STORE_URL: server.url(through) }),
  };
}

export interface Answer {
  readonly data: Record<string, never> | null;
  readonly errors: readonly { message: string; extensions: Record<string, unknown> }[];
  readonly extensions: Record<string, unknown>;
}

export class Replica {
  constructor(
    readonly process: ServerProcess,
    /** The way to the engine. */
    readonly way: Cuttable,
    readonly token: string,
  ) {}

  async ask(query: string, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.process.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}`, ...headers },
      body: JSON.stringify({ query }),
    });
    const { data = null, errors = [], extensions = {} } = (await response.json()) as Partial<Answer>;
    return { data, errors, extensions };
  }
}

export class Service {
  readonly replicas: Replica[] = [];
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'meridian-replicas-'));

  private constructor(
    readonly upstream: ScriptedUpstream,
    private readonly engine: Engine,
    private readonly settings: NodeJS.ProcessEnv,
  ) {}

  static async start(engine: Engine, settings: (url: string) => NodeJS.ProcessEnv, count = 3): Promise<Service> {
    const upstream = await ScriptedUpstream.start();
    const service = new Service(upstream, engine, settings(upstream.url));
    await Promise.all(Array.from({ length: count }, () => service.add()));
    return service;
  }

  /** One more process, of the build in another tree where one is named. */
  async add(tree = ''): Promise<Replica> {
    const { DATA_DIR, STORE_URL } = this.#env(this.engine.port);
    const store = await openStore({ storeUrl: STORE_URL ?? null, dataDir: DATA_DIR ?? '' });
    const { token } = await new Tokens(store).create({ name: 'Test', scopes: ['hosting:read', 'hosting:write'] });
    await store.close();
    const way = await cuttable(this.engine.port);
    const process = await startProcess(this.#env(way.port), start.replace('bin/', join(tree, 'bin/')));
    const replica = new Replica(process, way, token);
    this.replicas.push(replica);
    await process.printed(/Health/);
    return replica;
  }

  async stop(replica: Replica): Promise<void> {
    await replica.process.stop();
    this.replicas.splice(this.replicas.indexOf(replica), 1);
    await replica.way.close();
  }

  async kill(replica: Replica): Promise<void> {
    replica.process.child.kill('SIGKILL');
    await new Promise((resolve) => replica.process.child.once('exit', resolve));
    this.replicas.splice(this.replicas.indexOf(replica), 1);
    await replica.way.close();
  }

  /** The warnings of all that run. */
  warnings(): string[] {
    return this.replicas.flatMap(({ process }) =>
      process
        .errors()
        .split('\n')
        .filter((line) => line.includes('"level":40')),
    );
  }

  async close(): Promise<void> {
    for (const replica of [...this.replicas]) await this.kill(replica);
    await this.upstream.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  #env(port: number): NodeJS.ProcessEnv {
    return {
      DATA_DIR: this.#dataDir,
      RATES_SYNC: 'off',
      SANDBOX: 'off',
      ...this.settings,
      ...this.engine.settings(port),
    };
  }
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
