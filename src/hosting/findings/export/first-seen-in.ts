/** When the findings of an audit were first seen. */
import { nameOf } from '../../../rest/transport/account.js';
import { type AuditedFindings, accountsOf } from '../audited.js';
import type { Ranked } from '../ranked.js';
import { type RecordsContext, readableRecords } from '../record/readable-records.js';

/** Returns when each finding was first seen, in milliseconds since 1970; null if that was never recorded. */
export async function firstSeenIn(
  { outcome }: AuditedFindings,
  recordsContext: RecordsContext,
): Promise<(ranked: Ranked) => number | null> {
  const accounts = accountsOf(outcome);
  const records = await readableRecords(recordsContext, accounts);
  const recordOf = new Map(accounts.map((account, place) => [nameOf(account), records[place]]));
  return ({ found, run }) => {
    const account = outcome.runs[run]?.account;
    return (account && recordOf.get(nameOf(account))?.open.get(found.id)?.firstSeen) ?? null;
  };
}
