/** The filters of rates; bare words search the whole table. */
import type { Filter } from '../../filter/definition.js';
import type { RateRow } from './rows.js';

export const filters: readonly Filter<RateRow>[] = [
  { key: 'code', label: 'Code', kind: 'word', values: ({ code }) => code },
  { key: 'name', label: 'Name', kind: 'text', values: ({ name }) => name },
  { key: 'country', label: 'Country', kind: 'text', values: ({ countries }) => countries },
  {
    key: 'move',
    label: '30 days, %',
    kind: 'number',
    values: ({ move }) => (typeof move === 'number' ? move.toFixed(6) : null),
  },
];
