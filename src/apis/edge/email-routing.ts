/** Email routing: what happens to mail sent to a zone. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArrayNotEmpty, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { del, get, list, post, put } from '../../rest/rows/row.js';
import { mutations, on } from './bind.js';
import { Zone } from './zones/zone.js';
import { Optional } from '../../base/optional-field.js';

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

const CatchAllMatcherType = wireEnum('EdgeEmailCatchAllMatcherType', 'How the catch-all rule matches emails', {
  all: 'Every email',
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

  @Optional(() => EmailRoutingStatus, 'The status of Email Routing')
  status!: ValueOf<typeof EmailRoutingStatus> | null;

  @Optional(() => Boolean, 'Subaddressing is supported: `+` and what follows it in an address are ignored')
  supportSubaddress!: boolean | null;

  @Optional(() => Boolean, 'The setup wizard was skipped')
  skipWizard!: boolean | null;

  @Optional(() => String, 'Its id; superseded by `id`')
  tag!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  created!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modified!: string | null;
}

@BothWays('EdgeEmailMatcher', 'A matcher: which emails a rule applies to')
class EmailMatcher {
  @Field(() => MatcherType, { description: 'How it matches' })
  type!: ValueOf<typeof MatcherType>;

  @Optional(() => MatcherField, 'The field to match; null for a rule that matches every email')
  field?: ValueOf<typeof MatcherField> | null;

  @MaxLength(90)
  @Optional(() => String, 'The value of the field; null for a rule that matches every email')
  value?: string | null;
}

@ObjectType()
@InputType()
abstract class EmailActionParts {
  @Field(() => EmailActionType, { description: 'The action' })
  type!: ValueOf<typeof EmailActionType>;

  @Optional(() => [String], 'The addresses to forward to, or the name of the Worker; null when dropped')
  value?: string[] | null;
}

@ObjectType('EdgeEmailAction', { description: 'The action on a matching email' })
export class EmailAction extends EmailActionParts {}

@InputType('EdgeEmailActionInput', { description: 'The action on a matching email' })
class EmailActionInput extends EmailActionParts {}

@InputType('EdgeEmailCatchAllMatcherInput', { description: 'The matcher of the catch-all rule' })
class CatchAllMatcher {
  @Field(() => CatchAllMatcherType, { description: 'Every email' })
  type!: ValueOf<typeof CatchAllMatcherType>;
}

@ObjectType()
abstract class EmailRule {
  @Optional(() => ID, 'Its id')
  id!: string;

  @Optional(() => String, 'Name of the rule')
  name!: string | null;

  @Optional(() => Boolean, 'The rule is enabled')
  enabled!: boolean | null;

  @Optional(() => [EmailMatcher], 'Which emails it applies to')
  matchers!: EmailMatcher[] | null;

  @Optional(() => [EmailAction], 'Actions on a matching email')
  actions!: EmailAction[] | null;

  @Optional(() => RuleSource, 'What created the rule')
  source!: ValueOf<typeof RuleSource> | null;

  @Optional(() => String, 'Its id; superseded by `id`')
  tag!: string | null;
}

@ObjectType('EdgeEmailRoutingRule', { description: 'An Email Routing rule for one address' })
export class EmailRoutingRule extends EmailRule {
  @Optional(() => Int, "The rule's priority: the lowest number is evaluated first")
  priority!: number | null;

  /** Its name on the wire; the field is a link. */
  zone?: { readonly name?: string };
}

@ObjectType('EdgeEmailRoutingCatchAll', { description: 'The catch-all rule, for emails that no other rule matches' })
class EmailRoutingCatchAll extends EmailRule {}

@InputType()
abstract class EmailRuleInput {
  @ArrayNotEmpty()
  @Field(() => [EmailActionInput], {
    description: 'What to do with a matching email. Addresses to forward to have to be verified destinations',
  })
  actions!: EmailActionInput[];

  @MaxLength(256)
  @Optional(() => String, 'Name of the rule')
  name?: string;

  @Optional(() => Boolean, 'Whether the rule is enabled; it is unless given')
  enabled?: boolean;

  @Optional(() => String, 'Tag of the Worker that owns the rule')
  ownerWorkerTag?: string;

  @Optional(() => RuleSource, 'What creates the rule')
  source?: ValueOf<typeof RuleSource>;
}

@InputType()
abstract class AddressRuleInput extends EmailRuleInput {
  @ArrayNotEmpty()
  @Field(() => [EmailMatcher], { description: 'Which emails it applies to' })
  matchers!: EmailMatcher[];

  @Min(0)
  @Optional(() => Int, "The rule's priority: the lowest number is evaluated first")
  priority?: number;
}

@InputType('CreateEdgeEmailRoutingRuleInput', { description: 'An Email Routing rule to create' })
class CreateRule extends AddressRuleInput {}

@InputType('UpdateEdgeEmailRoutingRuleInput', {
  description: 'The complete new state of an Email Routing rule: fields left out are reset',
})
class UpdateRule extends AddressRuleInput {}

@InputType('UpdateEdgeEmailRoutingCatchAllInput', {
  description: 'The complete new state of the catch-all rule: fields left out are reset',
})
class UpdateCatchAll extends EmailRuleInput {
  @ArrayNotEmpty()
  @Field(() => [CatchAllMatcher], { description: 'Which emails it applies to: every one' })
  matchers!: CatchAllMatcher[];
}

@ArgsType()
class EmailRoutingRuleQuery {
  @Optional(() => Boolean, 'Only enabled rules, or only disabled ones')
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

const rules = '/zones/{zoneId}/email/routing/rules';

export const emailRoutingWrites = mutations({
  createEdgeEmailRoutingRule: post(rules, () => EmailRoutingRule, CreateRule, {
    part: 'emailRoutingRule',
    listed: false,
  }),
  updateEdgeEmailRoutingRule: put(`${rules}/{id}`, () => EmailRoutingRule, UpdateRule, {
    about: 'Replaces an Email Routing rule',
    part: 'emailRoutingRule',
    listed: false,
  }),
  deleteEdgeEmailRoutingRule: del(`${rules}/{id}`, () => EmailRoutingRule, {
    gone: true,
    part: 'emailRoutingRule',
    listed: false,
  }),
  updateEdgeEmailRoutingCatchAll: put(`${rules}/catch_all`, () => EmailRoutingCatchAll, UpdateCatchAll, {
    about: 'Replaces the catch-all rule',
    object: '/zones/{zoneId}/email/routing/catch_all',
    listed: false,
  }),
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
