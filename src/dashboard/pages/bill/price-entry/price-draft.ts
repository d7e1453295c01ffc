/** A price of one's own as it is filled in, what is wrong with it by the rules of the server, and what is sent or stands in PRICES_FILE. */
import { ownKeyOf } from '../../../format/resource-address.js';
import type { BillKind, HostingApiName, SetOwnPriceInput } from '../../../generated/graphql.js';
import type { Line } from '../lines.js';

/** What it is for: this thing, all of its kind in its account, or all of its kind with a label. */
export type PriceTarget = 'thing' | 'kind' | 'label';
type PriceWay = 'amount' | 'discount' | 'scale';

export const periods = ['month', 'year', 'hour'] as const;

export interface PriceDraft {
  readonly target: PriceTarget;
  /** As `key=value`. */
  readonly label: string;
  readonly way: PriceWay;
  readonly value: string;
  readonly currency: string;
  readonly period: (typeof periods)[number];
  readonly vat: string;
  readonly from: string;
  readonly until: string;
  readonly note: string;
}

export type PriceField = 'label' | 'value' | 'currency' | 'vat' | 'until';
export type PriceWrong = Readonly<Partial<Record<PriceField, string>>>;

/** Excess traffic is billed by the terabyte: it has no price of one thing. */
export function waysFor(line: Pick<Line, 'kind'>, isPriced: boolean): readonly PriceWay[] {
  if (line.kind === 'TRAFFIC') return ['discount', 'scale'];
  // Of what has no list price, a part is not known either.
  return isPriced ? ['amount', 'discount', 'scale'] : ['amount'];
}

export function firstPrice(line: Pick<Line, 'kind'>, isPriced: boolean, currency: string): PriceDraft {
  const [way = 'amount'] = waysFor(line, isPriced);
  const empty = { label: '', value: '', vat: '', from: '', until: '', note: '' };
  return { ...empty, target: 'thing', way, currency, period: 'month' };
}

/** As the server reads them: no sign, no exponent, no grouping. */
const digits = /^\d+(?:\.\d+)?$/;
const longestDigits = 30;

function isUnsigned(text: string): boolean {
  return text.length <= longestDigits && digits.test(text);
}

export function wrongIn(draft: PriceDraft): PriceWrong {
  const { target, label, way, currency, from, until } = draft;
  const [value, vat] = [draft.value.trim(), draft.vat.trim()];
  const wrong: Partial<Record<PriceField, string>> = {};
  if (target === 'label' && label === '') wrong.label = 'Choose a label.';
  if (way === 'amount' && !isUnsigned(value)) wrong.value = 'Write digits such as 49.00, from 0 up.';
  if (way === 'scale' && !isUnsigned(value)) wrong.value = 'Write a factor of the list price such as 0.88, from 0 up.';
  if (way === 'discount' && !isDiscount(value))
    wrong.value = 'Write per cent of the list price such as 12, from 0 to 100.';
  if (way === 'amount') {
    if (!/^[a-z]{3}$/i.test(currency.trim())) wrong.currency = 'Write a code of three letters such as EUR.';
    if (vat !== '' && !isUnsigned(vat)) wrong.vat = 'Write per cent in digits such as 19, from 0 up.';
  }
  if (from !== '' && until !== '' && until < from) wrong.until = `Choose a day from ${from} on.`;
  return wrong;
}

function isDiscount(text: string): boolean {
  if (!isUnsigned(text)) return false;
  const [whole = '', behind = ''] = text.split('.');
  const value = BigInt(whole);
  return value < 100n || (value === 100n && /^0*$/.test(behind));
}

/** What the file has of it: only what was filled in, the API in lower case as in the documentation. */
export function entryOf(line: PricedThing, draft: PriceDraft): Readonly<Record<string, string>> {
  const { target, way, period } = draft;
  const amount = { currency: draft.currency.trim().toUpperCase(), period, ...filled({ vat: draft.vat }) };
  return {
    api: line.api.toLowerCase(),
    account: line.accountName,
    ...(target === 'thing' && { id: ownKeyOf(line) }),
    // Things of several kinds may have the same id, and backups follow their server unless they are named.
    kind: line.kind,
    ...(target === 'label' && { label: draft.label }),
    [way]: way === 'discount' ? `${draft.value.trim()} %` : draft.value.trim(),
    ...(way === 'amount' && amount),
    ...filled({ from: draft.from, until: draft.until, note: draft.note }),
  };
}

/** As the graph takes it. */
export function inputOf(line: PricedThing, draft: PriceDraft): SetOwnPriceInput {
  const { target, way, period } = draft;
  const value = draft.value.trim();
  return {
    api: line.api,
    account: line.accountName,
    ...(target === 'thing' && { id: ownKeyOf(line) }),
    kind: line.kind,
    ...(target === 'label' && { label: draft.label }),
    ...(way === 'amount'
      ? { amount: value, currency: draft.currency.trim().toUpperCase(), period, ...filled({ vat: draft.vat }) }
      : { [way]: value }),
    ...filled({ from: draft.from, until: draft.until, note: draft.note }),
  };
}

interface PricedThing {
  readonly api: HostingApiName;
  readonly accountName: string;
  readonly kind: BillKind;
  readonly id: string;
}

function filled(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]])),
  );
}
