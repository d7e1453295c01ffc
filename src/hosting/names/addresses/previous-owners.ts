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
  /** A number that changes once this process has seen a change that may affect results. */
  readonly changes: number;
  /**
   * The last owner of one of these keys, among these accounts. Rejects while the store fails and this process does not
   * know.
   */
  formerly(keys: readonly string[], accounts: readonly Account[]): Promise<PreviousOwner | null>;
  /** Stores the rest, then ends. */
  close(): Promise<void>;
}
