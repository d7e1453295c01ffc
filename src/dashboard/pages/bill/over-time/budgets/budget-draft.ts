/** A budget as it is filled in, and what is wrong with it by the rules of the server. */
import {
  BillKind,
  BudgetPeriod,
  HostingApiName,
  type BillFilter,
  type SetBudgetInput,
} from '../../../../generated/graphql.js';

export interface BudgetDraft {
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
  readonly period: BudgetPeriod;
  /** `cloud:production`; empty for all accounts. */
  readonly account: string;
  /** Empty for all kinds. */
  readonly kind: BillKind | '';
}

export type BudgetField = 'name' | 'amount' | 'currency';
export type BudgetWrong = Readonly<Partial<Record<BudgetField | 'other', string>>>;

export const budgetPeriods = Object.values(BudgetPeriod);
export const budgetKinds = Object.values(BillKind);

export function wrongIn({ name, amount, currency }: BudgetDraft): BudgetWrong {
  const wrong: Partial<Record<BudgetField, string>> = {};
  if (name.trim() === '' || [...name.trim()].length > 100) wrong.name = 'Write a name of 1 to 100 characters.';
  if (!/^\d{1,20}(?:\.\d{1,8})?$/.test(amount.trim()) || Number(amount) <= 0)
    wrong.amount = 'Write digits such as 250.00, more than 0.';
  if (!/^[a-z]{3}$/i.test(currency.trim())) wrong.currency = 'Write a code of three letters such as EUR.';
  return wrong;
}

export function inputOf({ name, amount, currency, period, account, kind }: BudgetDraft): SetBudgetInput {
  const [word = '', own] = account.split(':');
  const api = Object.values(HostingApiName).find((each) => each.toLowerCase() === word);
  const filter: BillFilter = {
    ...(api && { apis: [api] }),
    ...(own !== undefined && { accounts: [own] }),
    ...(kind !== '' && { kinds: [kind] }),
  };
  return { name: name.trim(), amount: amount.trim(), currency: currency.trim().toUpperCase(), period, filter };
}

/** The field that an error of the server is about: `amount: expected …`. */
export function fieldOf(message: string): BudgetField | 'other' {
  return (['name', 'amount', 'currency'] as const).find((field) => message.startsWith(`${field}:`)) ?? 'other';
}
