/** The list as a table for spreadsheets: the filtered rows in the displayed order. */
import { type Cell, table } from '../../parts/export/csv.js';
import type { MachineRow } from './figures.js';
import { labelTexts } from './filters.js';
import { stateOf } from './statuses.js';

const head = [
  'api',
  'account',
  'kind',
  'number',
  'name',
  'status',
  'type',
  'size',
  'city',
  'country',
  'addresses',
  'labels',
  'names',
  'created',
];

export function machinesCsv(rows: readonly MachineRow[], currency: string, missing: string | null): string {
  const code = currency.toLowerCase();
  return table([...head, `could_end_${code}_a_month`, `cost_${code}_a_month`], rows.map(cellsOf), missing);
}

/** Unknown values are empty, never zero. */
function cellsOf(row: MachineRow): readonly Cell[] {
  return [
    row.api.toLowerCase(),
    row.account,
    row.kind,
    { digits: row.id },
    row.name,
    stateOf(row).word,
    row.type,
    row.size,
    row.city,
    row.countryCode,
    row.addresses.join(' '),
    labelTexts(row.labels).join(' '),
    row.kind === 'box' || typeof row.nameCount !== 'number' ? null : { digits: String(row.nameCount) },
    row.created,
    row.ends ? { digits: row.ends } : null,
    row.cost ? { digits: row.cost } : null,
  ];
}
