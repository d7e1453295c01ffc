/** Finds the row that serves a call. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { Refusal } from './refusal.js';

export interface MatchedRow {
  readonly row: BoundRow;
  /** The values of the placeholders. */
  readonly values: Readonly<Record<string, string>>;
}

export class Routes {
  readonly #rows: readonly { readonly row: BoundRow; readonly words: readonly string[] }[];

  constructor(rows: Iterable<BoundRow>) {
    this.#rows = [...rows]
      .map((row) => ({ row, words: row.path.split('/') }))
      // Literal segments before placeholders: `/storage_boxes/actions` is no storage box.
      .sort((a, b) => (a.row.path.replaceAll('{', '~') < b.row.path.replaceAll('{', '~') ? -1 : 1));
  }

  find(method: string, path: string): MatchedRow {
    const given = path.split('/');
    const fitting = this.#rows.flatMap(({ row, words }) => {
      const values = match(words, given);
      return values ? [{ row, values }] : [];
    });
    const route = fitting.find(({ row }) => row.method === method);
    if (route) return route;
    if (fitting.length === 0) throw Refusal.notFound(`path '${path}'`);
    throw new Refusal('method_not_allowed', `${method} is not allowed here`);
  }
}

export function match(words: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  if (words.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, word] of words.entries()) {
    const text = decoded(given[index] ?? '');
    if (!word.startsWith('{')) {
      if (word !== text) return undefined;
    } else if (text === '') return undefined;
    else values[word.slice(1, -1)] = text;
  }
  return values;
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
