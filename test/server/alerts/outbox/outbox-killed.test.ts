/** Messages outlive the processes that send them: each arrives, and what arrives twice has the same id. */
import { afterAll, beforeAll, expect } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { type Receiver, startReceiver } from '../receiver.js';
import { describeEach } from '../../../support/optional/optional.js';
import { places } from '../../../support/optional/places.js';
import { itSome, scaled } from '../../../support/scale.js';
import { failHalf, fillOutbox, makeRules, outboxSize, startSender } from '../senders.js';

const count = scaled(1_000);
const countWithoutKills = Math.max(30, scaled(200));
const rulesAtOnce = 4;

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 25));
}

describeEach(places, 'in $kind', (place) => {
  itSome('each message arrives, though half of the attempts fail and the sender is killed three times', async () => {
    const store = await place.open();
    const rules = await makeRules(store, receiver.url, rulesAtOnce);
    const tally = failHalf(receiver);
    const ids = await fillOutbox(store, rules, count);
    let sender = await startSender(place, receiver.ca);
    for (const share of [0.1, 0.4, 0.8]) {
      await until(() => tally.taken.size > count * share);
      await sender.kill();
      sender = await startSender(place, receiver.ca);
    }
    await until(async () => tally.taken.size === count && (await outboxSize(store)) === 0);
    await sender.kill();
    expect([...tally.taken.keys()].sort()).toEqual(ids);
    const doubles = [...tally.taken].filter(([, times]) => times > 1);
    // At most what was under way at each kill.
    expect(doubles.length).toBeLessThanOrEqual(3 * rulesAtOnce);
    const secrets = rules.map(({ channel }) => (channel.kind === 'WEBHOOK' ? channel.secret : ''));
    for (const [id, requests] of tally.requests) {
      expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
      const attempts = requests.map(({ headers }) => Number(headers['webhook-attempt']));
      // A sender that was killed in the middle of an attempt makes it again.
      expect(attempts).toEqual([...attempts].sort((a, b) => a - b));
      const [first] = requests;
      const secret = secrets[Number(id.slice(4)) % rulesAtOnce] ?? '';
      if (first) new Webhook(secret).verify(first.body, headersOf(first.headers));
    }
    await store.close();
  });

  itSome('three processes send each message once, as long as none is killed', async () => {
    const store = await place.open();
    const rules = await makeRules(store, receiver.url, rulesAtOnce);
    const tally = failHalf(receiver);
    const ids = await fillOutbox(store, rules, countWithoutKills);
    const senders = await Promise.all([1, 2, 3].map(() => startSender(place, receiver.ca)));
    await until(async () => tally.taken.size === ids.length && (await outboxSize(store)) === 0);
    await Promise.all(senders.map((sender) => sender.kill()));
    expect([...tally.taken].filter(([, times]) => times !== 1)).toEqual([]);
    expect([...tally.taken.keys()].sort()).toEqual(ids);
    await store.close();
  });
});

function headersOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
