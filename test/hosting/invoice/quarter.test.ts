/**
 * A quarter of three accounts that change by the minute, over a store whose processes are killed: every line is reckoned by
 * hand, and what was spent so far is one amount wherever it is told.
 *
 * @in-order
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Account } from '../../../src/rest/transport/account.js';
import { Optional } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';
import { isComplete } from '../../support/scale.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { accountAt, ownPrices } from '../bill/fleet.js';
import { Recorded } from '../history/recorded.js';
import { startReplica } from '../history/replicas.js';
import { type Fraction, isAmount, knownLines, providerLines, sumOf } from './quarter-lines.js';
import {
  type Life,
  QuarterWorld,
  at,
  day,
  hour,
  lastDay,
  minute,
  ownPriceFile,
  readingTimes,
} from './quarter-world.js';

/** Milliseconds that a test may take, on however slow a machine. */
const wholeQuarter = 3_000_000;
const second = 1_000;
const months = ['2024-01', '2024-02', '2024-03'];
const amounts = 'net { amount } gross { amount }';
/** Every day has one more moment than this, and each change its own, where all of it is run. */
const moments = isComplete ? 3 : 1;

interface Amounts {
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
}
interface Line extends Amounts {
  readonly name: string;
  readonly kind: string;
  readonly isUnknown: boolean;
}
interface Invoice extends Amounts {
  readonly closedAt: Date | null;
  readonly lines: { readonly nodes: readonly Line[] };
}
interface SoFar {
  readonly bill: { readonly accruedEstimate: Amounts | null };
  readonly invoice: Amounts;
  readonly billForecast: { readonly soFar: Amounts | null };
  readonly billHistory: { readonly lastDay: string; readonly periods: readonly { readonly spent: Amounts | null }[] };
  readonly budgets: readonly { readonly forecast: { readonly soFar: Amounts | null } }[];
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const monthOf = (time: number) => dateOf(time).slice(0, 7);
const inEuros = (parts: readonly Fraction[]) => {
  const { over, under } = sumOf(parts);
  return Number(over) / Number(under) / 10_000;
};
const byName = ({ kind, name }: { readonly kind: string; readonly name: string }) => `${kind} ${name}`;

Optional.firstOf(places).describe('a quarter', (place) => {
  const world = new QuarterWorld();
  const readings = readingTimes();
  const prices = ownPrices(ownPriceFile, at('2023-12-01T00:00:00'));
  let now = readings[0] ?? 0;
  let upstream: ScriptedUpstream;
  let recorded: Recorded;
  let accounts: readonly Account[];

  const open = async () => new Recorded(await sharedGraph(), await place.open());
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(world.script(() => now));
    accounts = (['CLOUD', 'STORAGE', 'DEDICATED'] as const).map((api) => accountAt(upstream.url, api));
    recorded = await open();
  });
  afterAll(async () => {
    await recorded.close();
    await upstream.close();
  });

  function ask<T>(time: number, source: string): Promise<T> {
    now = time;
    const scopes = ['hosting:read', 'hosting:write'] as const;
    return recorded.ask<T>({ day: dateOf(time), now: () => time, accounts, prices, scopes }, source);
  }

  async function invoiceAt(time: number, month: string): Promise<Invoice> {
    const { hosting } = await ask<{ hosting: { invoice: Invoice } }>(
      time,
      `{ hosting { invoice(month: "${month}", currency: "EUR") { ${amounts} closedAt
        lines(first: 1000) { nodes { name kind isUnknown ${amounts} } } } } }`,
    );
    return hosting.invoice;
  }

