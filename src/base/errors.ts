/** All errors that callers can see: one table of codes with their HTTP statuses. */
import { GraphQLError } from 'graphql';

const statusOf = {
  BAD_USER_INPUT: 400,
  OPERATION_TOO_LARGE: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  INTERNAL_SERVER_ERROR: 500,
  STORE_UNAVAILABLE: 503,
  UPSTREAM_NOT_FOUND: 404,
  UPSTREAM_INVALID_INPUT: 422,
  UPSTREAM_UNAUTHORIZED: 502,
  UPSTREAM_FORBIDDEN: 403,
  UPSTREAM_CONFLICT: 409,
  UPSTREAM_RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_ANSWER_UNREADABLE: 502,
  UPSTREAM_UNKNOWN_VALUE: 502,
  /** RFC 9111 defines 504 for `only-if-cached`. */
  UPSTREAM_NOT_READ: 504,
  UNSUPPORTED_BY_PROVIDER: 501,
} as const;

export type ErrorCode = keyof typeof statusOf;
export const errorCodes: readonly string[] = Object.keys(statusOf);

/** Undefined for codes that are not Meridian's. */
export function statusOfCode(code: unknown): number | undefined {
  return Object.entries(statusOf).find(([name]) => name === code)?.[1];
}

/** An error meant for the caller: its message states what was expected and what came instead. */
export class CallerError extends GraphQLError {
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) {
    const { stackTraceLimit } = Error;
    // The message is sufficient, and a stack costs ten times as much as the error: one response may have thousands.
    Error.stackTraceLimit = 0;
    super(message, { extensions: { ...extensions, code } });
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'CallerError';
    this.code = code;
    this.status = statusOf[code];
    const { retryAfter } = extensions;
    this.retryAfter = typeof retryAfter === 'number' ? retryAfter : undefined;
  }
}

/** Formats an invalid value for the end of an error message: short, quoted and on one line. */
export function shown(value: unknown): string {
  // JSON has no infinity and would write null.
  const text = typeof value === 'number' ? String(value) : String(JSON.stringify(value) ?? value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
