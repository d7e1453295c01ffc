/** The filters of compared lines, and the term of a verdict in the address. */
import type { Filter } from '../../../filter/definition.js';
import { parse, type Term } from '../../../filter/parse.js';
import { print } from '../../../filter/print.js';
import type { StatementVerdict } from '../../../generated/graphql.js';
import type { ComparedLine } from '../words.js';

/** A value of an enum as a word of a filter. */
export function wordOf(value: string): string {
  return value.toLowerCase().replaceAll('_', '-');
}

export const lineFilters: readonly Filter<ComparedLine>[] = [
  { key: 'verdict', label: 'Verdict', kind: 'word', values: ({ verdict }) => wordOf(verdict) },
  { key: 'cause', label: 'Likely cause', kind: 'word', values: ({ cause }) => (cause === null ? null : wordOf(cause)) },
  { key: 'disputed', label: 'In dispute', kind: 'word', values: ({ isDisputed }) => (isDisputed ? 'yes' : 'no') },
  { key: 'name', label: 'Name', kind: 'text', values: ({ name }) => name },
  { key: 'id', label: 'Number', kind: 'word', values: ({ providerId }) => providerId },
  { key: 'kind', label: 'Kind', kind: 'word', values: ({ kind }) => kind?.toLowerCase() ?? null },
  { key: 'api', label: 'API', kind: 'word', values: ({ api }) => api?.toLowerCase() ?? null },
  { key: 'account', label: 'Account', kind: 'word', values: ({ accountName }) => accountName },
  { key: 'product', label: 'Product', kind: 'text', values: ({ rows }) => rows.map(({ product }) => product) },
  { key: 'month', label: 'Month', kind: 'word', values: ({ months }) => months },
];

/** The lines of one verdict, or all that are in dispute; null: whatever the verdict. */
export type LinePart = StatementVerdict | 'DISPUTED' | null;

const own = ['verdict', 'disputed'];

/** The text of the filter with another part. */
export function withPart(text: string, part: LinePart): string {
  const others = parse(text).filter(({ key }) => key === null || !own.includes(key.toLowerCase()));
  return print(part === null ? others : [...others, termOf(part)]);
}

/** Null where the filter asks for no single one. */
export function partIn(text: string, parts: readonly StatementVerdict[]): LinePart {
  const terms = parse(text).filter(({ key }) => key !== null && own.includes(key.toLowerCase()));
  const written = print(terms);
  return ([...parts, 'DISPUTED'] as const).find((part) => print([termOf(part)]) === written) ?? null;
}

function termOf(part: Exclude<LinePart, null>): Term {
  const [key, text] = part === 'DISPUTED' ? ['disputed', 'yes'] : ['verdict', wordOf(part)];
  return { key, any: [{ text, comparison: null }], none: [] };
}
