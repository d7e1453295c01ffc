/** How the bill of what can hang on a machine is asked for. */
import { isBillFull, type Row } from '../figures.js';
import { hungKinds } from '../hangs.js';

export const billGrowth = { first: 500, most: 10_000, isFull: isBillFull };

export function billOf({ api, account }: Row, currency: string) {
  return (first: number) => ({ currency, apis: [api], accounts: [account], kinds: [...hungKinds], first });
}
