/** Takes the message of a refused file apart: the row and the column, what was expected, and what was found. */

interface Refusal {
  /** Null where it is about all of the file. */
  readonly row: number | null;
  readonly column: string | null;
  readonly expected: string;
  readonly found: string;
}

const form =
  /^(?:file: )?(?:line (?<row>\d+)(?:, (?<column>[^:]+))?: )?expected (?<expected>.+), but (?:got )?(?<found>.+?)$/is;

/** Null where the message has another form. */
export function refusalIn(message: string): Refusal | null {
  const sentence = message.replace(/\s*Nothing was stored\.?$/, '').replace(/\.$/, '');
  const { row, column, expected, found } = form.exec(sentence)?.groups ?? {};
  if (expected === undefined || found === undefined) return null;
  return { row: row === undefined ? null : Number(row), column: column ?? null, expected, found };
}

/** The id of the imported statement that a refused one overlaps. */
export function overlappedIn(message: string): string | null {
  return /also in the statement ([0-9a-f]{24}) of /.exec(message)?.[1] ?? null;
}
