/** Makes the invoice of a month, from snapshots of the bill and the writes of this service. */
import type { GraphQLSchema } from 'graphql';
import { digitsOf } from '../../base/decimal.js';
import { baseFor } from '../../data/rates/choose.js';
import { minorUnits } from '../../data/rates/money/minor-units.js';
import { Money } from '../../data/rates/money/money.js';
import { ofEach } from '../../base/of-each.js';
import { type Both, priceOf, sumOf } from '../bill/amounts/both.js';
import { byText, dearerFirst } from '../bill/amounts/priced.js';
import { roundTogether } from '../bill/amounts/rounding.js';
import { type BillFilter, passes } from '../bill/filter.js';
import { type BillGroupBy, grouper, textOf } from '../bill/grouping.js';
import type { GroupKey } from '../bill/group-key.js';
import { BillGap } from '../history/bill-history.js';
import { daysFrom } from '../history/calendar.js';
import { historyLines } from '../history/history-line.js';
import { type HistoryScope, historyScope } from '../history/history-scope.js';
import type { HistoryContext } from '../history/make-history.js';
import { rateOn } from '../history/rate-on.js';
import { resourceIdOf } from '../history/resource-id.js';
import { sharedKeys } from '../history/shared-lines.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import { dialectsOf } from '../../rest/schema/fields-of-rows.js';
import { inTurns } from '../inventory/in-turns.js';
import type { HostingServices } from '../services.js';
import { type AccountMonth, accountMonth } from './account-month.js';
import { type Charged, type RateFrom, charged } from './charged.js';
import { Invoice, InvoiceGroup, InvoiceLine, InvoiceSegment } from './invoice.js';
import { type Month, monthAt, monthNamed } from './month.js';
import { type Segment, segmentsOf, trafficSegment } from './segments.js';
import { WrittenTimes } from './written-times.js';

export interface InvoiceContext extends HistoryContext {
  readonly context: HistoryContext['context'] & {
    readonly hosting: Pick<HostingServices, 'billHistory' | 'ownWrites'>;
  };
}

interface InvoiceRequest {
  /** Null: the present one. */
  readonly month: string | null;
  readonly currency: string | null;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
  readonly filter: BillFilter;
}

export async function makeInvoice(invoiceContext: InvoiceContext, request: InvoiceRequest): Promise<Invoice> {
  const { context, info } = invoiceContext;
  const now = context.upstreams.clock.now();
  const month = request.month === null ? monthAt(now) : monthNamed(request.month, now);
  const currency = baseFor(context, request.currency);
  const keyOf = grouper(request.groupBy, request.labelKey);
  const scope = await historyScope(invoiceContext, context.hosting.billHistory, request.filter);
  const months: AccountMonth[] = [];
  for (const account of scope.accounts) {
    const isPresent = scope.present.has(account);
    months.push(await accountMonth(context.hosting.billHistory, { account, month, now, isPresent }));
  }
  const rateFrom = await ratesOf(invoiceContext, month, now, currency);
  const all = await chargesOf(invoiceContext, months, { month, filter: request.filter, rateFrom });
  const lines = all.sort(
    (a, b) => dearerFirst(a.amount, b.amount) || byText(a.line.name, b.line.name) || byText(a.key, b.key),
  );
  const groups = request.groupBy.length > 0 ? groupsOf(lines, keyOf) : [{ key: null, lines }];
  const rounded = await roundTogether(
    groups.map((group) => group.lines.map(({ amount }) => amount)),
    minorUnits(currency),
  );
  const roundedOf = new Map(
    groups.flatMap((group, place) =>
      group.lines.map((line, at) => [line, rounded.groups[place]?.lines[at] ?? line.amount] as const),
    ),
  );
  const gaps = [...months.flatMap(({ gap }) => gap ?? []), ...neverRead(invoiceContext, request.filter, scope, month)];
  const unknownCount = countUnknown(lines);
  return Object.assign(new Invoice(), amounts(sumOf(lines.map(({ amount }) => amount)), rounded.total, currency), {
    month: month.name,
    until: new Date(Math.min(now, month.end)),
    currency,
    lineCount: lines.length,
    unknownCount,
    inferredCount: lines.filter(({ isInferred }) => isInferred).length,
    isComplete: gaps.length === 0 && unknownCount === 0,
    gaps,
    allLines: lines,
    lineOf: (line: Charged) => shownLine(line, roundedOf.get(line) ?? line.amount, currency, info.schema),
    allGroups: groups.flatMap(({ key, lines: own }, place) =>
      key
        ? Object.assign(
            new InvoiceGroup(),
            key,
            amounts(sumOf(own.map(({ amount }) => amount)), rounded.groups[place]?.total ?? rounded.total, currency),
            { lineCount: own.length, unknownCount: countUnknown(own) },
          )
        : [],
    ),
  });
}

