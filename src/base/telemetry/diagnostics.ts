/**
 * Events about the server's own work, to which metrics, the access log and traces subscribe. Reporting without a
 * subscriber costs one comparison.
 */

import { BatchChannel } from './batch-channel.js';

class DiagnosticChannel<T> {
  readonly #subscribers = new Set<(message: T) => void>();

  get hasSubscribers(): boolean {
    return this.#subscribers.size > 0;
  }

  publish(message: T): void {
    for (const subscriber of this.#subscribers) subscriber(message);
  }

  /** Returns a function that ends the subscription. A subscriber must not throw. */
  subscribe(subscriber: (message: T) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }
}

/** A request to this server that has been answered, refused or abandoned. */
export interface FinishedRequest {
  /** The route's template, such as `/api/v1/:base`; null where no route matches. */
  readonly route: string | null;
  /** Null where the request is malformed or its head is incomplete. */
  readonly method: string | null;
  /** 499 where the client disconnected before there was one. */
  readonly status: number;
  /** The connection was closed before the response was sent. */
  readonly isAborted: boolean;
  /** The response was a stream of events: it lasts as long as its reader stays, who ends it by closing the connection. */
  readonly isStream: boolean;
  /** Null where the start is not known, because the method is not. */
  readonly milliseconds: number | null;
  /** The time of its end, by `performance.now()`. */
  readonly endedAt: number;
  /** The length of the response's body, as sent. */
  readonly bytes: number;
  readonly requestId: string;
  /** Null where it belongs to no trace. */
  readonly traceId: string | null;
  /** The client's address. */
  readonly address: string;
  /** The operation of a GraphQL request. */
  readonly operation: OperationSummary | null;
  /** Null for anonymous requests and for those refused earlier. */
  readonly tokenId: string | null;
  /** The code of the error for which it was refused as a whole; null if it was not, or the error has none. */
  readonly code: string | null;
}

export interface OperationSummary {
  readonly kind: 'query' | 'mutation' | 'subscription' | 'unknown';
  /** The SHA-256 of its text in hexadecimal; computed on access. */
  readonly hash: string | null;
  /** `data`: without errors; `partial`: with errors beside data, which may be null; `refused`: not run. */
  readonly outcome: 'data' | 'partial' | 'refused';
  /** The code of the first error. */
  readonly code: string | null;
  readonly upstreamCalls: number;
}

export const finishedRequests = new BatchChannel<FinishedRequest>();

/** A result that was sent to the reader of a stream. */
interface StreamedResult {
  readonly outcome: OperationSummary['outcome'];
}

export const streamedResults = new DiagnosticChannel<StreamedResult>();

/** One attempt of a call to an upstream. */
export interface UpstreamAttempt {
  readonly api: string;
  readonly account: string;
  readonly method: string;
  /** The row's path template. */
  readonly path: string;
  readonly isWrite: boolean;
  /** Null without a response. */
  readonly status: number | null;
  /** The graph's code of the failure, such as `UPSTREAM_TIMEOUT`; null for a success. */
  readonly failure: string | null;
  readonly isRetry: boolean;
  /** The time in the queue of the account's limits, before it was sent. */
  readonly waitedMilliseconds: number;
  readonly milliseconds: number;
}

export const upstreamAttempts = new DiagnosticChannel<UpstreamAttempt>();

/** A call to an upstream that was refused before it was sent. */
interface UnsentCall {
  readonly api: string;
  readonly account: string;
  readonly isWrite: boolean;
  readonly reason: UnsentReason;
}

/** The reason: a limit, or `credential_refused` while a refused credential is not sent again. */
export type UnsentReason =
  'rate_limit_exceeded' | 'share_spent' | 'circuit_open' | 'queue_full' | 'late' | 'silent' | 'credential_refused';

export const unsentCalls = new DiagnosticChannel<UnsentCall>();

/** A read that was answered without a call of its own. */
export interface SavedRead {
  readonly api: string;
  readonly account: string;
  /** `cache`: a stored response; `flight`: the call of another request. */
  readonly by: 'cache' | 'flight';
}

export const savedReads = new DiagnosticChannel<SavedRead>();

/** A request, or a part of one, that a bound has refused. */
interface RefusedRequest {
  readonly bound: Bound;
}

/** The bounds on operations have the names that their refusals give in `extensions.bound`. */
export const bounds = [
  'requests_per_minute',
  'admission',
  'responses_in_flight',
  'bodies_in_flight',
  'length',
  'tokens',
  'nesting',
  'depth',
  'size',
  'cost',
  'answer',
  'body',
  'head',
  'arrival',
] as const;
export type Bound = (typeof bounds)[number];

export const refusals = new DiagnosticChannel<RefusedRequest>();

/** A refusal, because a caller has used up a share of `src/base/shares/shares.ts`. */
interface RefusedShare {
  readonly share: string;
}

export const refusedShares = new DiagnosticChannel<RefusedShare>();

/** A message of an alert that will not be retried; tests are not reported. */
export interface UndeliveredAlert {
  /** The kind of its channel. */
  readonly channel: string;
  /** The reason of its last attempt; `RULE_STOPPED` where its rule may send no more. */
  readonly reason: string;
}

export const undeliveredAlerts = new DiagnosticChannel<UndeliveredAlert>();

/** A call to the store, or to the cache that replicas share. */
export interface StoreCall {
  readonly use: 'store' | 'cache';
  readonly engine: string;
  readonly operation: string;
  readonly isFailed: boolean;
  readonly milliseconds: number;
}

export const storeCalls = new DiagnosticChannel<StoreCall>();
