/** A store that goes away while alerts are sent: they go on once it is back, and none is lost. */
import { afterAll, beforeAll, expect } from '@jest/globals';
import { Availability } from '../../../src/base/store/availability.js';
import { availableLeases } from '../../../src/server/alerts/available-leases.js';
import { Sender } from '../../../src/server/alerts/channels/sender.js';
import { Connector } from '../../../src/server/alerts/delivery/connector.js';
import { Deliverer } from '../../../src/server/alerts/outbox/deliverer.js';
import { Deliveries } from '../../../src/server/alerts/outbox/deliveries.js';
import { Outbox } from '../../../src/server/alerts/outbox/outbox.js';
import { OutboxWorker } from '../../../src/server/alerts/outbox/worker.js';
import { AlertRules } from '../../../src/server/alerts/rules/rules.js';
import { itEach } from '../../support/optional/optional.js';
import { networkedPlaces } from '../../support/optional/places.js';
import { scaled } from '../../support/scale.js';
import { cuttable } from '../store/cuttable.js';
import { type Receiver, startReceiver } from './receiver.js';
import { failHalf, fillOutbox, makeRules, outboxSize } from './senders.js';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 25));
}

itEach(networkedPlaces, 'all messages arrive after an outage of the $kind store', async (place) => {
  const direct = await place.open();
  const way = await cuttable(place.port);
  const store = await place.open(way.port);
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const log = { info: note, warn: note, error: note };
  const availability = new Availability(store, log);
  const options = { store, availability, now: Date.now };
  const rules = await makeRules(direct, receiver.url, 3);
  const tally = failHalf(receiver);
  const ids = await fillOutbox(direct, rules, scaled(600));
  const stored = new AlertRules(options);
  const outbox = new Outbox({ ...options, rules: stored });
  const deliverer = new Deliverer({
    outbox,
    rules: stored,
    deliveries: new Deliveries(options),
    sender: new Sender({
      connector: new Connector({ allowsPrivate: true, resolve: receiver.resolve, ca: receiver.ca }),
      smtp: null,
      recipients: { admit: async (_tokenId, to) => ({ to, withheld: [], giveBack: async () => undefined }) },
    }),
    permitted: async (_rule, alerts) => alerts,
    isOn: () => true,
    backoff: (_attempts, _began, now) => now + 20,
    now: Date.now,
  });
  const worker = new OutboxWorker({
    leases: availableLeases(options),
    pubSub: store.pubSub,
    rules: stored,
    outbox,
    attempt: (...given) => deliverer.attempt(...given),
    log,
    now: Date.now,
    times: { lease: 1_500, look: 200, again: 100, pause: 20 },
  });
  worker.start();
  for (const share of [0.2, 0.6]) {
    await until(() => tally.taken.size > ids.length * share);
    way.cut();
    await until(async () => (await availability.problem()) !== null);
    way.restore();
    await until(async () => (await availability.problem()) === null);
  }
  await until(async () => tally.taken.size === ids.length && (await outboxSize(direct)) === 0);
  await worker.stop();
  expect([...tally.taken.keys()].sort()).toEqual(ids);
  expect(lines.filter((line) => line.startsWith('No alerts are sent: ')).length).toBeGreaterThan(0);
  expect(lines).toContain('Alerts are sent again.');
  availability.close();
  await Promise.all([store.close(), direct.close()]);
  await way.close();
});
