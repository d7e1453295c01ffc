/** What metrics say of messages of alerts that wait, and of those that were given up: by a server on a Redis of its own. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import { alertOutbox, outboxChannel } from '../../../src/server/alerts/outbox/outbox.js';
import { keyOf } from '../../../src/server/alerts/outbox/entry.js';
import { ownRedis } from '../../support/optional/redis.js';
import { freePort, startProcess } from '../../support/process.js';
import { Scrape } from '../../support/prometheus.js';
import { alert } from '../alerts/messages.js';
import { fillOutbox, makeRules } from '../alerts/senders.js';

const minute = 60_000;
const [waiting, oldest] = ['meridian_alert_deliveries_waiting', 'meridian_alert_deliveries_oldest_age_seconds'];
const failed = 'meridian_alert_deliveries_failed_total';

ownRedis('--appendonly', 'yes', '--appendfsync', 'always').it(
  'messages that wait, for how long, and those that were given up; while the store is away, nobody knows',
  async (redis) => {
    const store = await openStore({ storeUrl: redis.url, dataDir: '' });
    const port = await freePort();
    const server = await startProcess({ STORE_URL: redis.url, RATES_SYNC: 'off', METRICS_PORT: String(port) });
    const scrape = async () => new Scrape(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    const shown = async () => (await scrape()).samples.filter(({ name }) => name === waiting || name === oldest);
    try {
      await server.printed(/Health/);
      const before = await scrape();
      expect((await shown()).map(({ value }) => value)).toEqual([0, 0]);
      // All that can be, from the start: a counter that begins with 1 has not grown for Prometheus.
      expect(before.families.get(failed)?.samples).toHaveLength(3 * 9);
      expect(before.value(failed)).toBe(0);

      // As one that was tried before and is to be tried again in an hour, and one of a digest to come.
      const now = Date.now();
      const messages = [
        { due: now + 60 * minute, began: now - 20 * minute },
        { due: now + 60 * minute, began: now + 60 * minute },
      ].map(({ due, began }, place) => {
        const entry = {
          id: `msg_${place}`,
          ruleId: '0123456789abcdef',
          isTest: false,
          began,
          attempts: 1,
          alerts: [alert()],
          more: 0,
        };
        return { key: keyOf(due, entry), value: entry };
      });
      await store.namespace<unknown>(alertOutbox.name).setMany(messages);
      const after = await scrape();
      expect(after.value(waiting)).toBe(1);
      expect(after.value(oldest)).toBeGreaterThanOrEqual(20 * 60);

      // The token of these is none: they are dropped.
      const rules = await makeRules(store, 'https://receiver.test/', 1);
      await fillOutbox(store, rules, 2);
      await store.pubSub.publish(outboxChannel, '');
      const stopped = { channel: 'webhook', reason: 'rule_stopped' };
      while ((await scrape()).value(failed, stopped) < 2) await pause(50);
      expect((await scrape()).value(failed)).toBe(2);

      await store.close();
      redis.child.kill('SIGKILL');
      while ((await shown()).length > 0) await pause(100);
      expect((await scrape()).value(failed)).toBe(2);
    } finally {
      await server.stop();
    }
  },
);
