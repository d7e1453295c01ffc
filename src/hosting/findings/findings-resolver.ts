/** Findings over all accounts. */
import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Resolver } from 'type-graphql';
import type { HostingContext } from '../context.js';
import { checkFirst } from '../../data/geography/bounds.js';
import type { Api } from '../../rest/rows/dialect.js';
import { PageArgs, pageComplexity } from '../../rest/schema/page-arguments.js';
import { maxFirst } from '../../rest/transport/pages.js';
import { slice } from '../../rest/schema/slice.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { HostingApiName } from '../inventory/api.js';
import { resolved } from '../inventory/joined-list.js';
import { joining } from '../inventory/joining.js';
import { checkMaxAge, maxAgeArgument } from '../inventory/max-age.js';
import { oldestOf } from '../inventory/read-at.js';
import { sourcesOf } from '../inventory/source.js';
import { auditedFindings } from './audited.js';
import { Findings } from './finding.js';
import { FindingKind } from './kind.js';
import { findingOf } from './ranked.js';
import { Severity } from './severity.js';
import { Optional } from '../../base/optional-field.js';

@ArgsType()
class FindingArgs extends PageArgs {
  @Optional(
    () => [FindingKind],
    'Only findings of these kinds; unless given, of all except those that are judged by name alone',
  )
  kinds?: readonly string[] | null;

  @Field(() => Severity, { defaultValue: Severity.LOW, description: 'Only findings of this severity or higher' })
  minSeverity!: Severity;

  @Optional(() => [HostingApiName], 'Only findings in accounts of these APIs')
  apis?: readonly Api[] | null;

  @Optional(() => [String], 'Only findings in the accounts with these names')
  accounts?: readonly string[] | null;

  @Field({ defaultValue: false, description: 'Include silenced findings, with what silences them' })
  includeSilenced!: boolean;

  @Optional(
    () => GraphQLDateTime,
    'Only findings first seen at this time or after it, and those that have come since the account was last recorded',
  )
  newSince?: Date | null;
}

@Resolver(() => Hosting)
export class FindingsResolver {
  @FieldResolver(() => Findings, {
    complexity: joining(pageComplexity()),
    description:
      'Audits all accounts for resources that are wasted, exposed or broken, or will be soon: each finding has its evidence and the mutation that would resolve it, which is never sent automatically. It takes one call per page of each list that the requested kinds need, and none for what was read within `maxAge`; kinds that take a call per zone, pool or server say so, and all kinds of the edge together take eight per zone. To silence a resource, set the label `audit.ignore` (for some kinds only: `audit.ignore=SERVER_OFF`, several separated by dots), put the same text into its description or comment (several separated by commas), add an entry to the file `FINDINGS_IGNORE_FILE`, or silence the finding by `silenceFinding`',
  })
  async findings(
    @Args(() => FindingArgs) args: FindingArgs,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Findings> {
    const { kinds, minSeverity, apis, accounts, includeSilenced, newSince, first, after } = args;
    checkFirst('findings', first, maxFirst);
    checkMaxAge('findings', maxAge);
    const audited = await auditedFindings({ context, info }, args, maxAge);
    const { outcome, audit, shown, silencedCount, undatedCount, counts } = audited;
    const { seen, isComplete } = outcome;
    const list = `findings ${JSON.stringify([kinds, minSeverity, includeSilenced, apis, accounts, newSince])}`;
    return Object.assign(new Findings(), {
      ...(await resolved(
        slice(shown, ({ found }) => found.id, { first, after, list }),
        (one) => findingOf(one, outcome, audit),
      )),
      silencedCount,
      undatedCount,
      counts,
      isComplete,
      sources: sourcesOf(seen),
      readAt: oldestOf(seen),
      shown: shown.map(({ found }) => found),
      inventory: audit.names.inventory,
    });
  }
}
