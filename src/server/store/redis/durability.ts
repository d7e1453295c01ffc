/** Checks, by its settings, whether a Redis server retains acknowledged writes when it is killed. */
import type { createClient } from '@keyv/redis';

type RedisClient = Pick<ReturnType<typeof createClient>, 'configGet' | 'info'>;

const risk = 'may lose new tokens and bring back deactivated ones when it or its machine ends without warning';
const remedy =
  'Set appendonly yes and appendfsync always in its redis.conf, or use PostgreSQL or the embedded store instead.';

/** A warning for the operator, or null when every acknowledged write is on disk. */
export async function durabilityWarning(client: RedisClient): Promise<string | null> {
  const settings = await settingsOf(client);
  const appendonly = settings['appendonly'];
  const unsafe = [
    ...(appendonly === 'no' ? ['appendonly no'] : differing(settings, 'appendfsync', 'always')),
    ...differing(settings, 'no-appendfsync-on-rewrite', 'no'),
  ];
  if (unsafe.length > 0) return `This Redis ${risk}: it runs with ${unsafe.join(' and ')}. ${remedy}`;
  if (appendonly === 'yes' && settings['appendfsync'] === 'always') return null;
  return `This Redis does not say whether it ${risk}: its settings could not be read. ${remedy}`;
}

/** Managed servers often refuse CONFIG; INFO at least reports whether there is an append-only file. */
async function settingsOf(client: RedisClient): Promise<Readonly<Record<string, string>>> {
  try {
    // One pattern, as Redis before 7 refuses several names at once.
    return { ...(await client.configGet('*append*')) };
  } catch {
    const info = await client.info('persistence').catch(() => '');
    return /^aof_enabled:0\s*$/m.test(info) ? { appendonly: 'no' } : {};
  }
}

function differing(settings: Readonly<Record<string, string>>, name: string, safe: string): string[] {
  const value = settings[name];
  return value === undefined || value === safe ? [] : [`${name} ${value}`];
}
