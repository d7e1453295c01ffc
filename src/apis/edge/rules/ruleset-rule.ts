/** Rules of rulesets: an expression that requests match, and an action, which determines the rule's kind. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, InterfaceType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { Optional } from '../../../base/optional-field.js';

@BothWays('EdgeExposedCredentialCheck', 'Where a rule checks for exposed credentials')
export class ExposedCredentialCheck {
  @Field({ description: 'The expression that selects the user name' })
  usernameExpression!: string;

  @Field({ description: 'The expression that selects the password' })
  passwordExpression!: string;
}

@BothWays('EdgeRuleLogging', 'Logging of matching requests')
export class RuleLogging {
  @Field({ description: 'Matching requests are logged' })
  enabled!: boolean;
}

@BothWays('EdgeRateLimit', 'The rate limit of a rule')
export class RuleRateLimit {
  @Field(() => [String], { description: 'The characteristics that requests are counted by, for instance `ip.src`' })
  characteristics!: string[];

  @Field(() => Int, { description: 'The counting period in seconds' })
  period!: number;

  @Optional(() => Int, 'Requests allowed within the period')
  requestsPerPeriod?: number | null;

  @Optional(() => Int, 'Seconds for which the action applies once the limit is exceeded')
  mitigationTimeout?: number | null;

  @Optional(() => String, "The expression that selects the requests to count; null: the rule's own expression")
  countingExpression?: string | null;

  @Optional(() => Boolean, 'Count only requests that reach the origin')
  requestsToOrigin?: boolean | null;

  @Optional(() => Int, 'Score allowed within the period')
  scorePerPeriod?: number | null;

  @Optional(() => String, 'The response header that carries the score')
  scoreResponseHeaderName?: string | null;
}

@InterfaceType('EdgeRulesetRule', { description: 'A rule: an expression and the action on requests that match it' })
export abstract class RulesetRule {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The action, as the API spells it, for instance `block`' })
  action!: string;

  @Optional(() => GraphQLJSONObject, 'Parameters of the action, as the API returns them')
  actionParameters!: object | null;

  @Field({ description: 'The expression that requests must match, in the rules language' })
  expression!: string;

  @Field({ description: 'The rule is enabled' })
  enabled!: boolean;

  @Optional(() => String, 'A description of the rule')
  description!: string | null;

  @Field({ description: 'A reference that stays the same across versions' })
  ref!: string;

  @Field({ description: 'The version, which grows with each change' })
  version!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  lastUpdated!: string;

  @Optional(() => [String], 'Categories that the provider assigned')
  categories!: string[] | null;

  @Optional(() => RuleLogging, 'Logging of matching requests')
  logging!: RuleLogging | null;

  @Optional(() => RuleRateLimit, 'The rate limit; null: none')
  ratelimit!: RuleRateLimit | null;

  @Optional(() => ExposedCredentialCheck, 'Where it checks for exposed credentials')
  exposedCredentialCheck!: ExposedCredentialCheck | null;
}
