/** The lines of a bill as a table, with what is missing from it. */
import { itemTurn } from '../inventory/in-turns.js';
import { SourceState } from '../inventory/source.js';
import { Decimal } from '../../base/decimal.js';
import type { Bill } from './bill.js';
import type { Cell } from '../../base/csv.js';
import type { TableRow } from '../../base/csv-table.js';
import type { Price } from './lines/bill-draft.js';
import type { BillLine, BillUnknown } from './line.js';

const digits = (text: string): Cell => ({ digits: Decimal.serialize(text) });
const pair = ({ net, gross }: Price): Cell[] => [digits(net.amount), digits(gross.amount)];

export const billColumns = [
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

type CsvRow = TableRow<(typeof billColumns)[number]>;

/**
 * Makes a row for each thing; unreadable accounts come first, unknown costs last, with a remark in place of amounts.
 */
export async function* billRows(bill: Bill): AsyncGenerator<CsvRow> {
  const { currency } = bill;
  if (!bill.isComplete) yield { currency, remark: 'Amounts are at least these: not all could be read' };
  for (const { api, accountName: account, state, error } of bill.sources) {
    if (state === SourceState.OK) continue;
    const extent = state === SourceState.FAILED ? 'Could not be read' : 'Could be read in part';
    yield { api, account, currency, remark: `${extent}: ${error ?? ''}` };
  }
  for (const { api, accountName: account, countedFor } of bill.shared) {
    yield { api, account, currency, remark: `Left out: it has the same as ${countedFor}` };
  }
  for (const line of bill.allLines) {
    await itemTurn();
    yield await rowOf(bill.lineOf(line), bill);
  }
  for (const each of bill.allUnknown) {
    await itemTurn();
    const thing = bill.unknownOf(each);
    yield { ...commonColumns(thing), currency, remark: `Unknown: ${thing.reason}` };
  }
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
