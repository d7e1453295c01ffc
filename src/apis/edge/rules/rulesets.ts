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
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
abstract class RulesetHead {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Optional(() => String, 'A description of the ruleset')
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

  @Optional(
    () => [RulesetRule],
    'Its rules, in order; null when it has none. Lists come without rules: one more call per ruleset',
  )
  rules!: RulesetRule[] | null;
}

@ObjectType('EdgeAccountRuleset', {
  description: 'A ruleset of an account; the API returns its rules only through the zones where it applies',
})
class AccountRuleset extends RulesetHead {}

@InputType('EdgeRulesetRuleInput', { description: 'A rule of a ruleset' })
class RulesetRuleInput {
  @Optional(() => ID, 'Id of an existing rule to keep; a new rule unless given')
  id?: string;

  @Optional(() => RulesetAction, 'The action on matching requests')
  action?: ValueOf<typeof RulesetAction>;

  @Optional(() => GraphQLJSONObject, 'Parameters of the action, as the API takes them')
  actionParameters?: object;

  @Optional(() => String, 'The expression that requests must match, in the rules language')
  expression?: string;

  @Optional(() => String, 'A description of the rule')
  description?: string;

  @Optional(() => Boolean, 'Enable the rule')
  enabled?: boolean;

  @Optional(() => String, 'A reference that stays the same across versions')
  ref?: string;

  @Optional(() => RuleLogging, 'Logging of matching requests')
  logging?: RuleLogging;

  @Optional(() => RuleRateLimit, 'The rate limit')
  ratelimit?: RuleRateLimit;

  @Optional(() => ExposedCredentialCheck, 'Where to check for exposed credentials')
  exposedCredentialCheck?: ExposedCredentialCheck;
}

@InputType('CreateEdgeRulesetInput', { description: 'A ruleset to create' })
class CreateRuleset {
  @Optional(() => String, 'Its name')
  name?: string;

  @Optional(() => String, 'A description of the ruleset')
  description?: string;

  @Optional(() => RulesetKind, 'The kind of ruleset; `ZONE` for the entry point of the zone')
  kind?: ValueOf<typeof RulesetKind>;

  @Optional(() => RulesetPhase, 'The phase in which it runs')
  phase?: ValueOf<typeof RulesetPhase>;

  @Optional(() => [RulesetRuleInput], 'Its rules, in order')
  rules?: RulesetRuleInput[];

  @Optional(() => Boolean, 'Only check whether it could be created')
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
