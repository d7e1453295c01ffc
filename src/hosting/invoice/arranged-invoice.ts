/** The lines of an invoice, sorted, grouped and rounded: once for the same snapshots, writes and rates. */
import { caches } from '../../base/shares/caches.js';
import { minorUnits } from '../../data/rates/money/minor-units.js';
import { storeKeyOf } from '../../rest/transport/account.js';
import { type Both, sumOf } from '../bill/amounts/both.js';
import { inCallersTurn } from '../bill/amounts/in-making.js';
import { byText, dearerFirst } from '../bill/amounts/priced.js';
import { roundTogether } from '../bill/amounts/rounding.js';
import type { BillFilter } from '../bill/filter.js';
import type { GroupKey } from '../bill/group-key.js';
import { type BillGroupBy, grouper } from '../bill/grouping.js';
import { Derived } from '../derived/derived.js';
import type { BillGap } from '../history/bill-history.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import { lineIds } from '../history/resource-id.js';
import type { Charged } from './charged.js';
import { invoiceGroups } from './invoice-groups.js';
import type { Month } from './month.js';
import { MonthCharges } from './month-charges.js';
import type { MonthSources } from './month-of-account.js';

interface ArrangedGroup {
  /** Null without grouping. */
  readonly key: GroupKey | null;
  readonly lines: readonly Charged[];
  readonly sum: Both;
  readonly rounded: Both;
}

export interface ArrangedInvoice {
  readonly lines: readonly Charged[];
  readonly groups: readonly ArrangedGroup[];
  readonly sum: Both;
  readonly rounded: Both;
  /** The rounded amount of each line, by its key. */
  readonly roundedOf: ReadonlyMap<string, Both>;
  /** Something of the month was read. */
  readonly isRead: boolean;
  readonly gaps: readonly BillGap[];
  readonly withoutActions: readonly BillGap[];
  /** Milliseconds since 1970; null while it is open. */
  readonly closedAt: number | null;
}

interface InvoiceArgs {
  readonly accounts: readonly HistoryAccount[];
  readonly month: Month;
  readonly filter: BillFilter;
  readonly currency: string;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
}

export const arrangedInvoice = new Derived<MonthSources, InvoiceArgs, ArrangedInvoice>(
  {
    share: caches.arrangedInvoices,
    sizeOf: ({ lines }) => lines.length,
    keyOf: ({ accounts, month, ...request }) => JSON.stringify([accounts.map(storeKeyOf), month.name, request]),
  },
  async (d, args) => {
    const { accounts, month } = args;
    await d.value(({ reading }) => reading.versionsOf(accounts, month));
    await d.value(({ reading }) => reading.historyContext.context.geography);
    await d.value(({ reading }) => reading.historyContext.context.rates.table);
    const { now } = d.moment;
    if (month.end > now) d.moment.holdsToday();
    const { sources } = d;
    const { arranged, holdsUntil } = await inCallersTurn(sources.reading.historyContext, () =>
      arrange(sources, args, Math.min(now, month.end)),
    );
    if (holdsUntil < Infinity) d.moment.holdsFor(holdsUntil - now);
    return arranged;
  },
);

async function arrange(
  sources: MonthSources,
  { month, filter, currency, groupBy, labelKey }: InvoiceArgs,
  until: number,
): Promise<{ readonly arranged: ArrangedInvoice; readonly holdsUntil: number }> {
  const charges = await MonthCharges.read(sources, month);
  const { lines, holdsUntil } = await charges.charged({ until, filter, currency });
  lines.sort((a, b) => dearerFirst(a.amount, b.amount) || byText(a.line.name, b.line.name) || byText(a.key, b.key));
  const keyOf = grouper({ groupBy, labelKey, resourceIdOf: lineIds(sources.reading.historyContext.info.schema) });
  const groups = groupBy.length > 0 ? invoiceGroups(lines, groupBy, keyOf) : [{ key: null, lines }];
  const rounded = await roundTogether(
    groups.map((group) => group.lines.map(({ amount }) => amount)),
    minorUnits(currency),
  );
  const roundedOf = new Map<string, Both>();
  for (const [place, group] of groups.entries())
    for (const [at, { key, amount }] of group.lines.entries()) {
      // A line may have parts in several groups.
      const shown = rounded.groups[place]?.lines[at] ?? amount;
      const before = roundedOf.get(key);
      roundedOf.set(key, before ? sumOf([before, shown]) : shown);
    }
  const read = new Set(charges.read);
  const arranged = {
    lines,
    groups: groups.map(({ key, lines: own }, place) => ({
      key,
      lines: own,
      sum: sumOf(own.map(({ amount }) => amount)),
      rounded: rounded.groups[place]?.total ?? rounded.total,
    })),
    sum: sumOf(lines.map(({ amount }) => amount)),
    rounded: rounded.total,
    roundedOf,
    isRead: read.size > 0,
    gaps: charges.gaps,
    withoutActions: charges.withoutActions,
    closedAt: charges.closedAt,
  };
  return { arranged, holdsUntil };
}
