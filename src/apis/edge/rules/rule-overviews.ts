/** Rules of all zones at once, with filters. */
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RestContext } from '../../../rest/transport/context.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { PageArgs, pageComplexity } from '../../../rest/schema/page-arguments.js';
import { Edge } from '../edge.js';
import { FirewallAction, FirewallRule, deprecationReason, firewallRules } from './firewall-rules.js';
import { type Overview, has, mentions, overAll, overviewOf, overviewType } from '../zones/overview.js';
import { RulesetKind, RulesetPhase } from './ruleset-enums.js';
import { Ruleset, rulesets } from './rulesets.js';
import { Optional } from '../../../base/optional-field.js';

@ArgsType()
class RulesetArgs extends PageArgs {
  @Optional(() => RulesetPhase, 'Only rulesets of this phase')
  phase?: ValueOf<typeof RulesetPhase>;

  @Optional(() => RulesetKind, 'Only rulesets of this kind; `ZONE` leaves out those that every zone shares')
  kind?: ValueOf<typeof RulesetKind>;

  @Optional(() => String, 'Only rulesets whose name contains this')
  name?: string;
}

const RulesetOverview = overviewType(Ruleset, 'EdgeRulesetOverviewConnection', 'Rulesets of all zones');

@ArgsType()
class FirewallRuleArgs extends PageArgs {
  @Optional(() => FirewallAction, 'Only rules with this action')
  action?: ValueOf<typeof FirewallAction>;

  @Optional(() => Boolean, 'Only rules that are paused, or only those that are not')
  paused?: boolean;

  @Optional(() => String, 'Only rules whose description contains this')
  description?: string;

  @Optional(() => String, 'Only rules whose expression contains this')
  expression?: string;
}

const FirewallRuleOverview = overviewType(
  FirewallRule,
  'EdgeFirewallRuleOverviewConnection',
  'Firewall rules (deprecated by the provider) of all zones',
);

const complexity = pageComplexity();
const nullable = true;

@Resolver(() => Edge)
class RuleOverviews {
  @FieldResolver(() => RulesetOverview, {
    nullable,
    complexity,
    description: `Rulesets ${overAll}. The list comes without rules: \`rules\` takes one more call for each of \`nodes\``,
  })
  rulesets(
    @Root() parent: Edge,
    @Args(() => RulesetArgs) args: RulesetArgs,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Overview> {
    return overviewOf(
      rulesets.rows.rulesets,
      args,
      { context, info, parent },
      ({ phase, kind, name }) => has([phase], args.phase) && has([kind], args.kind) && mentions([name], args.name),
    );
  }

  @FieldResolver(() => FirewallRuleOverview, {
    nullable,
    complexity,
    deprecationReason,
    description: `Firewall rules (deprecated by the provider) ${overAll}`,
  })
  firewallRules(
    @Root() parent: Edge,
    @Args(() => FirewallRuleArgs) args: FirewallRuleArgs,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Overview> {
    return overviewOf(
      firewallRules.rows.firewallRules,
      args,
      { context, info, parent },
      ({ action, paused, description, filter }) =>
        has([action], args.action) &&
        has([Boolean(paused)], args.paused) &&
        mentions([description], args.description) &&
        mentions([filter?.expression], args.expression),
    );
  }
}

export const ruleOverviews: RowGroup = { rows: {}, resolver: RuleOverviews };
