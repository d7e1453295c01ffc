/** Statements, verdicts and causes in words. */
import { accountLabel } from '../../format/account-label.js';
import {
  type Decimal,
  figure,
  inMinorUnits,
  minorUnitsOf,
  type Money,
  money,
  unlessUnknown,
} from '../../format/money.js';
import { signedFigure, signedMoney } from '../../format/signed.js';
import type {
  StatementCause,
  StatementForm,
  StatementLinesQuery,
  StatementsQuery,
  StatementVerdict,
} from '../../generated/graphql.js';
import type { Tone } from '../../parts/status.js';
import { lastDayOf, monthOf, periodName } from '../costs/view/period.js';

export type StatementHead = StatementsQuery['hosting']['statements'][number];
export type StatementSums = StatementLinesQuery['hosting']['statement']['comparison'];
export type ComparedLine = StatementSums['lines']['nodes'][number];

export const formWords: Readonly<Record<StatementForm, string>> = {
  ITEMISED: 'Itemised statement',
  EIGHT_COLUMNS: 'Invoice until September 2024',
};

export const verdictWords: Readonly<Record<StatementVerdict, string>> = {
  AGREED: 'Agreed',
  DIFFERS: 'Differs',
  BILLED_BUT_UNSEEN: 'Billed but unseen',
  SEEN_BUT_UNBILLED: 'Seen but unbilled',
  BILLED_TWICE: 'Billed twice',
  CHARGED_AFTER_DELETION: 'Charged after deletion',
  NO_PRICE_HERE: 'No price here',
  NOT_JUDGED: 'Not compared',
};

const causeWords: Readonly<Record<string, string>> = {
  CAP_PER_SEGMENT: 'The cap after a resize counts differently',
  SHARE_BY_HOURS: 'A part of the month counts differently',
  TRAFFIC_BY_SHARE: 'Begun terabytes count in full',
  WITHOUT_SETUP: 'Its setup price is unknown here',
  MONTH_ZONE: 'The month of Berlin, not of UTC',
  KEEPS_ITS_PRICE: 'It keeps an earlier price',
  OWN_PRICE: 'The list price, not your own price',
  OTHER_PRICE: 'Another price, the same hours',
  HOURS: 'Other hours, the same price',
  RESIZE: 'Resized at another hour',
  TAX: 'Tax is included',
  ROUNDING: 'Rounding only',
  NEVER_SEEN: 'Never existed in its account',
  NOT_READ_THEN: 'The account was not fully read then',
  LIVED_BETWEEN_READINGS: 'Too short-lived to be read',
  ORDERED_LATE: 'Ordered on the last day: may be billed next month',
  ORDERED_ELSEWHEN: 'No order of it in these months',
  CORRECTED: 'A correction of the month covers it',
  RULE_TAKEN: 'The rule of billing is taken from now on',
  PRICE_SET: 'Its price is set from now on',
  OTHER_CURRENCY: 'Its price here is in another currency',
  RUNNING_MONTH: 'The month is not over',
  UNTIED_GROUPING: 'Its account is unknown: import again and choose it',
  UNKNOWN_KIND: 'The kind of resource is unknown',
  SEVERAL_ACCOUNTS: 'Several accounts have this number',
  OTHER_PERIOD: 'Its provider states the present period only',
  NOT_STATED: 'Its provider states no charged amount',
  NOT_READ_NOW: 'Its provider could not be read',
  CHANGED_WITHIN_PERIOD: 'Changed within its period',
  PLAN_BY_MONTH: 'Charged by the month: its periods are unknown',
};

/** Another release may know further causes: each is a word at least. */
export function causeText(cause: StatementCause): string {
  return causeWords[cause] ?? cause.charAt(0) + cause.slice(1).toLowerCase().replaceAll('_', ' ');
}

/** A question for the provider is bad where money was charged for nothing. */
export function toneOf({ verdict, isDisputed }: Pick<ComparedLine, 'verdict' | 'isDisputed'>): Tone {
  if (verdict === 'AGREED') return 'done';
  if (verdict === 'NOT_JUDGED' || verdict === 'NO_PRICE_HERE') return 'unknown';
  if (verdict === 'BILLED_TWICE' || verdict === 'CHARGED_AFTER_DELETION') return 'bad';
  return isDisputed ? 'off' : 'quiet';
}

/** `October 2026`, or the days where they are not those of one month. */
export function statementPeriod({ from, until }: Pick<StatementHead, 'from' | 'until'>): string {
  const month = monthOf(from);
  const isMonth = from === `${month}-01` && until === lastDayOf(month);
  return periodName({ from, to: until, month: isMonth ? month : null });
}

/** `cloud · production, storage · main`; null where none is known. */
export function accountsText(accounts: StatementHead['groupings'][number]['accounts']): string | null {
  return accounts.map(({ api, accountName }) => accountLabel(api, accountName)).join(', ') || null;
}

/** A file without groupings has one that has no name. */
export function groupingText(name: string | null): string {
  return name ?? 'All of the file';
}

/** The amount of the invoice; null where nothing of it is known. */
export function knownOf(ours: Money | null, isAtLeast: boolean): Money | null {
  return ours !== null && unlessUnknown(ours.amount, !isAtLeast) !== null ? ours : null;
}

/** The amount with all of its decimals, without a symbol; with at least so many, as the others of a column have them. */
export function exactFigure(amount: Money, decimals = 0): string {
  return figure(atLeast(amount, decimals));
}

/** The difference with its sign and all of its decimals, without a symbol. */
export function exactDifference(amount: Money, decimals = 0): string {
  return signedFigure(atLeast(amount, decimals));
}

/** The difference with its sign, its symbol and all of its decimals. */
export function exactSignedMoney(amount: Money, decimals = 0): string {
  return signedMoney({ amount: atLeast(amount, decimals), currency: amount.currency });
}

function atLeast(amount: Money, decimals: number): Decimal {
  const own = inMinorUnits(amount).amount;
  const [, { length } = ''] = own.split('.');
  return length < decimals ? `${own}${length === 0 ? '.' : ''}${'0'.repeat(decimals - length)}` : own;
}

/** Decimals of the files. */
const fileDecimals = 4;

/** The decimals with which the amounts of a column stand in line: those of the currency, or of the files. */
export function decimalsOf(amounts: readonly (Money | null)[]): number {
  const isFine = amounts.some((amount) => amount !== null && isFiner(amount));
  return isFine ? fileDecimals : 0;
}

function isFiner({ amount, currency }: Money): boolean {
  const [, decimals = ''] = amount.split('.');
  return decimals.length > minorUnitsOf(currency);
}

/** The amount with all of its decimals, at least so many. */
export function exactMoney(amount: Money, decimals = 0): string {
  return money({ amount: atLeast(amount, decimals), currency: amount.currency });
}

export function decimalsOfLines(lines: readonly ComparedLine[]): number {
  return decimalsOf(lines.flatMap(({ theirs, ours, difference }) => [theirs, ours, difference]));
}
