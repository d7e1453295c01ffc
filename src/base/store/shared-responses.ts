/**
 * Reads shared by all processes, in an engine that may lose them. Each is stored under the epochs of its marks, which
 * writes raise: a value read before a write is never found after it.
 */
export interface SharedResponseKey {
  /** The account, and the read; neither contains a secret. */
  readonly account: string;
  readonly read: string;
  /** The marks that this read shares with the writes that change it. */
  readonly marks: readonly string[];
}

export interface SharedResponseTerms {
  /** Milliseconds; the greatest acceptable age of the answer. */
  readonly maxAge: number;
  /** The pending call whose answer is acceptable at any age: one that this read has waited for. */
  readonly awaited: string | null;
  /** Identifies the call that this process would make. */
  readonly call: string;
  /** Milliseconds for which the call is reserved for this process unless it extends that. */
  readonly ttl: number;
  /** Whether this process will make the call if nobody else does. */
  readonly mayCall: boolean;
}

/** A call that this process makes: where its answer is stored, and when it began by the engine's clock. */
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
  /** Another process makes this call. */
  | { readonly kind: 'underWay'; readonly call: string }
  | { readonly kind: 'none' };

/**
 * The outcome of a call: a value, a failure, or an answer that is not shared; or it was left for another process to
 * make.
 */
export type Landed = { readonly value: string } | { readonly failure: string } | 'unshared' | 'left';

export interface SharedResponses {
  look(key: SharedResponseKey, terms: SharedResponseTerms): Promise<SharedResponseState>;
  /** False when the call is no longer reserved for this process. */
  extend(shared: SharedCall, call: string, ttl: number): Promise<boolean>;
  /** Ends the call and stores its outcome; a message on `landedChannel` names it. */
  land(shared: SharedCall, call: string, landed: Landed): Promise<void>;
  /** Discards all reads with one of these marks. */
  raise(account: string, marks: readonly string[]): Promise<void>;
}

export const landedChannel = 'landed';
