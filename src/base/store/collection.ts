/**
 * What is stored under one name, declared once: how much of it there may be, whether it is backed up, and how it is read. All
 * of them are in `src/server/store/collections.ts`.
 */

import type { Share } from '../shares/shares.js';

export interface Collection {
  /** The namespace in the store: lower-case letters, digits and dashes. It never changes. */
  readonly name: string;
  /** The most entries in all; null: as many as there are of what they belong to. */
  readonly most: number | null;
  /** False: no backup has it. */
  readonly lasting: boolean;
  /** Whether it has secrets in plain: then only backups with secrets have it. */
  readonly secret: boolean;
}

/** Entries that callers add, each by its key: see `keyedCollection`. As many as the share has there may be. */
export interface KeyedDeclaration<T> extends Omit<Collection, 'most'> {
  readonly share: Share;
  /** What this release writes as `v`; null: entries have none. */
  readonly version: number | null;
  /** The id of the token that an entry belongs to. */
  readonly tokenOf: (value: T) => string;
  /** What is stored of it, without `v`; by default the value itself. */
  readonly toStored?: (value: T) => object;
  /** Null for what is nothing of the kind, as another release may have written it. */
  readonly parse: (stored: unknown, key: string) => T | null;
}

/** One packed entry for each account. */
export interface AccountCollection<T, A> extends Collection {
  readonly most: null;
  /** Of what this release writes as `v`. */
  readonly version: number;
  /** Milliseconds for which what was read is good. */
  readonly freshFor: number;
  readonly toStored: (value: T) => object;
  /** Null for what is nothing of the kind. */
  readonly parse: (stored: unknown, account: A) => T | null;
}
