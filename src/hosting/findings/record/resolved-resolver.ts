/** The GraphQL field of resolved findings, of accounts that the caller may read. */
import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Resolver } from 'type-graphql';
import { checkFirst } from '../../../data/geography/bounds.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { graphId } from '../../../rest/identity/graph-id.js';
import { paramsOf } from '../../../rest/rows/path.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import { PageArgs, pageComplexity } from '../../../rest/schema/page-arguments.js';
import { slice } from '../../../rest/schema/slice.js';
import type { Account } from '../../../rest/transport/account.js';
import { maxFirst } from '../../../rest/transport/pages.js';
import type { HostingContext } from '../../context.js';
import { HostingApiName } from '../../inventory/api.js';
import { checkAccounts } from '../../inventory/check-accounts.js';
import { isChosen } from '../../inventory/chosen.js';
import { inTurns } from '../../inventory/in-turns.js';
import { resolved } from '../../inventory/joined-list.js';
import { Hosting } from '../../machines/hosting-resolver.js';
import { FindingKind } from '../kind.js';
import { rules } from '../rules/index.js';
import { Severity, weightOf } from '../severity.js';
import type { AccountRecord, ResolvedRecord } from './account-record.js';
import { readableRecords } from './readable-records.js';
import { FindingRecordState, ResolvedFinding, ResolvedFindings } from './resolved-finding.js';
import { Optional } from '../../../base/optional-field.js';

@ArgsType()
class ResolvedArgs extends PageArgs {
  @Field(() => GraphQLDateTime, { description: 'Only findings resolved at this time or after it' })
  since!: Date;

  @Optional(() => [FindingKind], 'Only findings of these kinds')
  kinds?: readonly string[] | null;

  @Field(() => Severity, { defaultValue: Severity.LOW, description: 'Only findings of this severity or higher' })
  minSeverity!: Severity;

  @Optional(() => [HostingApiName], 'Only findings in accounts of these APIs')
  apis?: readonly Api[] | null;

  @Optional(() => [String], 'Only findings in the accounts with these names')
  accounts?: readonly string[] | null;
}

interface Resolved {
  readonly account: Account;
  readonly finding: ResolvedRecord;
}

@Resolver(() => Hosting)
export class ResolvedFindingsResolver {
  @FieldResolver(() => ResolvedFindings, {
    complexity: pageComplexity(),
    description:
      'Resolved findings of the last 400 days: recorded ones that the daily record of an account, with its kind read completely, no longer found. Those that have come back are left out, and those found on the basis of accounts that the token may not read. It takes no call',
  })
  async resolvedFindings(
    @Args(() => ResolvedArgs) args: ResolvedArgs,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ResolvedFindings> {
    const { since, kinds, minSeverity, apis, accounts, first, after } = args;
    checkFirst('resolvedFindings', first, maxFirst);
    const readable = context.clients.every(dialectsOf(info.schema));
    checkAccounts(accounts, readable);
    const chosen = readable.filter(isChosen({ apis, accounts })).map(({ upstream }) => upstream.account);
    const records = await readableRecords({ context, info }, chosen);
    // Another release may have kinds that the graph lacks.
    const shownKinds = new Set(kinds ?? Object.keys(FindingKind));
    const isShown = ({ kind, severity, resolvedAt }: ResolvedRecord) =>
      resolvedAt >= since.getTime() && weightOf(severity) >= weightOf(minSeverity) && shownKinds.has(kind);
    const all = await inTurns(chosen, (account, place) => resolvedIn(account, records[place] ?? null, isShown));
    const found = all.flat().sort((a, b) => b.finding.resolvedAt - a.finding.resolvedAt);
    const list = `resolvedFindings ${JSON.stringify([since, kinds, minSeverity, apis, accounts])}`;
    return Object.assign(new ResolvedFindings(), {
      ...(await resolved(slice(found, keyOf, { first, after, list }), shown)),
      records: chosen.map((account, place) => stateOf(account, records[place] ?? null)),
    });
  }
}

function resolvedIn(
  account: Account,
  record: AccountRecord | null,
  isShown: (finding: ResolvedRecord) => boolean,
): Resolved[] {
  if (!record) return [];
  return record.resolved.flatMap((finding) =>
    isShown(finding) && !record.open.has(finding.id) ? [{ account, finding }] : [],
  );
}

function keyOf({ finding: { id, resolvedAt } }: Resolved): string {
  return `${id} ${resolvedAt}`;
}

function shown({ account, finding }: Resolved): ResolvedFinding {
  const { id, kind, severity, message, resourceId, resourceName, firstSeen, resolvedAt, amount } = finding;
  return Object.assign(new ResolvedFinding(), {
    findingId: id,
    kind,
    severity,
    message,
    api: account.api,
    accountName: account.name,
    resourceId: globalId(kind, account, resourceId),
    resourceName,
    firstSeenAt: new Date(firstSeen),
    resolvedAt: new Date(resolvedAt),
    monthlyAmount: amount,
  });
}

/**
 * The global id by the list that the kind judges; the provider's id if that list is below other objects, which the
 * record does not name.
 */
function globalId(kind: string, account: Account, own: string | null): string | null {
  const rule = rules.find((one) => one.kind === kind);
  const row = rule && 'of' in rule ? rule.of : null;
  return row && own !== null && paramsOf(row.path).length === 0 ? graphId({ row, account, values: {} }, own) : own;
}

function stateOf({ api, name }: Account, record: AccountRecord | null): FindingRecordState {
  const recordedAt = record && new Date(record.recordedAt);
  return Object.assign(new FindingRecordState(), { api, accountName: name, recordedAt });
}
