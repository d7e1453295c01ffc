/** Audits the accounts that a caller may read: findings in order, silenced and filtered. */
import type { GraphQLSchema } from 'graphql';
import type { Api } from '../../rest/rows/dialect.js';
import { type Account, nameOf } from '../../rest/transport/account.js';
import type { ReadingContext } from '../context.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import { isChosen } from '../inventory/chosen.js';
import { inTurns } from '../inventory/in-turns.js';
import { join } from '../inventory/joins.js';
import { type Audit, auditOf } from './audit.js';
import { type FindingCount, countsOf } from './counts.js';
import { type FindingsOutcome, outcomeOf } from './outcome.js';
import { type Ranked, ranked } from './ranked.js';
import { isNewSince } from './record/account-record.js';
import { type RecordsContext, readableRecords } from './record/readable-records.js';
import { rules } from './rules/index.js';
import type { Severity } from './severity.js';
import { Verdict } from './verdict.js';

export interface FindingsFilter {
  /** Unless given, all that are not judged by name alone. */
  readonly kinds?: readonly string[] | null;
  readonly minSeverity: Severity;
  readonly apis?: readonly Api[] | null;
  readonly accounts?: readonly string[] | null;
  readonly includeSilenced: boolean;
  readonly newSince?: Date | null;
}

export interface AuditContext {
  readonly context: ReadingContext;
  readonly info: { readonly schema: GraphQLSchema };
}

export interface AuditedFindings {
  readonly outcome: FindingsOutcome;
  readonly audit: Audit;
  readonly shown: readonly Ranked[];
  readonly silencedCount: number;
  /** Left out as it was never recorded when they were first seen. */
  readonly undatedCount: number;
  readonly counts: readonly FindingCount[];
}

/** `maxAge` in seconds. */
export async function auditedFindings(
  { context, info }: AuditContext,
  filter: FindingsFilter,
  maxAge: number,
): Promise<AuditedFindings> {
  const { kinds, apis, accounts, newSince } = filter;
  const chosen = rules.filter(({ kind, isByName }) => kinds?.includes(kind) ?? !isByName);
  const audit = auditOf({ context, info }, maxAge);
  checkAccounts(
    accounts,
    rules.flatMap((rule) => audit.names.inventory.clientsOf(rule)),
  );
  const outcome = await join(context.clients, () => outcomeOf(chosen, audit, isChosen({ apis, accounts })));
  const own = accountsOf(outcome);
  const silences = await context.hosting.lastingFindings.silences.inForce(own, context.upstreams.clock.now());
  const { shown, silenced, counts } = await ranked(outcome, audit, filter, silences);
  const result = { outcome, audit, shown, silencedCount: silenced.length, undatedCount: 0, counts };
  if (!newSince) return result;
  const isNew = await newness(outcome, { context, info }, newSince.getTime());
  const verdicts = await inTurns(shown, isNew);
  const left = shown.filter((_, place) => verdicts[place] === true);
  return {
    ...result,
    shown: left,
    silencedCount: (await inTurns(silenced, isNew)).filter((one) => one === true).length,
    undatedCount: verdicts.filter((one) => one === null).length,
    counts: countsOf(left.map(({ found }) => found)),
  };
}

/** The accounts that rules ran over, each once. */
export function accountsOf({ runs }: FindingsOutcome): readonly Account[] {
  return [...new Set(runs.map(({ account }) => account))];
}

/**
 * Returns a function that decides whether a finding was first seen since that time, in milliseconds since 1970; null if
 * unknown.
 */
export async function newness(
  outcome: FindingsOutcome,
  recordsContext: RecordsContext,
  since: number,
): Promise<(ranked: Ranked) => boolean | null> {
  const accounts = accountsOf(outcome);
  const records = await readableRecords(recordsContext, accounts);
  const recordOf = new Map(accounts.map((account, place) => [nameOf(account), records[place] ?? null]));
  return ({ found, run }) => {
    const account = outcome.runs[run]?.account;
    const record = account ? (recordOf.get(nameOf(account)) ?? null) : null;
    // What could not be judged is recorded as neither there nor gone.
    const isKnown = found.verdict !== Verdict.UNKNOWN || record?.open.has(found.id) === true;
    return isKnown ? isNewSince(record, found, since) : null;
  };
}
