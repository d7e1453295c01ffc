/** What metrics, health and readiness report of a store that answers and takes no writes: a Redis that lacks its replicas. */
import { connect } from 'node:net';
import { expect } from '@jest/globals';
import { ownRedis } from '../../support/optional/redis.js';
import { freePort, startProcess } from '../../support/process.js';
import { Scrape } from '../../support/prometheus.js';

const lasting = ownRedis('--appendonly', 'yes', '--appendfsync', 'always');

lasting.it('the store is not available until it takes writes again', async (redis) => {
  const configure = (value: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(redis.port, '127.0.0.1', () =>
        socket.write(`CONFIG SET min-replicas-to-write ${value}\r\n`),
      );
      socket.once('data', () => resolve(void socket.destroy()));
    });
  const port = await freePort();
  const server = await startProcess({ STORE_URL: redis.url, RATES_SYNC: 'off', METRICS_PORT: String(port) });
  const available = async () => {
    const scrape = new Scrape(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    return scrape.value('meridian_store_available', { use: 'store', engine: 'redis' });
  };
  const health = async () =>
    ((await (await fetch(`${server.url}/healthz`)).json()) as { store: { available: boolean } }).store.available;
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  try {
    const [, token = ''] = await server.printed(/Authorization: Bearer (mrd_[\w-]+)/);
    expect([await available(), await health(), await ready()]).toEqual([1, true, 200]);
    await configure(1);
    // The use of a token is kept, and is the first write that is refused.
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${server.url}/api/v1/USD`, { headers })).status).toBe(200);
    while ((await available()) !== 0);
    expect([await health(), await ready()]).toEqual([false, 200]);
    await configure(0);
    while ((await available()) !== 1);
    expect(await health()).toBe(true);
  } finally {
    await server.stop();
  }
});