  /** Each line is that of the reckoning, and nothing else is there. */
  async function expectLines(time: number, month: string): Promise<Invoice> {
    const known = readings.filter((one) => one <= time);
    const expected = knownLines(world, month, { readings: known, now: Math.max(time, known.at(-1) ?? 0) });
    const invoice = await invoiceAt(time, month);
    const shown = new Map(invoice.lines.nodes.map((line) => [byName(line), line]));
    expect([month, dateOf(time), [...shown.keys()].sort()]).toEqual([month, dateOf(time), expected.map(byName).sort()]);
    const wrong = expected.flatMap((line) => {
      const got = shown.get(byName(line));
      const isRight = got && isAmount(got.net.amount, line.parts) && got.isUnknown === line.isUnknown;
      return isRight ? [] : [[byName(line), got?.net.amount, inEuros(line.parts)]];
    });
    expect([month, dateOf(time), wrong]).toEqual([month, dateOf(time), []]);
    expect(
      isAmount(
        invoice.net.amount,
        expected.flatMap(({ parts }) => parts),
      ),
    ).toBe(true);
    return invoice;
  }

  /** All that tell what was spent so far tell the same, and say of which moment it is if they do not. */
  async function expectOneAmount(time: number): Promise<void> {
    const { hosting } = await ask<{ hosting: SoFar }>(
      time,
      `{ hosting { bill(currency: "EUR", maxAge: 0) { accruedEstimate { ${amounts} } } invoice(currency: "EUR") { ${amounts} }
        billForecast(currency: "EUR") { soFar { ${amounts} } } budgets { forecast { soFar { ${amounts} } } }
        billHistory(from: "${monthOf(time)}-01", every: MONTH, currency: "EUR", rates: TODAY) { lastDay periods { spent { ${amounts} } } } } }`,
    );
    const { bill, invoice, billForecast, billHistory, budgets } = hosting;
    for (const side of ['net', 'gross'] as const) {
      const soFar = invoice[side].amount;
      const told = [bill.accruedEstimate, billForecast.soFar, budgets[0]?.forecast.soFar].map(
        (one) => one?.[side].amount,
      );
      // The history has today once it was read, and nothing before the day of the first reading.
      const isTold = billHistory.lastDay === dateOf(time) && time >= at('2024-01-01T00:00:00');
      if (isTold) told.push(billHistory.periods[0]?.spent?.[side].amount);
      expect([new Date(time), side, ...told]).toEqual([new Date(time), side, ...told.map(() => soFar)]);
    }
  }

  async function takeAt(time: number): Promise<void> {
    const { snapshotBill } = await ask<{ snapshotBill: { snapshots: { error: string | null }[] } }>(
      time,
      'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }',
    );
    expect(snapshotBill.snapshots.map(({ error }) => error)).toEqual([null, null, null]);
  }

  async function write({ id, name, created, deleted }: Life): Promise<void> {
    const input = `{ name: "${name}", serverType: "cx22", image: "debian-13" }`;
    await ask(created, `mutation { createCloudServer(input: ${input}) { server { id } } }`);
    await ask(deleted ?? created, `mutation { deleteCloudServer(id: "${id}") { deletedId } }`);
  }

  /** A process of its own does what is due, and is killed so many milliseconds after it has begun; null: once it is done. */
  async function killedAt(time: number, after: number | null): Promise<void> {
    await recorded.close();
    now = time;
    const replica = await startReplica(place);
    const done = replica.tell({ now: time, accounts, prices });
    if (after === null) await done;
    else await pause(after);
    await replica.kill();
    recorded = await open();
  }

