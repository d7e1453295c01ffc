/** Adds up a period of the history while its days are replayed. */
import type { BigNumber } from 'bignumber.js';
import { addDays } from '../../base/dates.js';
import { type Both, priceOf, sumOf } from '../bill/amounts/both.js';
import { byText, dearerFirst } from '../bill/amounts/priced.js';
import { mostGroups } from '../bill/rest.js';
import { BillGap, BillHistoryGroup, BillHistoryPeriod } from './bill-history.js';
import type { DaySpending } from '../invoice/spending.js';
import { type GroupNames, restName } from './group-names.js';
import type { HistoryAccount } from './snapshots/history-account.js';
import type { AccountDay } from './replay.js';
import { type MonthSums, type RunningSums, plus, times, zero } from './running-sums.js';
import type { UnknownOfGroup } from './unknown-things.js';

export class PeriodSoFar {
  readonly #gaps = new Map<HistoryAccount, BillGap>();
  #knownDays = 0;
  #lastKnown: string | null = null;
  #last: string | null = null;
  #months: ReadonlyMap<string, MonthSums> = new Map();
  readonly #spent = new Map<string, Both>();
  /** The things that had no known cost on any day, by group. */
  readonly #unknown = new Map<string, Set<string>>();

  constructor(readonly from: string) {}

  add(day: string, accounts: readonly AccountDay[]): void {
    this.#last = day;
    if (accounts.some(({ isRead }) => isRead)) {
      this.#knownDays += 1;
      this.#lastKnown = day;
    }
    for (const { account, snapshot, isComplete } of accounts) {
      if (!isComplete) this.#addGap(account, day, snapshot?.error ?? null);
    }
  }

  /** Adds the charges of a day at its rates. */
  spend(day: DaySpending, rateOf: (currency: string) => BigNumber | null): void {
    for (const [group, sums] of day)
      for (const [currency, amount] of sums) {
        const rate = rateOf(currency);
        if (!rate) continue;
        const known = this.#spent.get(group);
        const more = times(amount, rate);
        this.#spent.set(group, known ? plus(known, more) : more);
      }
  }

  /** Adds what has no known cost on a day: it is unknown of the period. */
  noteUnknown(groups: Iterable<UnknownOfGroup>): void {
    for (const [group, things] of groups) {
      const known = this.#unknown.get(group) ?? new Set();
      this.#unknown.set(group, known);
      for (const thing of things) known.add(thing);
    }
  }

  /** Runs before a gap and at the end: the monthly cost is that of the last known day. */
  noteMonths(sums: RunningSums): void {
    if (this.#lastKnown !== null && this.#lastKnown === this.#last) this.#months = sums.months();
  }

  /** The charges of its days, by group. */
  get spent(): ReadonlyMap<string, Both> {
    return this.#spent;
  }

  get months(): ReadonlyMap<string, MonthSums> {
    return this.#months;
  }

  get unknown(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#unknown;
  }

  get lastKnown(): string | null {
    return this.#lastKnown;
  }

  described(): Pick<BillHistoryPeriod, 'from' | 'to' | 'day' | 'knownDayCount' | 'isComplete' | 'gaps'> {
    const { from } = this;
    const to = this.#last ?? from;
    const gaps = [...this.#gaps.values()];
    const areDaysKnown = gaps.length === 0 && from === addDays(to, 1 - this.#knownDays);
    const isComplete = areDaysKnown && this.#unknown.size === 0;
    return { from, to, day: this.#lastKnown, knownDayCount: this.#knownDays, isComplete, gaps };
  }

  #addGap(account: HistoryAccount, day: string, error: string | null): void {
    const { api, name } = account;
    const gap =
      this.#gaps.get(account) ?? Object.assign(new BillGap(), { api, accountName: name, days: [], error: null });
    this.#gaps.set(account, Object.assign(gap, { days: [...gap.days, day], error }));
  }
}

interface Showing {
  readonly groups: GroupNames;
  readonly currency: string;
  readonly isGrouped: boolean;
}

export function periodOf(period: PeriodSoFar, { groups, currency, isGrouped }: Showing): BillHistoryPeriod {
  const { months, spent, unknown } = period;
  const isKnown = period.lastKnown !== null;
  const amounts = (all: readonly MonthSums[], shares: readonly Both[], things: readonly ReadonlySet<string>[]) => ({
    monthlyAmount: isKnown ? priceOf(sumOf(all.map(({ month }) => month)), currency) : null,
    spent: isKnown ? priceOf(sumOf(shares), currency) : null,
    lineCount: all.reduce((sum, { lineCount }) => sum + lineCount, 0),
    unknownCount: new Set(things.flatMap((some) => [...some])).size,
  });
  const names = isGrouped ? [...new Set([...months.keys(), ...spent.keys(), ...unknown.keys()])] : [];
  // A group without a line on the last day costs nothing more.
  const monthOf = (name: string) => {
    const sums = months.get(name);
    return sums ? sums.month : zero;
  };
  const shown = names
    .sort(
      (a, b) => Number(a === restName) - Number(b === restName) || dearerFirst(monthOf(a), monthOf(b)) || byText(a, b),
    )
    .slice(0, mostGroups);
  return Object.assign(
    new BillHistoryPeriod(),
    period.described(),
    amounts([...months.values()], [...spent.values()], [...unknown.values()]),
    {
      groupCount: names.length,
      groups: shown.map((name) => {
        const [month, share, things] = [months.get(name), spent.get(name), unknown.get(name)];
        return Object.assign(
          new BillHistoryGroup(),
          groups.keyOf(name),
          amounts(month ? [month] : [], share ? [share] : [], things ? [things] : []),
        );
      }),
    },
  );
}
