/** Errors of the store, reported to the operator: what was tried, why it failed, what to do. */
import { types } from 'node:util';

export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
  }
}

/**
 * The kinds of engine faults, whatever the driver calls them. `outage`: it does not answer, or cannot do it for now, as
 * when it has no room; `refused`: its user may not do it; `roleLost`: it takes no writes any more, as another server
 * has its role; `noConnection`: it has no free connection; `unsupported`: it lacks what Meridian needs; `damaged`: its
 * data cannot be read.
 */
export type FaultKind = 'outage' | 'refused' | 'roleLost' | 'noConnection' | 'unsupported' | 'damaged';

/** A failed call to an engine that may answer other calls. */
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

/**
 * A driver's message without a full stop. An aggregate error, such as a refusal by `localhost`, has no message of its
 * own.
 */
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
