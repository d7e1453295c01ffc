import { afterEach, expect, it } from '@jest/globals';
import { createClient } from '@keyv/redis';
import { startProcess } from '../../support/process.js';
import { type OwnRedis, ownRedis, redisServer } from '../../support/optional/redis.js';
import { itSome, someOf } from '../../support/scale.js';

let redis: OwnRedis | null = null;
afterEach(() => redis?.remove());

/** The warnings in the log of a server that starts on a Redis with these settings. */
async function warnings(settings: readonly string[], prepare?: (url: string) => Promise<string>): Promise<string[]> {
  redis = ownRedis(...settings).get();
  await redis.start();
  const STORE_URL = (await prepare?.(redis.url)) ?? redis.url;
  const server = await startProcess({ STORE_URL, RATES_SYNC: 'off' });
  await server.printed(/Health/);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop();
  const lines = server
    .errors()
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line)).flatMap(({ level, msg }) => (level >= 40 ? [msg] : []));
}

const remedy = 'Set appendonly yes and appendfsync always in its redis.conf, or use';
const runsWith = (settings: string) =>
  expect.stringMatching(new RegExp(`^This Redis may lose .+: it runs with ${settings}\\. ${remedy}`));

redisServer.describe('a start on a Redis', () => {
  it.each(
    someOf([
      [[], 'appendonly no'],
      [['--appendonly', 'yes'], 'appendfsync everysec'],
      [['--appendonly', 'yes', '--appendfsync', 'no'], 'appendfsync no'],
      [
        ['--appendonly', 'yes', '--appendfsync', 'always', '--no-appendfsync-on-rewrite', 'yes'],
        'no-appendfsync-on-rewrite yes',
      ],
    ]),
  )('that may lose what it acknowledged is one warning with what to set: %j', async (settings, named) => {
    expect(await warnings(settings)).toEqual([runsWith(named)]);
  });

  itSome('that loses nothing is none', async () => {
    expect(await warnings(['--appendonly', 'yes', '--appendfsync', 'always'])).toEqual([]);
  });

  itSome('that does not show its settings is a warning that says so, or what INFO says', async () => {
    const unread = expect.stringMatching(/^This Redis does not say whether it may lose .+ could not be read\. Set /);
    expect(await warnings(['--appendonly', 'yes', '--rename-command', 'CONFIG', ''])).toEqual([unread]);
    await redis?.remove();
    expect(await warnings(['--rename-command', 'CONFIG', ''])).toEqual([runsWith('appendonly no')]);
    await redis?.remove();
    const restricted = async (url: string) => {
      const client = await createClient({ url }).connect();
      await client.sendCommand(['ACL', 'SETUSER', 'shop', 'on', '>secret', '~*', '&*', '+@all', '-config', '-info']);
      client.destroy();
      return url.replace('//', '//shop:secret@');
    };
    expect(await warnings(['--appendonly', 'yes'], restricted)).toEqual([unread]);
  });
});
