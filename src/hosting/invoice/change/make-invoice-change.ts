/** Compares the invoices of two months. A month that goes on is compared with the other one up to the same hour. */
import type { GraphQLSchema } from 'graphql';
import { dateOf } from '../../../base/dates.js';
import { CallerError } from '../../../base/errors.js';
import { baseFor } from '../../../data/rates/choose.js';
import { priceOf, sumOf } from '../../bill/amounts/both.js';
import { inCallersTurn } from '../../bill/amounts/in-making.js';
import { type BillFilter, passes } from '../../bill/filter.js';
import { ofEach } from '../../../base/of-each.js';
import type { GroupKey } from '../../bill/group-key.js';
import { withRest } from '../../bill/rest.js';
import type { HistoryLine } from '../../history/history-line.js';
import { type BillGroupBy, grouper, textOf } from '../../bill/grouping.js';
import { BillGap } from '../../history/bill-history.js';
import { changedThing } from '../../history/change/changed-line.js';
import { totalOf } from '../../history/change/parts.js';
import { greatestFirst, partOf, sumsOf } from '../../history/change/shown-parts.js';
import { lineIds } from '../../history/resource-id.js';
import type { HistoryContext } from '../../history/history-context.js';
import { minus, zero } from '../../history/running-sums.js';
import type { Charged } from '../charged.js';
import { type Month, monthAt, monthNamed } from '../month.js';
import { monthLines } from '../month-lines.js';
import type { MonthUntil } from './cells.js';
import { type ComparedLine, compareMonths, movedLine } from './compare-months.js';
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
    lineOf: (line: ComparedLine) => shownLine(line, currency, info.schema),
    allGroups: groupBy.length === 0 ? [] : groupsOf(compared, { groupBy, groupOf, currency }),
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

function sumsIn(lines: readonly ComparedLine[], currency: string) {
  const sum = (side: 'before' | 'after') => sumOf(lines.map((line) => (line[side] ? line[side].amount : zero)));
  const [before, after] = [sum('before'), sum('after')];
  return {
    before: priceOf(before, currency),
    after: priceOf(after, currency),
    difference: priceOf(minus(after, before), currency),
    byReason: sumsOf(lines, currency),
    unknownCount: lines.filter(isUnknown).length,
  };
}

interface ChangedGroup {
  readonly key: GroupKey;
  readonly text: string;
  readonly lines: readonly ComparedLine[];
}

interface ChangeGrouping {
  readonly groupBy: readonly BillGroupBy[];
  readonly groupOf: (line: HistoryLine) => GroupKey;
  readonly currency: string;
}

function groupsOf(
  compared: readonly ComparedLine[],
  { groupBy, groupOf, currency }: ChangeGrouping,
): InvoiceChangeGroup[] {
  const groups = new Map<string, ChangedGroup & { readonly lines: ComparedLine[] }>();
  const add = (side: Charged, line: ComparedLine): void => {
    const key = groupOf(side.line);
    const text = textOf(key);
    const group = groups.get(text) ?? { key, text, lines: [] };
    groups.set(text, group);
    group.lines.push(line);
  };
  for (const line of compared) {
    const { before, after } = line;
    if (before && after && textOf(groupOf(before.line)) !== textOf(groupOf(after.line))) {
      add(before, movedLine({ ...line, after: null }));
      add(after, movedLine({ ...line, before: null }));
    } else {
      const side = after ?? before;
      if (side) add(side, line);
    }
  }
  const sorted = [...groups.values()].sort((a, b) => greatestFirst(differing(a), differing(b)));
  const shown = withRest<ChangedGroup>(sorted, groupBy, (rest, key) => ({
    key,
    text: textOf(key),
    lines: rest.flatMap(({ lines }) => lines),
  }));
  return shown.map(({ key, lines }) => Object.assign(new InvoiceChangeGroup(), key, sumsIn(lines, currency)));
}

const differing = ofEach(({ text, lines }: ChangedGroup) => ({
  key: text,
  difference: totalOf(lines.flatMap(({ parts }) => parts)),
}));

function isUnknown({ before, after }: ComparedLine): boolean {
  return [before, after].some((side) => side?.isUnknown);
}

/** Days that come later are of no matter. */
function gapsUntil(gaps: readonly BillGap[], until: number): BillGap[] {
  const last = dateOf(until - 1);
  return gaps.flatMap((gap) => {
    const days = gap.days.filter((day) => day <= last);
    return days.length > 0 ? Object.assign(new BillGap(), gap, { days }) : [];
  });
}

function shownLine(line: ComparedLine, currency: string, schema: GraphQLSchema): InvoiceLineChange {
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
