/** The bill over time as a table: a row for each period, or for each group of one. */
import type { Cell } from '../../base/csv.js';
import type { TableRow } from '../../base/csv-table.js';
import type { Price } from '../bill/lines/bill-draft.js';
import type { BillHistory, BillHistoryGroup, BillHistoryPeriod } from './bill-history.js';

export const historyColumns = [
  'from',
  'to',
  'day',
  'known_days',
  'complete',
  'api',
  'account',
  'kind',
  'country',
  'city',
  'label',
  'status',
  'resource_id',
  'resource_name',
  'product',
  'rest_count',
  'lines',
  'unknown_count',
  'monthly_net',
  'monthly_gross',
  'spent_net',
  'spent_gross',
  'currency',
  'rates',
  'remark',
] as const;

type HistoryCsvRow = TableRow<(typeof historyColumns)[number]>;

/** A period that has no groups has a row all the same: it may be a gap, which is not zero. */
export function* historyRows({ periods, currency, rates }: BillHistory): Generator<HistoryCsvRow> {
  for (const period of periods) {
    const common = { ...periodColumns(period), currency, rates };
    if (period.groups.length === 0) yield { ...common, ...amountColumns(period) };
    else for (const group of period.groups) yield { ...common, ...groupColumns(group), ...amountColumns(group) };
  }
}

const count = (value: number): Cell => ({ digits: String(value) });

function periodColumns({ from, to, day, knownDayCount, isComplete, gaps }: BillHistoryPeriod): HistoryCsvRow {
  const lacks = gaps.map(({ api, accountName, days }) => `${api} ${accountName} ${days.join(' ')}`);
  return {
    from,
    to,
    day,
    known_days: count(knownDayCount),
    complete: String(isComplete),
    remark: lacks.length > 0 ? `At least this; not read, or not completely: ${lacks.join(', ')}` : null,
  };
}

type Amounts = Pick<BillHistoryPeriod, 'monthlyAmount' | 'spent' | 'lineCount' | 'unknownCount'>;

function amountColumns({ monthlyAmount, spent, lineCount, unknownCount }: Amounts): HistoryCsvRow {
  const isKnown = monthlyAmount !== null;
  return {
    lines: isKnown ? count(lineCount) : null,
    unknown_count: isKnown ? count(unknownCount) : null,
    monthly_net: net(monthlyAmount),
    monthly_gross: gross(monthlyAmount),
    spent_net: net(spent),
    spent_gross: gross(spent),
  };
}

const net = (price: Price | null): Cell => price && { digits: price.net.amount };
const gross = (price: Price | null): Cell => price && { digits: price.gross.amount };

function groupColumns(group: BillHistoryGroup): HistoryCsvRow {
  const { api, accountName, kind, country, city, label, status, resourceId, resourceName, product, restCount } = group;
  return {
    api,
    account: accountName,
    kind,
    country: country?.isoCode ?? null,
    city: city?.name ?? null,
    label,
    status,
    resource_id: resourceId,
    resource_name: resourceName,
    product,
    rest_count: restCount === null ? null : count(restCount),
  };
}
