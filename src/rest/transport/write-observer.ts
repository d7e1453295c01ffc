/** Whoever remembers what the accounts of this process have had. */
import type { Account } from './account.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Call } from './call.js';
import type { PathValues } from '../rows/path.js';

export interface WriteObserver {
  /** Notified of every answer. */
  saw(account: Account, call: Call, body: unknown): void;
  /** What has to be read before this write ends it; null where nothing has. */
  unseen(account: Account, write: Call): { readonly row: BoundRow; readonly values: PathValues } | null;
}
