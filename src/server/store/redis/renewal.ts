/** Renews the connections to a Redis that has lost its role: whatever its address leads to now is another one. */
import { within } from '../../../base/store/time-limit.js';
import { Renewal } from '../renewal.js';
import { connectLimit, type RedisClient } from './client.js';
import type { RedisPubSub } from './pub-sub.js';

export function renewalOf(client: RedisClient, pubSub: RedisPubSub): Renewal {
  return new Renewal(async () => {
    pubSub.listenAnew();
    // Otherwise it connects already.
    if (!client.isReady) return;
    client.destroy();
    await within(connectLimit, 'Redis', client.connect());
  });
}
