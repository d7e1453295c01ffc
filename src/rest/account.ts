/** An account: where an API is reached and with which credential. A value, never a global. */
import { createHash } from 'node:crypto';
import type { Api } from './dialect.js';

export interface Account {
  readonly api: Api;
  readonly credential: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** True when the embedded sandbox stands behind it. */
  readonly sandbox: boolean;
}

export interface Logger {
  debug(fields: object, message: string): void;
}

export function fingerprint({ api, credential, baseUrl }: Account): string {
  return createHash('sha256')
    .update(JSON.stringify([api, baseUrl, credential]))
    .digest('base64url');
}
