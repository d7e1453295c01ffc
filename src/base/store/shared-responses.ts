/**
 * Reads that all processes share, in an engine that may lose them. Each is kept under the epochs of its marks, which
 * writes raise: what was read before a write is never found after it.
 */
export interface SharedResponseKey {
  /** The account, and what of it is read; both name no secret. */
  readonly account: string;
  readonly read: string;
  /** What a write that changes it has in common with it. */
  readonly marks: readonly string[];
}

export interface SharedResponseTerms {
  /** Milliseconds; the oldest answer that will do. */
  readonly maxAge: number;
  /** The call under way whose answer will do, however old: one that this read has waited for. */
  readonly awaited: string | null;
  /** Identifies the call that this process would make. */
  readonly call: string;
  /** Milliseconds for which the call is this process's alone unless it extends that. */
  readonly ttl: number;
  /** Whether this process will make the call if nobody else does. */
  readonly mayCall: boolean;
}

/** A call that this process makes: where it lands, and when it began by the engine's clock. */
export interface SharedCall {
  readonly place: string;
  readonly begunAt: string;
}

export type SharedResponseState =
  | { readonly kind: 'kept'; readonly value: string; readonly age: number }
  | { readonly kind: 'failed'; readonly failure: string }
  /** Its answer cannot be shared. */
  | { readonly kind: 'unshared' }
  | ({ readonly kind: 'leading' } & SharedCall)
  /** Another makes this call. */
  | { readonly kind: 'underWay'; readonly call: string }
  | { readonly kind: 'none' };

/** How a call ended: with a value, a failure, or an answer that is not shared; or it was left for another to make. */
export type Landed = { readonly value: string } | { readonly failure: string } | 'unshared' | 'left';

export interface SharedResponses {
  look(key: SharedResponseKey, terms: SharedResponseTerms): Promise<SharedResponseState>;
  /** False when the call is no longer this process's. */
  extend(shared: SharedCall, call: string, ttl: number): Promise<boolean>;
  /** Ends the call: others find how, and a message on `landedChannel` names it. */
  land(shared: SharedCall, call: string, landed: Landed): Promise<void>;
  /** What has one of these marks is found no more. */
  raise(account: string, marks: readonly string[]): Promise<void>;
}

export const landedChannel = 'landed';
