/** For whom something is derived, and what it may be derived of. */

export interface Reader {
  /** One for a service with its credentials: no other has anything of it. */
  readonly span: object;
  /** All that it may read, in words: it shares with those alone that may read the same. */
  readonly scope: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What a request has; the same as long as its inventory is. */
export interface Sources {
  readonly inventory: Reader;
}
