/**
 * A year of bills that change daily, of which three replicas over one store take the snapshots, two where it is short; one of
 * them is killed each week. The days of the calendar are told to them, the leases go by the real clock of the store.
 *
 * @in-order
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cloud as cloudApi } from '../../../src/apis/cloud/api.js';
import { addDays } from '../../../src/base/dates.js';
import { exact } from '../../../src/base/decimal.js';
import type { Store } from '../../../src/base/store/store.js';
import type { Account } from '../../../src/rest/transport/account.js';
import { isComplete } from '../../support/scale.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { Optional } from '../../support/optional/optional.js';
import { networkedPlaces } from '../../support/optional/places.js';
import { ownPrices } from '../bill/fleet.js';
import { ChangingFleet } from './changing-fleet.js';
import { Recorded } from './recorded.js';
import { type HistoryReplica, startReplica } from './replicas.js';

/** The whole year has a leap day, and the last two months a new unit: 1,000,000 TRL became one TRY on 1 January 2005. */
const [first, last] = isComplete ? ['2004-02-01', '2005-01-31'] : ['2004-12-29', '2005-01-07'];
const days: string[] = [];
for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
/** Milliseconds that a test may take, on however slow a machine. */
const wholeYear = 3_000_000;
/** Days from one kill to the next. */
const betweenKills = isComplete ? 7 : 10;
/** From the end, so that the short one has them too. */
const fromEnd = (count: number) => days.at(-count) ?? first;
const [added, revoked, rotated, removed] = (isComplete ? [50, 40, 36, 8] : [8, 6, 5, 2]).map(fromEnd);
const isRevokedOn = (day: string) => day >= (revoked ?? '') && day < (rotated ?? '');
const currencies = ['EUR', 'USD', 'GBP', 'JPY'];
const file = `
- { api: cloud, kind: VOLUME, amount: 2000000, currency: TRL, period: month, until: 2005-01-02 }
- { api: cloud, kind: VOLUME, amount: 2, currency: TRY, period: month, from: 2005-01-03 }
- { api: storage, discount: 10 % }
`;

interface Amount {
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
}
interface Period {
  readonly from: string;
  readonly day: string | null;
  readonly unknownCount: number;
  readonly isComplete: boolean;
  readonly monthlyAmount: Amount | null;
  readonly gaps: readonly { readonly accountName: string; readonly error: string | null }[];
}
interface Change {
  readonly before: Amount;
  readonly after: Amount;
  readonly difference: Amount;
  readonly isComplete: boolean;
  readonly byReason: readonly { readonly reason: string; readonly amount: Amount }[];
  readonly lines: { readonly totalCount: number; readonly nodes: readonly { readonly difference: Amount }[] };
}

const price = '{ net { amount } gross { amount } }';
const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all.plus(exact(one)), exact(0)).toFixed();
const byCurrency = (field: (currency: string) => string) =>
  currencies.map((currency) => `${currency}: ${field(currency)}`).join(' ');

