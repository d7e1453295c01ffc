/** The filters of machines. */
import type { Filter } from '../../filter/definition.js';
import type { MachineRow } from './figures.js';
import { needWords } from './needs.js';
import { groupOf, statusWords } from './statuses.js';

export const filters: readonly Filter<MachineRow>[] = [
  { key: 'status', label: 'Status', kind: 'word', values: (machine) => [groupOf(machine), statusWords(machine)] },
  { key: 'needs', label: 'Needs attention', kind: 'word', values: ({ needs }) => needWords(needs) },
  { key: 'kind', label: 'Server or box', kind: 'word', values: ({ kind }) => kind },
  { key: 'api', label: 'API', kind: 'word', values: ({ api }) => api.toLowerCase() },
  { key: 'account', label: 'Account', kind: 'word', values: ({ account }) => account },
  { key: 'country', label: 'Country code', kind: 'word', values: ({ countryCode }) => countryCode },
  { key: 'place', label: 'City or country', kind: 'text', values: ({ city, country }) => known([city, country]) },
  { key: 'type', label: 'Type', kind: 'word', values: ({ type }) => type },
  { key: 'label', label: 'Label', kind: 'label', values: ({ labels }) => labelTexts(labels) },
  { key: 'cost', label: 'Monthly cost', kind: 'number', values: ({ cost }) => cost ?? null },
  { key: 'ends', label: 'Could end', kind: 'number', values: ({ ends }) => ends ?? null },
  {
    key: 'names',
    label: 'Number of names',
    kind: 'number',
    values: ({ nameCount }) => (nameCount === undefined || nameCount === null ? null : String(nameCount)),
  },
  { key: 'leads', label: 'Name that leads to it', kind: 'text', values: ({ names }) => names ?? null },
  { key: 'name', label: 'Name', kind: 'text', values: ({ name }) => name },
  { key: 'address', label: 'Address', kind: 'text', values: ({ addresses }) => addresses },
  { key: 'id', label: 'Number', kind: 'word', values: ({ id }) => id },
];

function known(values: readonly (string | null)[]): readonly string[] {
  return values.filter((value) => value !== null);
}

export function labelTexts(labels: MachineRow['labels']): readonly string[] {
  return Object.entries(labels ?? {}).map(([key, value]) => (value === '' ? key : `${key}=${value}`));
}
