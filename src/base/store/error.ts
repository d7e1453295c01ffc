/** Store failures, reported to the operator: what was tried, why it failed, what to do. */
import { types } from 'node:util';

export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
  }
}

/**
 * What a failure of an engine comes to, whatever its driver calls it: it does not answer, or cannot do it for now, as for
 * want of room; its user may not do it; its server takes no writes any more, as another has its role; it has no connection
 * free; it lacks what Meridian needs; what it keeps cannot be read.
 */
export type FaultKind = 'outage' | 'refused' | 'roleLost' | 'noConnection' | 'unsupported' | 'damaged';

/** A failure of an engine that may answer other calls. */
export class EngineFault extends StoreError {
  /** Seconds until a retry makes sense. */
  readonly retryAfter = 5;

  constructor(
    readonly kind: FaultKind,
    cause: unknown,
  ) {
    super(reason(cause), { cause });
  }
}

/** The store does not respond. */
export class OutageError extends StoreError {
  /** Seconds until a retry makes sense. */
  readonly retryAfter = 5;
}

/** The store responds but cannot write: its disk is full, for instance, or it is read-only. */
export class WriteError extends StoreError {
  /** Seconds until a retry makes sense. */
  readonly retryAfter = 30;
}

/** A driver's message without a full stop. Refused by `localhost`, an aggregate error has no message. */
export function reason(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0) return reason(error.errors[0]);
  return (error.message || error.name).replace(/\.$/, '');
}

/** The message without the password: some drivers quote the complete URL. */
export function reasonFor(error: unknown, url: string): string {
  const { password } = new URL(url);
  if (password === '') return reason(error);
  return [password, decoded(password)].reduce((text, secret) => text.replaceAll(secret, '…'), reason(error));
}

/** The URL without credentials and parameters. */
export function withoutCredentials(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
