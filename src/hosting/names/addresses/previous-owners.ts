/** The interface to remembered owners of addresses and host names. */
import type { Account } from '../../../rest/transport/account.js';

/** Who had one last. */
export interface PreviousOwner {
  /** The kind of object, for instance `server`. */
  readonly kind: string;
  readonly id: string;
  readonly name: string | null;
  /** Milliseconds since 1970. */
  readonly lastSeen: number;
}

export interface PreviousOwners {
  /** Another number as soon as this process has seen what may change an answer. */
  readonly changes: number;
  /**
   * Who had one of these keys last, of those whose accounts are given: by that key. Rejects while the store does not
   * answer and this process does not know.
   */
  formerly(keys: readonly string[], accounts: readonly Account[]): Promise<PreviousOwner | null>;
  /** Ends when what was seen is written. */
  close(): Promise<void>;
}
