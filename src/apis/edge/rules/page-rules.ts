/** Page rules: settings for URLs that match a pattern. */
import { ArrayNotEmpty, IsOptional } from 'class-validator';
import { GraphQLDateTime, GraphQLJSON } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, get, list, patch, post, put } from '../../../rest/rows/row.js';
import { ShownAs } from '../../../rest/identity/value-ids.js';
import { mutations, on } from '../bind.js';
import { Direction, Match } from '../shared.js';
import { PageRuleActionId } from './page-rule-actions.js';
import { Zone } from '../zones/zone.js';
import { Optional } from '../../../base/optional-field.js';

const PageRuleStatus = wireEnum('EdgePageRuleStatus', 'Whether a page rule is active', {
  active: 'Active: its actions apply to matching URLs',
  disabled: 'Disabled: its actions apply to no URL',
});

const PageRuleOrder = wireEnum('EdgePageRuleOrder', 'How to sort page rules', {
  status: 'By status',
  priority: 'By priority',
});

const PageRuleOperator = wireEnum('EdgePageRuleOperator', 'How a URL is compared', {
  matches: 'It matches a pattern in which `*` is a wildcard',
  contains: 'It contains the value',
  equals: 'It equals the value',
  not_equal: 'It does not equal the value',
  not_contain: 'It does not contain the value',
});

const PageRuleTargetType = wireEnum('EdgePageRuleTargetType', 'The part of the request that is compared', {
  url: 'The URL of the request',
});

const aboutValue =
  'The value of the action: a string, a number, a boolean or an object, depending on the action; null for one that is simply on';

@BothWays('EdgePageRuleConstraint', 'The constraint on a URL')
class Constraint {
  @Field(() => PageRuleOperator, { description: 'How it is compared' })
  operator!: ValueOf<typeof PageRuleOperator>;

  @Field({ description: 'The pattern, for instance `*acme.example/images/*`' })
  value!: string;
}

@BothWays('EdgePageRuleTarget', 'A target: which requests a page rule applies to')
class PageRuleTarget {
  @Optional(() => PageRuleTargetType, 'The part of the request that is compared')
  target?: ValueOf<typeof PageRuleTargetType> | null;

  @Optional(() => Constraint, 'The constraint that it must meet')
  constraint?: Constraint | null;
}

@BothWays('EdgePageRuleAction', 'A page rule action')
class Action {
  @ShownAs('action')
  @Optional(() => PageRuleActionId, 'The action')
  id?: ValueOf<typeof PageRuleActionId> | null;

  @Optional(() => GraphQLJSON, aboutValue)
  value?: unknown;
}

@ObjectType('EdgePageRule', { description: 'A page rule: actions for URLs that match a pattern' })
export class PageRule {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => [PageRuleTarget], { description: 'Which requests the rule applies to' })
  targets!: PageRuleTarget[];

  @Field(() => [Action], { description: 'Actions of the rule' })
  actions!: Action[];

  @Field(() => Int, {
    description: "The rule's priority: if several rules match, the one with the highest number takes precedence",
  })
  priority!: number;

  @Field(() => PageRuleStatus, { description: 'Whether the rule is active' })
  status!: ValueOf<typeof PageRuleStatus>;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;
}

@ArgsType()
class PageRuleQuery {
  @Optional(() => PageRuleStatus, 'Only active or only disabled rules')
  status?: ValueOf<typeof PageRuleStatus>;

  @Optional(() => Match, 'Whether a rule has to match any filter or all of them; all unless given')
  match?: ValueOf<typeof Match>;

  @Optional(() => PageRuleOrder, 'How to sort the rules')
  order?: ValueOf<typeof PageRuleOrder>;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;
}

@InputType()
abstract class PageRuleParts {
  @Optional(() => Int, "The rule's priority; if several rules match, the highest takes precedence")
  priority?: number;

  @Optional(() => PageRuleStatus, 'Whether the rule is active; a new one is disabled unless given')
  status?: ValueOf<typeof PageRuleStatus>;
}

@InputType()
abstract class PageRuleFields extends PageRuleParts {
  @ArrayNotEmpty()
  @Field(() => [PageRuleTarget], { description: 'Which requests the rule applies to' })
  targets!: PageRuleTarget[];

  @ArrayNotEmpty()
  @Field(() => [Action], { description: 'Actions of the rule' })
  actions!: Action[];
}

@InputType('CreateEdgePageRuleInput', { description: 'A page rule to create' })
class CreatePageRule extends PageRuleFields {}

@InputType('UpdateEdgePageRuleInput', { description: 'The complete new state of a page rule' })
class UpdatePageRule extends PageRuleFields {}

@NonEmpty()
@InputType('ChangeEdgePageRuleInput', { description: 'Changes to a page rule: fields left out stay' })
class ChangePageRule extends PageRuleParts {
  @ArrayNotEmpty()
  @IsOptional()
  @Optional(() => [PageRuleTarget], 'All requests that the rule applies to')
  targets?: PageRuleTarget[];

  @ArrayNotEmpty()
  @IsOptional()
  @Optional(() => [Action], 'All actions of the rule')
  actions?: Action[];
}

export const pageRules = on(Zone, {
  pageRules: list('/zones/{zoneId}/pagerules', () => PageRule, PageRuleQuery, { paging: unpaged }),
  pageRule: get('/zones/{zoneId}/pagerules/{id}', () => PageRule),
});

export const pageRuleWrites = mutations({
  createEdgePageRule: post('/zones/{zoneId}/pagerules', () => PageRule, CreatePageRule, {
    about: 'Creates a page rule; the plan limits how many a zone may have',
  }),
  updateEdgePageRule: put('/zones/{zoneId}/pagerules/{id}', () => PageRule, UpdatePageRule, {
    about: 'Replaces a page rule: fields left out are reset',
  }),
  changeEdgePageRule: patch('/zones/{zoneId}/pagerules/{id}', () => PageRule, ChangePageRule, {
    about: 'Changes parts of a page rule',
    listed: false,
  }),
  deleteEdgePageRule: del('/zones/{zoneId}/pagerules/{id}'),
});
