/** Computes the changes of the bill between two days of its history. */
import type { GraphQLSchema } from 'graphql';
import { CallerError } from '../../../base/errors.js';
import { baseFor } from '../../../data/rates/choose.js';
import type { TableInForce } from '../../../data/rates/tables/in-force.js';
import { inTurns } from '../../inventory/in-turns.js';
import { priceOf } from '../../bill/amounts/both.js';
import { type BillFilter, passes } from '../../bill/filter.js';
import { BillGap, HistoryRates } from '../bill-history.js';
import { type DayState, stateOn } from '../day-state.js';
import { historyLines } from '../history-line.js';
import { historyScope } from '../history-scope.js';
import type { HistoryContext } from '../history-context.js';
import { lineIds } from '../resource-id.js';
import { rateOn } from '../rate-on.js';
import { minus } from '../running-sums.js';
import { sharedKeys } from '../shared-lines.js';
import { BillChange, BillLineChange } from './bill-change.js';
import { changedThing } from './changed-line.js';
import { type LineChange, compareDays } from './compare-days.js';
import { type DayRates, amountOf } from './parts.js';
import { greatestFirst, partOf, sumsOf } from './shown-parts.js';

interface ChangeRequest {
  readonly from: string;
  /** Null: the last day that counts. */
  readonly to: string | null;
  readonly currency: string | null;
  readonly rates: HistoryRates;
  readonly filter: BillFilter;
}

export async function makeChange(historyContext: HistoryContext, request: ChangeRequest): Promise<BillChange> {
  const { context } = historyContext;
  const { geography } = context;
  const { billHistory } = context.hosting;
  const currency = baseFor(context, request.currency);
  const scope = await historyScope(historyContext, billHistory, request.filter);
  const { from, to = null } = request;
  const last = to ?? scope.lastDay;
  if (from >= last) {
    throw new CallerError('BAD_USER_INPUT', `from: expected a day before to, ${last}, but got ${from}.`);
  }
  const tables = request.rates === HistoryRates.THAT_DAY ? await billHistory.rates([from, last]) : null;
  const tableOf = (day: string): TableInForce | undefined =>
    tables ? (tables.get(day) ?? context.rates.tableOn(day)) : context.rates.table;
  const isWanted = passes(request.filter, geography, lineIds(historyContext.info.schema));
  const locate = historyLines(geography);
  const options = {
    history: billHistory,
    accounts: scope.accounts,
    sharedKeyOf: sharedKeys(scope.accounts),
    lineOf: (...line: Parameters<typeof locate>) => [locate(...line)].find(isWanted),
  };
  const [before, after] = [await stateOn(from, tableOf(from), options), await stateOn(last, tableOf(last), options)];
  const rates: DayRates = {
    before: (code) => rateOn(before.table, code, currency),
    after: (code) => rateOn(after.table, code, currency),
  };
  const comparison = compareDays(before, after, rates);
  const isKnown = [before, after].every(({ accounts }) => accounts.some(({ snapshot }) => snapshot !== null));
  const gaps = gapsOf([before, after]);
  const changes = [...comparison.changes].sort(greatestFirst);
  return Object.assign(new BillChange(), {
    from,
    to: last,
    currency,
    rates: request.rates,
    before: isKnown ? priceOf(comparison.before, currency) : null,
    after: isKnown ? priceOf(comparison.after, currency) : null,
    difference: isKnown ? priceOf(minus(comparison.after, comparison.before), currency) : null,
    byReason: isKnown ? sumsOf(changes, currency) : [],
    isComplete: isKnown && gaps.length === 0,
    gaps,
    allLines: isKnown
      ? await inTurns(changes, (change) => lineChangeOf(change, historyContext.info.schema, { rates, currency }))
      : [],
  });
}

function lineChangeOf(
  { key, before, after, parts, difference }: LineChange,
  schema: GraphQLSchema,
  { rates, currency }: { readonly rates: DayRates; readonly currency: string },
) {
  const line = after ?? before;
  if (!line) throw new Error('Expected a line on either day');
  const old = before && amountOf(before.cost, rates.before);
  const now = after && amountOf(after.cost, rates.after);
  return Object.assign(new BillLineChange(), {
    ...changedThing(key, line, schema),
    productBefore: before?.product ?? null,
    productAfter: after?.product ?? null,
    before: old ? priceOf(old, currency) : null,
    after: now ? priceOf(now, currency) : null,
    difference: priceOf(difference, currency),
    parts: parts.map((part) => partOf(part, currency)),
  });
}

function gapsOf(states: readonly DayState[]): BillGap[] {
  const gaps = new Map<string, BillGap>();
  for (const { day, accounts } of states) {
    for (const { account, snapshot, isComplete } of accounts) {
      if (isComplete) continue;
      const { api, name } = account;
      const key = `${api} ${name}`;
      const days = [...(gaps.get(key)?.days ?? []), day];
      gaps.set(key, Object.assign(new BillGap(), { api, accountName: name, days, error: snapshot?.error ?? null }));
    }
  }
  return [...gaps.values()];
}
