/** The traffic and the metered usage of a month, as far as snapshots have read them. */
import { digitsOf, exact } from '../../base/decimal.js';
import { Money } from '../../data/rates/money/money.js';
import { BillKind } from '../bill/kind.js';
import { multiple } from '../bill/lines/bill-draft.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';

const kinds: ReadonlySet<BillKind> = new Set([BillKind.TRAFFIC, BillKind.USAGE]);

export function isUsage({ kind }: SnapshotLine): boolean {
  return kinds.has(kind);
}

export class Usage {
  /** The greatest that was read in the month, as usage counts up within it. */
  readonly #greatest = new Map<string, SnapshotLine>();
  /** The last line with days, and the cost of each day as it was read last. */
  readonly #byDay = new Map<string, { line: SnapshotLine; readonly days: Map<string, string> }>();

  /** The month in milliseconds since 1970. */
  constructor(private readonly period: { readonly start: number; readonly end: number }) {}

  note(key: string, line: SnapshotLine, takenAt: number): void {
    const isOfMonth = this.#has(takenAt);
    if (isOfMonth) {
      const known = this.#greatest.get(key);
      if (!known || amountOf(line).gte(amountOf(known))) this.#greatest.set(key, line);
    }
    if (line.days === null) return;
    const known = this.#byDay.get(key) ?? { line, days: new Map<string, string>() };
    known.line = line;
    this.#byDay.set(key, known);
    for (const [day, digits] of Object.entries(line.days)) {
      if (day === '' ? isOfMonth : this.#has(Date.parse(day))) known.days.set(day, digits);
    }
  }

  /** Returns lines by their keys. A provider forgets the days of an earlier billing period, so their sum may be greater. */
  all(): ReadonlyMap<string, SnapshotLine> {
    const all = new Map(this.#greatest);
    for (const [key, { line, days }] of this.#byDay) {
      const summed = days.size > 0 ? sumOfDays(line, [...days.values()]) : null;
      const known = all.get(key);
      if (summed && (!known || amountOf(summed).gt(amountOf(known)))) all.set(key, summed);
    }
    return all;
  }

  #has(time: number): boolean {
    return time >= this.period.start && time < this.period.end;
  }
}

/** Null if an amount of one's own is its price. */
function sumOfDays(line: SnapshotLine, days: readonly string[]): SnapshotLine | null {
  const { cost, listCost, factor } = line;
  if (typeof cost === 'string' || (listCost !== null && factor === null)) return null;
  const sum = days.reduce((total, digits) => total.plus(exact(digits)), exact(0));
  const money = new Money(digitsOf(sum), cost.unitPrice.net.currency);
  const unitPrice = { net: money, gross: money };
  return { ...line, cost: { ...cost, unitPrice: factor === null ? unitPrice : multiple(unitPrice, factor) } };
}

function amountOf({ cost }: SnapshotLine) {
  return exact(typeof cost === 'string' ? -1 : cost.quantity).times(
    exact(typeof cost === 'string' ? 1 : cost.unitPrice.net.amount),
  );
}
