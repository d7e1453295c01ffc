/** An object of an API, stored in its wire format. */
import type { Fields } from './values.js';

export type ItemId = number | string;

export interface SandboxItem extends Fields {
  readonly id: ItemId;
}

/** A reference to an object, as in actions. */
export interface Ref {
  readonly id: ItemId;
  readonly type: string;
}
