/** Sends what is due of a store's outbox, in a process of its own, until it is killed. */
import { writeSync } from 'node:fs';
import { Availability } from '../../dist/base/store/availability.js';
import { availableLeases } from '../../dist/server/alerts/available-leases.js';
import { Sender } from '../../dist/server/alerts/channels/sender.js';
import { Connector } from '../../dist/server/alerts/delivery/connector.js';
import { Deliverer } from '../../dist/server/alerts/outbox/deliverer.js';
import { Deliveries } from '../../dist/server/alerts/outbox/deliveries.js';
import { Outbox } from '../../dist/server/alerts/outbox/outbox.js';
import { OutboxWorker } from '../../dist/server/alerts/outbox/worker.js';
import { AlertRules } from '../../dist/server/alerts/rules/rules.js';
import { openLmdb } from '../../dist/server/store/lmdb/store.js';
import { openPostgres } from '../../dist/server/store/postgres/store.js';
import { openRedis } from '../../dist/server/store/redis/store.js';

const [kind, place, part, ca] = process.argv.slice(2);
const open = { lmdb: openLmdb, postgres: openPostgres, redis: openRedis }[kind];
const store = await open(place, ...(part ? [part] : []));
const log = { info() {}, warn() {}, error() {} };
const availability = new Availability(store, log);
const options = { store, availability, now: Date.now };
const rules = new AlertRules(options);
const outbox = new Outbox({ ...options, rules });
const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
const deliverer = new Deliverer({
  outbox,
  rules,
  deliveries: new Deliveries(options),
  sender: new Sender({
    connector: new Connector({ allowsPrivate: true, resolve, ca }),
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
  rules,
  outbox,
  attempt: (...given) => deliverer.attempt(...given),
  log,
  now: Date.now,
  times: { lease: 1_500, look: 300, again: 100, pause: 20 },
});
worker.start();
writeSync(1, 'ready\n');
// Its timers keep no process alive.
setInterval(() => undefined, 60_000);
