/** Finds the row that serves a call. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { Refusal } from './refusal.js';

interface Route {
  readonly row: BoundRow;
  readonly method: string;
  readonly path: string;
}

interface MatchedRow extends Route {
  /** The values of the placeholders. */
  readonly values: Readonly<Record<string, string>>;
}

export class Routes {
  readonly #routes: readonly (Route & { readonly words: readonly string[] })[];

  constructor(rows: readonly BoundRow[]) {
    this.#routes = rows
      .flatMap(routesOf)
      .map((route) => ({ ...route, words: route.path.split('/') }))
      // Literal segments before placeholders: `/storage_boxes/actions` is no storage box.
      .sort((a, b) => (a.path.replaceAll('{', '~') < b.path.replaceAll('{', '~') ? -1 : 1));
  }

  find(method: string, path: string): MatchedRow {
    const given = path.split('/');
    const fitting = this.#routes.flatMap((route) => {
      const values = match(route.words, given);
      return values ? [{ ...route, values }] : [];
    });
    const route = fitting.find((each) => each.method === method);
    if (route) return route;
    if (fitting.length === 0) throw Refusal.notFound(`path '${path}'`);
    throw new Refusal('method_not_allowed', `${method} is not allowed here`);
  }
}

/** The routes of a row: the listed call and, if they differ, the one that the provider's own clients make. */
function routesOf(row: BoundRow): Route[] {
  const { official } = row.options;
  const listed = { row, method: row.method, path: row.path };
  if (!official || official.body || official.baseUrl) return [listed];
  const [method = '', path = ''] = official.call.split(' ');
  return [listed, { row, method, path }];
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
