/** A store that cannot be opened or asked, reported to whoever runs the service: what was tried, why it failed, what to do. */
import { types } from 'node:util';

export class StoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreError';
  }
}

/** The store does not answer. */
export class OutageError extends StoreError {
  /** Seconds after which to ask again. */
  readonly retryAfter = 5;
}

/** The store answers, but takes nothing that is to be kept: its disk is full, say, or it may only be read. */
export class WriteError extends StoreError {
  /** Seconds after which to ask again. */
  readonly retryAfter = 30;
}

/** A driver's reason without a closing dot. A refused connection to `localhost` comes as several errors in one without a message. */
export function reason(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0) return reason(error.errors[0]);
  return (error.message || error.name).replace(/\.$/, '');
}

/** The reason without the password, as some drivers quote the whole address. */
export function reasonFor(error: unknown, url: string): string {
  const { password } = new URL(url);
  if (password === '') return reason(error);
  return [password, decoded(password)].reduce((text, secret) => text.replaceAll(secret, '…'), reason(error));
}

/** An address without its credentials and parameters. */
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
