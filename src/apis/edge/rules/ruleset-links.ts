/** Links from rulesets to their rules, and from rules to the rulesets that they execute. */
import { details } from '../../../rest/planner/missing-fields.js';
import { links, many, one } from '../../../rest/planner/links.js';
import { ExecuteRule, SkipRule } from './ruleset-rule-kinds.js';
import { Ruleset, rulesets } from './rulesets.js';

const { ruleset } = rulesets.rows;

export const groups = [
  details(Ruleset, ruleset, ['rules']),
  links(ExecuteRule, { executes: one(ruleset, ({ rulesetId }) => rulesetId, 'The ruleset that it executes') }),
  links(SkipRule, { rulesets: many(ruleset, ({ rulesets }) => rulesets, 'The rulesets to skip') }),
];