  async function closedKeys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const [key] of recorded.store.range('bill-months', { limit: 100 })) keys.push(key);
    return keys;
  }

  /** Times between a reading and the next one: changes, and the ends of months and days, each with the second around it. */
  function momentsBetween(reading: number, next: number): number[] {
    const midnight = at(`${dateOf(reading + day)}T00:00:00`);
    const isMonthEnd = dateOf(midnight).endsWith('-01');
    const around = [
      ...world.changes.filter((change) => change > reading && change < next),
      ...(isMonthEnd ? [midnight] : []),
    ];
    const few = isComplete ? around : around.slice(0, isMonthEnd ? 2 : 0);
    const spread = Array.from({ length: moments }, (_, nth) => reading + nth * 3.3 * hour + minute);
    return [...few.flatMap((time) => [time - second, time, time + second]), ...spread]
      .filter((time) => time >= reading && time < next)
      .sort((a, b) => a - b);
  }

  it(
    'is one amount at every moment, and each line of each month is the reckoned one, whoever is killed',
    async () => {
      let sampled = 0;
      const killedAfter: Readonly<Record<string, number>> = { '2024-02-04': 5, '2024-03-04': 60, '2024-04-04': 400 };
      await ask(
        now,
        'mutation { setBudget(input: { name: "all", amount: "500", currency: "EUR" }) { budget { state } } }',
      );
      for (const [nth, reading] of readings.entries()) {
        const next = readings[nth + 1] ?? reading + hour;
        const today = dateOf(reading);
        await takeAt(reading);
        const isFirstWeek = Number(today.slice(8)) <= 5;
        if (isFirstWeek || nth % (isComplete ? 2 : 10) === 0) await expectLines(reading, monthOf(reading));
        const brief = world.lives.filter(
          ({ brief: way, created }) => way === 'HERE' && created > reading && created < next,
        );
        for (const life of brief) await write(life);
        for (const time of momentsBetween(reading, next)) {
          sampled += 1;
          await expectOneAmount(time);
        }
        const after = killedAfter[today];
        if (after !== undefined) {
          const month = months.filter((one) => one < monthOf(reading)).at(-1) ?? '';
          const before = await expectLines(reading, month);
          await killedAt(at(`${today}T21:00:00`), after);
          // Each account is closed or open, and its lines are the same either way.
          const shown = await expectLines(at(`${today}T21:30:00`), month);
          expect(shown.net).toEqual(before.net);
          await recorded.closeMonths({ day: today, hour: 22, accounts, prices });
          expect((await closedKeys()).filter((key) => key.endsWith(month))).toHaveLength(3);
          expect((await expectLines(at(`${today}T22:30:00`), month)).closedAt).not.toBeNull();
        }
        // Written by another process that was killed thereafter.
        if (today === '2024-02-20') await killedAt(at(`${today}T22:00:00`), null);
      }
      expect(sampled).toBeGreaterThan(isComplete ? 400 : 90);
    },
    wholeQuarter,
  );

  it('has each closed month as reckoned, and its days add up to it', async () => {
    const time = at(`${lastDay}T23:00:00`);
    for (const month of months) {
      const { net } = await expectLines(time, month);
      const { hosting } = await ask<{ hosting: { billHistory: { periods: { spent: Amounts }[] } } }>(
        time,
        `{ hosting { billHistory(from: "2024-01-01", every: MONTH, currency: "EUR") { periods { spent { ${amounts} } } } } }`,
      );
      expect(hosting.billHistory.periods[months.indexOf(month)]?.spent.net).toEqual(net);
    }
  });

  it('differs from what the provider bills by what no reading can tell alone', async () => {
    const time = at(`${lastDay}T23:00:00`);
    for (const month of months) {
      const billed = new Map(providerLines(world, month).map((line) => [byName(line), line]));
      const { lines } = await invoiceAt(time, month);
      const others = lines.nodes.filter((line) => {
        const own = billed.get(byName(line));
        return !own || !isAmount(line.net.amount, own.parts);
      });
      // Things of an hour elsewhere; deleted snapshots; dedicated servers that appeared; and prices that changed.
      const isExcused = ({ kind, name, isUnknown }: Line) => {
        const life = billed.get(`${kind} ${name}`)?.life;
        const isRepriced = month !== '2024-01' && (kind === 'SERVER' || kind === 'BACKUP');
        return isUnknown || isRepriced || (life !== undefined && life.kind === 'SNAPSHOT');
      };
      expect(others.filter((line) => !isExcused(line))).toEqual([]);
      expect(others.length).toBeLessThan(lines.nodes.length / 2);
    }
  });
});
