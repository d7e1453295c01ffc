/** The response of v1 for a valid token. */
import type { Token } from '../../tokens/tokens.js';
import { systemBase } from './currency.js';

interface TokenResult {
  status: true;
  message: string;
  name: string;
  default_currency: string;
}

export function tokenResult({ name, defaultCurrency }: Pick<Token, 'name' | 'defaultCurrency'>): TokenResult {
  return { status: true, message: 'Token is valid.', name, default_currency: defaultCurrency ?? systemBase };
}
