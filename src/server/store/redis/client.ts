/** Connections to Redis. */
import { createClient } from '@keyv/redis';
import { guard } from '../../../base/guard.js';

export const connectLimit = 5_000;
const silenceLimit = 10_000;

export type RedisClient = ReturnType<typeof clientFor>;

interface RedisAddress {
  readonly url: string;
  readonly ca?: string | null | undefined;
  /** Keeps trying even if it has never connected. */
  readonly isPatient?: boolean;
}

/** A server that refuses writes (MISCONF) answers too. */
export async function pinged(client: Pick<RedisClient, 'ping'>): Promise<void> {
  try {
    await client.ping();
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('MISCONF'))) throw error;
  }
}

export function clientFor({ url, ca, isPatient = false }: RedisAddress) {
  let connected = isPatient;
  const client = createClient({
    url: ca ? url.replace(/^redis:/, 'rediss:') : url,
    // Fails at once while the server is away: a queued write could not be acknowledged anyway.
    disableOfflineQueue: true,
    pingInterval: silenceLimit / 2,
    socket: {
      ...(ca && { tls: true as const, ca }),
      connectTimeout: connectLimit,
      socketTimeout: silenceLimit,
      reconnectStrategy: (attempt) => connected && Math.min(100 * 2 ** attempt, 2_000),
    },
  });
  const ready = () => {
    connected = true;
  };
  client.once('ready', guard(ready));
  // Commands reject on their own; without a listener a broken connection would end the process.
  client.on(
    'error',
    guard(() => undefined),
  );
  // Every namespace adds listeners to the one client.
  client.setMaxListeners(0);
  return client;
}

/** Escapes a text so that it matches only itself in a pattern. */
export function escapedPattern(text: string): string {
  return text.replace(/[*?[\]\\]/g, '\\$&');
}
