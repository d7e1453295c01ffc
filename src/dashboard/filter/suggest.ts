/** Suggests completions of the term at the caret: keys, or the values of its key among the rows. */
import { type Filter, readerOf, type ReadRow } from './definition.js';
import { fold } from './fold.js';
import { compile } from './match.js';
import { parse, type Piece, type PlacedTerm, type Term } from './parse.js';
import { printText } from './print.js';
import { findProblem, unknownWord } from './problem.js';

export interface Suggestion {
  /** The suggestion as displayed. */
  readonly text: string;
  /** The replacement of the text between `start` and `end`. */
  readonly insert: string;
  readonly about: string | null;
  /** How many rows would match. */
  readonly count: number;
}

export interface Suggestions {
  readonly kind: 'key' | 'value';
  readonly heading: string;
  readonly start: number;
  readonly end: number;
  /** A value that must match completely is typed in part: the first suggestion is preselected. */
  readonly chosen: boolean;
  readonly items: readonly Suggestion[];
}

const most = 8;

export function suggest<Row extends object>(
  text: string,
  caret: number,
  filters: readonly Filter<Row>[],
  rows: readonly Row[],
): Suggestions {
  const terms = parse(text);
  const current = terms.find(({ start, end }) => start <= caret && caret <= end);
  // Invalid terms match nothing; suggestions are counted as if they were corrected.
  const others = terms.filter((term, index) => term !== current && findProblem(term, index, filters) === null);
  const left = rows.map(readerOf(filters)).filter(compile(others, filters).matchesRead);
  const before = current === undefined ? [] : parse(text.slice(current.start, caret));
  const filter = filters.find(({ key }) => key === before[0]?.key?.toLowerCase());
  if (current !== undefined && filter !== undefined) {
    return suggestValues(current, caret, filter, filters, left);
  }
  const piece = current?.key === null ? current.pieces[0] : undefined;
  // No key begins after an unknown key, within quotes or in a list of texts.
  if (current !== undefined && (piece === undefined || piece.quoted || current.pieces.length > 1)) {
    return { kind: 'key', heading: 'Filters', start: caret, end: caret, chosen: false, items: [] };
  }
  return suggestKeys(text.slice(piece?.body ?? caret, caret), piece?.body ?? caret, piece?.end ?? caret, filters, left);
}

function suggestKeys<Row extends object>(
  typed: string,
  start: number,
  end: number,
  filters: readonly Filter<Row>[],
  rows: readonly ReadRow[],
): Suggestions {
  const begun = fold(typed);
  const items = filters
    .map((filter, index) => ({ filter, index }))
    .filter(({ filter }) => filter.key.startsWith(begun) || (begun !== '' && fold(filter.label).startsWith(begun)))
    .map(({ filter, index }) => ({
      text: `${filter.key}:`,
      insert: `${filter.key}:`,
      about: filter.label,
      count: rows.filter(({ values }) => values[index]?.length).length,
    }));
  return { kind: 'key', heading: 'Filters', start, end, chosen: false, items: ranked(items) };
}

const ranked = (items: readonly Suggestion[]) =>
  [...items]
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, most);

interface Candidate {
  readonly folded: string;
  /** The value as in its row. */
  readonly written: string;
  readonly part: 'whole' | 'key' | 'differs';
  count: number;
}

function suggestValues<Row extends object>(
  term: PlacedTerm,
  caret: number,
  filter: Filter<Row>,
  filters: readonly Filter<Row>[],
  rows: readonly ReadRow[],
): Suggestions {
  const place = Math.max(
    0,
    term.pieces.findLastIndex(({ start }) => start <= caret),
  );
  const piece = term.pieces[place];
  const start = piece?.body ?? caret;
  const typed = piece === undefined ? '' : fold(readTyped(term, piece, caret));
  const taken = new Set(term.pieces.filter((_, index) => index !== place).map((other) => fold(other.text)));
  const fits = (folded: string) => !taken.has(folded) && goesOn(folded, typed, filter.kind);
  const best = candidatesOf(filter, filters, rows, fits, typed.includes('!='))
    // A value that is typed in full is never hidden behind a longer one.
    .sort((one, other) => Number(other.folded === typed) - Number(one.folded === typed) || other.count - one.count)
    .slice(0, most);
  const items = best.map((candidate) => {
    const text = textOf(candidate);
    const { matchesRead } = compile([withValue(term, place, text)], filters);
    return { text, insert: printText(text, true), about: null, count: rows.filter(matchesRead).length };
  });
  return {
    kind: 'value',
    heading: piece?.not === true ? 'Is not' : 'Is',
    start,
    end: piece?.end ?? caret,
    chosen: typed !== '' && (filter.kind === 'word' || filter.kind === 'label'),
    items: items.filter(({ count }) => count > 0),
  };
}

function readTyped({ pieces }: PlacedTerm, piece: Piece, caret: number): string {
  if (caret >= piece.end) return piece.text;
  // Within a value, the part after the caret is replaced as well; without quotes both lengths agree.
  return piece.quoted || pieces.length === 0 ? piece.text : piece.text.slice(0, Math.max(0, caret - piece.body));
}

function goesOn(value: string, typed: string, kind: Filter<object>['kind']): boolean {
  if (kind === 'text') return value.includes(typed);
  if (value.startsWith(typed)) return true;
  // A later word of a value may be typed first: "prod" of "cloud · production", or of "env=prod".
  for (let at = value.indexOf(typed); at > 0; at = value.indexOf(typed, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(value.charAt(at - 1))) return true;
  }
  return false;
}

function withValue(term: PlacedTerm, place: number, text: string): Term {
  const pieces = term.pieces
    .map((piece, index) => (index === place ? { ...piece, text, comparison: null, quoted: true } : piece))
    .filter((piece) => piece.text !== '' || piece.quoted);
  return { key: term.key, any: pieces.filter(({ not }) => !not), none: pieces.filter(({ not }) => not) };
}

/** The values to choose from, by their folded text, with the count of each. */
function candidatesOf<Row extends object>(
  filter: Filter<Row>,
  filters: readonly Filter<Row>[],
  rows: readonly ReadRow[],
  fits: (folded: string) => boolean,
  differs: boolean,
): Candidate[] {
  const place = filters.indexOf(filter);
  const found = new Map<string, Candidate>();
  const count = (folded: string, written: string, part: Candidate['part']) => {
    const known = found.get(folded);
    if (known !== undefined) known.count += 1;
    else if (fits(folded)) found.set(folded, { folded, written, part, count: 1 });
  };
  for (const row of rows) {
    const values = row.values[place] ?? [];
    if (values.length === 0 && filter.kind !== 'label') count(unknownWord, unknownWord, 'whole');
    if (filter.kind === 'number') continue;
    for (let index = 0; index < values.length; index += 1) {
      const folded = values[index] ?? '';
      const written = row.written[place]?.[index] ?? folded;
      const split = filter.kind === 'label' ? folded.indexOf('=') : -1;
      if (split >= 0 && !differs) count(folded.slice(0, split), written, 'key');
      if (split >= 0 && differs) count(folded.replace('=', '!='), written, 'differs');
      else count(folded, written, 'whole');
    }
  }
  return [...found.values()];
}

function textOf({ written, part }: Candidate): string {
  if (part === 'differs') return written.replace('=', '!=');
  return part === 'key' ? written.slice(0, written.indexOf('=')) : written;
}
