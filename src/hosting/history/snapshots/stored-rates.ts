/** The stored rates of a day. The day keeps them, even if others are published later. */
import { isCode } from '../../../base/currency-code.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import type { Published, TableInForce } from '../../../data/rates/tables/in-force.js';
import type { EuroList } from '../../../data/rates/tables/table.js';

const version = 1;

export function packRates({ date, source, timestamp, rates, carried, euroLists }: TableInForce): object {
  const lists = [...new Set(euroLists.values())];
  return {
    v: version,
    date,
    source,
    timestamp,
    rates: Object.fromEntries(rates),
    carried: Object.fromEntries([...carried].map(([code, one]) => [code, [one.date, one.source]])),
    lists: lists.map((list) => Object.fromEntries(list)),
    listOf: Object.fromEntries([...euroLists].map(([code, list]) => [code, lists.indexOf(list)])),
  };
}

/** Null if it is no table of rates. */
export function unpackRates(value: unknown): TableInForce | null {
  const [date, source, timestamp] = [textAt(value, 'date'), textAt(value, 'source'), numberAt(value, 'timestamp')];
  if (!isObject(value) || value['v'] !== version || date === null || source === null || timestamp === null) return null;
  const lists: readonly unknown[] = Array.isArray(value['lists']) ? value['lists'] : [];
  const known = lists.map(numbersIn);
  const euroLists = new Map<string, EuroList>();
  for (const [code, place] of Object.entries(isObject(value['listOf']) ? value['listOf'] : {})) {
    const list = typeof place === 'number' ? known[place] : undefined;
    if (list) euroLists.set(code, list);
  }
  return { date, source, timestamp, rates: numbersIn(value['rates']), carried: carriedIn(value['carried']), euroLists };
}

function numbersIn(value: unknown): Map<string, number> {
  const pairs = Object.entries(isObject(value) ? value : {});
  return new Map(pairs.filter((pair): pair is [string, number] => isCode(pair[0]) && isPositive(pair[1])));
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function carriedIn(value: unknown): Map<string, Published> {
  const carried = new Map<string, Published>();
  for (const [code, one] of Object.entries(isObject(value) ? value : {})) {
    const [date, source]: readonly unknown[] = Array.isArray(one) ? one : [];
    if (isText(date) && isText(source)) carried.set(code, { date, source });
  }
  return carried;
}
