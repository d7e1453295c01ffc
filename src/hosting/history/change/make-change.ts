/** Computes the changes of the bill between two days of its history. */
import type { GraphQLSchema } from 'graphql';
import { CallerError } from '../../../base/errors.js';
import { baseFor } from '../../../data/rates/choose.js';
import type { TableInForce } from '../../../data/rates/tables/in-force.js';
import { inTurns } from '../../inventory/in-turns.js';
import { priceOf } from '../../bill/amounts/both.js';
import { type BillFilter, passes } from '../../bill/filter.js';
import { type BillGroupBy, grouper } from '../../bill/grouping.js';
import { BillGap, HistoryRates } from '../bill-history.js';
import { type DayState, stateOn } from '../day-state.js';
import { historyLines } from '../history-line.js';
import { historyScope } from '../history-scope.js';
import type { HistoryContext } from '../history-context.js';
import { lineIds } from '../resource-id.js';
import { rateOn } from '../rate-on.js';
import { sharedKeys } from '../shared-lines.js';
import { BillChange, BillLineChange } from './bill-change.js';
import { BillChangeGroup } from './bill-change-group.js';
import { changeGroups } from './change-groups.js';
import { changedThing } from './changed-line.js';
import { compareDays } from './compare-days.js';
import { type ComparedSide, type ComparedThing, sumsIn } from './compared-thing.js';
import type { DayRates } from './parts.js';
import { greatestFirst, partOf } from './shown-parts.js';

interface ChangeRequest {
  readonly from: string;
  /** Null: the last day that counts. */
  readonly to: string | null;
  readonly currency: string | null;
  readonly rates: HistoryRates;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
  readonly filter: BillFilter;
}

export async function makeChange(historyContext: HistoryContext, request: ChangeRequest): Promise<BillChange> {
  const { context, info } = historyContext;
  const { geography } = context;
  const { billHistory } = context.hosting;
  const { groupBy, labelKey } = request;
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
  const options = {
    history: billHistory,
    accounts: scope.accounts,
    sharedKeyOf: sharedKeys(scope.accounts),
    lineOf: historyLines(geography),
  };
  const [before, after] = [await stateOn(from, tableOf(from), options), await stateOn(last, tableOf(last), options)];
  const rates: DayRates = {
    before: (code) => rateOn(before.table, code, currency),
    after: (code) => rateOn(after.table, code, currency),
  };
  const resourceIdOf = lineIds(info.schema);
  const isWanted = passes(request.filter, geography, resourceIdOf);
  const isKnown = [before, after].every(({ accounts }) => accounts.some(({ snapshot }) => snapshot !== null));
  const compared = isKnown ? compareDays({ from: before, to: after, rates, isWanted }).sort(greatestFirst) : [];
  const gaps = gapsOf([before, after]);
  const changes = compared.filter(({ parts }) => parts.length > 0);
  const groups = changeGroups(compared, { groupBy, groupOf: grouper({ groupBy, labelKey, resourceIdOf }) });
  return Object.assign(new BillChange(), isKnown ? sumsIn(compared, currency) : noSums, {
    from,
    to: last,
    currency,
    rates: request.rates,
    isComplete: isKnown && gaps.length === 0,
    gaps,
    allLines: await inTurns(changes, (change) => lineChangeOf(change, info.schema, currency)),
    allGroups: groups.map(({ key, things }) => Object.assign(new BillChangeGroup(), key, sumsIn(things, currency))),
  });
}

/** No sum is known where one of the days is not. */
const noSums = { before: null, after: null, difference: null, byReason: [], unknownCount: 0 };

function lineChangeOf(
  { key, before, after, parts, difference }: ComparedThing,
  schema: GraphQLSchema,
  currency: string,
): BillLineChange {
  const side = after ?? before;
  if (!side) throw new Error('Expected a line on either day');
  const priceAt = (one: ComparedSide | null) => (one && !one.isUnknown ? priceOf(one.amount, currency) : null);
  return Object.assign(new BillLineChange(), changedThing(key, side.line, schema), {
    productBefore: before && before.line.product,
    productAfter: after && after.line.product,
    before: priceAt(before),
    after: priceAt(after),
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
