/** Rulesets: the rules of a zone or an account, by the phase in which they run. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { get, list, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { cursors } from '../dialect.js';
import { RulesetAction, RulesetKind, RulesetPhase } from './ruleset-enums.js';
import { ExposedCredentialCheck, RuleRateLimit, RuleLogging, RulesetRule } from './ruleset-rule.js';
import { Zone } from '../zones/zone.js';

@ObjectType()
abstract class RulesetHead {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'A description of the ruleset' })
  description!: string | null;

  @Field(() => RulesetKind, { description: 'The kind of ruleset' })
  kind!: ValueOf<typeof RulesetKind>;

  @Field(() => RulesetPhase, { description: 'The phase in which it runs' })
  phase!: ValueOf<typeof RulesetPhase>;

  @Field({ description: 'The version, which grows with each change' })
  version!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  lastUpdated!: string;
}

@ObjectType('EdgeRuleset', { description: 'A ruleset: rules that run on requests to a zone in one phase' })
export class Ruleset extends RulesetHead {
  static readonly keys = { zoneId: 'zoneId', id: 'id' } as const;

  @Field(() => [RulesetRule], {
    nullable: true,
    description: 'Its rules, in order; null when it has none. Lists come without rules: one more call per ruleset',
  })
  rules!: RulesetRule[] | null;
}

@ObjectType('EdgeAccountRuleset', {
  description: 'A ruleset of an account; the API returns its rules only through the zones where it applies',
})
class AccountRuleset extends RulesetHead {}

@InputType('EdgeRulesetRuleInput', { description: 'A rule of a ruleset' })
class RulesetRuleInput {
  @Field(() => ID, { nullable: true, description: 'Id of an existing rule to keep; a new rule unless given' })
  id?: string;

  @Field(() => RulesetAction, { nullable: true, description: 'The action on matching requests' })
  action?: ValueOf<typeof RulesetAction>;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Parameters of the action, as the API takes them' })
  actionParameters?: object;

  @Field(() => String, {
    nullable: true,
    description: 'The expression that requests must match, in the rules language',
  })
  expression?: string;

  @Field(() => String, { nullable: true, description: 'A description of the rule' })
  description?: string;

  @Field(() => Boolean, { nullable: true, description: 'Enable the rule' })
  enabled?: boolean;

  @Field(() => String, { nullable: true, description: 'A reference that stays the same across versions' })
  ref?: string;

  @Field(() => RuleLogging, { nullable: true, description: 'Logging of matching requests' })
  logging?: RuleLogging;

  @Field(() => RuleRateLimit, { nullable: true, description: 'The rate limit' })
  ratelimit?: RuleRateLimit;

  @Field(() => ExposedCredentialCheck, { nullable: true, description: 'Where to check for exposed credentials' })
  exposedCredentialCheck?: ExposedCredentialCheck;
}

@InputType('CreateEdgeRulesetInput', { description: 'A ruleset to create' })
class CreateRuleset {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'A description of the ruleset' })
  description?: string;

  @Field(() => RulesetKind, {
    nullable: true,
    description: 'The kind of ruleset; `ZONE` for the entry point of the zone',
  })
  kind?: ValueOf<typeof RulesetKind>;

  @Field(() => RulesetPhase, { nullable: true, description: 'The phase in which it runs' })
  phase?: ValueOf<typeof RulesetPhase>;

  @Field(() => [RulesetRuleInput], { nullable: true, description: 'Its rules, in order' })
  rules?: RulesetRuleInput[];

  @Field(() => Boolean, { nullable: true, description: 'Only check whether it could be created' })
  dryRun?: boolean;
}

const paging = cursors('per_page');

export const rulesets = on(Zone, {
  rulesets: list('/zones/{zoneId}/rulesets', () => Ruleset, {
    paging,
    about: 'Its rulesets, and those of its account and of the provider that apply to it',
  }),
  ruleset: get('/zones/{zoneId}/rulesets/{id}', () => Ruleset),
});

export const accountRulesets = on(Account, {
  rulesets: list('/accounts/{accountId}/rulesets', () => AccountRuleset, {
    paging,
    about: 'Rulesets of the account',
  }),
});

export const rulesetWrites = mutations({
  createEdgeRuleset: post('/zones/{zoneId}/rulesets', () => Ruleset, CreateRuleset, {
    about:
      'Creates a ruleset with its rules, which take effect at once; each phase of a zone has at most one of the kind `ZONE`',
    query: ['dry_run'],
  }),
});
