/** Compiles terms into one predicate on rows, once for each change of the text. */
import { compareDecimals, readDecimal } from './decimal.js';
import { type Filter, readerOf, type ReadRow } from './definition.js';
import { fold } from './fold.js';
import { isComplete, type Term, type Value } from './parse.js';
import { findProblem, type FilterProblem, unknownWord } from './problem.js';

interface Compiled<Row extends object> {
  readonly matches: (row: Row) => boolean;
  readonly matchesRead: Test;
  readonly problems: readonly FilterProblem[];
}

type Test = (row: ReadRow) => boolean;

/** A row matches when every term does. A term still without a value matches all; an invalid one matches none. */
export function compile<Row extends object>(terms: readonly Term[], filters: readonly Filter<Row>[]): Compiled<Row> {
  const found = terms.map((term, index) => findProblem(term, index, filters));
  const problems = found.filter((problem): problem is FilterProblem => problem !== null);
  const tests = terms.flatMap((term, index) => {
    if (!isComplete(term)) return [];
    return [found[index] ? () => false : testOf(term, filters)];
  });
  const read = readerOf(filters);
  const matchesRead: Test = (row) => tests.every((test) => test(row));
  return { problems, matchesRead, matches: (row) => tests.length === 0 || matchesRead(read(row)) };
}

function testOf<Row extends object>({ key, any, none }: Term, filters: readonly Filter<Row>[]): Test {
  const place = filters.findIndex((filter) => filter.key === key?.toLowerCase());
  const kind = filters[place]?.kind;
  const make = (value: Value): Test => {
    if (kind === undefined) return textTest(value);
    return kind === 'number' ? numberTest(value, place) : valueTest(value, place, kind);
  };
  const wanted = any.map(make);
  const refused = none.map(make);
  return (row) => {
    // An unknown number matches neither a comparison nor its negation.
    if (kind === 'number' && refused.length > 0 && row.numbers[place]?.length === 0) return false;
    return (wanted.length === 0 || wanted.some((test) => test(row))) && !refused.some((test) => test(row));
  };
}

function textTest({ text }: Value): Test {
  const needle = fold(text);
  return (row) => row.text.includes(needle);
}

function numberTest({ text, comparison }: Value, place: number): Test {
  const bound = readDecimal(text);
  if (bound === null) return (row) => row.numbers[place]?.length === 0;
  const holds = {
    '>': (order: number) => order > 0,
    '<': (order: number) => order < 0,
    '>=': (order: number) => order >= 0,
    '<=': (order: number) => order <= 0,
    '=': (order: number) => order === 0,
  }[comparison ?? '='];
  return (row) => row.numbers[place]?.some((number) => holds(compareDecimals(number, bound))) ?? false;
}

function valueTest({ text }: Value, place: number, kind: 'word' | 'text' | 'label'): Test {
  const needle = fold(text);
  if (kind === 'label') return labelTest(needle, place);
  const fits = kind === 'text' ? (value: string) => value.includes(needle) : wordTest(needle);
  return (row) => {
    const values = row.values[place] ?? [];
    return values.length === 0 ? needle === unknownWord : values.some(fits);
  };
}

function wordTest(needle: string): (value: string) => boolean {
  if (!needle.endsWith('*')) return (value) => value === needle;
  const start = needle.slice(0, -1);
  return (value) => value.startsWith(start);
}

/** Like label selectors, `key!=value` also matches rows without the key. */
function labelTest(needle: string, place: number): Test {
  const [, key = needle, sign, value = ''] = /^([^=]*?)(!=|==?)(.*)$/s.exec(needle) ?? [];
  const named = wordTest(key);
  const valued = wordTest(value);
  const has: Test = (row) =>
    row.values[place]?.some((label) => {
      const split = label.indexOf('=');
      if (!named(split < 0 ? label : label.slice(0, split))) return false;
      return sign === undefined || valued(split < 0 ? '' : label.slice(split + 1));
    }) ?? false;
  return sign === '!=' ? (row) => !has(row) : has;
}
