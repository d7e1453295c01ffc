/** Inputs of rulesets and of their rules. */
import { Min, MinLength } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { ExactlyOneOf, NonEmpty, Rule } from '../../../rest/schema/input-validation.js';
import { RulesetAction, RulesetKind, RulesetPhase } from './ruleset-enums.js';
import { ExposedCredentialCheck, RuleLogging, RuleRateLimit } from './ruleset-rule.js';

@InputType()
abstract class RuleParts {
  @Optional(() => RulesetAction, 'The action on matching requests')
  action?: ValueOf<typeof RulesetAction>;

  @Optional(() => GraphQLJSONObject, 'Parameters of the action, as the API takes them')
  actionParameters?: object;

  @MinLength(1)
  @Optional(() => String, 'The expression that requests must match, in the rules language')
  expression?: string;

  @Optional(() => String, 'A description of the rule')
  description?: string;

  @Optional(() => Boolean, 'Enable the rule')
  enabled?: boolean;

  @MinLength(1)
  @Optional(() => String, 'A reference that stays the same across versions')
  ref?: string;

  @Optional(() => RuleLogging, 'Logging of matching requests')
  logging?: RuleLogging;

  @Optional(() => RuleRateLimit, 'The rate limit')
  ratelimit?: RuleRateLimit;

  @Optional(() => ExposedCredentialCheck, 'Where to check for exposed credentials')
  exposedCredentialCheck?: ExposedCredentialCheck;
}

@InputType('EdgeRulesetRuleInput', { description: 'A rule of a ruleset' })
class RulesetRuleInput extends RuleParts {
  @Optional(() => ID, 'Id of an existing rule to keep; a new rule unless given')
  id?: string;
}

@InputType('EdgeRulesetRuleDefinitionInput', { description: 'The definition of a rule' })
export class RuleDefinition extends RuleParts {
  @Field(() => RulesetAction, { description: 'The action on matching requests' })
  declare action: ValueOf<typeof RulesetAction>;

  @MinLength(1)
  @Field({ description: 'The expression that requests must match, in the rules language' })
  declare expression: string;
}

const onlyCheck = 'Only check whether it could be done';

@InputType('EdgeRulesetDryRunInput', { description: 'Whether the write is a trial' })
export class OnlyCheck {
  @Optional(() => Boolean, onlyCheck)
  dryRun?: boolean;
}

@InputType()
abstract class RulesetParts {
  @MinLength(1)
  @Optional(() => String, 'Its name')
  name?: string;

  @Optional(() => String, 'A description of the ruleset')
  description?: string;

  @Optional(() => [RulesetRuleInput], 'Its rules, in order')
  rules?: RulesetRuleInput[];

  @Optional(() => Boolean, onlyCheck)
  dryRun?: boolean;
}

@InputType()
abstract class RulesetOfPhase extends RulesetParts {
  @Optional(() => RulesetKind, 'The kind of ruleset; `ZONE` for the entry point of the zone')
  kind?: ValueOf<typeof RulesetKind>;

  @Optional(() => RulesetPhase, 'The phase in which it runs')
  phase?: ValueOf<typeof RulesetPhase>;
}

@InputType('CreateEdgeRulesetInput', { description: 'A ruleset to create' })
export class CreateRuleset extends RulesetOfPhase {}

@InputType('CreateEdgeAccountRulesetInput', { description: 'A ruleset of an account to create' })
export class CreateAccountRuleset extends RulesetParts {
  @MinLength(1)
  @Field({ description: 'Its name' })
  declare name: string;

  @Field(() => RulesetKind, { description: 'The kind of ruleset' })
  kind!: ValueOf<typeof RulesetKind>;

  @Field(() => RulesetPhase, { description: 'The phase in which it runs' })
  phase!: ValueOf<typeof RulesetPhase>;
}

@NonEmpty()
@InputType('UpdateEdgeRulesetInput', { description: 'A new version of a ruleset; its kind and phase stay' })
export class UpdateRuleset extends RulesetOfPhase {}

@NonEmpty()
@InputType('UpdateEdgeRulesetEntrypointInput', { description: 'A new version of the entry point ruleset of a phase' })
export class UpdateEntrypoint extends RulesetParts {}

@ExactlyOneOf('before', 'after', 'index')
@InputType('EdgeRulesetRulePositionInput', { description: 'The position of a rule: one of these' })
class RulePosition {
  @Optional(() => String, 'Before the rule of this id; empty: first')
  before?: string;

  @Optional(() => String, 'After the rule of this id; empty: last')
  after?: string;

  @Min(1)
  @Optional(() => Int, 'At this place, from 1')
  index?: number;
}

@InputType()
abstract class PositionedRule extends RulesetRuleInput {
  @Optional(() => RulePosition, 'Its position')
  position?: RulePosition;

  @Optional(() => Boolean, onlyCheck)
  dryRun?: boolean;
}

@InputType('CreateEdgeRulesetRuleInput', { description: 'A rule to add' })
export class CreateRule extends PositionedRule {}

@Rule((input) =>
  Object.entries(input).some(([name, value]) => name !== 'dryRun' && value !== undefined)
    ? undefined
    : 'expected a definition or a position, but got none',
)
@InputType('UpdateEdgeRulesetRuleInput', {
  description: 'The new definition of a rule, in which fields left out are reset; or its position alone',
})
export class UpdateRule extends PositionedRule {}
