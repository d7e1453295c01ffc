/** Email routing: what happens to mail sent to a zone. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { get, list, post } from '../../rest/rows/row.js';
import { mutations, on } from './bind.js';
import { Zone } from './zones/zone.js';

const EmailRoutingStatus = wireEnum('EdgeEmailRoutingStatus', 'The status of Email Routing for a zone', {
  ready: 'Ready: its DNS records route mail here',
  unconfigured: 'The required DNS records are missing',
  misconfigured: 'Its DNS records differ from the required ones',
  'misconfigured/locked': 'Its DNS records differ from the required ones and are locked',
  unlocked: 'Its DNS records are unlocked and can be edited',
});

const MatcherType = wireEnum('EdgeEmailMatcherType', 'How a rule matches emails', {
  all: 'Every email',
  literal: 'Emails whose field has exactly this value',
});

const MatcherField = wireEnum('EdgeEmailMatcherField', 'The field of an email to match', { to: 'The recipient' });

const EmailActionType = wireEnum('EdgeEmailActionType', 'The action of a rule on a matching email', {
  drop: 'Drop it',
  forward: 'Forward it to other addresses',
  worker: 'Process it with an Email Worker',
});

const RuleSource = wireEnum('EdgeEmailRuleSource', 'What created a rule', {
  api: 'The API',
  wrangler: 'Wrangler, the command line of Workers',
});

@ObjectType('EdgeEmailRouting', { description: 'Email Routing settings of a zone' })
class EmailRouting {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The domain name' })
  name!: string;

  @Field({ description: 'Email Routing is enabled' })
  enabled!: boolean;

  @Field(() => EmailRoutingStatus, { nullable: true, description: 'The status of Email Routing' })
  status!: ValueOf<typeof EmailRoutingStatus> | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Subaddressing is supported: `+` and what follows it in an address are ignored',
  })
  supportSubaddress!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'The setup wizard was skipped' })
  skipWizard!: boolean | null;

  @Field(() => String, { nullable: true, description: 'Its id; superseded by `id`' })
  tag!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  created!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modified!: string | null;
}

@ObjectType('EdgeEmailMatcher', { description: 'A matcher: which emails a rule applies to' })
class EmailMatcher {
  @Field(() => MatcherType, { description: 'How it matches' })
  type!: ValueOf<typeof MatcherType>;

  @Field(() => MatcherField, {
    nullable: true,
    description: 'The field to match; null for a rule that matches every email',
  })
  field!: ValueOf<typeof MatcherField> | null;

  @Field(() => String, {
    nullable: true,
    description: 'The value of the field; null for a rule that matches every email',
  })
  value!: string | null;
}

@ObjectType('EdgeEmailAction', { description: 'The action on a matching email' })
class EmailAction {
  @Field(() => EmailActionType, { description: 'The action' })
  type!: ValueOf<typeof EmailActionType>;

  @Field(() => [String], {
    nullable: true,
    description: 'The addresses to forward to, or the name of the Worker; null when dropped',
  })
  value!: string[] | null;
}

@ObjectType()
abstract class EmailRule {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Name of the rule' })
  name!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The rule is enabled' })
  enabled!: boolean | null;

  @Field(() => [EmailMatcher], { nullable: true, description: 'Which emails it applies to' })
  matchers!: EmailMatcher[] | null;

  @Field(() => [EmailAction], { nullable: true, description: 'Actions on a matching email' })
  actions!: EmailAction[] | null;

  @Field(() => RuleSource, { nullable: true, description: 'What created the rule' })
  source!: ValueOf<typeof RuleSource> | null;

  @Field(() => String, { nullable: true, description: 'Its id; superseded by `id`' })
  tag!: string | null;
}

@ObjectType('EdgeEmailRoutingRule', { description: 'An Email Routing rule for one address' })
export class EmailRoutingRule extends EmailRule {
  @Field(() => Int, { nullable: true, description: "The rule's priority: the lowest number is evaluated first" })
  priority!: number | null;

  /** Its name on the wire; the field is a link. */
  zone?: { readonly name?: string };
}

@ObjectType('EdgeEmailRoutingCatchAll', { description: 'The catch-all rule, for emails that no other rule matches' })
class EmailRoutingCatchAll extends EmailRule {}

@ArgsType()
class EmailRoutingRuleQuery {
  @Field(() => Boolean, { nullable: true, description: 'Only enabled rules, or only disabled ones' })
  enabled?: boolean;
}

export const emailRouting = on(Zone, {
  emailRouting: get('/zones/{zoneId}/email/routing', () => EmailRouting, { about: 'Its Email Routing settings' }),
  emailRoutingRules: list('/zones/{zoneId}/email/routing/rules', () => EmailRoutingRule, EmailRoutingRuleQuery, {
    about: 'Its Email Routing rules for single addresses, up to `first`',
  }),
  emailRoutingCatchAll: get('/zones/{zoneId}/email/routing/catch_all', () => EmailRoutingCatchAll, {
    about: 'Its catch-all rule, for emails that no other rule matches',
    official: { call: 'GET /zones/{zoneId}/email/routing/rules/catch_all' },
  }),
});

const deprecationReason = 'The provider has deprecated this call, though it still answers';

export const emailRoutingWrites = mutations({
  enableEdgeEmailRouting: post('/zones/{zoneId}/email/routing/enable', () => EmailRouting, {
    about: 'Enables Email Routing for a zone: adds the required DNS records and locks them',
    part: 'emailRouting',
    deprecationReason,
  }),
  disableEdgeEmailRouting: post('/zones/{zoneId}/email/routing/disable', () => EmailRouting, {
    about: 'Disables Email Routing for a zone: removes the DNS records it added',
    part: 'emailRouting',
    deprecationReason,
  }),
});
