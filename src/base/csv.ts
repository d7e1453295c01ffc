/** Tables as CSV by RFC 4180, for spreadsheets that take a cell for a formula where it can be one. */

/** Digits are written as they are: a minus before them begins a number. */
export type Cell = string | { readonly digits: string } | null;

export function csv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return cell.digits;
  // In full width as well: some spreadsheets take the ones for the others.
  const whole = /^[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? `'${cell}` : cell;
  // Where a comma stands for the point, a cell ends at a semicolon, in spite of quotes that began elsewhere.
  const harmless = whole.replace(/(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/gu, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
