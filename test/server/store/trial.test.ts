/** What an engine must be able to do is tried at the start, and refused in words where it cannot. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createClient } from '@keyv/redis';
import { remedyFor } from '../../../src/server/store/remedies.js';
import { startMeridian } from '../../support/meridian.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { ownPgBouncer } from '../../support/optional/pgbouncer.js';
import { ownRedis } from '../../support/optional/redis.js';
import { itSome, someOf } from '../../support/scale.js';
import { startProcess } from '../../support/process.js';
import { cuttable } from './cuttable.js';

/** A user of a Redis by these rules; its address. */
async function userOf(redis: { readonly url: string }, ...rules: string[]): Promise<string> {
  const client = await createClient({ url: redis.url }).connect();
  await client.sendCommand(['ACL', 'SETUSER', 'shop', 'reset', 'on', '>secret', ...rules]);
  client.destroy();
  return redis.url.replace('//', '//shop:secret@');
}

const all = ['~*', '&*', '+@all'];
const rights = remedyFor('redis', 'refused', 'STORE_URL');

ownRedis('--appendonly', 'yes', '--appendfsync', 'always').describe(
  'a start on a Redis whose user lacks a right',
  (redis) => {
    it.each(
      someOf([
        ['keep entries', ['-set']],
        ['keep entries', ['-eval']],
        ['keep entries', ['-zadd']],
        ['list entries', ['-scan']],
        ['list entries', ['-zrangebylex']],
        ['list entries', ['-pubsub']],
        ['change entries in one step', ['-hset']],
        ['deliver messages', ['resetchannels']],
        ['deliver messages', ['-subscribe']],
      ]),
    )('ends with what it cannot do, %s, and what to do: %j', async (what, rules) => {
      const STORE_URL = await userOf(redis, ...all, ...rules);
      const starting = startMeridian({ STORE_URL });
      await expect(starting).rejects.toThrow(`What STORE_URL leads to (redis) cannot ${what}: `);
      await expect(starting).rejects.toThrow(rights);
      await expect(starting).rejects.not.toThrow('secret');
    });

    itSome('ends so where it is the cache that lacks it', async () => {
      const starting = startMeridian({ CACHE_URL: await userOf(redis, ...all, '-eval') });
      await expect(starting).rejects.toThrow('What CACHE_URL leads to (redis) cannot change entries in one step: ');
    });

    itSome('works with the rights that the sentence names', async () => {
      const [, named = ''] = /<user> (.*)\.$/.exec(rights) ?? [];
      const address = await userOf(redis, ...named.split(' '));
      const meridian = await startMeridian({ STORE_URL: address, CACHE_URL: address });
      expect(await meridian.services.tokens.list()).toEqual([]);
      await meridian.close();
    });

    itSome('prints a sentence and no stack', async () => {
      const server = startProcess({ STORE_URL: await userOf(redis, ...all, '-scan') });
      const { errors, printed } = await server;
      await expect(printed(/never/)).rejects.toThrow('The server ended with 1');
      expect(errors()).toMatch(/^What STORE_URL leads to \(redis\) cannot list entries: NOPERM [^\n]*\n$/);
    });
  },
);

describe('a start on a Redis Cluster', () => {
  ownRedis('--cluster-enabled', 'yes').it('ends with what to name instead', async (redis) => {
    const single = 'Lead STORE_URL to a single Redis that has all keys';
    await expect(startMeridian({ STORE_URL: redis.url })).rejects.toThrow(single);
    const client = await createClient({ url: redis.url }).connect();
    await client.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', '0', '16383']);
    while (!/cluster_state:ok/.test(String(await client.sendCommand(['CLUSTER', 'INFO']))));
    client.destroy();
    await expect(startMeridian({ STORE_URL: redis.url })).rejects.toThrow(single);
  });
});

const { postgres } = ownServers();
postgres
  .and(ownPgBouncer('pool_mode = transaction'))
  .it('a start through a PgBouncer that keeps no sessions ends with what to set', async ([place, { port }]) => {
    const starting = startMeridian({ STORE_URL: place.url(port) });
    await expect(starting).rejects.toThrow('What STORE_URL leads to (postgres) cannot deliver messages: ');
    await expect(starting).rejects.toThrow('pool_mode = session');
  });

postgres
  .and(ownPgBouncer('pool_mode = session', 'default_pool_size = 44'))
  .it('a PgBouncer that keeps sessions works', async ([place, { port }]) => {
    const replicas = [
      await startMeridian({ STORE_URL: place.url(port) }),
      await startMeridian({ STORE_URL: place.url(port) }),
    ] as const;
    const [one, other] = replicas;
    const { record } = await one.services.tokens.create({ name: 'Shop' });
    expect(await other.services.tokens.list()).toMatchObject([{ id: record.id }]);
    const heard = new Promise((resolve) =>
      other.services.store.pubSub.subscribe('pooled', (message) => {
        if (message === null) void one.services.store.pubSub.publish('pooled', 'heard');
        else resolve(message);
      }),
    );
    expect(await heard).toBe('heard');
    for (const each of replicas) await each.close();
  });

describe('an engine that is away at the start', () => {
  let stop = async () => {};
  afterEach(() => stop());

  ownRedis().it('is tried once it is back, and the log says what it lacks', async (redis) => {
    const way = await cuttable(redis.port);
    way.cut();
    const address = new URL(await userOf(redis, ...all, '-eval'));
    address.port = String(way.port);
    const server = await startProcess({ CACHE_URL: address.href, STORE_URL: '', RATES_SYNC: 'off' });
    stop = async () => {
      await server.stop();
      await way.close();
    };
    await server.printed(/"level":40[^\n]*What CACHE_URL leads to \(redis\) is tried once it can be used: /);
    await server.printed(/Health/);
    way.restore();
    await server.printed(
      /"level":50[^\n]*What CACHE_URL leads to \(redis\) cannot change entries in one step: NOPERM /,
    );
  });
});