Optional.firstOf(networkedPlaces).describe('a year of replicas', (place) => {
  let now = Date.parse(first);
  let fleet: ChangingFleet;
  let other: ChangingFleet;
  let store: Store;
  let recorded: Recorded;
  const replicas: HistoryReplica[] = [];
  let accounts: readonly Account[] = [];
  const prices = ownPrices(file, Date.parse(first));
  /** By day and currency: as the bill was, of the days on which all could be read. */
  const bills = new Map<string, Amount>();
  /** By day: of the snapshots of all accounts, and of the bill. */
  const calls = new Map<string, { readonly snapshots: number; readonly bill: number }>();
  /** Of replicas that were killed, those that were at work. */
  let killedAtWork = 0;

  beforeAll(async () => {
    const schema = await sharedGraph();
    const clock = { schema, now: () => now };
    fleet = await ChangingFleet.start({ ...clock, seed: 1, name: 'main' });
    other = await ChangingFleet.start({ ...clock, seed: 2, name: 'second', apis: [cloudApi] });
    store = await place.open();
    recorded = new Recorded(schema, store);
    replicas.push(...(await Promise.all((isComplete ? [1, 2, 3] : [1, 2]).map(() => startReplica(place)))));
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.kill();
    await recorded.close();
    await fleet.close();
    await other.close();
  });

  const evening = 21 * 60 * 60_000;
  const hour = 60 * 60_000;

  async function allAt(time: number): Promise<void> {
    now = time;
    await Promise.all(replicas.map((replica) => replica.tell({ now, accounts, prices })));
  }

  /** At work where it comes to that in time, and started again. */
  async function killOne(day: string, isAtWork: boolean): Promise<void> {
    const victim = replicas.shift();
    now = Date.parse(day) + evening;
    if (isAtWork) {
      const called = new Promise<void>((resolve) => (fleet.onCall = resolve));
      void victim?.tell({ now, accounts, prices });
      await called;
      fleet.onCall = () => undefined;
      killedAtWork += 1;
    }
    await victim?.kill();
    replicas.push(await startReplica(place));
    if (!isAtWork) return;
    // Until its leases have ended.
    await allAt(now);
    await pause(31_000);
  }

  async function bill(day: string): Promise<void> {
    const { hosting } = await recorded.ask<{ hosting: Record<string, Amount> }>(
      { day, accounts, prices },
      `{ hosting { ${byCurrency((currency) => `bill(currency: "${currency}", maxAge: 0) ${price}`)} } }`,
    );
    for (const [currency, amount] of Object.entries(hosting)) bills.set(`${day} ${currency}`, amount);
  }

  it(
    'passes, day after day',
    async () => {
      accounts = fleet.accounts();
      let kills = 0;
      for (const [nth, day] of days.entries()) {
        now = Date.parse(day) + 12 * hour;
        await fleet.change();
        await other.change();
        if (day === added) accounts = [...accounts, ...other.accounts()];
        if (day === revoked) other.credential = null;
        if (day === rotated) {
          other.credential = 'second';
          accounts = [...fleet.accounts(), ...other.accounts('second')];
        }
        if (day === removed) accounts = fleet.accounts();
        const isKilled = nth % betweenKills === 3;
        if (isKilled) await killOne(day, isComplete && (kills += 1) % 17 === 2);
        const before = fleet.calls + other.calls;
        await allAt(Date.parse(day) + evening + (isKilled ? 2 * hour : 0));
        const snapshots = fleet.calls + other.calls - before;
        if (other.credential === null) continue;
        await bill(day);
        calls.set(day, { snapshots, bill: fleet.calls + other.calls - before - snapshots });
      }
      expect(killedAtWork).toBe(isComplete ? 3 : 0);
    },
    wholeYear,
  );

  it('has each day once, for no more calls than the bill takes', () => {
    expect(calls.size).toBe(days.filter((day) => !isRevokedOn(day)).length);
    for (const [day, { snapshots, bill: usual }] of calls) {
      // On the day of a killed one a part was read before it, or is read again.
      if (days.indexOf(day) % betweenKills !== 3) expect([day, snapshots]).toEqual([day, usual]);
    }
  });

  it('has every day, in each currency as the bill was', async () => {
    for (const currency of currencies) {
      const { hosting } = await recorded.ask<{ hosting: { billHistory: { periods: readonly Period[] } } }>(
        { day: last, accounts },
        `{ hosting { billHistory(from: "${first}", currency: "${currency}") {
          periods { from day unknownCount isComplete monthlyAmount ${price} gaps { accountName error } } } } }`,
      );
      const { periods } = hosting.billHistory;
      expect(periods.map(({ day }) => day)).toEqual(days);
      for (const { from, unknownCount, isComplete: isWhole, monthlyAmount: month, gaps } of periods) {
        const isRevoked = isRevokedOn(from);
        expect([from, isWhole]).toEqual([from, !isRevoked && unknownCount === 0]);
        expect(gaps.map(({ accountName }) => accountName)).toEqual(isRevoked ? ['second'] : []);
        if (isRevoked) expect(gaps[0]?.error).toMatch(/servers|credential/i);
        else expect([from, month]).toEqual([from, bills.get(`${from} ${currency}`)]);
      }
    }
  });

  it(
    'changes from day to day by what its parts add up to',
    async () => {
      const reasons = new Set<string>();
      for (const [place, to] of days.entries()) {
        const from = days[place - 1];
        if (from === undefined) continue;
        const fields = `before ${price} after ${price} difference ${price} isComplete
        byReason { reason amount ${price} } lines(first: 1000) { totalCount nodes { difference ${price} } }`;
        const { hosting } = await recorded.ask<{ hosting: Record<string, Change> }>(
          { day: last, accounts },
          `{ hosting { ${byCurrency((code) => `billChange(from: "${from}", to: "${to}", currency: "${code}") { ${fields} }`)} } }`,
        );
        for (const [currency, change] of Object.entries(hosting)) {
          const { before, after, difference, byReason, lines } = change;
          expect(lines.nodes).toHaveLength(lines.totalCount);
          for (const side of ['net', 'gross'] as const) {
            const more = exact(after[side].amount).minus(exact(before[side].amount)).toFixed();
            const parts = [
              sum([difference[side].amount]),
              sum(byReason.map(({ amount }) => amount[side].amount)),
              sum(lines.nodes.map((line) => line.difference[side].amount)),
            ];
            expect([to, currency, ...parts]).toEqual([to, currency, more, more, more]);
          }
          for (const { reason } of byReason) reasons.add(reason);
          if (!change.isComplete) continue;
          expect(before).toEqual(bills.get(`${from} ${currency}`));
          expect(after).toEqual(bills.get(`${to} ${currency}`));
        }
      }
      for (const reason of ['BEGAN', 'ENDED', 'ACCOUNT_ADDED', 'ACCOUNT_REMOVED', 'EXCHANGE_RATE', 'OWN_PRICE'])
        expect([...reasons]).toContain(reason);
    },
    wholeYear,
  );
});
