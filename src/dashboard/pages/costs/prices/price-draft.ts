/** A price of one's own as it is filled in, what is wrong with it by the rules of the server, and what is sent or stands in PRICES_FILE. */
import { ownKeyOf } from '../../../format/resource-address.js';
import type { BillKind, HostingApiName, SetOwnPriceInput } from '../../../generated/graphql.js';
import { amountError, decimalIn } from '../../../parts/form/amount.js';
import type { FieldErrors } from '../../../parts/form/use-form.js';
import type { Line } from './lines.js';

/** It is for this thing, for all of its kind in its account, or for those of them with its product or a label. */
export const priceTargets = ['thing', 'product', 'kind', 'label'] as const;
const priceWays = ['amount', 'discount', 'scale'] as const;
export const periods = ['month', 'year', 'hour'] as const;

type PriceWay = (typeof priceWays)[number];

/** A type, as only those fit the texts of a form. */
export type PriceDraft = {
  readonly target: (typeof priceTargets)[number];
  /** The label as `key=value`. */
  readonly label: string;
  readonly way: PriceWay;
  readonly value: string;
  readonly currency: string;
  readonly period: (typeof periods)[number];
  readonly vat: string;
  /** The price of its order, paid once. */
  readonly setup: string;
  /** Only what was created before this day. */
  readonly createdBefore: string;
  readonly from: string;
  readonly until: string;
  readonly note: string;
};

/** Excess traffic is billed by the terabyte: it has no price of one thing. */
export function waysFor(line: Pick<Line, 'kind'>, isPriced: boolean): readonly PriceWay[] {
  if (line.kind === 'TRAFFIC') return ['discount', 'scale'];
  // A part of a list price that is missing is not known either.
  return isPriced ? priceWays : ['amount'];
}

export function firstPrice(line: Pick<Line, 'kind'>, isPriced: boolean, currency: string): PriceDraft {
  const [way = 'amount'] = waysFor(line, isPriced);
  const empty = { label: '', value: '', vat: '', setup: '', createdBefore: '', from: '', until: '', note: '' };
  return { ...empty, target: 'thing', way, currency, period: 'month' };
}

/** Characters that the server reads. */
const longest = 30;

const values: Readonly<Record<PriceWay, Parameters<typeof amountError>[1]>> = {
  amount: { longest, example: 49.5 },
  scale: { longest, example: 0.85 },
  discount: { longest, example: 12, most: '100' },
};

export function errorsIn(draft: PriceDraft): FieldErrors {
  const { target, label, way, currency, from, until } = draft;
  const value = amountError(draft.value, values[way]);
  const vat = draft.vat.trim() === '' ? null : amountError(draft.vat, { longest, example: 19 });
  const setup = draft.setup.trim() === '' ? null : amountError(draft.setup, { longest, example: 39 });
  return {
    ...(target === 'label' && label === '' && { label: 'Choose a label.' }),
    ...(value !== null && { value }),
    ...(way === 'amount' && currency === '' && { currency: 'Choose a currency.' }),
    ...(way === 'amount' && vat !== null && { vat }),
    ...(way === 'amount' && setup !== null && { setup }),
    ...(from !== '' && until !== '' && until < from && { until: 'Choose the first day or a later one.' }),
  };
}

/** The entry of the file: only what was filled in, the API in lower case as in the documentation. */
export function entryOf(line: PricedThing, draft: PriceDraft): Readonly<Record<string, string>> {
  const { target, way } = draft;
  const value = decimalIn(draft.value);
  return {
    api: line.api.toLowerCase(),
    account: line.accountName,
    ...(target === 'thing' && { id: ownKeyOf(line) }),
    // Things of several kinds may have the same id, and backups follow their server unless they are named.
    kind: line.kind,
    ...(target === 'product' && line.product !== null && { product: line.product }),
    ...(target === 'label' && { label: draft.label }),
    [way]: way === 'discount' ? `${value} %` : value,
    ...besideValue(draft),
  };
}

/** The price as the graph takes it. */
export function inputOf(line: PricedThing, draft: PriceDraft): SetOwnPriceInput {
  const { target, way } = draft;
  return {
    api: line.api,
    account: line.accountName,
    ...(target === 'thing' && { id: ownKeyOf(line) }),
    kind: line.kind,
    ...(target === 'product' && line.product !== null && { product: line.product }),
    ...(target === 'label' && { label: draft.label }),
    [way]: decimalIn(draft.value),
    ...besideValue(draft),
  };
}

/** An amount alone has a currency, a period, a tax and a setup price. */
function besideValue({
  way,
  target,
  currency,
  period,
  vat,
  setup,
  createdBefore,
  from,
  until,
  note,
}: PriceDraft): Readonly<Record<string, string>> {
  const optional = (text: string) => (text.trim() === '' ? '' : decimalIn(text));
  const ofAmount = { currency, period, vat: optional(vat), setup: optional(setup) };
  // One thing was created when it was.
  const ofMany = { createdBefore: target === 'thing' ? '' : createdBefore };
  return filled({ ...(way === 'amount' && ofAmount), ...ofMany, from, until, note });
}

interface PricedThing {
  readonly api: HostingApiName;
  readonly accountName: string;
  readonly kind: BillKind;
  readonly product: string | null;
  readonly id: string;
}

function filled(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]])),
  );
}

/** The field of a name of the server. */
export function fieldOf(name: string | undefined): string | undefined {
  return priceWays.some((way) => way === name) ? 'value' : name;
}
