/** The stored state of findings: when each was first seen, what was resolved, and what is silenced. */
import { FindingRecords } from '../record/finding-records.js';
import { FindingSilences } from '../silences/finding-silences.js';
import type { EntryAvailability, EntryStore } from './account-entries.js';

export class LastingFindings {
  readonly records: FindingRecords;
  readonly silences: FindingSilences;

  constructor(store: EntryStore, availability?: EntryAvailability) {
    this.records = new FindingRecords(store, availability);
    this.silences = new FindingSilences(store, availability);
  }
}
