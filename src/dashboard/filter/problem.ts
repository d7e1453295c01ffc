/** Explains invalid terms: an unknown key, an invalid number, a comparison of words. */
import { readDecimal } from './decimal.js';
import { type Filter } from './definition.js';
import { fold } from './fold.js';
import { nearest } from './nearest.js';
import { isComplete, type Term } from './parse.js';
import { printTerm } from './print.js';

export interface FilterProblem {
  /** The index of the term among those checked. */
  readonly index: number;
  /** The invalid part, as it was written. */
  readonly written: string;
  /** Continues it as a sentence, without a full stop. */
  readonly reason: string;
  /** The term that was probably meant. */
  readonly mend: Term | null;
}

export const unknownWord = 'unknown';

/** The problem in one plain sentence or two. */
export function describeProblem({ written, reason, mend }: FilterProblem): string {
  return `\`${written}\` ${reason}.${mend === null ? '' : ` Did you mean \`${printTerm(mend)}\`?`}`;
}

export function findProblem<Row extends object>(
  term: Term,
  index: number,
  filters: readonly Filter<Row>[],
): FilterProblem | null {
  if (term.key === null) return null;
  const key = term.key.toLowerCase();
  const filter = filters.find((known) => known.key === key);
  if (filter === undefined) return unknownKey(term, term.key, index, filters);
  return filter.kind === 'number' ? noNumber(term, index) : noComparison(term, index);
}

function unknownKey<Row extends object>(
  term: Term,
  key: string,
  index: number,
  filters: readonly Filter<Row>[],
): FilterProblem {
  const near = nearest(
    key,
    filters.map((filter) => filter.key),
  );
  const problem = { index, written: `${key}:`, reason: 'is not a filter' };
  if (near !== null) return { ...problem, mend: { ...term, key: near } };
  return { ...problem, mend: isComplete(term) ? asText(term) : null };
}

/** The complete term as search text: a web address has a colon, too. */
function asText({ key, any, none }: Term): Term {
  const bare = { key: null, any: [], none: [] };
  const text = printTerm({ key, any: any.length > 0 ? any : none, none: [] });
  const value = { text, comparison: null };
  return any.length > 0 ? { ...bare, any: [value] } : { ...bare, none: [value] };
}

function noNumber(term: Term, index: number): FilterProblem | null {
  for (const list of [term.any, term.none]) {
    const [first, second, third] = list;
    // A comma means "or": `>1,000` would be above 1, or 0.
    if (first?.comparison && second?.comparison === null && !third && /^\d{3}(?:\.\d*)?$/.test(second.text)) {
      const joined = [{ ...first, text: first.text + second.text }];
      const mend = list === term.any ? { ...term, any: joined } : { ...term, none: joined };
      return { index, written: printTerm(term), reason: 'has a comma, which separates alternatives', mend };
    }
  }
  for (const value of [...term.any, ...term.none]) {
    if (readDecimal(value.text) !== null || (value.comparison === null && fold(value.text) === unknownWord)) continue;
    const written = printTerm({ key: term.key, any: [value], none: [] });
    return { index, written, reason: `is not a number: write digits, or ${unknownWord}`, mend: null };
  }
  return null;
}

function noComparison(term: Term, index: number): FilterProblem | null {
  const compared = [...term.any, ...term.none].find(({ comparison }) => comparison !== null);
  if (compared === undefined) return null;
  const plain = (list: Term['any']) => list.map(({ text }) => ({ text, comparison: null }));
  return {
    index,
    written: printTerm({ key: term.key, any: [compared], none: [] }),
    reason: `cannot be compared: it is not a number`,
    mend: { ...term, any: plain(term.any), none: plain(term.none) },
  };
}
