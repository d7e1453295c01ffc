/** The rows that the filter selects by their cost or by the reasons of their difference. */
import type { Filter } from '../../../filter/definition.js';
import { compile } from '../../../filter/match.js';
import type { Term } from '../../../filter/parse.js';
import { reasonWord } from '../view/cost-filter.js';
import { type CostGroup, isNothing } from './costs.js';

const rowFilters: readonly Filter<CostGroup>[] = [
  { key: 'cost', label: 'Cost', kind: 'number', values: ({ now }) => now },
  {
    key: 'reason',
    label: 'Reason',
    kind: 'word',
    values: ({ reasons }) => reasons.flatMap(({ reason, amount }) => (isNothing(amount) ? [] : reasonWord(reason))),
  },
];

export function pickerOf(terms: readonly Term[]): (row: CostGroup) => boolean {
  return compile(terms, rowFilters).matches;
}
