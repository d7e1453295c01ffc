/** Fills a store with snapshots of the bill, as the daily task writes them: `node bench/fill-history.js DAYS LINES [ACCOUNTS]`. */
import 'reflect-metadata';
import { addDays, dateOf } from '../dist/base/dates.js';
import { Availability } from '../dist/base/store/availability.js';
import { Money } from '../dist/data/rates/money/money.js';
import { loadGeography } from '../dist/data/geography/geography.js';
import { Rates } from '../dist/data/rates/rates.js';
import { BillKind } from '../dist/hosting/bill/kind.js';
import { BillUnit } from '../dist/hosting/bill/lines/bill-draft.js';
import { HistoryStore } from '../dist/hosting/history/snapshots/history-store.js';
import { storeReading } from '../dist/hosting/history/snapshots/store-reading.js';
import { openStore } from '../dist/server/store/open.js';

const [days = 500, count = 2_000, accounts = 0] = process.argv.slice(2).map(Number);
/** Of 100 lines on a day: so many end, begin and change. */
const share = { ended: 0.3, resized: 1, renamed: 0.3 };

let state = 7;
function random() {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state / 2 ** 32;
}

const places = [
  { country: 'DE', city: 'Falkenstein', latitude: 50.47612, longitude: 12.370071 },
  { country: 'FI', city: 'Helsinki', latitude: 60.169855, longitude: 24.938379 },
  { country: 'US', city: 'Ashburn, VA', latitude: 39.045821, longitude: -77.487073 },
];
const sizes = ['3.7900', '6.8000', '13.1000', '25.3000'];
const price = (net) => ({
  net: new Money(net, 'EUR'),
  gross: new Money((Number(net) * 1.19).toFixed(6), 'EUR'),
});

let made = 0;
function line() {
  const id = String(45_000_000 + (made += 1) * 7);
  const created = Date.UTC(2024, 0, 1) + made * 61_000;
  const isVolume = made % 4 === 0;
  return sized({
    list: isVolume ? '/volumes' : '/servers',
    kind: isVolume ? BillKind.VOLUME : BillKind.SERVER,
    id,
    name: `${isVolume ? 'data' : 'web'}-${made}.prod.example`,
    product: null,
    place: places[made % 3],
    labels: { env: ['prod', 'stage', 'dev'][made % 3], team: `team-${made % 12}` },
    status: 'RUNNING',
    created,
    stamp: String(created),
    listCost: null,
    factor: null,
    deletedWith: null,
    period: null,
    days: null,
    endsAt: null,
    earlier: [],
    later: [],
    setup: null,
    listPriceSince: null,
  });
}

function sized(one) {
  if (one.list === '/volumes') {
    const quantity = String(10 + Math.floor(random() * 500));
    const cost = { quantity, unit: BillUnit.GIGABYTE, unitPrice: price('0.0440'), hourly: null, isCapped: false };
    return { ...one, cost };
  }
  const size = Math.floor(random() * sizes.length);
  const unitPrice = price(sizes[size]);
  const cost = { quantity: '1', unit: BillUnit.PIECE, unitPrice, hourly: price('0.0060'), isCapped: true };
  return { ...one, product: `cx${size + 2}2`, cost };
}

const store = await openStore({ storeUrl: process.env.STORE_URL || null, dataDir: process.env.DATA_DIR });
const availability = new Availability(store, { warn: () => undefined, info: () => undefined });
const history = new HistoryStore(store, availability);
const rates = new Rates(loadGeography(), 'https://flagcdn.com');
const names = accounts > 0 ? Array.from({ length: accounts }, (_, n) => `shop-${n}`) : ['default'];
const last = addDays(dateOf(Date.now()), -1);
for (const name of names) {
  const account = { api: 'CLOUD', name, sandbox: false, baseUrl: process.env.CLOUD_BASE_URL ?? 'http://127.0.0.1:9' };
  let lines = Array.from({ length: count }, line);
  for (let day = addDays(last, 1 - days); day <= last; day = addDays(day, 1)) {
    lines = lines.flatMap((one) => {
      const chance = random() * 100;
      if (chance < share.ended) return [line()];
      if (chance < share.ended + share.resized) return [sized(one)];
      if (chance < share.ended + share.resized + share.renamed) return [{ ...one, name: `${one.name}x` }];
      return [one];
    });
    const known = await history.account(account);
    const reading = { day, takenAt: Date.parse(`${day}T04:00:00Z`), missing: [], partial: [], error: null, lines };
    const keepDays = days + 31;
    await storeReading({ account, known, reading, keepDays }, rates.table, history, new AbortController().signal);
  }
}
availability.close();
await store.close();
