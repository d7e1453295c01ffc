/** Rules of rulesets: what a request has to be, and what then becomes of it. Their kinds go by their action. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, InterfaceType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';

@BothWays('EdgeExposedCredentialCheck', 'Where a rule looks for leaked passwords')
export class ExposedCredentialCheck {
  @Field({ description: 'What finds the name of the user in a request' })
  usernameExpression!: string;

  @Field({ description: 'What finds the password in a request' })
  passwordExpression!: string;
}

@BothWays('EdgeRuleLogging', 'Whether a rule notes what it matches')
export class RuleLogging {
  @Field({ description: 'It does' })
  enabled!: boolean;
}

@BothWays('EdgeRateLimit', 'How often a rule lets something happen')
export class RateLimit {
  @Field(() => [String], { description: 'What is counted by itself, for instance each `ip.src`' })
  characteristics!: string[];

  @Field(() => Int, { description: 'Seconds within which it is counted' })
  period!: number;

  @Field(() => Int, { nullable: true, description: 'How many requests may come within the period' })
  requestsPerPeriod?: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds for which the rule acts once there were more' })
  mitigationTimeout?: number | null;

  @Field(() => String, { nullable: true, description: 'What is counted; null: what the rule matches' })
  countingExpression?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what reaches the origin is counted' })
  requestsToOrigin?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'How much may be scored within the period' })
  scorePerPeriod?: number | null;

  @Field(() => String, { nullable: true, description: 'The header of an answer that tells its score' })
  scoreResponseHeaderName?: string | null;
}

@InterfaceType('EdgeRulesetRule', { description: 'A rule: what a request has to be, and what then becomes of it' })
export abstract class RulesetRule {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'What it does, as the API calls it, for instance `block`' })
  action!: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'All that its action takes, as the API has it' })
  actionParameters!: object | null;

  @Field({ description: 'What a request has to be, in the language of rules' })
  expression!: string;

  @Field({ description: 'It is in force' })
  enabled!: boolean;

  @Field(() => String, { nullable: true, description: 'What it is for' })
  description!: string | null;

  @Field({ description: 'Stays the same over its versions' })
  ref!: string;

  @Field({ description: 'Its version, which grows with each change' })
  version!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  lastUpdated!: string;

  @Field(() => [String], { nullable: true, description: 'What the provider files it under' })
  categories!: string[] | null;

  @Field(() => RuleLogging, { nullable: true, description: 'Whether it notes what it matches' })
  logging!: RuleLogging | null;

  @Field(() => RateLimit, { nullable: true, description: 'How often it lets that happen; null: it does not count' })
  ratelimit!: RateLimit | null;

  @Field(() => ExposedCredentialCheck, { nullable: true, description: 'Where it looks for leaked passwords' })
  exposedCredentialCheck!: ExposedCredentialCheck | null;
}
