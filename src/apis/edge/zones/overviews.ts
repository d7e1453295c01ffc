/** Overviews of settings, page rules, email rules and Logpush jobs in all zones, with filters. */
import { isDeepStrictEqual } from 'node:util';
import { GraphQLJSON } from 'graphql-scalars';
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import type { RestContext } from '../../../rest/transport/context.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { objectOf } from '../../../rest/planner/read-objects.js';
import { PageArgs, pageComplexity } from '../../../rest/schema/page-arguments.js';
import { Edge } from '../edge.js';
import { EmailRoutingRule, emailRouting } from '../email-routing.js';
import { LogpushJob } from '../logpush/logpush-job.js';
import { logpushJobs } from '../logpush/logpush-jobs.js';
import { type Overview, has, mentions, overAll, overview, overviewOf, overviewType } from './overview.js';
import { PageRuleActionId } from '../rules/page-rule-actions.js';
import { PageRule, pageRules } from '../rules/page-rules.js';
import { Setting, zoneSettings } from './zone-settings.js';
import { Optional } from '../../../base/optional-field.js';

@ArgsType()
class SettingArgs extends PageArgs {
  @Field(() => ID, { description: 'Name of the setting, for instance `min_tls_version`' })
  name!: string;

  @Optional(() => GraphQLJSON, 'Only settings with this value')
  value?: unknown;

  @Optional(() => GraphQLJSON, 'Only settings with any other value')
  notValue?: unknown;
}

const SettingOverview = overviewType(Setting, 'EdgeZoneSettingOverviewConnection', 'One setting in all zones');

@ArgsType()
class PageRuleArgs extends PageArgs {
  @Optional(() => String, 'Only rules whose URL pattern contains this')
  contains?: string;

  @Optional(() => PageRuleActionId, 'Only rules with this action')
  action?: ValueOf<typeof PageRuleActionId>;
}

const PageRuleOverview = overviewType(PageRule, 'EdgePageRuleOverviewConnection', 'Page rules of all zones');

@ArgsType()
class MailRuleArgs extends PageArgs {
  @Optional(() => String, 'Only rules with this in a matched address or a destination address')
  address?: string;
}

const MailRuleOverview = overviewType(
  EmailRoutingRule,
  'EdgeEmailRoutingRuleOverviewConnection',
  'Email Routing rules of all zones',
);

@ArgsType()
class JobArgs extends PageArgs {
  @Optional(() => Boolean, 'Only jobs whose last push failed, or only those whose last push succeeded')
  isFailing?: boolean;
}

const JobOverview = overviewType(LogpushJob, 'EdgeLogpushJobOverviewConnection', 'Logpush jobs of all zones');

const complexity = pageComplexity();
const nullable = true;

@Resolver(() => Edge)
class Overviews {
  @FieldResolver(() => SettingOverview, { nullable, complexity, description: `One setting ${overAll}` })
  zoneSettings(
    @Root() parent: Edge,
    @Args(() => SettingArgs) args: SettingArgs,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Overview> {
    const { name, value, notValue } = args;
    const readContext = { context, info, parent };
    return overview(zoneSettings.rows.setting, args, readContext, async (zone) => {
      const setting = await objectOf(zoneSettings.rows.setting, { ...zone, setting_name: name }, readContext);
      if (!setting || (value !== undefined && !isDeepStrictEqual(setting.value, value))) return [];
      return notValue !== undefined && isDeepStrictEqual(setting.value, notValue) ? [] : [setting];
    });
  }

  @FieldResolver(() => PageRuleOverview, { nullable, complexity, description: `Page rules ${overAll}` })
  pageRules(
    @Root() parent: Edge,
    @Args(() => PageRuleArgs) args: PageRuleArgs,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Overview> {
    const { contains, action } = args;
    return overviewOf(pageRules.rows.pageRules, args, { context, info, parent }, ({ targets, actions }) => {
      const does = (actions ?? []).map(({ id }) => id);
      const about = (targets ?? []).map(({ constraint }) => constraint?.value);
      return has(does, action) && mentions(about, contains);
    });
  }

  @FieldResolver(() => MailRuleOverview, { nullable, complexity, description: `Email Routing rules ${overAll}` })
  emailRoutingRules(
    @Root() parent: Edge,
    @Args(() => MailRuleArgs) args: MailRuleArgs,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Overview> {
    const { address } = args;
    return overviewOf(emailRouting.rows.emailRoutingRules, args, { context, info, parent }, (rule) => {
      const to = (rule.matchers ?? []).map(({ value }) => value);
      return mentions([...to, ...(rule.actions ?? []).flatMap(({ value }) => value ?? [])], address);
    });
  }

  @FieldResolver(() => JobOverview, { nullable, complexity, description: `Logpush jobs ${overAll}` })
  logpushJobs(
    @Root() parent: Edge,
    @Args(() => JobArgs) args: JobArgs,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Overview> {
    return overviewOf(logpushJobs.rows.logpushJobs, args, { context, info, parent }, ({ errorMessage }) =>
      has([Boolean(errorMessage)], args.isFailing),
    );
  }
}

export const overviews: RowGroup = { rows: {}, resolver: Overviews };
