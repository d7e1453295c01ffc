/** Rules whose actions have typed parameters: block responses, redirects, executed rulesets. */
import { Int, ObjectType } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { comesIn } from '../../../rest/mapping/abstract-types.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { RulesetRule } from './ruleset-rule.js';
import { Optional } from '../../../base/optional-field.js';

/** Lifts these action parameters to the level of the rule's own fields. */
const opened = (rule: Wire, names: readonly string[], from: unknown = rule['action_parameters']): Wire => ({
  ...Object.fromEntries(names.map((name) => [name, isObject(from) ? from[name] : undefined])),
  ...rule,
});

@ObjectType('EdgeBlockResponse', { description: 'The response to a blocked request' })
class BlockResponse {
  @Optional(() => Int, 'HTTP status code')
  statusCode!: number | null;

  @Optional(() => String, 'Media type of the content')
  contentType!: string | null;

  @Optional(() => String, 'The response body')
  content!: string | null;
}

@ObjectType('EdgeBlockRule', { implements: RulesetRule, description: 'A rule that blocks requests' })
class BlockRule extends RulesetRule {
  static reshape(rule: Wire): Wire {
    return opened(rule, ['response']);
  }

  @Optional(() => BlockResponse, 'The response; null: the default one')
  response!: BlockResponse | null;
}

@ObjectType('EdgeExecuteRule', { implements: RulesetRule, description: 'A rule that executes another ruleset' })
export class ExecuteRule extends RulesetRule {
  static reshape(rule: Wire): Wire {
    const { action_parameters: parameters } = rule;
    return { ruleset_id: isObject(parameters) ? parameters['id'] : undefined, ...opened(rule, ['overrides']) };
  }

  @Optional(() => GraphQLJSONObject, "Overrides of that ruleset's rules")
  overrides!: object | null;

  /** An id on the wire; the field is a link. */
  rulesetId!: string | null;
}

@ObjectType('EdgeRedirectTarget', { description: 'The target of a redirect' })
class RedirectTarget {
  @Optional(() => String, 'The URL; null if an expression computes it')
  value!: string | null;

  @Optional(() => String, 'The expression that computes the URL; null if it is static')
  expression!: string | null;
}

@ObjectType('EdgeRedirectList', { description: 'A bulk redirect list, which maps URLs to targets' })
class RedirectList {
  @Optional(() => String, 'Name of the list')
  name!: string | null;

  @Optional(() => String, 'The expression that the list is searched for')
  key!: string | null;
}

@ObjectType('EdgeRedirectRule', { implements: RulesetRule, description: 'A rule that redirects visitors' })
class RedirectRule extends RulesetRule {
  static reshape(rule: Wire): Wire {
    const { action_parameters: parameters } = rule;
    const from = isObject(parameters) ? parameters['from_value'] : undefined;
    return opened(opened(rule, ['from_list']), ['target_url', 'status_code', 'preserve_query_string'], from);
  }

  @Optional(() => RedirectTarget, 'The target; null if a list supplies it')
  targetUrl!: RedirectTarget | null;

  @Optional(() => RedirectList, 'The list that supplies the target; null if there is a single one')
  fromList!: RedirectList | null;

  @Optional(() => Int, 'HTTP status code, for instance 301')
  statusCode!: number | null;

  @Optional(() => Boolean, 'Preserve the query string')
  preserveQueryString!: boolean | null;
}

@ObjectType('EdgeSkipRule', { implements: RulesetRule, description: 'A rule that skips others' })
export class SkipRule extends RulesetRule {
  static reshape(rule: Wire): Wire {
    return opened(rule, ['ruleset', 'rulesets', 'phases', 'products', 'rules']);
  }

  @Optional(() => String, '`current`: skip the remaining rules of this ruleset')
  ruleset!: string | null;

  @Optional(() => [String], 'Phases to skip')
  phases!: string[] | null;

  @Optional(() => [String], 'Older security products to skip')
  products!: string[] | null;

  @Optional(() => GraphQLJSONObject, 'Ids of rules to skip, by ruleset')
  rules!: object | null;

  /** Ids on the wire; the field is a link. */
  rulesets!: string[] | null;
}

@ObjectType('EdgeOtherRulesetRule', {
  implements: RulesetRule,
  description: 'A rule with any other action; its parameters are in `actionParameters`',
})
class OtherRulesetRule extends RulesetRule {}

comesIn(RulesetRule, {
  by: 'action',
  kinds: { block: BlockRule, execute: ExecuteRule, redirect: RedirectRule, skip: SkipRule },
  other: OtherRulesetRule,
});
