import { afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { createClient } from '@keyv/redis';
import { type OwnRedis, ownRedis } from '../../support/optional/redis.js';
import { itSome } from '../../support/scale.js';
import { cacheOf, pause, Service } from './replicas.js';

let redis: OwnRedis;
let service: Service;
let client: ReturnType<typeof createClient>;

const limit = 1_200;
let refused = 0;

beforeEach(async () => {
  client = createClient({ url: redis.url });
  await client.connect();
  await client.flushAll();
  await client.configSet('maxmemory', '0');
  service = await Service.start(cacheOf(redis), (url) => ({
    EDGE_TOKEN: `secret-${Math.random()}`,
    EDGE_BASE_URL: url,
  }));
  refused = 0;
  service.upstream.script = ({ path }, nth) => {
    if (nth > limit) refused += 1;
    const id = path.split('/').at(-1);
    return { body: { success: true, errors: [], messages: [], result: { id, name: id } } };
  };
});
afterEach(async () => {
  await service.close();
  client.destroy();
});

let next = 0;
/** So many calls of each replica, for as many different zones; how many were answered. */
async function calls(each: number): Promise<number> {
  const answers = await Promise.all(
    service.replicas.map((replica) => {
      const zones = Array.from({ length: each }, (_, n) => `z${n}: zone(id: "${(next += 1)}") { name }`);
      return replica.ask(`{ edge { ${zones.join(' ')} } }`);
    }),
  );
  return answers.reduce((sum, { errors }) => sum + each - errors.length, 0);
}

async function health(): Promise<unknown[]> {
  const answers = await Promise.all(
    service.replicas.map((replica) =>
      replica.ask('{ health { sharing { engine isAvailable sharesResponses replicaCount } } }'),
    ),
  );
  return answers.map(({ data }) => data?.['health']?.['sharing']);
}

async function untilAvailable(available: boolean): Promise<void> {
  const expected = expect.objectContaining({ engine: 'redis', sharesResponses: true, isAvailable: available });
  for (let found = await health(); ; found = await health()) {
    if (found.every((each) => expected.asymmetricMatch(each))) return;
    await pause(50);
  }
}

ownRedis().describe('a Redis in trouble below replicas', (own) => {
  beforeAll(() => {
    redis = own;
  });

  itSome('answers while what they share does not, and says so', async () => {
    expect(await calls(20)).toBe(60);
    for (const { way } of service.replicas) way.hold();
    expect(await calls(20)).toBe(60);
    await untilAvailable(false);
    for (const { way } of service.replicas) way.restore();
    await untilAvailable(true);
    expect(await calls(20)).toBe(60);
    expect(await health()).toMatchObject([{ replicaCount: 3 }, { replicaCount: 3 }, { replicaCount: 3 }]);
  });

  itSome('answers while it takes two seconds for everything, and keeps the limits', async () => {
    expect(await calls(20)).toBe(60);
    for (const { way } of service.replicas) way.slow(2_000);
    for (let n = 0; n < 3; n++) await calls(50);
    expect(service.upstream.asked.length).toBeGreaterThan(300);
    await untilAvailable(false);
    for (const { way } of service.replicas) way.restore();
    await untilAvailable(true);
    for (let n = 0; n < 8; n++) await calls(50);
    expect(refused).toBe(0);
  });

  itSome('keeps the limits where another takes its place in the middle, which has most of what it had', async () => {
    const successor = ownRedis('--replicaof', '127.0.0.1', String(redis.port)).get();
    await successor.start();
    const other = createClient({ url: successor.url });
    await other.connect();
    for (let n = 0; n < 3; n++) expect(await calls(50)).toBe(150);
    while (!/master_link_status:up/.test(await other.info('replication'))) await pause(20);
    while ((await other.keys('*windows*')).length === 0) await pause(20);
    await other.sendCommand(['REPLICAOF', 'NO', 'ONE']);
    for (const { way } of service.replicas) way.lead(successor.port);
    for (let n = 0; n < 8; n++) await calls(50);
    expect(refused).toBe(0);
    expect(service.upstream.asked.length).toBeGreaterThan(900);
    await untilAvailable(true);
    other.destroy();
    await service.close();
    await successor.remove();
  });

  itSome('answers while it is full, and keeps the limits', async () => {
    expect(await calls(20)).toBe(60);
    await client.configSet('maxmemory', '1');
    for (let n = 0; n < 10; n++) await calls(50);
    expect(refused).toBe(0);
    expect(service.upstream.asked.length).toBeGreaterThan(300);
    await client.configSet('maxmemory', '0');
    await untilAvailable(true);
    for (let n = 0; n < 10; n++) await calls(50);
    expect(refused).toBe(0);
  });

  itSome('keeps the limits where it loses all that it has counted, in the middle', async () => {
    for (let n = 0; n < 5; n++) expect(await calls(50)).toBe(150);
    await client.flushAll();
    for (let n = 0; n < 10; n++) await calls(50);
    expect(refused).toBe(0);
    expect(service.upstream.asked.length).toBeGreaterThan(1_000);
  });

  itSome('keeps the limits where it is away for a while, and what was counted alone is counted then', async () => {
    for (let n = 0; n < 3; n++) expect(await calls(50)).toBe(150);
    for (const { way } of service.replicas) way.cut();
    for (let n = 0; n < 3; n++) await calls(50);
    // However long they hear nothing of each other.
    await pause(4_000);
    for (let n = 0; n < 3; n++) await calls(50);
    const alone = service.upstream.asked.length;
    expect(alone).toBeGreaterThan(800);
    for (const { way } of service.replicas) way.restore();
    await untilAvailable(true);
    for (let n = 0; n < 6; n++) await calls(50);
    expect(refused).toBe(0);
  });
});
