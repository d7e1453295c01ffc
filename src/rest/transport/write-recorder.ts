/** Records the writes of this service. */
import type { Account } from './account.js';
import type { Call } from './call.js';

export interface WriteRecorder {
  /** Called once a write has succeeded, or may have. `body` is the body of its response, undefined if none was read. */
  record(account: Account, write: Call, body: unknown): void;
}
