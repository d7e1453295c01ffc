/**
 * What the server reports of its own work: metrics, the access log and traces subscribe. Without a subscriber,
 * reporting costs one comparison.
 */

export class Channel<T> {
  readonly #subscribers = new Set<(message: T) => void>();

  get hasSubscribers(): boolean {
    return this.#subscribers.size > 0;
  }

  publish(message: T): void {
    for (const subscriber of this.#subscribers) subscriber(message);
  }

  /** Returns how to end the subscription. A subscriber must not throw. */
  subscribe(subscriber: (message: T) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }
}

/** A request to this server that has been answered, refused or abandoned. */
export interface FinishedRequest {
  /** The route's template, such as `/api/v1/:base`; null where no route matches. */
  readonly route: string | null;
  readonly method: string;
  /** 499 where there was none, as the client disconnected before. */
  readonly status: number;
  /** The connection was closed before the response was sent. */
  readonly isAborted: boolean;
  readonly milliseconds: number;
  /** Of the response's body, as sent. */
  readonly bytes: number;
  readonly requestId: string;
  /** Null where it belongs to no trace. */
  readonly traceId: string | null;
  /** The client's address. */
  readonly address: string;
  /** Of a GraphQL request. */
  readonly operation: OperationSummary | null;
  /** Null for anonymous requests and for those that were refused before. */
  readonly tokenId: string | null;
  /** The code of the error for which it was refused as a whole; null where it was not, or has none. */
  readonly code: string | null;
}

export interface OperationSummary {
  readonly kind: 'query' | 'mutation' | 'unknown';
  /** Hexadecimal SHA-256 of its text; computed when it is read. */
  readonly hash: string | null;
  /** `data`: without errors; `partial`: with errors beside data, which may be null; `refused`: not run. */
  readonly outcome: 'data' | 'partial' | 'refused';
  /** The code of the first error. */
  readonly code: string | null;
  readonly upstreamCalls: number;
}

export const finishedRequests = new Channel<FinishedRequest>();

/** One attempt of a call to an upstream. */
export interface UpstreamAttempt {
  readonly api: string;
  readonly account: string;
  readonly method: string;
  /** The row's path template. */
  readonly path: string;
  /** Null without a response. */
  readonly status: number | null;
  /** The code of the failure; null for a success. */
  readonly failure: string | null;
  readonly isRetry: boolean;
  /** Spent before it was sent: in the queue of the account's limits. */
  readonly waitedMilliseconds: number;
  readonly milliseconds: number;
}

export const upstreamAttempts = new Channel<UpstreamAttempt>();
