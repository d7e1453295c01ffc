/** Links from rulesets to their rules, and from rules to the rulesets that they execute. */
import { details } from '../../../rest/planner/missing-fields.js';
import { links, many, one } from '../../../rest/planner/links.js';
import { knownValue } from '../../../rest/planner/path-values.js';
import { ExecuteRule, SkipRule } from './ruleset-rule-kinds.js';
import { AccountRuleset, Ruleset, accountRulesets, rulesets } from './rulesets.js';

const { ruleset } = rulesets.rows;
const { ruleset: accountRuleset } = accountRulesets.rows;

/** A rule of an account stands in no zone. */
const inZone = (rule: object) => knownValue(rule, 'zoneId') !== undefined;

export const groups = [
  details(Ruleset, ruleset, ['rules']),
  details(AccountRuleset, accountRuleset, ['rules']),
  links(ExecuteRule, {
    executes: one(
      ruleset,
      (rule) => (inZone(rule) ? rule.rulesetId : null),
      'The ruleset that it executes, as the zone has it; null for a rule of an account',
    ),
    executesOfAccount: one(
      accountRuleset,
      (rule) => (inZone(rule) ? null : rule.rulesetId),
      'The ruleset that a rule of an account executes',
    ),
  }),
  links(SkipRule, {
    rulesets: many(
      ruleset,
      (rule) => (inZone(rule) ? rule.rulesets : []),
      'The rulesets to skip, as the zone has them',
    ),
    rulesetsOfAccount: many(
      accountRuleset,
      (rule) => (inZone(rule) ? [] : rule.rulesets),
      'The rulesets that a rule of an account skips',
    ),
  }),
];
