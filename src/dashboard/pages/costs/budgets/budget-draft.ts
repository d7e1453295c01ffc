/** A budget as it is filled in, and what is wrong with it by the rules of the server. */
import {
  BillKind,
  BudgetBasis,
  BudgetPeriod,
  type BudgetThresholdKind,
  type BillFilter,
  type BudgetThresholdInput,
  type SetBudgetInput,
} from '../../../generated/graphql.js';
import { apiAndAccount } from '../../../parts/form/account-field.js';
import { amountError, decimalIn } from '../../../parts/form/amount.js';
import type { FieldErrors } from '../../../parts/form/use-form.js';

/** A type, as only those fit the texts of a form. */
type BudgetDraft = {
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
  readonly basis: BudgetBasis;
  readonly period: BudgetPeriod;
  /** Thresholds in per cent, as `50, 80, 100`. */
  readonly spentAt: string;
  readonly forecastAt: string;
  /** An account as `cloud:production`; empty for all. */
  readonly account: string;
  /** Empty for all kinds. */
  readonly kind: BillKind | '';
};

export const budgetBases = Object.values(BudgetBasis);
export const budgetPeriods = Object.values(BudgetPeriod);
export const budgetKinds = Object.values(BillKind);

export function firstBudget(currency: string): BudgetDraft {
  return {
    name: '',
    amount: '',
    currency,
    basis: 'GROSS',
    period: 'MONTH',
    spentAt: '100',
    forecastAt: '100',
    account: '',
    kind: '',
  };
}

export function errorsIn({ name, amount, currency, spentAt, forecastAt }: BudgetDraft): FieldErrors {
  const wrongAmount = amountError(amount, { isAboveZero: true, digits: [20, 8], example: 250.5 });
  return {
    ...((name.trim() === '' || [...name.trim()].length > 100) && { name: 'Enter a name of 1 to 100 characters.' }),
    ...(wrongAmount !== null && { amount: wrongAmount }),
    ...(currency === '' && { currency: 'Choose a currency.' }),
    ...percentError('spentAt', spentAt),
    ...percentError('forecastAt', forecastAt),
  };
}

function percentError(field: 'spentAt' | 'forecastAt', text: string): FieldErrors {
  const percents = percentsIn(text);
  const isRight = percents.length <= 5 && new Set(percents).size === percents.length && percents.every(isPercent);
  return isRight ? {} : { [field]: 'Enter up to five different percentages from 1 to 1000, such as 50, 80, 100.' };
}

function percentsIn(text: string): readonly number[] {
  return text.split(/[\s,;%]+/).flatMap((part) => (part === '' ? [] : Number(part)));
}

function isPercent(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 1_000;
}

export function inputOf(draft: BudgetDraft): SetBudgetInput {
  const { name, amount, currency, basis, period, spentAt, forecastAt, account, kind } = draft;
  const one = apiAndAccount(account);
  const filter: BillFilter = {
    ...(one && { apis: [one.api], accounts: [one.account] }),
    ...(kind !== '' && { kinds: [kind] }),
  };
  const thresholds = [...thresholdsOf('ACTUAL', spentAt), ...thresholdsOf('FORECAST', forecastAt)];
  return { name: name.trim(), amount: decimalIn(amount), currency, basis, period, thresholds, filter };
}

function thresholdsOf(kind: BudgetThresholdKind, text: string): readonly BudgetThresholdInput[] {
  return percentsIn(text).map((percent) => ({ percent, kind }));
}
