/** A replica to which messages are taken and not delivered, as behind a pooler that keeps no sessions. */
import { afterEach, expect } from '@jest/globals';
import { type OwnServer, ownServers } from '../../support/optional/own-servers.js';
import { describeEach } from '../../support/optional/optional.js';
import { ownRedis } from '../../support/optional/redis.js';
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { freePort, type ServerProcess, startProcess } from '../../support/process.js';
import { Scrape } from '../../support/prometheus.js';
import { itSome } from '../../support/scale.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { Faulty } from '../../server/store/faulty.js';

interface Way {
  readonly use: 'store' | 'cache';
  readonly faulty: Faulty;
}

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

class Running {
  constructor(
    private readonly server: ServerProcess,
    private readonly token: string,
    private readonly upstream: ScriptedUpstream,
    private readonly metricsPort: number,
  ) {}

  static async start(place: OwnServer, settings: NodeJS.ProcessEnv): Promise<Running> {
    const upstream = await ScriptedUpstream.start();
    upstream.script = ({ path }) => {
      const id = path.split('/').at(-1);
      return { body: { success: true, errors: [], messages: [], result: { id, name: id } } };
    };
    const store = await openStore({ storeUrl: place.url(), dataDir: '/nowhere' });
    const { token } = await new Tokens(store).create({ name: 'Test', scopes: ['hosting:read'] });
    await store.close();
    const port = await freePort();
    const server = await startProcess({
      RATES_SYNC: 'off',
      SANDBOX: 'off',
      METRICS_PORT: String(port),
      EDGE_TOKEN: `secret-${Math.random()}`,
      EDGE_BASE_URL: upstream.url,
      ...settings,
    });
    ends.push(
      () => server.stop(),
      () => upstream.close(),
    );
    await server.printed(/Health/);
    return new Running(server, token, upstream, port);
  }

  async ask(query: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.token}`, 'x-meridian-max-age': '3600' };
    const response = await fetch(`${this.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { data: unknown }).data;
  }

  /** Calls of the upstream that the read of one thing, time after time, comes to. */
  async calls(): Promise<number> {
    const before = this.upstream.asked.length;
    for (let n = 0; n < 5; n++) await this.ask('{ edge { zone(id: "one") { name } } }');
    return this.upstream.asked.length - before;
  }

  async isAvailable(): Promise<boolean> {
    const data = (await this.ask('{ health { sharing { isAvailable } } }')) as {
      health: { sharing: { isAvailable: boolean } };
    };
    return data.health.sharing.isAvailable;
  }

  async heard(use: Way['use']): Promise<number | undefined> {
    const scrape = new Scrape(await (await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`)).text());
    return scrape.families.get('meridian_messages_heard')?.samples.find(({ labels }) => labels['use'] === use)?.value;
  }

  async until(use: Way['use'], expected: number): Promise<void> {
    while ((await this.heard(use)) !== expected) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  lines(level: number): string[] {
    return this.server
      .errors()
      .split('\n')
      .filter((line) => line.includes(`"level":${level}`));
  }
}

describeEach(ownServers(), 'a replica that does not hear what it says, sharing by $kind', (place) => {
  itSome('keeps nothing in memory, says so once, and goes on once it hears', async () => {
    const way = await Faulty.before(place.kind, place.port);
    ends.push(() => way.close());
    const replica = await Running.start(place, { STORE_URL: place.url(way.port) });
    expect(await replica.calls()).toBe(1);
    expect([await replica.calls(), await replica.isAvailable(), await replica.heard('store')]).toEqual([0, true, 1]);

    way.isDeaf = true;
    await replica.until('store', 0);
    expect(await replica.isAvailable()).toBe(false);
    expect(await replica.calls()).toBe(5);
    // It listens anew meanwhile, which changes nothing.
    const { begun } = way;
    while (way.begun === begun) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await replica.calls()).toBe(5);
    expect(replica.lines(50)).toEqual([
      expect.stringContaining(`This process does not hear its own messages (store, ${place.kind})`),
    ]);

    way.isDeaf = false;
    await replica.until('store', 1);
    expect(await replica.calls()).toBe(1);
    expect([await replica.calls(), await replica.isAvailable()]).toEqual([0, true]);
    expect(replica.lines(50)).toHaveLength(1);
  });
});

ownServers()
  .postgres.and(ownRedis())
  .describe('a replica with a cache', ([place, redis]) => {
    itSome('proves both ways of messages', async () => {
      const [store, cache] = [await Faulty.before('postgres', place.port), await Faulty.before('redis', redis.port)];
      ends.push(
        () => store.close(),
        () => cache.close(),
      );
      const replica = await Running.start(place, {
        STORE_URL: place.url(store.port),
        CACHE_URL: `redis://127.0.0.1:${cache.port}`,
      });
      expect([await replica.heard('store'), await replica.heard('cache')]).toEqual([1, 1]);
      store.isDeaf = true;
      await replica.until('store', 0);
      expect([await replica.heard('cache'), await replica.isAvailable()]).toEqual([1, true]);
      store.isDeaf = false;
      await replica.until('store', 1);
      cache.isDeaf = true;
      await replica.until('cache', 0);
      expect([await replica.heard('store'), await replica.isAvailable()]).toEqual([1, false]);
    });
  });
