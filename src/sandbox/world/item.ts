/** An object of an API, kept as it is on the wire. */
import type { Fields } from './values.js';

export type Id = number | string;

export interface SandboxItem extends Fields {
  readonly id: Id;
}

/** An object as actions name it. */
export interface Ref {
  readonly id: Id;
  readonly type: string;
}
