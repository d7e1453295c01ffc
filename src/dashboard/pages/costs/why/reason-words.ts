/** Why an amount changed, in words. */
import type { BillChangeReason } from '../../../generated/graphql.js';

export const reasonNames: Readonly<Record<BillChangeReason, string>> = {
  BEGAN: 'Created',
  ENDED: 'Deleted',
  ACCOUNT_ADDED: 'Account added',
  ACCOUNT_REMOVED: 'Account removed',
  GREW: 'Grew',
  SHRANK: 'Shrank',
  LIST_PRICE: 'List price changed',
  OWN_PRICE: 'Own price changed',
  SETUP: 'Setup price',
  EXCHANGE_RATE: 'Rate changed',
  MONTH_LENGTH: 'Length of the month',
  RULE_TAKEN: 'Billing rule changed',
  MOVED: 'Came from another group',
  COST_KNOWN: 'Cost known now',
  COST_UNKNOWN: 'Cost unknown now',
};
