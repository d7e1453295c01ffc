/** Works out what the tables that are there by now put in force. */
import { describeCurrency } from '../currency-list.js';
import { pastCodes } from '../past/past-currencies.js';
import type { EcbHistory } from './ecb-history.js';
import { missingRates } from './missing-rate.js';
import { inForce } from './in-force.js';
import { newestFirst } from './newest-first.js';
import { emptyReady, type Standing } from '../standing.js';
import type { Tables } from './tables.js';

export interface PublicationSources {
  readonly known: readonly string[];
  readonly flagBaseUrl: string;
  readonly tables: Tables;
  readonly ecb: EcbHistory;
}

/** Of the publication before it, currencies that are as they were stay the same objects. */
export function publicationOf(
  { known, flagBaseUrl, tables: growing, ecb }: PublicationSources,
  before: Pick<Standing, 'byCode' | 'syncReport'>,
): Standing {
  const tables = growing.copy();
  const newest = tables.last;
  if (!newest) throw new Error('Expected at least one table that ships with the service');
  const { date } = newest;
  const lastComplete = tables.lastCompleteUpTo(date);
  const table = inForce(newest, { tables: newestFirst(tables.upTo(date), ecb.upTo(date)), lastComplete }, date);
  const missing = missingRates(known, table, tables.upTo(date));
  const currencies = known.map((code) => {
    const active = table.rates.has(code);
    const current = before.byCode.get(code);
    return current?.active === active ? current : describeCurrency(code, active, flagBaseUrl);
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
    active: Object.freeze(currencies.filter(({ active }) => active)),
    inactive: Object.freeze(currencies.filter(({ active }) => !active)),
  };
  const byCode = new Map(all.map((currency) => [currency.code, currency]));
  const { syncReport } = before;
  return { newest, table, missing, ...lists, byCode, tables, ecb, ready: emptyReady(), syncReport };
}
