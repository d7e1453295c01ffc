/** The description of an action to begin. */
import type { SandboxItem, Ref } from './item.js';

export interface WorkError {
  readonly code: string;
  readonly message: string;
}

export interface Work {
  readonly command: string;
  /** The object that is locked while it runs. */
  readonly on: Ref;
  readonly about?: readonly Ref[];
  /** The object's status while it runs; a failure restores the previous one. */
  readonly during?: string;
  /** Applies its effect if it succeeds. */
  readonly then?: () => void;
  readonly atOnce?: boolean;
  /** It begins when this action has ended. */
  readonly after?: SandboxItem;
}
