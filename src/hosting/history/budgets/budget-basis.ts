/** Whether the amount of a budget is without or with tax. */
import { registerEnumType } from 'type-graphql';
import type { Both } from '../../bill/amounts/both.js';

export enum BudgetBasis {
  NET = 'NET',
  GROSS = 'GROSS',
}

registerEnumType(BudgetBasis, {
  name: 'BudgetBasis',
  description: 'Which amounts a budget is compared with',
  valuesConfig: {
    NET: { description: 'Amounts without tax' },
    GROSS: { description: 'Amounts with tax' },
  },
});

const sides: Readonly<Record<BudgetBasis, keyof Both>> = { NET: 'net', GROSS: 'gross' };

/** The side of prices that counts. */
export function sideOf({ basis }: { readonly basis: BudgetBasis }): keyof Both {
  return sides[basis];
}
