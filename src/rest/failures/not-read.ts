/** A read that takes a call for each object, for a caller who wants no such calls: nobody has read it lately. */
import { CallerError } from '../../base/errors.js';
import type { Account } from '../transport/account.js';

export class NotRead extends CallerError {
  constructor({ api, name }: Account) {
    super('UPSTREAM_NOT_READ', 'Not read within the last hour', { upstream: { api, account: name } });
    this.name = 'NotRead';
  }
}
