/** Every error a caller can see: one table of codes with their HTTP status. */
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
  /** As RFC 9111 has it of `only-if-cached`. */
  UPSTREAM_NOT_READ: 504,
  UNSUPPORTED_BY_PROVIDER: 501,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** Undefined for whatever is no code of ours. */
export function statusOfCode(code: unknown): number | undefined {
  return Object.entries(statusOf).find(([name]) => name === code)?.[1];
}

/** An error made for the caller's eyes: its message says what was expected and what came. */
export class CallerError extends GraphQLError {
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds, for the header of that name. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) {
    const { stackTraceLimit } = Error;
    // It says all by its message, and a stack takes ten times as long as the error: a question may have thousands.
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

/** What came, for the tail of an error message: short, quoted and on one line. */
export function shown(value: unknown): string {
  // JSON has no infinity and would say null.
  const text = typeof value === 'number' ? String(value) : String(JSON.stringify(value) ?? value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
