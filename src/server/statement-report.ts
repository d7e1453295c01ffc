/** The comparison of a statement in words: its sums, those of each verdict, and the disputed lines. */
import { isObject, numberAt, textAt } from '../base/unknown.js';

/** Whether a line of what `importStatement` has answered is disputed. */
export function disputedIn(imported: unknown): boolean {
  const count = numberAt(at(imported, 'statement', 'comparison'), 'disputedCount');
  return count !== null && count > 0;
}

export function comparisonReport(imported: unknown, isPreview: boolean): string {
  const statement = at(imported, 'statement');
  const comparison = at(statement, 'comparison');
  const [id, from, until, currency] = ['id', 'from', 'until', 'currency'].map((key) => textAt(statement, key));
  const place = isPreview ? 'Read, and not stored' : at(imported, 'isReplacement') === true ? 'Replaced' : 'Stored';
  const rowCount = numberAt(statement, 'rowCount');
  const disputedCount = numberAt(comparison, 'disputedCount');
  const lines = listAt(at(comparison, 'lines'), 'nodes');
  const more =
    disputedCount !== null && disputedCount > lines.length ? [`and ${disputedCount - lines.length} more`] : [];
  return [
    `${place}: statement ${id}, ${from} to ${until}, ${rowCount} rows, ${currency} ${amountAt(statement, 'total')} without tax.`,
    '',
    ...aligned([
      ['VERDICT', 'LINES', 'THEIRS', 'OURS', 'DIFFERENCE'],
      ...listAt(comparison, 'verdicts').map((sums) => [textAt(sums, 'verdict') ?? '', ...sumsOf(sums)]),
      ['in all', ...sumsOf(comparison)],
    ]),
    '',
    ...(lines.length === 0 ? ['Nothing is disputed.'] : [`${disputedCount} disputed:`]),
    ...aligned(lines.map((line) => [...wordsOf(line), amountAt(line, 'difference')])),
    ...more,
    ...apartOf(comparison, currency ?? ''),
    '',
  ].join('\n');
}

function sumsOf(sums: unknown): string[] {
  return [String(numberAt(sums, 'lineCount')), ...['theirs', 'ours', 'difference'].map((key) => amountAt(sums, key))];
}

function wordsOf(line: unknown): string[] {
  const months = listAt(line, 'months').map(String).join(' ');
  const [name, id] = ['name', 'providerId'].map((key) => textAt(line, key));
  const reason = [textAt(line, 'verdict'), textAt(line, 'cause')].flatMap((word) => word ?? []).join(', ');
  return [
    months,
    id === null ? (name ?? '') : `${name} (${id})`,
    reason,
    amountAt(line, 'theirs'),
    amountAt(line, 'ours'),
  ];
}

function apartOf(comparison: unknown, currency: string): string[] {
  const count = numberAt(comparison, 'apartCount');
  if (count === null || count === 0) return [];
  return [
    `In no difference, as they are unpriced or not judged: ${count} lines, ${currency} ${amountAt(comparison, 'apart')}.`,
  ];
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? cell.length))
      .join('  ')
      .trimEnd(),
  );
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((one: unknown, key) => (isObject(one) ? one[key] : null), value);
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}

function amountAt(value: unknown, key: string): string {
  return textAt(at(value, key), 'amount') ?? 'unknown';
}
