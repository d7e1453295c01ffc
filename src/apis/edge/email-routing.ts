/** Email routing: what becomes of mail to a zone. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { get, list, post } from '../../rest/rows/row.js';
import { mutations, on } from './bind.js';
import { Zone } from './zones/zone.js';

const EmailRoutingStatus = wireEnum(
  'EdgeEmailRoutingStatus',
  'Whether mail to a zone can reach the edge',
  ['ready', 'unconfigured', 'misconfigured', 'misconfigured/locked', 'unlocked'],
  {
    ready: 'Its DNS sends mail to the edge',
    unconfigured: 'Its DNS has no records for it yet',
    misconfigured: 'Its DNS has other records than it takes',
    'misconfigured/locked': 'Its DNS has other records than it takes, and they are locked',
    unlocked: 'Its DNS records can be changed by hand',
  },
);

const MatcherType = wireEnum('EdgeEmailMatcherType', 'Which mail a rule is about', ['all', 'literal'], {
  all: 'All',
  literal: 'Mail whose field has this very value',
});

const MatcherField = wireEnum('EdgeEmailMatcherField', 'A field of a mail', ['to'], { to: 'Whom it is to' });

const EmailActionType = wireEnum('EdgeEmailActionType', 'What becomes of a mail', ['drop', 'forward', 'worker'], {
  drop: 'It is thrown away',
  forward: 'It is sent on to addresses',
  worker: 'A worker script is called with it',
});

const RuleSource = wireEnum('EdgeEmailRuleSource', 'What made a rule', ['api', 'wrangler'], {
  api: 'A call of the API',
  wrangler: 'The command line for worker scripts',
});

@ObjectType('EdgeEmailRouting', { description: 'What a zone does with mail' })
export class EmailRouting {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The domain' })
  name!: string;

  @Field({ description: 'Mail is routed' })
  enabled!: boolean;

  @Field(() => EmailRoutingStatus, { nullable: true, description: 'Whether mail can reach the edge' })
  status!: ValueOf<typeof EmailRoutingStatus> | null;

  @Field(() => Boolean, { nullable: true, description: 'What follows a `+` in an address is passed over' })
  supportSubaddress!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Its owner was not led through setting it up' })
  skipWizard!: boolean | null;

  @Field(() => String, { nullable: true, description: 'Its id under the older name' })
  tag!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  created!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modified!: string | null;
}

@ObjectType('EdgeEmailMatcher', { description: 'Which mail a rule is about' })
class EmailMatcher {
  @Field(() => MatcherType, { description: 'How it is matched' })
  type!: ValueOf<typeof MatcherType>;

  @Field(() => MatcherField, { nullable: true, description: 'The field that counts; null where all mail is matched' })
  field!: ValueOf<typeof MatcherField> | null;

  @Field(() => String, { nullable: true, description: 'The value of the field; null where all mail is matched' })
  value!: string | null;
}

@ObjectType('EdgeEmailAction', { description: 'What becomes of a mail' })
class EmailAction {
  @Field(() => EmailActionType, { description: 'What becomes of it' })
  type!: ValueOf<typeof EmailActionType>;

  @Field(() => [String], {
    nullable: true,
    description: 'The addresses that it is sent on to, or the name of the script; null where it is thrown away',
  })
  value!: string[] | null;
}

@ObjectType()
abstract class EmailRule {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What it is for' })
  name!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is in force' })
  enabled!: boolean | null;

  @Field(() => [EmailMatcher], { nullable: true, description: 'Which mail it is about' })
  matchers!: EmailMatcher[] | null;

  @Field(() => [EmailAction], { nullable: true, description: 'What becomes of that mail' })
  actions!: EmailAction[] | null;

  @Field(() => RuleSource, { nullable: true, description: 'What made it' })
  source!: ValueOf<typeof RuleSource> | null;

  @Field(() => String, { nullable: true, description: 'Its id under the older name' })
  tag!: string | null;
}

@ObjectType('EdgeEmailRoutingRule', { description: 'A rule for mail to one address' })
export class EmailRoutingRule extends EmailRule {
  @Field(() => Int, { nullable: true, description: 'Its place among the rules: the smallest number is asked first' })
  priority!: number | null;
}

@ObjectType('EdgeEmailRoutingCatchAll', { description: 'What becomes of mail that no rule is about' })
export class EmailRoutingCatchAll extends EmailRule {}

@ArgsType()
class EmailRoutingRuleQuery {
  @Field(() => Boolean, { nullable: true, description: 'Only those in force, or those that are not' })
  enabled?: boolean;
}

export const emailRouting = on(Zone, {
  emailRouting: get('/zones/{zoneId}/email/routing', () => EmailRouting, { about: 'What it does with mail' }),
  emailRoutingRules: list('/zones/{zoneId}/email/routing/rules', () => EmailRoutingRule, EmailRoutingRuleQuery, {
    about: 'Its rules for mail to single addresses, as many as `first` says',
  }),
  emailRoutingCatchAll: get('/zones/{zoneId}/email/routing/catch_all', () => EmailRoutingCatchAll, {
    about: 'What becomes of mail that none of its rules is about',
    official: { call: 'GET /zones/{zoneId}/email/routing/rules/catch_all' },
  }),
});

const deprecationReason = 'The provider has deprecated this call, though it still answers';

export const emailRoutingWrites = mutations({
  enableEdgeEmailRouting: post('/zones/{zoneId}/email/routing/enable', () => EmailRouting, {
    about: 'Has the edge route mail to a zone: adds the DNS records that lead it there, and locks them',
    part: 'emailRouting',
    deprecationReason,
  }),
  disableEdgeEmailRouting: post('/zones/{zoneId}/email/routing/disable', () => EmailRouting, {
    about: 'Ends the routing of mail to a zone: takes away the DNS records that led it to the edge',
    part: 'emailRouting',
    deprecationReason,
  }),
});
