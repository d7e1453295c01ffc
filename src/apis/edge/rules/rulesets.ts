/** Rulesets: rules that requests pass, of a zone or of an account, by the phase in which they are asked. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { get, list, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { cursors } from '../dialect.js';
import { RulesetAction, RulesetKind, RulesetPhase } from './ruleset-enums.js';
import { ExposedCredentialCheck, RateLimit, RuleLogging, RulesetRule } from './ruleset-rule.js';
import { Zone } from '../zones/zone.js';

@ObjectType()
abstract class RulesetHead {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What it is for' })
  description!: string | null;

  @Field(() => RulesetKind, { description: 'Who made it, and where it is' })
  kind!: ValueOf<typeof RulesetKind>;

  @Field(() => RulesetPhase, { description: 'When its rules are asked' })
  phase!: ValueOf<typeof RulesetPhase>;

  @Field({ description: 'Its version, which grows with each change' })
  version!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  lastUpdated!: string;
}

@ObjectType('EdgeRuleset', { description: 'Rules that requests to a zone pass in one phase' })
export class Ruleset extends RulesetHead {
  static readonly keys = { zoneId: 'zoneId', id: 'id' } as const;

  @Field(() => [RulesetRule], {
    nullable: true,
    description: 'Its rules, in their order; null when it has none. Its list leaves them out: one more call for each',
  })
  rules!: RulesetRule[] | null;
}

@ObjectType('EdgeAccountRuleset', {
  description: 'Rules of a whole account; the API tells the rules themselves below the zones where they are in force',
})
export class AccountRuleset extends RulesetHead {}

@InputType('EdgeRulesetRuleInput', { description: 'A rule of a ruleset' })
class RulesetRuleInput {
  @Field(() => ID, { nullable: true, description: 'Id of a rule to keep; a new one unless given' })
  id?: string;

  @Field(() => RulesetAction, { nullable: true, description: 'What it shall do' })
  action?: ValueOf<typeof RulesetAction>;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What its action takes, as the API has it' })
  actionParameters?: object;

  @Field(() => String, { nullable: true, description: 'What a request has to be, in the language of rules' })
  expression?: string;

  @Field(() => String, { nullable: true, description: 'What it is for' })
  description?: string;

  @Field(() => Boolean, { nullable: true, description: 'It shall be in force' })
  enabled?: boolean;

  @Field(() => String, { nullable: true, description: 'A reference that stays the same over its versions' })
  ref?: string;

  @Field(() => RuleLogging, { nullable: true, description: 'Whether it shall note what it matches' })
  logging?: RuleLogging;

  @Field(() => RateLimit, { nullable: true, description: 'How often it shall let that happen' })
  ratelimit?: RateLimit;

  @Field(() => ExposedCredentialCheck, { nullable: true, description: 'Where it shall look for leaked passwords' })
  exposedCredentialCheck?: ExposedCredentialCheck;
}

@InputType('CreateEdgeRulesetInput', { description: 'A ruleset to create' })
class CreateRuleset {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'What it is for' })
  description?: string;

  @Field(() => RulesetKind, { nullable: true, description: 'What it shall be; `ZONE` for rules of the zone itself' })
  kind?: ValueOf<typeof RulesetKind>;

  @Field(() => RulesetPhase, { nullable: true, description: 'When its rules shall be asked' })
  phase?: ValueOf<typeof RulesetPhase>;

  @Field(() => [RulesetRuleInput], { nullable: true, description: 'Its rules, in their order' })
  rules?: RulesetRuleInput[];

  @Field(() => Boolean, { nullable: true, description: 'Only see whether it could be created' })
  dryRun?: boolean;
}

const paging = cursors('per_page');

export const rulesets = on(Zone, {
  rulesets: list('/zones/{zoneId}/rulesets', () => Ruleset, {
    paging,
    about: 'Its rulesets, and those of its account and of the provider that are in force here',
  }),
  ruleset: get('/zones/{zoneId}/rulesets/{id}', () => Ruleset),
});

export const accountRulesets = on(Account, {
  rulesets: list('/accounts/{accountId}/rulesets', () => AccountRuleset, {
    paging,
    about: 'Rulesets of the whole account',
  }),
});

export const rulesetWrites = mutations({
  createEdgeRuleset: post('/zones/{zoneId}/rulesets', () => Ruleset, CreateRuleset, {
    about: 'Creates a ruleset with its rules, in force at once; a phase of a zone has one of the kind `ZONE`',
    query: ['dry_run'],
  }),
});
