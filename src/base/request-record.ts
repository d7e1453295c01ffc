/** What is known of a request to this server while it is answered. */
import type { IncomingHttpHeaders } from 'node:http';
import { finishedRequests } from './diagnostics.js';
import type { OperationRecord } from './operation-record.js';
import { requestIdOf } from './request-id.js';

export class RequestRecord {
  /** Whether it will be published. */
  readonly isObserved = finishedRequests.hasSubscribers;
  route: string | null = null;
  tokenId: string | null = null;
  /** Kept only where the request is observed. */
  operation: OperationRecord | null = null;
  #code: string | null = null;
  #requestId: string | undefined;

  constructor(private readonly headers: IncomingHttpHeaders) {}

  get requestId(): string {
    return (this.#requestId ??= requestIdOf(this.headers));
  }

  /** The code of the error for which it was refused as a whole. */
  get code(): string | null {
    return this.#code;
  }

  refuse(code: string): void {
    this.#code = code;
    if (this.operation) this.operation.code = code;
  }
}
