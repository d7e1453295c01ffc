/** The error for a read that would take one call per object, but whose caller accepts only cached data. */
import { CallerError } from '../../base/errors.js';
import type { Account } from '../transport/account.js';

export class NotRead extends CallerError {
  constructor({ api, name }: Account) {
    super('UPSTREAM_NOT_READ', 'Not read within the last hour', { upstream: { api, account: name } });
    this.name = 'NotRead';
  }
}
