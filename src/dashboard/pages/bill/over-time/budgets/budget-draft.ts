/** A budget as it is filled in, and what is wrong with it by the rules of the server. */
import { BillKind, BudgetPeriod, type BillFilter, type SetBudgetInput } from '../../../../generated/graphql.js';
import { apiAndAccount } from '../../../../parts/form/account-field.js';
import { amountError, decimalIn } from '../../../../parts/form/amount.js';
import type { FieldErrors } from '../../../../parts/form/use-form.js';

/** A type, as only those fit the texts of a form. */
type BudgetDraft = {
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
  readonly period: BudgetPeriod;
  /** An account as `cloud:production`; empty for all. */
  readonly account: string;
  /** Empty for all kinds. */
  readonly kind: BillKind | '';
};

export const budgetPeriods = Object.values(BudgetPeriod);
export const budgetKinds = Object.values(BillKind);

export function firstBudget(currency: string): BudgetDraft {
  return { name: '', amount: '', currency, period: 'MONTH', account: '', kind: '' };
}

export function errorsIn({ name, amount, currency }: BudgetDraft): FieldErrors {
  const wrongAmount = amountError(amount, { isAboveZero: true, digits: [20, 8], example: 250.5 });
  return {
    ...((name.trim() === '' || [...name.trim()].length > 100) && { name: 'Enter a name of 1 to 100 characters.' }),
    ...(wrongAmount !== null && { amount: wrongAmount }),
    ...(currency === '' && { currency: 'Choose a currency.' }),
  };
}

export function inputOf({ name, amount, currency, period, account, kind }: BudgetDraft): SetBudgetInput {
  const one = apiAndAccount(account);
  const filter: BillFilter = {
    ...(one && { apis: [one.api], accounts: [one.account] }),
    ...(kind !== '' && { kinds: [kind] }),
  };
  return { name: name.trim(), amount: decimalIn(amount), currency, period, filter };
}
