/** The lines of the bill and the items without a known price, as one list. */
import { billKinds } from '../../format/bill-kinds.js';
import { type Decimal, figure, inMinorUnits, type Money, money, sum } from '../../format/money.js';
import { ownKeyOf } from '../../format/resource-address.js';
import type { Filter } from '../../filter/definition.js';
import type { BillLinesQuery, BillUnknownQuery, BillUnknownReason } from '../../generated/graphql.js';
import { type Cell, table } from '../../parts/export/csv.js';

export type Priced = NonNullable<BillLinesQuery['hosting']['bill']['lines']['nodes'][number]>;
type Unpriced = BillUnknownQuery['hosting']['bill']['unknown']['nodes'][number];
export type Line = Priced | Unpriced;

export function isPriced(line: Line): line is Priced {
  return 'rounded' in line;
}

export function keyOf({ api, accountName: account, kind, id }: Line): string {
  return `${api.toLowerCase()}:${account}:${kind.toLowerCase()}:${ownKeyOf({ api, id })}`;
}

/** The monthly cost with tax; null where it is unknown. */
export function amountOf(line: Line): Decimal | null {
  return isPriced(line) ? (line.rounded?.gross?.amount ?? null) : null;
}

/** The sum of these lines, in the currency of their bill. */
export function totalOf(lines: readonly Line[], currency: string): Money {
  return inMinorUnits({ amount: sum(lines.flatMap((line) => amountOf(line) ?? [])), currency });
}

export function placeOf({ city, country }: Line): string {
  return [city?.name, country?.isoCode].filter(Boolean).join(' ');
}

export function labelsOf({ labels }: Line): readonly string[] {
  return Object.entries(labels).map(([key, value]) => `${key}=${String(value)}`);
}

export const filters: readonly Filter<Line>[] = [
  { key: 'kind', label: 'Kind', kind: 'word', values: ({ kind }) => kind.toLowerCase() },
  { key: 'api', label: 'API', kind: 'word', values: ({ api }) => api.toLowerCase() },
  { key: 'account', label: 'Account', kind: 'word', values: ({ accountName: account }) => account },
  {
    key: 'country',
    label: 'Country',
    kind: 'word',
    values: ({ country }) => (country === null ? null : [country.isoCode, country.name]),
  },
  { key: 'product', label: 'Product', kind: 'word', values: ({ product }) => product ?? 'none' },
  { key: 'place', label: 'Place', kind: 'word', values: ({ city }) => city?.name ?? null },
  { key: 'status', label: 'Status', kind: 'word', values: ({ status }) => status?.toLowerCase() ?? null },
  { key: 'label', label: 'Label', kind: 'label', values: labelsOf },
  { key: 'cost', label: 'Cost a month', kind: 'number', values: amountOf },
  { key: 'name', label: 'Name', kind: 'text', values: ({ name }) => name },
  { key: 'id', label: 'Id', kind: 'word', values: ({ id }) => id },
];

export const groupings = [
  { key: 'none', label: 'None' },
  { key: 'kind', label: 'Kind' },
  { key: 'api', label: 'API' },
  { key: 'account', label: 'Account' },
  { key: 'country', label: 'Country' },
  { key: 'product', label: 'Product' },
  { key: 'resource', label: 'Resource' },
] as const;

export type LineGrouping = (typeof groupings)[number]['key'];

export function groupOf(line: Line, by: LineGrouping): string {
  if (by === 'kind') return billKinds[line.kind];
  if (by === 'api') return line.api.toLowerCase();
  if (by === 'account') return `${line.api.toLowerCase()} · ${line.accountName}`;
  if (by === 'country') return line.country?.name ?? 'No place';
  if (by === 'product') return `${line.api.toLowerCase()} · ${line.product ?? 'no product'}`;
  if (by === 'resource') return line.name || line.id;
  return '';
}

/** Distinguishes groups: several resources may have one name. */
export function groupKeyOf(line: Line, by: LineGrouping): string {
  return by === 'resource' ? line.id : groupOf(line, by);
}

const units: Readonly<Record<Priced['unit'], string>> = {
  PIECE: '',
  GIGABYTE: ' GB',
  TERABYTE: ' TB',
  SHARE: ' of the server',
  USAGE: ' of usage',
};

/** `500 GB × €0.0524`, in the currency of the price. */
export function howMuch({ quantity, unit, unitPrice }: Priced): string {
  const price = unitPrice?.gross;
  const of = price ? money(price) : 'an unknown price';
  return quantity === '1' && (unit === 'PIECE' || unit === 'USAGE') ? of : `${figure(quantity)}${units[unit]} × ${of}`;
}

export const reasons: Readonly<Record<BillUnknownReason, string>> = {
  NO_PRICE: 'Its API returns no price',
  NOT_PERMITTED: 'Its credential may not read billing',
  NOT_IN_PRICE_LIST: 'Not in its account’s price list',
  PRICE_LIST_FAILED: 'The price list could not be read',
  INCOMPLETE: 'Its API omits what the price depends on',
  NOT_READ: 'It came and went between two readings',
  NO_RATE: 'The currency of its price has no rate in force',
};

const headings = ['api', 'account', 'kind', 'name', 'id', 'city', 'country', 'status', 'quantity', 'unit'];

/** Amounts as plain digits, so that spreadsheets can compute with them; what the bill lacks comes first. */
export function asCsv(lines: readonly Line[], currency: string, missing: string | null): string {
  const rows = lines.map((line): readonly Cell[] => [
    line.api,
    line.accountName,
    line.kind,
    line.name,
    line.id,
    line.city?.name ?? null,
    line.country?.isoCode ?? null,
    line.status,
    isPriced(line) ? { digits: line.quantity } : null,
    isPriced(line) ? line.unit : null,
    digits(isPriced(line) ? line.rounded?.net?.amount : null),
    digits(amountOf(line)),
    isPriced(line) ? null : reasons[line.reason],
  ]);
  const head = [...headings, `net a month ${currency}`, `gross a month ${currency}`, 'unknown because'];
  return table(head, rows, missing);
}

function digits(amount: Decimal | null | undefined): Cell {
  return amount === null || amount === undefined ? null : { digits: amount };
}
