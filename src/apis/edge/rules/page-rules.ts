/** Page rules: settings of their own for addresses that match. */
import { ArrayNotEmpty } from 'class-validator';
import { GraphQLDateTime, GraphQLJSON } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { whole } from '../../../rest/rows/paging.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { Direction, Match } from '../shared.js';
import { PageRuleActionId } from './page-rule-actions.js';
import { Zone } from '../zones/zone.js';

const PageRuleStatus = wireEnum('EdgePageRuleStatus', 'Whether a page rule is in force', ['active', 'disabled']);

const PageRuleOrder = wireEnum('EdgePageRuleOrder', 'What page rules are ordered by', ['status', 'priority']);

const PageRuleOperator = wireEnum(
  'EdgePageRuleOperator',
  'How an address is compared',
  ['matches', 'contains', 'equals', 'not_equal', 'not_contain'],
  { matches: 'It fits a pattern, in which `*` stands for anything' },
);

const PageRuleTarget = wireEnum('EdgePageRuleTarget', 'What of a request is compared', ['url']);

const aboutValue =
  'What it is set to: a text, a number, a truth value or an object, as the action has it; null for one that is only on';

@BothWays('EdgePageRuleConstraint', 'What an address has to be')
class Constraint {
  @Field(() => PageRuleOperator, { description: 'How it is compared' })
  operator!: ValueOf<typeof PageRuleOperator>;

  @Field({ description: 'With what, for instance `*acme.example/images/*`' })
  value!: string;
}

@BothWays('EdgePageRuleCondition', 'Which requests a page rule is about')
class Condition {
  @Field(() => PageRuleTarget, { nullable: true, description: 'What of a request is compared' })
  target?: ValueOf<typeof PageRuleTarget> | null;

  @Field(() => Constraint, { nullable: true, description: 'What it has to be' })
  constraint?: Constraint | null;
}

@BothWays('EdgePageRuleAction', 'What a page rule does')
class Action {
  @Field(() => PageRuleActionId, { nullable: true, description: 'What it does' })
  id?: ValueOf<typeof PageRuleActionId> | null;

  @Field(() => GraphQLJSON, { nullable: true, description: aboutValue })
  value?: unknown;
}

@ObjectType('EdgePageRule', { description: 'A page rule: settings of their own for addresses that match' })
export class PageRule {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => [Condition], { description: 'Which requests it is about' })
  targets!: Condition[];

  @Field(() => [Action], { description: 'What it does' })
  actions!: Action[];

  @Field(() => Int, { description: 'Of several rules that match, the one with the greatest number is obeyed' })
  priority!: number;

  @Field(() => PageRuleStatus, { description: 'Whether it is in force' })
  status!: ValueOf<typeof PageRuleStatus>;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;
}

@ArgsType()
class PageRuleQuery {
  @Field(() => PageRuleStatus, { nullable: true, description: 'Only those that are in force, or that are not' })
  status?: ValueOf<typeof PageRuleStatus>;

  @Field(() => Match, { nullable: true, description: 'How many of the filters a rule has to pass; all unless given' })
  match?: ValueOf<typeof Match>;

  @Field(() => PageRuleOrder, { nullable: true, description: 'What they are ordered by' })
  order?: ValueOf<typeof PageRuleOrder>;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered' })
  direction?: ValueOf<typeof Direction>;
}

@InputType()
abstract class PageRuleFields {
  @ArrayNotEmpty()
  @Field(() => [Condition], { description: 'Which requests it shall be about' })
  targets!: Condition[];

  @ArrayNotEmpty()
  @Field(() => [Action], { description: 'What it shall do' })
  actions!: Action[];

  @Field(() => Int, { nullable: true, description: 'Its priority; the greatest is obeyed where several match' })
  priority?: number;

  @Field(() => PageRuleStatus, { nullable: true, description: 'Whether it shall be in force; unless given it is not' })
  status?: ValueOf<typeof PageRuleStatus>;
}

@InputType('CreateEdgePageRuleInput', { description: 'A page rule to create' })
class CreatePageRule extends PageRuleFields {}

@InputType('UpdateEdgePageRuleInput', { description: 'What a page rule shall be' })
class UpdatePageRule extends PageRuleFields {}

export const pageRules = on(Zone, {
  pageRules: list('/zones/{zoneId}/pagerules', () => PageRule, PageRuleQuery, { paging: whole }),
  pageRule: get('/zones/{zoneId}/pagerules/{id}', () => PageRule),
});

export const pageRuleWrites = mutations({
  createEdgePageRule: post('/zones/{zoneId}/pagerules', () => PageRule, CreatePageRule, {
    about: 'Creates a page rule; a zone may have as many as its plan has',
  }),
  updateEdgePageRule: put('/zones/{zoneId}/pagerules/{id}', () => PageRule, UpdatePageRule, {
    about: 'Replaces a page rule: what is not given is lost',
  }),
  deleteEdgePageRule: del('/zones/{zoneId}/pagerules/{id}'),
});
