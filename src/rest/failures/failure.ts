/** Upstream failures as errors for the caller: the upstream's short message and code, never its body. */
import { CallerError, type ErrorCode } from '../../base/errors.js';
import type { Account } from '../transport/account.js';
import type { Failure } from '../transport/reply.js';

export class UpstreamError extends CallerError {
  constructor(
    { api, name }: Pick<Account, 'api' | 'name'>,
    readonly failure: Failure,
  ) {
    const { status, code: upstreamCode, details, retryAfter } = failure;
    const message = oneLine(failure.message);
    super(codeOf(failure), `The ${api.toLowerCase()} API ${verb(failure)}: ${message}`, {
      upstream: { api, account: name, status, code: upstreamCode, message, ...(details !== undefined && { details }) },
      ...(retryAfter !== undefined && { retryAfter }),
    });
    this.name = 'UpstreamError';
  }

  /** Whether a later retry may succeed. */
  get mayPass(): boolean {
    return passing.includes(this.code);
  }

  /** The upstream is in trouble, as opposed to the call being invalid. */
  get isOutage(): boolean {
    return this.failure.status === null || this.failure.status >= 500;
  }

  /** Whether the failed write was carried out all the same; null if unknown. */
  get isDone(): boolean | null {
    const { status, isSent, isDone, isUnreadable } = this.failure;
    if (isUnreadable) return isDone ?? null;
    return isSent === false || (isRefusal(status) && status !== 408) ? false : null;
  }

  /** No usable response is available now: the upstream is in trouble, or its response is unreadable. */
  get isWithoutAnswer(): boolean {
    return this.isOutage || this.failure.isUnreadable === true;
  }
}

/** The credential was refused to another process, and is not tried again for a while. */
export function refusedElsewhere(account: Pick<Account, 'api' | 'name'>): UpstreamError {
  const message = 'the credential was refused a while ago, and is not sent again for now';
  return new UpstreamError(account, { status: 401, code: 'refused_credential', message });
}

const passing: readonly ErrorCode[] = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_RATE_LIMITED'];

function verb({ status, isDone, isUnreadable }: Failure): string {
  if (isDone) return 'succeeded, but the answer was not readable';
  if (isUnreadable && status !== null) return `answered ${status}, but the answer was not readable`;
  return isRefusal(status) ? 'refused' : 'failed';
}

/** Some upstreams refuse with a success status. */
export function isRefusal(status: number | null): boolean {
  return status !== null && (status < 300 || (status >= 400 && status < 500));
}

export function codeOf({ as, status, isUnreadable }: Failure): ErrorCode {
  if (as) return as;
  if (isUnreadable) return 'UPSTREAM_UNAVAILABLE';
  switch (status) {
    case 401:
      return 'UPSTREAM_UNAUTHORIZED';
    case 403:
      return 'UPSTREAM_FORBIDDEN';
    case 404:
    case 410:
      return 'UPSTREAM_NOT_FOUND';
    case 409:
    case 412:
    case 423:
      return 'UPSTREAM_CONFLICT';
    case 429:
      return 'UPSTREAM_RATE_LIMITED';
    case 408:
    case 504:
      return 'UPSTREAM_TIMEOUT';
    default:
      return isRefusal(status) ? 'UPSTREAM_INVALID_INPUT' : 'UPSTREAM_UNAVAILABLE';
  }
}

/** Characters of a message. */
export const longestLine = 300;

export function oneLine(text: string, longest = longestLine): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 3)}...` : line;
}
