/** Connections to Redis. */
import { createClient } from '@keyv/redis';
import { guard } from '../../base/guard.js';

export const connectLimit = 5_000;
const silenceLimit = 10_000;

export type RedisClient = ReturnType<typeof clientFor>;

/** `isPatient`: tries on even if it has never been connected. */
export function clientFor(url: string, isPatient = false) {
  let connected = isPatient;
  const client = createClient({
    url,
    // Fails at once while the server is away: a queued write could not be acknowledged anyway.
    disableOfflineQueue: true,
    pingInterval: silenceLimit / 2,
    socket: {
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
