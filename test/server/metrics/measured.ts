/** A server with metrics, in front of one scripted cloud and, where it is installed, with a Redis that replicas share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, freePort, startProcess } from '../../support/process.js';
import { Scrape } from '../../support/prometheus.js';
import { type OwnRedis, ownRedis, redisServer } from '../../support/optional/redis.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { makeToken } from '../../support/token.js';

/** The credential of the cloud's account, which no output may contain. */
export const credential = 'credential-of-the-cloud';

export class Measured {
  private constructor(
    readonly server: ServerProcess,
    readonly upstream: ScriptedUpstream,
    private readonly redis: OwnRedis | null,
    readonly token: string,
    readonly metricsUrl: string,
    private readonly dataDir: string,
  ) {}

  static async start(settings: NodeJS.ProcessEnv = {}): Promise<Measured> {
    const dataDir = mkdtempSync(join(tmpdir(), 'meridian-metrics-'));
    const [upstream, port] = [await ScriptedUpstream.start(), await freePort()];
    const redis = redisServer.lack === null ? ownRedis().get() : null;
    await redis?.start();
    const token = await makeToken(dataDir, 'rates', 'hosting:read', 'hosting:write');
    const server = await startProcess({
      DATA_DIR: dataDir,
      RATES_SYNC: 'off',
      METRICS_PORT: String(port),
      CLOUD_TOKEN: credential,
      CLOUD_BASE_URL: upstream.url,
      ...(redis && { CACHE_URL: redis.url }),
      ...settings,
    });
    await server.printed(/Health/);
    return new Measured(server, upstream, redis, token, `http://127.0.0.1:${port}/metrics`, dataDir);
  }

  /** What replicas share, for tests that `redisServer` has defined. */
  get cache(): OwnRedis {
    if (!this.redis) throw new Error('Expected a Redis');
    return this.redis;
  }

  async scrape(): Promise<Scrape> {
    return new Scrape(await (await fetch(this.metricsUrl)).text());
  }

  /** A request is counted a little after its answer was read. */
  async ask(query: string, headers: Record<string, string> = {}, operationName?: string): Promise<Response> {
    const response = await fetch(`${this.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}`, ...headers },
      body: JSON.stringify({ query, operationName }),
    });
    await response.text();
    return response;
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.upstream.close();
    await this.redis?.remove();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
