/** Numbered pages: 25 objects by default, at most 50 unless their list allows more. */
import { Refusal } from '../refusal.js';
import type { Query } from '../../world/resource.js';

const defaultSize = 25;
const largestSize = 50;

export function pageOf<T>(items: readonly T[], query: Query, url: string, largest = largestSize) {
  const number = countIn(query, 'page', 1);
  const size = Math.min(countIn(query, 'per_page', defaultSize), largest);
  const last = Math.max(1, Math.ceil(items.length / size));
  const previous = number > 1 ? Math.min(number - 1, last) : null;
  const next = number < last ? number + 1 : null;
  return {
    page: items.slice((number - 1) * size, number * size),
    pagination: {
      page: number,
      per_page: size,
      previous_page: previous,
      next_page: next,
      last_page: last,
      total_entries: items.length,
    },
    link: Object.entries({ prev: previous, next, last })
      .flatMap(([rel, page]) => (page === null ? [] : [`<${url}?${search(query, page)}>; rel="${rel}"`]))
      .join(', '),
  };
}

function countIn(query: Query, name: string, fallback: number): number {
  const [text] = query[name] ?? [];
  if (text === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw Refusal.invalidField(name, 'Must be a number from 1 up.');
}

function search(query: Query, page: number): URLSearchParams {
  const others = Object.entries(query).filter(([name]) => name !== 'page');
  return new URLSearchParams([
    ...others.flatMap(([name, values]) => values.map((value) => [name, value])),
    ['page', String(page)],
  ]);
}
