/** A server whose role another one has taken, while connections to it stay open. */
import { afterEach, beforeEach, expect } from '@jest/globals';
import { createClient } from '@keyv/redis';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { describeEach } from '../../support/optional/optional.js';
import { type OwnServer, ownServers } from '../../support/optional/own-servers.js';
import { ownRedis } from '../../support/optional/redis.js';
import { itSome } from '../../support/scale.js';
import { until } from '../../support/until.js';
import { Faulty } from './faulty.js';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const make = 'mutation { createToken(input: { name: "New" }) { secret } }';

let way: Faulty;
let meridian: Meridian;
let headers: { readonly authorization: string };
async function start(place: Pick<OwnServer, 'kind' | 'port' | 'url'>, settings: NodeJS.ProcessEnv = {}): Promise<void> {
  way = await Faulty.before(place.kind, place.port);
  meridian = await startMeridian({ STORE_URL: place.url(way.port), SANDBOX: 'off', ...settings });
  headers = { authorization: `Bearer ${await meridian.token(['admin'])}` };
}
async function stop(): Promise<void> {
  way.say(null);
  await meridian.close();
  await way.close();
}
const made = async () => (await meridian.query({ query: make }, headers)).body.errors === undefined;
/** What is heard of the messages of the store. */
function listen(): (string | null)[] {
  const heard: (string | null)[] = [];
  meridian.services.store.pubSub.subscribe('failover', (message) => heard.push(message));
  return heard;
}

describeEach(ownServers(), 'a $kind store whose server has lost its role', (place) => {
  beforeEach(() => start(place));
  afterEach(stop);
  const saying =
    place.kind === 'redis'
      ? ({ where: 'write', code: 'READONLY', text: "READONLY You can't write against a read only replica." } as const)
      : ({ where: 'write', code: '25006', text: 'cannot execute INSERT in a read-only transaction' } as const);

  itSome('is left at once for the one that its address leads to, and messages too', async () => {
    const heard = listen();
    await until(() => heard.length > 0);
    const { begun } = way;
    heard.length = 0;
    way.sayOnPresent(saying);
    expect(await made()).toBe(true);
    // It is told that messages may have been lost, as it listens anew.
    await until(() => heard.includes(null));
    await meridian.services.store.pubSub.publish('failover', 'now');
    await until(() => heard.includes('now'));
    expect(way.begun).toBeGreaterThan(begun);
  });

  itSome('meets no storm of connections while there is no other', async () => {
    way.say(saying);
    const { begun } = way;
    const from = performance.now();
    for (let n = 0; n < 100; n++) expect(await made()).toBe(false);
    const renewals = 1 + Math.ceil((performance.now() - from) / 2_000);
    // One that listens, and all others: 100 writes would be four times as many.
    const each = place.kind === 'redis' ? 2 : 11;
    expect(way.begun - begun).toBeLessThanOrEqual(each * renewals);
    way.say(null);
    while (!(await made())) await pause(20);
  });
});

const manyRead = async () => {
  const tokens = Array.from({ length: 24 }, (_, n) => `mrd_${n.toString(16).padStart(12, '0')}_${'x'.repeat(43)}`);
  const answers = await Promise.all(
    tokens.map((token) => fetch(`${meridian.url}/api/v1/authorize`, { headers: { authorization: `Bearer ${token}` } })),
  );
  return [...new Set(answers.map(({ status }) => status))];
};

ownServers().postgres.describe('a PostgreSQL with few connections', (place) => {
  afterEach(stop);

  itSome('has as many of a replica as are allowed, and one that listens', async () => {
    await start(place, { STORE_CONNECTIONS: '3' });
    expect(await manyRead()).toEqual([401]);
    expect(way.begun).toBeLessThanOrEqual(4);
  });

  itSome('serves everything over those that there are while none is free', async () => {
    await start(place);
    // The one that comes back is the only one.
    way.breakAll();
    while (!(await made())) await pause(20);
    way.say({ where: 'connect', code: '53300', text: 'sorry, too many clients already' });
    expect(await manyRead()).toEqual([401]);
    expect(await made()).toBe(true);
  });
});

const connected = (url: string) => createClient({ url }).connect();
const lasting = ['--appendonly', 'yes', '--appendfsync', 'always'];
ownRedis(...lasting).it(
  'a Redis whose replica has taken its place is left for that one',
  async (redis) => {
    const successor = ownRedis(...lasting, '--replicaof', '127.0.0.1', String(redis.port)).get();
    await successor.start();
    const [old, next] = [await connected(redis.url), await connected(successor.url)];
    await start({ kind: 'redis', port: redis.port, url: (port) => `redis://127.0.0.1:${port}` });
    try {
      expect(await made()).toBe(true);
      while (!/master_link_status:up/.test(await next.info('replication'))) await pause(20);
      await next.sendCommand(['REPLICAOF', 'NO', 'ONE']);
      way.point(successor.port);
      await old.sendCommand(['REPLICAOF', '127.0.0.1', String(successor.port)]);
      expect(await made()).toBe(true);
      expect(await next.keys('meridian:tokens*')).toHaveLength(3);
    } finally {
      await stop();
      old.destroy();
      next.destroy();
      await successor.remove();
    }
  },
  itSome,
);