/** Accounts without any snapshot: nothing of them is known on any day. */
function neverRead(
  { context: { clients }, info }: InvoiceContext,
  { apis, accounts: names }: BillFilter,
  { accounts, lastDay }: HistoryScope,
  month: Month,
): BillGap[] {
  const isMeant = ({ api, name }: Pick<HistoryAccount, 'api' | 'name'>) =>
    (!apis || apis.includes(api)) && (!names || names.includes(name));
  const days = daysFrom(month.firstDay, lastDay < month.lastDay ? lastDay : month.lastDay);
  return clients
    .every(dialectsOf(info.schema))
    .map(({ upstream }) => upstream.account)
    .filter((one) => isMeant(one) && !accounts.some(({ api, name }) => api === one.api && name === one.name))
    .map(({ api, name }) => Object.assign(new BillGap(), { api, accountName: name, days, error: null }));
}

/** The rates of the last day of the month, or those in force while it goes on. */
async function ratesOf(
  { context: { rates, hosting } }: InvoiceContext,
  month: Month,
  now: number,
  currency: string,
): Promise<RateFrom> {
  const { lastDay } = month;
  const isOver = now >= month.end;
  const stored = isOver ? (await hosting.billHistory.rates([lastDay])).get(lastDay) : undefined;
  const table = isOver ? (stored ?? rates.tableOn(lastDay)) : rates.table;
  const known = new Map<string, ReturnType<RateFrom>>();
  return (from) => {
    let rate = known.get(from);
    if (rate === undefined) known.set(from, (rate = rateOn(table, from, currency)));
    return rate;
  };
}

interface Charging {
  readonly month: Month;
  readonly filter: BillFilter;
  readonly rateFrom: RateFrom;
}

/** All that was there in the month and passes the filter, each thing once. */
async function chargesOf(
  { context: { geography, hosting } }: InvoiceContext,
  months: readonly AccountMonth[],
  { month, filter, rateFrom }: Charging,
): Promise<Charged[]> {
  const isWanted = passes(filter, geography);
  const locate = historyLines(geography);
  const sharedKeyOf = sharedKeys(months.map(({ account }) => account));
  const shared = new Set<string>();
  const found: Charged[] = [];
  for (const { account, stretches, running } of months) {
    const times = new WrittenTimes(hosting.ownWrites, account, month.start);
    const note = (key: string, segments: readonly Segment[]): void => {
      const last = segments.at(-1);
      const line = last && locate(account, last.line);
      if (!line || !isWanted(line)) return;
      const thing = sharedKeyOf(account, line);
      if (thing !== null && shared.has(thing)) return;
      if (thing !== null) shared.add(thing);
      found.push(charged({ key: JSON.stringify([account.api, account.name, key]), account, line }, segments, rateFrom));
    };
    for (const [key, own] of stretches.all()) note(key, await segmentsOf(own, month, running, times));
    await inTurns([...stretches.traffic()], ([key, line]) => note(key, [trafficSegment(line, month, running.until)]));
  }
  return found;
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

function countUnknown(lines: readonly Charged[]): number {
  return lines.filter(({ isUnknown }) => isUnknown).length;
}

function amounts(exactly: Both, shown: Both, currency: string) {
  return {
    ...priceOf(exactly, currency),
    tax: new Money(digitsOf(exactly.gross.minus(exactly.net)), currency),
    rounded: priceOf(shown, currency, minorUnits(currency)),
  };
}

function shownLine(
  { key, account, line, segments, amount, isUnknown }: Charged,
  shown: Both,
  currency: string,
  schema: GraphQLSchema,
): InvoiceLine {
  const assumptions = segments.flatMap(({ charge }) => (typeof charge === 'string' ? [] : charge.assumptions));
  return Object.assign(new InvoiceLine(), amounts(amount, shown, currency), {
    key,
    api: account.api,
    accountName: account.name,
    kind: line.kind,
    resourceId: resourceIdOf(line, account, schema),
    name: line.name,
    segments: segments.map(shownSegment),
    assumptions: [...new Set(assumptions)],
    isUnknown,
  });
}

function shownSegment({ line, from, until, hours, charge, isInferred }: Segment): InvoiceSegment {
  const cost = typeof line.cost === 'string' ? null : line.cost;
  const known = typeof charge === 'string' || !cost ? null : charge;
  return Object.assign(new InvoiceSegment(), {
    product: line.product,
    from: new Date(from),
    until: new Date(until),
    hours,
    quantity: cost && cost.quantity,
    unit: cost && cost.unit,
    unitPrice: cost && cost.unitPrice,
    hourlyAmount: cost && cost.hourly,
    amount: known && cost ? priceOf(known.amount, cost.unitPrice.net.currency) : null,
    isCapped: known?.isCapped ?? false,
    isInferred,
    unknownReason: typeof charge === 'string' ? charge : null,
  });
}
