/** The lines of a bill as a table, with what is missing from it. */
import { inTurns } from '../inventory/in-turns.js';
import { SourceState } from '../inventory/source.js';
import { Decimal } from '../../base/decimal.js';
import type { Bill } from './bill.js';
import { type Cell, csv } from '../../base/csv.js';
import type { Price } from './lines/bill-draft.js';
import type { BillLine, BillUnknown } from './line.js';

const digits = (text: string): Cell => ({ digits: Decimal.serialize(text) });
const pair = ({ net, gross }: Price): Cell[] => [digits(net.amount), digits(gross.amount)];

const columns = [
  'api',
  'account',
  'kind',
  'id',
  'name',
  'country',
  'city',
  'status',
  'labels',
  'created',
  'currency',
  'net',
  'gross',
  'rounded_net',
  'rounded_gross',
  'accrued_net',
  'accrued_gross',
  'quantity',
  'unit',
  'unit_net',
  'unit_gross',
  'price_currency',
  'rate',
  'rate_date',
  'price_from',
  'price_read_at',
  'remark',
  'list_net',
  'list_gross',
  'list_currency',
  'own_price_entry',
  'own_price_factor',
  'own_price_note',
  'global_id',
  'product',
] as const;

type CsvColumn = (typeof columns)[number];
type CsvRow = { readonly [Name in CsvColumn]?: Cell };

/**
 * Writes a line for each thing; unreadable accounts come first, unknown costs last, with a remark in place of amounts.
 */
export async function billCsv(bill: Bill): Promise<string> {
  const failed = bill.sources.filter(({ state }) => state !== SourceState.OK);
  const rows: CsvRow[] = [
    ...(bill.isComplete
      ? []
      : [{ currency: bill.currency, remark: 'Amounts are at least these: not all could be read' }]),
    ...failed.map(({ api, accountName: account, state, error }) => ({
      api,
      account,
      currency: bill.currency,
      remark: `${state === SourceState.FAILED ? 'Could not be read' : 'Could be read in part'}: ${error ?? ''}`,
    })),
    ...bill.shared.map(({ api, accountName: account, countedFor }) => ({
      api,
      account,
      currency: bill.currency,
      remark: `Left out: it has the same as ${countedFor}`,
    })),
    ...(await inTurns(bill.allLines, (line) => rowOf(bill.lineOf(line), bill))),
    ...bill.allUnknown.map(bill.unknownOf).map((thing) => ({
      ...commonColumns(thing),
      currency: bill.currency,
      remark: `Unknown: ${thing.reason}`,
    })),
  ];
  return csv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]);
}

function commonColumns({
  api,
  accountName: account,
  kind,
  id,
  resourceId,
  name,
  product,
  country,
  city,
  status,
  labels,
  createdAt: created,
}: BillLine | BillUnknown): CsvRow {
  return {
    api,
    account,
    kind,
    id,
    name,
    status,
    country: country?.isoCode ?? null,
    city: city?.name ?? null,
    labels: Object.entries(labels)
      .map(([key, value]) => `${key}=${value}`)
      .join(' '),
    created: created?.toISOString() ?? null,
    global_id: resourceId,
    product,
  };
}

async function rowOf(line: BillLine, { currency, rates }: Bill): Promise<CsvRow> {
  const [net, gross] = pair(line);
  const [rounded_net, rounded_gross] = pair(line.rounded);
  const accrued = await line.accruedEstimate();
  const [accrued_net, accrued_gross] = accrued ? pair(accrued) : [];
  const [unit_net, unit_gross] = pair(line.unitPrice);
  const { listPrice, ownPrice } = line;
  const [list_net, list_gross] = listPrice ? pair(listPrice) : [];
  const { currency: from } = line.unitPrice.net;
  const rate = rates.find((one) => one.from === from);
  return {
    ...commonColumns(line),
    currency,
    net,
    gross,
    rounded_net,
    rounded_gross,
    accrued_net: accrued_net ?? null,
    accrued_gross: accrued_gross ?? null,
    quantity: digits(line.quantity),
    unit: line.unit,
    unit_net,
    unit_gross,
    price_currency: from,
    rate: digits(rate?.rate ?? '1'),
    rate_date: rate?.date ?? null,
    price_from: line.basis.kind,
    price_read_at: line.basis.readAt?.toISOString() ?? null,
    remark: line.basis.note,
    list_net: list_net ?? null,
    list_gross: list_gross ?? null,
    list_currency: listPrice?.net.currency ?? null,
    own_price_entry: ownPrice?.entry ? digits(String(ownPrice.entry)) : null,
    own_price_factor: ownPrice?.factor ? digits(ownPrice.factor) : null,
    own_price_note: ownPrice?.note ?? null,
  };
}
