/** The records of accounts in the store: an entry for each. */
import type { AccountCollection } from '../../../base/store/collection.js';
import {
  AccountEntries,
  type EntryAvailability,
  type EntryStore,
  type NamedAccount,
} from '../stored/account-entries.js';
import type { AccountRecord } from './account-record.js';
import { bounded } from './bounded.js';
import { type Observation, emptyRecord, merged } from './merged.js';
import { fromStoredRecord, recordVersion, toStoredRecord } from './stored-record.js';

export const findingRecords: AccountCollection<AccountRecord, NamedAccount> = {
  name: 'findings',
  version: recordVersion,
  most: null,
  lasting: true,
  secret: false,
  freshFor: 5_000,
  toStored: toStoredRecord,
  parse: fromStoredRecord,
};

export class FindingRecords {
  readonly #entries: AccountEntries<AccountRecord>;

  constructor(store: EntryStore, availability?: EntryAvailability) {
    this.#entries = new AccountEntries(store, findingRecords, availability);
  }

  /**
   * The records in the order of the accounts; null if nothing was ever recorded. The caller must check who may read
   * them.
   */
  of(accounts: readonly NamedAccount[]): Promise<(AccountRecord | null)[]> {
    return this.#entries.of(accounts);
  }

  /** Adds findings. Null if a later release has written the record, which then stays as it is. */
  add(
    account: NamedAccount,
    observations: readonly Observation[],
    signal?: AbortSignal,
  ): Promise<AccountRecord | null> {
    return this.#entries.change(account, (present) => {
      signal?.throwIfAborted();
      const added = observations.reduce(merged, present ?? emptyRecord);
      const value = bounded(added, added.recordedAt);
      return { value, result: value };
    });
  }
}
