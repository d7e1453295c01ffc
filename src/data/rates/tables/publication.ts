/** Derives the rates in force from the present tables. */
import { describeCurrency } from '../currency-list.js';
import { pastCodes } from '../past/past-currencies.js';
import type { Book } from './book.js';
import { disputesOf, refusedTables } from './disputes.js';
import { missingRates } from './missing-rate.js';
import { inForce } from './in-force.js';
import { newestFirst } from './newest-first.js';
import { emptyReady, type Standing } from '../standing.js';
import type { Series } from './series.js';
import type { RateTable } from './table.js';

export interface PublicationSources {
  readonly known: readonly string[];
  readonly flagBaseUrl: string;
  readonly book: Book;
}

/** Unchanged currencies of the publication before stay the same objects. */
export function publicationOf(
  { known, flagBaseUrl, book }: PublicationSources,
  before: Pick<Standing, 'byCode' | 'syncReport'>,
): Standing {
  const series = book.series.map((each) => each.copy());
  const newest = newestOf(series);
  if (!newest) throw new Error('Expected at least one table that ships with the service');
  const { table, missing } = putInForce(newest, series, known);
  const currencies = known.map((code) => {
    const active = table.rates.has(code);
    const current = before.byCode.get(code);
    return current?.isActive === active ? current : describeCurrency(code, active, flagBaseUrl);
  });
  const all = [
    ...currencies,
    ...pastCodes.map((code) => before.byCode.get(code) ?? describeCurrency(code, false, flagBaseUrl)),
  ];
  all.sort((a, b) => (a.code < b.code ? -1 : 1));
  // Frozen, so that their texts can be kept.
  const lists = {
    currencies: Object.freeze(currencies),
    all: Object.freeze(all),
    active: Object.freeze(currencies.filter(({ isActive: active }) => active)),
    inactive: Object.freeze(currencies.filter(({ isActive: active }) => !active)),
  };
  const byCode = new Map(all.map((currency) => [currency.code, currency]));
  const { syncReport } = before;
  const published = series.map(({ tables }) => tables.lastPublished);
  const doubts = { disputed: disputesOf(published), refused: refusedTables(published) };
  return { newest, table, missing, ...doubts, ...lists, byCode, series, ready: emptyReady(), syncReport };
}

function putInForce(
  newest: RateTable,
  series: readonly Series[],
  known: readonly string[],
): Pick<Standing, 'table' | 'missing'> {
  const { date } = newest;
  const complete = series.filter(({ source }) => !source.isPartial);
  const lastComplete = newestOf(complete)?.date;
  const table = inForce(newest, { tables: newestFirst(series.map((each) => each.upTo(date))), lastComplete }, date);
  return { table, missing: missingRates(known, table, newestFirst(complete.map((each) => each.upTo(date)))) };
}

/** The newest table; where several have that day, the preferred source's. */
function newestOf(series: readonly Series[]): RateTable | undefined {
  const newest = series.flatMap(({ tables }) => tables.last ?? []);
  return newest.reduce<RateTable | undefined>(
    (best, table) => (best && best.date >= table.date ? best : table),
    undefined,
  );
}
