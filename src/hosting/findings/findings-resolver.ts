/** Findings over all accounts. */
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Int, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { checkFirst } from '../../geography/bounds.js';
import { firstItems } from '../../geography/complexity.js';
import type { Api } from '../../rest/dialect.js';
import { maxFirst } from '../../rest/pages.js';
import { Hosting } from '../hosting.js';
import { HostingApiName } from '../inventory/api.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import { isChosen } from '../inventory/chosen.js';
import { joining } from '../inventory/joining.js';
import { checkMaxAge, maxAgeArgument } from '../inventory/max-age.js';
import { oldestOf } from '../inventory/read-at.js';
import { sourcesOf } from '../inventory/source.js';
import { join } from '../inventory/under-way.js';
import { Names } from '../names/names.js';
import { outcomeOf } from './audit.js';
import { countsOf } from './counts.js';
import { type Finding, Findings } from './finding.js';
import { FindingKind } from './kind.js';
import { rules } from './rules/index.js';
import { Severity, weightOf } from './severity.js';

@ArgsType()
class FindingArgs {
  @Field(() => [FindingKind], { nullable: true, description: 'Only those of these kinds' })
  kinds?: readonly string[] | null;

  @Field(() => Severity, { defaultValue: Severity.LOW, description: 'Only those that matter as much, or more' })
  minSeverity!: Severity;

  @Field(() => [HostingApiName], { nullable: true, description: 'Only those in accounts of these APIs' })
  apis?: readonly Api[] | null;

  @Field(() => [String], { nullable: true, description: 'Only those in accounts of these names' })
  accounts?: readonly string[] | null;

  @Field({ defaultValue: false, description: 'With those that are silenced, which say by what' })
  withSilenced!: boolean;

  @Field(() => Int, { defaultValue: 50, description: `How many at most, from 1 to ${maxFirst.toLocaleString('en')}` })
  first!: number;
}

@Resolver(() => Hosting)
export class FindingsResolver {
  @FieldResolver(() => Findings, {
    complexity: joining(firstItems(maxFirst)),
    description:
      'What is wasted, open, broken or soon will be, in all accounts: each with what it was seen by and the mutation that would end it, which is never sent by itself. One call for each page of each list that the rules asked for look at, none for what was read within `maxAge`; where a kind takes a call for each zone, pool or server it says so, and all kinds of the edge together take eight for each zone. An object is silenced by a label `audit.ignore` (for some kinds alone: `audit.ignore=SERVER_OFF`, several with dots between them) or by these words in its description or comment (several with commas), or by an entry of the file `FINDINGS_IGNORE_FILE`',
  })
  async findings(
    @Args(() => FindingArgs) { kinds, minSeverity, apis, accounts, withSilenced, first }: FindingArgs,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Findings> {
    checkFirst('findings', first, maxFirst);
    checkMaxAge('findings', maxAge);
    const least = weightOf(minSeverity);
    const asked = rules.filter(({ kind }) => kinds?.includes(kind) ?? true);
    const names = Names.of({ context, info }, maxAge);
    checkAccounts(
      accounts,
      rules.flatMap(({ of }) => names.inventory.clientsOf(of)),
    );
    const audit = {
      names,
      formers: context.ledger,
      schema: info.schema,
      now: context.upstreams.clock.now(),
      ignored: context.config.ignoredFindings,
      isWanted: isChosen({ apis, accounts }),
    };
    const { findings, seen, isWhole } = await join(context.clients, () => outcomeOf(asked, audit));
    const heavy = findings.filter(({ severity }) => weightOf(severity) >= least);
    const silenced = heavy.filter(({ silencedBy }) => silencedBy !== null);
    const told = heavy.filter(({ silencedBy }) => withSilenced || silencedBy === null).sort(byWeight);
    return Object.assign(new Findings(), {
      nodes: told.slice(0, first),
      totalCount: told.length,
      silencedCount: silenced.length,
      counts: countsOf(told),
      isWhole,
      sources: sourcesOf(seen),
      readAt: oldestOf(seen),
    });
  }
}

/** A sort keeps the order of rules, accounts and objects among those that matter alike. */
function byWeight(a: Finding, b: Finding): number {
  return weightOf(b.severity) - weightOf(a.severity);
}
