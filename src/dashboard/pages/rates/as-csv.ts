/** The table of rates as a file: the displayed rows, with all digits. */
import type { Cell } from '../../parts/export/csv.js';
import type { RateRow } from './rows.js';

export function csvRows(rows: readonly RateRow[], base: string): readonly (readonly Cell[])[] {
  return [
    ['code', 'name', 'base', 'rate', 'date', 'source', 'change in 30 days (%)', 'used in'],
    ...rows.map(({ code, name, rate, move, countries }): readonly Cell[] => [
      code,
      name,
      base,
      rate && { digits: plain(rate.rate) },
      rate && rate.date,
      rate && rate.source,
      rate && typeof move === 'number' ? { digits: plain(move) } : null,
      countries.join('; '),
    ]),
  ];
}

/** The number without an exponent, which some spreadsheets read as text. */
function plain(value: number): string {
  const text = String(value);
  if (!/e/.test(text)) return text;
  const [digits = '', exponent = '0'] = text.split('e');
  const behind = (digits.split('.')[1] ?? '').length - Number(exponent);
  return value.toFixed(Math.min(100, Math.max(0, behind)));
}
