/** Tables as CSV (RFC 4180), with cells escaped that a spreadsheet would run as formulas. */

/** `digits` is written as it is: a leading minus starts a number, not a formula. */
export type Cell = string | { readonly digits: string } | null;

export function csv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return cell.digits;
  // Full-width characters too: some spreadsheets treat them like their ASCII forms.
  const escaped = /^[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? `'${cell}` : cell;
  // Where the comma is the decimal separator, spreadsheets split cells at semicolons, even inside quotes.
  const harmless = escaped.replace(/(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/gu, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
