/** Work that takes time, as whoever begins it puts it. */
import type { SandboxItem, Ref } from './item.js';

export interface ActionError {
  readonly code: string;
  readonly message: string;
}

export interface Work {
  readonly command: string;
  /** The object that is locked meanwhile. */
  readonly on: Ref;
  readonly about?: readonly Ref[];
  /** Its status meanwhile; a failure brings back the one before. */
  readonly during?: string;
  /** What its success changes. */
  readonly then?: () => void;
  readonly atOnce?: boolean;
  /** Begins when this action has ended. */
  readonly after?: SandboxItem;
}
