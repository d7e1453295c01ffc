/**
 * A stored collection, declared once: its bounds, whether it is backed up, and how it is parsed. All are listed in
 * `src/server/store/collections.ts`.
 */

import type { Share } from '../shares/shares.js';

export interface Collection {
  /** The namespace in the store: lower-case letters, digits and dashes. It never changes. */
  readonly name: string;
  /** The most entries in all; null: bounded by what they belong to. */
  readonly most: number | null;
  /** False: backups leave it out. */
  readonly lasting: boolean;
  /** True if it holds secrets in plain text: only backups with secrets include it. */
  readonly secret: boolean;
}

/** Entries that callers add, each by its key: see `keyedCollection`. The share bounds their number. */
export interface KeyedDeclaration<T> extends Omit<Collection, 'most'> {
  readonly share: Share;
  /** The value of `v` that this release writes; null: entries have none. */
  readonly version: number | null;
  /** The id of the token that an entry belongs to. */
  readonly tokenOf: (value: T) => string;
  /** The stored form, without `v`; by default the value itself. */
  readonly toStored?: (value: T) => object;
  /** Null for an unreadable value, as another release may have written it. */
  readonly parse: (stored: unknown, key: string) => T | null;
}

/** One packed entry for each account. */
export interface AccountCollection<T, A> extends Collection {
  readonly most: null;
  /** The value of `v` that this release writes. */
  readonly version: number;
  /** Milliseconds for which a read value may be reused. */
  readonly freshFor: number;
  readonly toStored: (value: T) => object;
  /** Null for an unreadable value. */
  readonly parse: (stored: unknown, account: A) => T | null;
}
