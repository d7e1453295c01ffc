/** An account: where an API is reached and with which credential. A value, never a global. */
import { createHash } from 'node:crypto';
import type { Api, Dialect } from '../rows/dialect.js';

export interface Account {
  readonly api: Api;
  /** Unique among the accounts of its API. */
  readonly name: string;
  readonly credential: string;
  /** Whose it is, where that is known: some upstreams allow a user so many calls over all credentials. */
  readonly user?: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** True when the embedded sandbox stands behind it. */
  readonly sandbox: boolean;
}

export interface Logger {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** What the configuration says of an API. */
export interface UpstreamConfig {
  readonly accounts: readonly Pick<Account, 'name' | 'credential'>[];
  /** Null: the provider's own address. */
  readonly baseUrl: string | null;
}

export function accountsFrom({ api, baseUrl }: Dialect, config: UpstreamConfig): readonly Account[] {
  return config.accounts.map(({ name, credential }) => ({
    api,
    name,
    credential,
    baseUrl: config.baseUrl ?? baseUrl,
    sandbox: false,
  }));
}

export function fingerprint({ api, credential, baseUrl }: Account): string {
  return createHash('sha256')
    .update(JSON.stringify([api, baseUrl, credential]))
    .digest('base64url');
}
