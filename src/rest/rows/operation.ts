/** Operations: work that a write starts and that is read by its id, one at a time, where the API has no actions. */
import type { ActionDialect } from './dialect.js';

export interface Operation extends Pick<ActionDialect, 'state'> {
  /** The path of the read that returns it; its last placeholder is the id of the operation. */
  readonly path: string;
  /** The field of the write's result that holds that id. */
  readonly id: string;
}
