/** @decorates-classes */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PageMark, trailing } from '../../../src/rest/rows/paging.js';
import { isObject, numberAt, textAt } from '../../../src/base/unknown.js';

interface Film {
  readonly id: string;
  readonly made: string;
}

const largest = 20;

const byTime = trailing(
  { size: largest },
  { mark: 'before', size: 'limit', total: 'count' },
  {
    time: (item) => textAt(item, 'made'),
    id: (item) => textAt(item, 'id'),
    total: (body) => numberAt(body, 'total'),
  },
);

/** The latest first, of all before a time, or of those up to it where the upstream means that by `before`. */
function upstreamOf(films: readonly Film[], isInclusive: boolean) {
  const sorted = [...films].sort((a, b) => Date.parse(b.made) - Date.parse(a.made));
  return (query: Readonly<Record<string, unknown>>) => {
    const before = query['before'] === undefined ? Infinity : Date.parse(String(query['before']));
    const found = sorted.filter(
      ({ made }) => Date.parse(made) < before || (isInclusive && Date.parse(made) === before),
    );
    const limit = Number(query['limit']);
    expect(limit).toBeLessThanOrEqual(largest);
    return { films: found.slice(0, limit), ...(query['count'] === true && { total: films.length }) };
  };
}

function readAll(films: readonly Film[], size: number, isInclusive = false) {
  const upstream = upstreamOf(films, isInclusive);
  const pages: { ids: string[]; total: number | null }[] = [];
  for (let mark: PageMark = null, isFirst = true; isFirst || mark !== null; isFirst = false) {
    if (pages.length > films.length + 1) throw new Error('The pages do not end');
    const body = upstream(byTime.query(mark, size));
    const { items = [], next, total } = byTime.read(body, { mark, size, items: body.films });
    pages.push({ ids: items.filter(isObject).map(({ id }) => String(id)), total });
    mark = next;
  }
  return pages;
}

const filmsAt = (times: readonly string[]) => times.map((made, index) => ({ id: `f${index}`, made }));

describe('a list by time', () => {
  const seconds = fc.integer({ min: 0, max: 40 }).map((second) => new Date(second * 1000).toISOString());
  const withoutFractions = seconds.map((time) => time.replace('.000', ''));

  it('has everything once and in order, though several objects are of the same time', () => {
    const times = fc
      .oneof(fc.array(seconds, { maxLength: 60 }), fc.array(withoutFractions, { maxLength: 60 }))
      .filter((all) => all.every((time) => all.filter((other) => other === time).length < largest / 2));
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: largest }), fc.boolean(), (all, size, isInclusive) => {
        const films = filmsAt(all);
        const ids = readAll(films, size, isInclusive).flatMap(({ ids }) => ids);
        expect([...ids].sort()).toEqual(films.map(({ id }) => id).sort());
        const madeOf = new Map(films.map(({ id, made }) => [id, Date.parse(made)]));
        expect(ids.map((id) => madeOf.get(id))).toEqual(all.map((time) => Date.parse(time)).sort((a, b) => b - a));
      }),
    );
  });

  it('asks for no object twice where none is of the time of another', () => {
    const films = filmsAt(Array.from({ length: 30 }, (_, day) => new Date(day * 86_400_000).toISOString()));
    expect(readAll(films, 10).map(({ ids }) => ids.length)).toEqual([10, 10, 10, 0]);
  });

  it('states its length on its first page, where all of it is counted', () => {
    const films = filmsAt(['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z']);
    expect(readAll(films, 2).map(({ total }) => total)).toEqual([3, null]);
  });

  it('ends where more are of one time than a page may hold', () => {
    const films = filmsAt(Array.from({ length: largest + 5 }, () => '2026-01-01T00:00:00Z'));
    expect(readAll(films, largest).flatMap(({ ids }) => ids).length).toBe(largest);
  });

  it('ends where no time is given', () => {
    const { next } = byTime.read({}, { mark: null, size: 2, items: filmsAt(['', 'soon']) });
    expect(next).toBeNull();
  });
});
