/**
 * A replica that does its daily tasks when it is told to: `node history-replica.mjs KIND PLACE PART`. Each line of its
 * input says what time it is, in milliseconds since 1970, and what is configured; it answers each with a line.
 */
import 'reflect-metadata';
import { createInterface } from 'node:readline';
import { unwatched } from '../../dist/base/store/availability.js';
import { loadGeography } from '../../dist/data/geography/geography.js';
import { Rates } from '../../dist/data/rates/rates.js';
import { BudgetStore } from '../../dist/hosting/history/budgets/budget-store.js';
import { ClosedMonths } from '../../dist/hosting/invoice/closed/closed-months.js';
import { OwnWrites } from '../../dist/hosting/drift/own-writes.js';
import { HistoryStore } from '../../dist/hosting/history/snapshots/history-store.js';
import { LastingFindings } from '../../dist/hosting/findings/stored/lasting-findings.js';
import { AddressHistory } from '../../dist/hosting/names/addresses/address-history.js';
import { Upstreams } from '../../dist/rest/transport/upstreams.js';
import { billMonths } from '../../dist/server/daily/bill-months.js';
import { billSnapshots } from '../../dist/server/daily/bill-snapshots.js';
import { DailyTasks } from '../../dist/server/daily/daily-tasks.js';
import { buildGraph } from '../../dist/server/schema.js';
import { openLmdb } from '../../dist/server/store/lmdb/store.js';
import { openPostgres } from '../../dist/server/store/postgres/store.js';
import { openRedis } from '../../dist/server/store/redis/store.js';

const [kind, place, part] = process.argv.slice(2);
const open = { lmdb: openLmdb, postgres: openPostgres, redis: openRedis };
const store = await open[kind](place, part);
const clock = { now: () => told.now, sleep: () => Promise.resolve() };
const geography = loadGeography();
const rates = new Rates(geography, 'https://flagcdn.com');
const schema = await buildGraph();
const ownWrites = new OwnWrites(store, unwatched, 1_000, () => told.now);
let told = { now: 0, accounts: [], prices: null, keepDays: 1_000 };
let upstreams = null;

/** As if the service were started anew with the accounts, where they are others. */
async function configured() {
  const accounts = JSON.stringify(told.accounts);
  if (upstreams?.of === accounts) return upstreams.made;
  await upstreams?.made.close();
  const log = { debug: () => undefined, warn: () => undefined };
  upstreams = {
    of: accounts,
    made: new Upstreams({ accounts: told.accounts, log, clock, retryPolicy: { retries: 0 } }),
  };
  return upstreams.made;
}

const warnings = [];
let daily = null;

async function dailyTasks() {
  const made = await configured();
  if (daily?.upstreams === made && daily.prices === JSON.stringify(told.prices)) return daily.tasks;
  const standing = new Proxy(rates, {
    get(target, key) {
      if (key === 'table') return target.tableOn(new Date(told.now).toISOString().slice(0, 10));
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const config = { prices: told.prices, billHistoryDays: told.keepDays, ignoredFindings: [] };
  const services = {
    geography,
    schema,
    store,
    upstreams: made,
    // The table of the day is in force on it.
    rates: { now: standing },
    config,
    hosting: {
      pricing: { config },
      billHistory: new HistoryStore(store, unwatched),
      stored: { store, availability: unwatched },
      closedMonths: new ClosedMonths(store, unwatched),
      ownWrites,
      budgets: new BudgetStore({ store, availability: unwatched }),
      lastingFindings: new LastingFindings(store),
      addressHistory: new AddressHistory(store, unwatched),
    },
  };
  const tasks = [billSnapshots(services), billMonths(services)].filter((task) => task !== null);
  const log = { warn: (text) => void warnings.push(text) };
  daily = {
    upstreams: made,
    prices: JSON.stringify(told.prices),
    tasks: new DailyTasks({ tasks, accounts: () => made.accounts, store, clock, log }),
  };
  return daily.tasks;
}

process.stdout.write('"ready"\n');
for await (const line of createInterface({ input: process.stdin })) {
  told = JSON.parse(line);
  await (await dailyTasks()).runDue();
  process.stdout.write(`${JSON.stringify({ warnings: warnings.splice(0) })}\n`);
}
// Whoever told it what to do is gone; its store would keep it alive.
process.exit(0);
