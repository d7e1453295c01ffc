/** Observes the calls of this process's accounts, to record the addresses that they have had. */
import type { Account } from './account.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Call } from './call.js';
import type { PathValues } from '../rows/path.js';

export interface WriteObserver {
  /** Called with every response. */
  saw(account: Account, call: Call, body: unknown): void;
  /** The object that must be read before this write deletes it; null if there is none. */
  unseen(account: Account, write: Call): { readonly row: BoundRow; readonly values: PathValues } | null;
}
