/** An object of an API, stored in its wire format. */
import type { Fields } from './values.js';

export type Id = number | string;

export interface SandboxItem extends Fields {
  readonly id: Id;
}

/** A reference to an object, as in actions. */
export interface Ref {
  readonly id: Id;
  readonly type: string;
}
