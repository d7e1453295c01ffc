/** Findings over all accounts. */
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Resolver } from 'type-graphql';
import type { HostingContext } from '../context.js';
import { checkFirst } from '../../data/geography/bounds.js';
import type { Api } from '../../rest/rows/dialect.js';
import { PageArgs, pageComplexity } from '../../rest/schema/page-arguments.js';
import { maxFirst } from '../../rest/transport/pages.js';
import { slice } from '../../rest/schema/slice.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { HostingApiName } from '../inventory/api.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import { isChosen } from '../inventory/chosen.js';
import { madeOf } from '../inventory/joined-list.js';
import { joining } from '../inventory/joining.js';
import { checkMaxAge, maxAgeArgument } from '../inventory/max-age.js';
import { oldestOf } from '../inventory/read-at.js';
import { sourcesOf } from '../inventory/source.js';
import { join } from '../inventory/under-way.js';
import { auditOf } from './audit.js';
import { Findings } from './finding.js';
import { FindingKind } from './kind.js';
import { outcomeOf } from './outcome.js';
import { type Ranked, findingOf, ranked } from './ranked.js';
import { rules } from './rules/index.js';
import { Severity } from './severity.js';

@ArgsType()
class FindingArgs extends PageArgs {
  @Field(() => [FindingKind], {
    nullable: true,
    description: 'Only findings of these kinds; unless given, of all that are not judged by name alone',
  })
  kinds?: readonly string[] | null;

  @Field(() => Severity, { defaultValue: Severity.LOW, description: 'Only findings of this severity or higher' })
  minSeverity!: Severity;

  @Field(() => [HostingApiName], { nullable: true, description: 'Only findings in accounts of these APIs' })
  apis?: readonly Api[] | null;

  @Field(() => [String], { nullable: true, description: 'Only findings in the accounts with these names' })
  accounts?: readonly string[] | null;

  @Field({ defaultValue: false, description: 'Include silenced findings, with what silences them' })
  includeSilenced!: boolean;
}

@Resolver(() => Hosting)
export class FindingsResolver {
  @FieldResolver(() => Findings, {
    complexity: joining(pageComplexity()),
    description:
      'Audits all accounts for resources that are wasted, exposed or broken, or will be soon: each finding has its evidence and the mutation that would resolve it, which is never sent automatically. It takes one call per page of each list that the requested kinds need, and none for what was read within `maxAge`; kinds that take a call per zone, pool or server say so, and all kinds of the edge together take eight per zone. To silence a resource, set the label `audit.ignore` (for some kinds only: `audit.ignore=SERVER_OFF`, several separated by dots), put the same text into its description or comment (several separated by commas), or add an entry to the file `FINDINGS_IGNORE_FILE`',
  })
  async findings(
    @Args(() => FindingArgs) { kinds, minSeverity, apis, accounts, includeSilenced, first, after }: FindingArgs,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Findings> {
    checkFirst('findings', first, maxFirst);
    checkMaxAge('findings', maxAge);
    const asked = rules.filter(({ kind, isByName }) => kinds?.includes(kind) ?? !isByName);
    const audit = auditOf({ context, info }, maxAge);
    checkAccounts(
      accounts,
      rules.flatMap(({ of }) => audit.names.inventory.clientsOf(of)),
    );
    const outcome = await join(context.clients, () => outcomeOf(asked, audit, isChosen({ apis, accounts })));
    const { shown, silencedCount, counts } = await ranked(outcome, audit, { minSeverity, includeSilenced });
    const { seen, isComplete } = outcome;
    const list = `findings ${JSON.stringify([kinds, minSeverity, includeSilenced, apis, accounts])}`;
    return Object.assign(new Findings(), {
      ...(await madeOf(slice(shown, keyOf, { first, after, list }), (one) => findingOf(one, outcome, audit))),
      silencedCount,
      counts,
      isComplete,
      sources: sourcesOf(seen),
      readAt: oldestOf(seen),
    });
  }
}

/** Of several about one object that are alike the nearest is meant. */
function keyOf({ found: { kind, api, account, resourceId, resourceName } }: Ranked): string {
  return JSON.stringify([kind, api, account, resourceId, resourceName]);
}
