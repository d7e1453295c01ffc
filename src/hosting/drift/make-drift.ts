/** Finds changes that were made elsewhere, from the snapshots of the bill and the writes of this service. */
import type { GraphQLSchema } from 'graphql';
import { addDays } from '../../base/dates.js';
import { CallerError } from '../../base/errors.js';
import { baseFor } from '../../data/rates/choose.js';
import { priceOf } from '../bill/amounts/both.js';
import { type BillFilter, passes } from '../bill/filter.js';
import type { Price } from '../bill/lines/bill-draft.js';
import type { BillGap } from '../history/bill-history.js';
import { amountOf } from '../history/change/parts.js';
import { historyLines } from '../history/history-line.js';
import { historyScope } from '../history/history-scope.js';
import { mostDays } from '../history/history-span.js';
import type { HostingServices } from '../services.js';
import type { HistoryContext } from '../history/history-context.js';
import { lineIds, resourceIdOf } from '../history/resource-id.js';
import { rateOn } from '../history/rate-on.js';
import { type SharedKey, sharedKeys } from '../history/shared-lines.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import { Drift, DriftChange, DriftFieldChange, DriftItem } from './drift.js';
import { GapDays } from './gap-days.js';
import { type LineDrift, lineDrift } from './line-drift.js';
import { madeElsewhere } from './made-elsewhere.js';

interface DriftRequest {
  readonly since: string;
  readonly currency: string | null;
  readonly filter: BillFilter;
}

interface DriftContext extends HistoryContext {
  readonly context: HistoryContext['context'] & { readonly hosting: Pick<HostingServices, 'ownWrites'> };
}

export async function makeDrift(driftContext: DriftContext, { since, currency, filter }: DriftRequest): Promise<Drift> {
  const { context } = driftContext;
  const { geography } = context;
  const { billHistory, ownWrites } = context.hosting;
  const code = baseFor(context, currency);
  const scope = await historyScope(driftContext, billHistory, filter);
  checkSince(since, scope.today);
  const isWanted = passes(filter, geography, lineIds(driftContext.info.schema));
  const locate = historyLines(geography);
  const changes: LineDrift[] = [];
  const gaps: BillGap[] = [];
  let lastDay: string | null = null;
  for (const account of scope.accounts) {
    const isPresent = scope.present.has(account);
    // The account's own last snapshot counts, though others may not have one of that day yet.
    const to = isPresent ? scope.today : account.lastDay;
    const days = new GapDays(account, since, isPresent ? addDays(scope.today, -1) : to);
    for await (const read of lineDrift(billHistory, { ...account, lastDay: to }, { from: since, to })) {
      days.add(read.snapshot.day, read.snapshot.error);
      changes.push(...read.changes);
    }
    if (days.lastDay !== null && (lastDay === null || days.lastDay > lastDay)) lastDay = days.lastDay;
    gaps.push(...days.gaps());
  }
  const found = await madeElsewhere(ownWrites, changes);
  const shown = once(found, sharedKeys(scope.accounts)).filter(({ account, before, after }) =>
    [before, after].some((line) => line !== null && isWanted(locate(account, line))),
  );
  shown.sort((a, b) => b.until - a.until);
  const tables = await billHistory.rates([...new Set(shown.map(({ day }) => day))]);
  const priceIn = (day: string, line: SnapshotLine | null): Price | null => {
    const table = tables.get(day) ?? context.rates.tableOn(day);
    const amount = line && amountOf(line.cost, (from) => rateOn(table, from, code));
    return amount && priceOf(amount, code);
  };
  return Object.assign(new Drift(), {
    since,
    lastDay,
    currency: code,
    itemCount: shown.length,
    isComplete: gaps.length === 0,
    gaps,
    allItems: shown.map((change) => itemOf(change, driftContext.info.schema, priceIn)),
  });
}

function checkSince(since: string, today: string): void {
  const earliest = addDays(today, -mostDays);
  if (since >= earliest && since <= today) return;
  throw new CallerError('BAD_USER_INPUT', `since: expected a day from ${earliest} to ${today}, but got ${since}.`);
}

/** Reports a change once if several accounts, which saw it at different times, share the thing. */
function once(changes: readonly LineDrift[], sharedKeyOf: SharedKey): LineDrift[] {
  const known = new Map<string, LineDrift[]>();
  return changes.filter((change) => {
    const { account, before, after } = change;
    const line = after ?? before;
    const key = line && sharedKeyOf(account, line);
    if (key === null) return true;
    const same = known.get(key) ?? [];
    known.set(key, [...same, change]);
    return !same.some((other) => other.account !== account && other.since < change.until && change.since < other.until);
  });
}

function itemOf(
  change: LineDrift,
  schema: GraphQLSchema,
  priceIn: (day: string, line: SnapshotLine | null) => Price | null,
): DriftItem {
  const { account, key, day, before, after, fields, since, until } = change;
  const line = after ?? before;
  if (!line) throw new Error('Expected a line before or after');
  return Object.assign(new DriftItem(), {
    key: JSON.stringify([account.api, account.name, key, day]),
    change: before === null ? DriftChange.APPEARED : after === null ? DriftChange.DISAPPEARED : DriftChange.CHANGED,
    api: account.api,
    accountName: account.name,
    kind: line.kind,
    resourceId: resourceIdOf(line, account, schema),
    name: line.name,
    since: new Date(since),
    until: new Date(until),
    fields: fields.map((field) => Object.assign(new DriftFieldChange(), field)),
    before: priceIn(day, before),
    after: priceIn(day, after),
  });
}
