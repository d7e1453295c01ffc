/**
 * Filters the records that a caller may read: findings that involve another account are shown only to those who may
 * read that account.
 */
import type { GraphQLSchema } from 'graphql';
import { MemoKey } from '../../../rest/planner/memo.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import type { Account } from '../../../rest/transport/account.js';
import type { HostingContext } from '../../context.js';
import { ofEach } from '../../../base/of-each.js';
import type { AccountRecord, JoinedAccount } from './account-record.js';

export interface RecordsContext {
  readonly context: Pick<HostingContext, 'clients' | 'hosting'>;
  readonly info: { readonly schema: GraphQLSchema };
}

const readable = new MemoKey<(record: AccountRecord, may: MayLearn) => AccountRecord>();

/** The records in the order of the accounts, which the caller may read; null if nothing was ever recorded. */
export async function readableRecords(
  recordsContext: RecordsContext,
  accounts: readonly Account[],
): Promise<(AccountRecord | null)[]> {
  const { clients, hosting } = recordsContext.context;
  const known = clients.memo(readable, () => ofEach(readablePart));
  const records = await hosting.lastingFindings.records.of(accounts);
  return accounts.map((account, place) => {
    const record = records[place];
    return record ? known(record, mayLearn(recordsContext, account)) : null;
  });
}

type MayLearn = (joined: readonly JoinedAccount[] | null) => boolean;

/**
 * Decides whether the caller may read a finding. If the accounts it was found with are unknown, only those who may read
 * every account may.
 */
function mayLearn({ context: { clients }, info }: RecordsContext, { baseUrl, sandbox }: Account): MayLearn {
  const verdicts = new Map<readonly JoinedAccount[] | null, boolean>();
  return (joined) => {
    let verdict = verdicts.get(joined);
    if (verdict === undefined) {
      verdict = joined
        ? joined.every(({ api, name }) => clients.mayRead({ api, name, baseUrl, sandbox }))
        : clients.mayReadEvery(dialectsOf(info.schema));
      verdicts.set(joined, verdict);
    }
    return verdict;
  };
}

function readablePart(record: AccountRecord, may: MayLearn): AccountRecord {
  const { completed, joined, open, resolved } = record;
  return {
    ...record,
    completed: new Map([...completed].filter(([kind]) => may(joined.get(kind) ?? null))),
    open: new Map([...open].filter(([, finding]) => may(finding.joined))),
    resolved: resolved.filter((finding) => may(finding.joined)),
  };
}
