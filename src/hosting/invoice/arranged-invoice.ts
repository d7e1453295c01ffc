/** The lines of an invoice, sorted, grouped and rounded: once for the same snapshots, writes and rates. */
import { caches } from '../../base/shares/caches.js';
import { ofEach } from '../../base/of-each.js';
import { minorUnits } from '../../data/rates/money/minor-units.js';
import { storeKeyOf } from '../../rest/transport/account.js';
import { type Both, sumOf } from '../bill/amounts/both.js';
import { inCallersTurn } from '../bill/amounts/in-making.js';
import { byText, dearerFirst } from '../bill/amounts/priced.js';
import { roundTogether } from '../bill/amounts/rounding.js';
import type { BillFilter } from '../bill/filter.js';
import type { GroupKey } from '../bill/group-key.js';
import { type BillGroupBy, grouper, textOf } from '../bill/grouping.js';
import { Derived } from '../derived/derived.js';
import type { BillGap } from '../history/bill-history.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { Charged } from './charged.js';
import type { Month } from './month.js';
import { MonthCharges } from './month-charges.js';
import type { MonthSources } from './month-of-account.js';

export interface ArrangedGroup {
  /** Null without grouping. */
  readonly key: GroupKey | null;
  readonly lines: readonly Charged[];
  readonly sum: Both;
  readonly rounded: Both;
}

interface ArrangedInvoice {
  readonly lines: readonly Charged[];
  readonly groups: readonly ArrangedGroup[];
  readonly sum: Both;
  readonly rounded: Both;
  readonly roundedOf: ReadonlyMap<Charged, Both>;
  /** Something of the month was read. */
  readonly isRead: boolean;
  readonly gaps: readonly BillGap[];
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
  const groups = groupBy.length > 0 ? groupsOf(lines, grouper(groupBy, labelKey)) : [{ key: null, lines }];
  const rounded = await roundTogether(
    groups.map((group) => group.lines.map(({ amount }) => amount)),
    minorUnits(currency),
  );
  const roundedOf = new Map(
    groups.flatMap((group, place) =>
      group.lines.map((line, at) => [line, rounded.groups[place]?.lines[at] ?? line.amount] as const),
    ),
  );
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
    closedAt: charges.closedAt,
  };
  return { arranged, holdsUntil };
}

interface Group {
  readonly key: GroupKey;
  readonly lines: Charged[];
}

function groupsOf(lines: readonly Charged[], keyOf: ReturnType<typeof grouper>): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const key = keyOf(line.line);
    const text = textOf(key);
    const group = groups.get(text) ?? { key, lines: [] };
    groups.set(text, group);
    group.lines.push(line);
  }
  const sum = ofEach(({ lines: own }: Group) => sumOf(own.map(({ amount }) => amount)));
  return [...groups.values()].sort((a, b) => dearerFirst(sum(a), sum(b)) || byText(textOf(a.key), textOf(b.key)));
}
