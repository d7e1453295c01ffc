/** Compares the invoices of two months. A month that goes on is compared with the other one up to the same hour. */
import type { GraphQLSchema } from 'graphql';
import { dateOf } from '../../../base/dates.js';
import { CallerError } from '../../../base/errors.js';
import { baseFor } from '../../../data/rates/choose.js';
import { priceOf } from '../../bill/amounts/both.js';
import { inCallersTurn } from '../../bill/amounts/in-making.js';
import { type BillFilter, passes } from '../../bill/filter.js';
import { type BillGroupBy, grouper } from '../../bill/grouping.js';
import { BillGap } from '../../history/bill-history.js';
import { changeGroups } from '../../history/change/change-groups.js';
import { changedThing } from '../../history/change/changed-line.js';
import { type ComparedThing, isUnknown, sumsIn } from '../../history/change/compared-thing.js';
import { greatestFirst, partOf } from '../../history/change/shown-parts.js';
import { lineIds } from '../../history/resource-id.js';
import type { HistoryContext } from '../../history/history-context.js';
import type { Charged } from '../charged.js';
import { type Month, monthAt, monthNamed } from '../month.js';
import { monthLines } from '../month-lines.js';
import type { MonthUntil } from './cells.js';
import { compareMonths } from './compare-months.js';
import { InvoiceChange, InvoiceChangeGroup, InvoiceLineChange } from './invoice-change.js';

interface InvoiceChangeRequest {
  readonly from: string;
  /** Null: the present month. */
  readonly to: string | null;
  readonly currency: string | null;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
  readonly filter: BillFilter;
}

export async function makeInvoiceChange(
  historyContext: HistoryContext,
  request: InvoiceChangeRequest,
): Promise<InvoiceChange> {
  const { context, info } = historyContext;
  const { groupBy, labelKey, filter } = request;
  const { apis, accounts } = filter;
  const currency = baseFor(context, request.currency);
  const groupOf = grouper({ groupBy, labelKey, resourceIdOf: lineIds(info.schema) });
  const { before, after } = monthsOf(request, context.upstreams.clock.now());
  // Lines that pass the filter in one of the months alone have not ended in the other.
  const read = (month: Month, until: number) =>
    monthLines(historyContext, { month, until, filter: { apis, accounts }, currency });
  const [then, present] = await inCallersTurn(historyContext, async () => [
    await read(before.month, before.until),
    await read(after.month, after.until),
  ]);
  const compared = compareMonths(then.lines, present.lines, {
    before,
    after,
    rateBefore: await then.charges.ratesTo(currency),
    rateAfter: await present.charges.ratesTo(currency),
    isWanted: passes(filter, context.geography, lineIds(info.schema)),
    isPresent: ({ api, name }) => [...present.scope.present].some((one) => one.api === api && one.name === name),
  });
  const total = sumsIn(compared, currency);
  const gaps = [...gapsUntil(then.gaps, before.until), ...gapsUntil(present.gaps, after.until)];
  return Object.assign(new InvoiceChange(), total, {
    from: before.month.name,
    to: after.month.name,
    fromUntil: new Date(before.until),
    toUntil: new Date(after.until),
    currency,
    isComplete: gaps.length === 0 && total.unknownCount === 0,
    gaps,
    allLines: compared.filter((line) => line.parts.length > 0 || isUnknown(line)).sort(greatestFirst),
    lineOf: (line: ComparedThing<Charged>) => shownLine(line, currency, info.schema),
    allGroups: changeGroups(compared, { groupBy, groupOf }).map(({ key, things }) =>
      Object.assign(new InvoiceChangeGroup(), key, sumsIn(things, currency)),
    ),
  });
}

/** A month that goes on is compared up to now, and the other one up to the same hour of it, or to its end. */
function monthsOf(
  { from, to }: InvoiceChangeRequest,
  now: number,
): { readonly before: MonthUntil; readonly after: MonthUntil } {
  const [former, later] = [monthNamed(from, now, 'from'), to === null ? monthAt(now) : monthNamed(to, now, 'to')];
  if (former.start >= later.start) {
    throw new CallerError('BAD_USER_INPUT', `from: expected a month before to, ${later.name}, but got ${former.name}.`);
  }
  const isRunning = now < later.end;
  const sameHour = Math.min(former.start + (now - later.start), former.end);
  return {
    before: { month: former, until: isRunning ? sameHour : former.end },
    after: { month: later, until: isRunning ? now : later.end },
  };
}

/** Days that come later are of no matter. */
function gapsUntil(gaps: readonly BillGap[], until: number): BillGap[] {
  const last = dateOf(until - 1);
  return gaps.flatMap((gap) => {
    const days = gap.days.filter((day) => day <= last);
    return days.length > 0 ? Object.assign(new BillGap(), gap, { days }) : [];
  });
}

function shownLine(line: ComparedThing<Charged>, currency: string, schema: GraphQLSchema): InvoiceLineChange {
  const { before, after, parts, difference } = line;
  const side = after ?? before;
  if (!side) throw new Error('Expected a line in either month');
  return Object.assign(new InvoiceLineChange(), changedThing(line.key, side.line, schema), {
    productBefore: before ? before.line.product : null,
    productAfter: after ? after.line.product : null,
    before: before && priceOf(before.amount, currency),
    after: after && priceOf(after.amount, currency),
    difference: priceOf(difference, currency),
    parts: parts.map((part) => partOf(part, currency)),
    isUnknown: isUnknown(line),
  });
}
