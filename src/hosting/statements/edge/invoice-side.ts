/** The lines that the invoice of a month has of accounts of the edge, and which of them are compared already. */
import { dateOf, addDays } from '../../../base/dates.js';
import type { Account } from '../../../rest/transport/account.js';
import { BillKind } from '../../bill/kind.js';
import { type Month, monthAt } from '../../invoice/month.js';
import { monthsBefore } from '../comparison/compare.js';
import type { OwnLine, OwnMonths } from '../comparison/own-months.js';

export class InvoiceSide {
  readonly #taken = new Set<OwnLine>();
  readonly #lines = new Map<string, OwnLine>();

  private constructor(
    private readonly months: OwnMonths,
    readonly month: Month,
    /** Milliseconds since 1970. */
    readonly now: number,
  ) {
    for (const line of this.#all()) {
      if (line.month.name !== month.name) continue;
      const { kind, id, stamp } = line.charged.line;
      this.#lines.set(keyOf(kind, id, kind === BillKind.PLAN ? null : stamp), line);
    }
  }

  static async read(months: OwnMonths, month: Month, now: number): Promise<InvoiceSide> {
    await months.read(month);
    return new InvoiceSide(months, month, now);
  }

  planOf(zone: string): OwnLine | null {
    return this.#lines.get(keyOf(BillKind.PLAN, zone, null)) ?? null;
  }

  /** The line of a subscription or a service, which its account has as a part. */
  partOf(kind: BillKind, account: string, part: string): OwnLine | null {
    return this.#lines.get(keyOf(kind, account, part)) ?? null;
  }

  take(line: OwnLine | null): void {
    if (line) this.#taken.add(line);
  }

  /** The lines that nothing which is stated belongs to. */
  left(): readonly OwnLine[] {
    return [...this.#lines.values()].filter((line) => !this.#taken.has(line));
  }

  /** Whether a zone had a plan in the month or in those before, as long as these are known. */
  async hadZone(zone: string): Promise<boolean> {
    let { month } = this;
    for (let count = 0; count < monthsBefore; count += 1) await this.months.read((month = monthAt(month.start - 1)));
    return this.#all().some(({ charged: { line } }) => line.kind === BillKind.PLAN && line.id === zone);
  }

  /** Whether the account was read wholly on a day of the month that began at a time or later. */
  isReadSince(account: Account, time: number): boolean {
    const last = Math.min(this.now, this.month.end - 1);
    const first = dateOf(Math.max(time, this.month.start));
    for (let day = first; Date.parse(day) <= last; day = addDays(day, 1)) {
      if (Date.parse(day) >= time && this.months.isRead(account, day)) return true;
    }
    return false;
  }

  #all(): readonly OwnLine[] {
    return this.months.things.flat();
  }
}

function keyOf(kind: BillKind, id: string, part: string | null): string {
  return JSON.stringify([kind, id, part]);
}
