/** The tax on charges, added up by account and currency: it is in rows of its own. */
import type { BigNumber } from 'bignumber.js';
import type { Both } from '../bill/amounts/both.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';

type TaxedAccount = Pick<HistoryAccount, 'api' | 'name'>;

interface TaxSum {
  readonly account: TaxedAccount;
  readonly currency: string;
  readonly tax: BigNumber;
}

export class TaxSums {
  readonly #sums = new Map<string, TaxSum>();

  add(account: TaxedAccount, currency: string, { net, gross }: Both): void {
    const key = JSON.stringify([account.api, account.name, currency]);
    const known = this.#sums.get(key);
    const more = gross.minus(net);
    this.#sums.set(key, { account, currency, tax: known ? known.tax.plus(more) : more });
  }

  /** Those that are not zero. */
  all(): TaxSum[] {
    return [...this.#sums.values()].filter(({ tax }) => !tax.isZero());
  }
}
