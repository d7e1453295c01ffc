/** Rules whose actions take things that have names: what they block with, where they send visitors, what they execute. */
import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { comesIn } from '../../../rest/mapping/abstract-types.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { RulesetRule } from './ruleset-rule.js';

/** With what its action takes beside its other fields. */
const opened = (rule: Wire, names: readonly string[], from: unknown = rule['action_parameters']): Wire => ({
  ...Object.fromEntries(names.map((name) => [name, isObject(from) ? from[name] : undefined])),
  ...rule,
});

@ObjectType('EdgeBlockResponse', { description: 'What a blocked request is answered' })
export class BlockResponse {
  @Field(() => Int, { nullable: true, description: 'Status of HTTP' })
  statusCode!: number | null;

  @Field(() => String, { nullable: true, description: 'Type of the content' })
  contentType!: string | null;

  @Field(() => String, { nullable: true, description: 'The content' })
  content!: string | null;
}

@ObjectType('EdgeBlockRule', { implements: RulesetRule, description: 'A rule that refuses requests' })
export class BlockRule extends RulesetRule {
  static reshape(rule: Wire): Wire {
    return opened(rule, ['response']);
  }

  @Field(() => BlockResponse, { nullable: true, description: 'What they are answered; null: as the edge does it' })
  response!: BlockResponse | null;
}

@ObjectType('EdgeExecuteRule', { implements: RulesetRule, description: 'A rule that asks those of another ruleset' })
export class ExecuteRule extends RulesetRule {
  static reshape(rule: Wire): Wire {
    const { action_parameters: parameters } = rule;
    return { ruleset_id: isObject(parameters) ? parameters['id'] : undefined, ...opened(rule, ['overrides']) };
  }

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What of that ruleset is changed here' })
  overrides!: object | null;

  /** An id on the wire; the field is a link. */
  rulesetId!: string | null;
}

@ObjectType('EdgeRedirectTarget', { description: 'Where a visitor is sent on to' })
export class RedirectTarget {
  @Field(() => String, { nullable: true, description: 'The address; null: the expression makes it' })
  value!: string | null;

  @Field(() => String, { nullable: true, description: 'What makes the address; null: it is always the same' })
  expression!: string | null;
}

@ObjectType('EdgeRedirectList', { description: 'A list of addresses with where each leads' })
export class RedirectList {
  @Field(() => String, { nullable: true, description: 'Name of the list' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'What finds the address in a request' })
  key!: string | null;
}

@ObjectType('EdgeRedirectRule', { implements: RulesetRule, description: 'A rule that sends visitors on' })
export class RedirectRule extends RulesetRule {
  static reshape(rule: Wire): Wire {
    const { action_parameters: parameters } = rule;
    const from = isObject(parameters) ? parameters['from_value'] : undefined;
    return opened(opened(rule, ['from_list']), ['target_url', 'status_code', 'preserve_query_string'], from);
  }

  @Field(() => RedirectTarget, { nullable: true, description: 'Where to; null: as a list says' })
  targetUrl!: RedirectTarget | null;

  @Field(() => RedirectList, { nullable: true, description: 'The list that says where to; null: there is one target' })
  fromList!: RedirectList | null;

  @Field(() => Int, { nullable: true, description: 'Status of HTTP, for instance 301' })
  statusCode!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'The query string goes with them' })
  preserveQueryString!: boolean | null;
}

@ObjectType('EdgeSkipRule', { implements: RulesetRule, description: 'A rule that lets requests past others' })
export class SkipRule extends RulesetRule {
  static reshape(rule: Wire): Wire {
    return opened(rule, ['ruleset', 'rulesets', 'phases', 'products', 'rules']);
  }

  @Field(() => String, { nullable: true, description: '`current`: past the rest of its own ruleset' })
  ruleset!: string | null;

  @Field(() => [String], { nullable: true, description: 'Phases that are passed over' })
  phases!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Older products that are passed over' })
  products!: string[] | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Ids of rules that are passed over, by their ruleset',
  })
  rules!: object | null;

  /** Ids on the wire; the field is a link. */
  rulesets!: string[] | null;
}

@ObjectType('EdgeOtherRulesetRule', {
  implements: RulesetRule,
  description: 'A rule of any other action; what this takes is in `actionParameters`',
})
export class OtherRulesetRule extends RulesetRule {}

comesIn(RulesetRule, {
  by: 'action',
  kinds: { block: BlockRule, execute: ExecuteRule, redirect: RedirectRule, skip: SkipRule },
  other: OtherRulesetRule,
});
