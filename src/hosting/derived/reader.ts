/** The reader of derived values, and all that it may read. */

export interface Reader {
  /** One for a service with its credentials: no other has anything of it. */
  readonly span: object;
  /** Everything that the reader may read, as text. Values are shared only between readers with the same scope. */
  readonly scope: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The sources of a request; the same as long as its inventory is. */
export interface Sources {
  readonly inventory: Reader;
}
