/** Operations: work that a write starts and that is read by its id, one at a time, where the API has no actions. */
import type { Failure } from '../transport/reply.js';

export interface StartedOperation {
  /** The path of the read that returns it; its last placeholder is the id of the operation. */
  readonly path: string;
  /** The field of the write's result that holds that id. */
  readonly id: string;
  state(operation: Readonly<Record<string, unknown>>): 'running' | 'done' | Failure;
}
