/** Processes that send what is due, and what a receiver had of them. */
import { once } from 'node:events';
import { unwatched } from '../../../src/base/store/availability.js';
import type { Store } from '../../../src/base/store/store.js';
import { newWebhookSecret } from '../../../src/server/alerts/channels/webhook.js';
import { keyOf } from '../../../src/server/alerts/outbox/entry.js';
import { alertOutbox } from '../../../src/server/alerts/outbox/outbox.js';
import type { AlertRule } from '../../../src/server/alerts/rules/rule.js';
import { AlertRules, type NewRule } from '../../../src/server/alerts/rules/rules.js';
import { atOnce } from '../../../src/server/alerts/schedule/schedule.js';
import { emptyCondition } from '../../../src/server/alerts/kinds/kind.js';
import type { Place } from '../../support/optional/places.js';
import { startScript } from '../../support/run.js';
import { alert } from './messages.js';
import type { Receiver, Received } from './receiver.js';

export interface AlertSender {
  kill(): Promise<void>;
}

export async function startSender({ address }: Place, ca: string): Promise<AlertSender> {
  const child = startScript(['test/support/alert-sender.mjs', ...address, ca]);
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  return {
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Rules whose webhooks go to the receiver, unless another channel is given. */
export async function makeRules(
  store: Store,
  url: string,
  count: number,
  given: Partial<NewRule> = {},
): Promise<AlertRule[]> {
  const rules = new AlertRules({ store, availability: unwatched, now: Date.now });
  const made: AlertRule[] = [];
  for (let index = 0; index < count; index += 1)
    made.push(
      await rules.create({
        tokenId: 'a1b2c3d4e5f6',
        name: `Rule ${index}`,
        kind: 'NEW_FINDING',
        condition: emptyCondition,
        channel: { kind: 'WEBHOOK', url, secret: newWebhookSecret() },
        schedule: { timeZone: 'UTC', quietHours: null, digest: atOnce },
        ...given,
      }),
    );
  return made;
}

/** Messages that are due, in one write; returns their ids. */
export async function fillOutbox(store: Store, rules: readonly AlertRule[], count: number): Promise<string[]> {
  const now = Date.now();
  const entries = Array.from({ length: count }, (_, index) => {
    const ruleId = rules[index % rules.length]?.id ?? '';
    const id = `msg_${String(index).padStart(6, '0')}`;
    const began = now - count + index;
    const entry = { id, ruleId, isTest: false, began, attempts: 0, alerts: [alert({ id })], more: 0 };
    return { key: keyOf(began, entry), value: entry };
  });
  await store.namespace<unknown>(alertOutbox.name).setMany(entries);
  return entries.map(({ value }) => value.id);
}

export async function outboxSize(store: Store): Promise<number> {
  const keys: string[] = [];
  for await (const [key] of store.range(alertOutbox.name, { limit: 10_000 })) keys.push(key);
  return keys.length;
}

export interface Tally {
  /** How often each was taken. */
  readonly taken: Map<string, number>;
  /** All requests of each. */
  readonly requests: Map<string, Received[]>;
}

/** Of every two requests one fails, and of those some by a reset. */
export function failHalf(receiver: Receiver): Tally {
  const tally: Tally = { taken: new Map(), requests: new Map() };
  let count = 0;
  receiver.reply = (request, response) => {
    const id = String(request.headers['webhook-id']);
    tally.requests.set(id, [...(tally.requests.get(id) ?? []), request]);
    count += 1;
    // Neither by turns: all messages of a rule would fail alike.
    const chance = (count * 7919) % 100;
    if (chance < 10) return void response.socket?.destroy();
    if (chance < 50) return void response.writeHead(503).end();
    tally.taken.set(id, (tally.taken.get(id) ?? 0) + 1);
    response.writeHead(204).end();
  };
  return tally;
}
