/** The namespaces of the store with lasting data. */

export const namespaces = {
  tokens: 'tokens',
  tokenUses: 'token-uses',
  rates: 'rates',
  addresses: 'addresses',
  billAccounts: 'bill-accounts',
  billHistory: 'bill-history',
  billRates: 'bill-rates',
  budgets: 'budgets',
  findings: 'findings',
  silences: 'silences',
  alertRules: 'alert-rules',
  ownWrites: 'own-writes',
  ownPrices: 'own-prices',
} as const;
