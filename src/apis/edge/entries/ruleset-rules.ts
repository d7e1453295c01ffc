/** The rules of rulesets: those of a zone change one by one, those of an account together. */
import { Field, ID, InputType } from 'type-graphql';
import { shown } from '../../../base/errors.js';
import { isObject, textAt } from '../../../base/unknown.js';
import { RuleDefinition } from '../rules/ruleset-inputs.js';
import { accountRulesets, accountRulesetWrites, rulesets, rulesetWrites } from '../rules/rulesets.js';
import { entriesOf } from './changing.js';
import { type EntriesState, type Entry, type EntryCollection, type EntryStep, refused } from './collection.js';
import { unreadable, writtenTogether } from './written-together.js';

@InputType('EdgeRulesetRuleIdInput', { description: 'A rule of a ruleset' })
class RuleId {
  @Field(() => ID, { description: 'Its id, which is its `identifier`' })
  id!: string;
}

function stateIn(payload: unknown): EntriesState {
  const version = textAt(payload, 'version');
  if (!isObject(payload) || version === null) throw unreadable('the version of the ruleset');
  const { rules = [] } = payload;
  if (!Array.isArray(rules) || !rules.every(isObject)) throw unreadable('the rules of the ruleset');
  return { entries: rules, version, beside: payload };
}

/** Returns a rule without the fields that the provider sets. */
function definition({ version: _version, last_updated: _time, categories: _own, ...rule }: Entry): Entry {
  return rule;
}

const words = { thing: 'RulesetRule', noun: 'rule' };

const alike: Pick<EntryCollection, 'isOrdered' | 'find' | 'matchOf' | 'twin' | 'mergesTwins' | 'replaced' | 'created'> =
  {
    isOrdered: true,
    find(entries, { id }, path) {
      const place = entries.findIndex((entry) => entry['id'] === id);
      if (place !== -1) return place;
      throw refused(`${path}.id: expected the id of a rule of the ruleset, but got ${shown(id)}`);
    },
    matchOf: ({ id }) => ({ id }),
    twin: (entries, { ref }) => (ref === undefined ? -1 : entries.findIndex((entry) => entry['ref'] === ref)),
    mergesTwins: false,
    replaced: ({ id, ref }, sent) => ({ ref, ...sent, id }),
    created: ({ placeAfter }, before, after) => {
      const known = new Set(before.map(({ id }) => id));
      const own = after[(placeAfter ?? 0) - 1];
      return own && !known.has(own['id']) ? own : after.find(({ id }) => !known.has(id));
    },
  };

const { createEdgeRulesetRule, updateEdgeRulesetRule, deleteEdgeRulesetRule, updateEdgeRuleset } = rulesetWrites.rows;

function sentOf({ kind, after, placeAfter }: EntryStep): Entry {
  const { id: _, ...rule } = definition(after ?? {});
  if (kind === 'move') return { position: { index: placeAfter } };
  return kind === 'create' ? { ...rule, position: { index: placeAfter } } : kind === 'update' ? rule : {};
}

const rowOf = {
  create: createEdgeRulesetRule,
  update: updateEdgeRulesetRule,
  move: updateEdgeRulesetRule,
  delete: deleteEdgeRulesetRule,
};

export const rulesetRuleEntries = entriesOf({
  ...writtenTogether({ read: rulesets.rows.ruleset, write: updateEdgeRuleset, stateIn, sent: () => ({}) }),
  ...alike,
  name: 'changeEdgeRulesetRules',
  about:
    'Adds, changes, moves and deletes rules of a ruleset, in one call for each change; one that fails leaves those before it made',
  words,
  types: { Entry: RuleDefinition, Match: RuleId },
  callsOf: ({ steps }, _state, { zoneId = '', id: rulesetId = '' }) =>
    steps.map((step) => ({
      steps: [step],
      row: rowOf[step.kind],
      values: { zoneId, rulesetId, id: String((step.before ?? {})['id'] ?? '') },
      sent: sentOf(step),
    })),
});

export const accountRulesetRuleEntries = entriesOf({
  ...writtenTogether({
    read: accountRulesets.rows.ruleset,
    write: accountRulesetWrites.rows.updateEdgeAccountRuleset,
    stateIn,
    sent: (entries) => ({ rules: entries.map(definition) }),
  }),
  ...alike,
  name: 'changeEdgeAccountRulesetRules',
  about: 'Adds, changes, moves and deletes rules of a ruleset of an account, in one call that leaves the others',
  words,
  types: { Entry: RuleDefinition, Match: RuleId },
});
