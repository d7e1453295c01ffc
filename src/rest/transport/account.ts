/** An account: the URL and credential with which an API is used. A value, never a global. */
import { createHash } from 'node:crypto';
import type { Api, Dialect } from '../rows/dialect.js';

export interface Account {
  readonly api: Api;
  /** Unique within its API. */
  readonly name: string;
  readonly credential: string;
  /** The user, if known: some upstreams limit calls per user across credentials. */
  readonly user?: string;
  /** The base URL, without a trailing slash. */
  readonly baseUrl: string;
  /** True if the embedded sandbox serves it. */
  readonly sandbox: boolean;
}

export interface Logger {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** The configuration of an API. */
export interface UpstreamConfig {
  readonly accounts: readonly Pick<Account, 'name' | 'credential'>[];
  /** Null for the provider's own URL. */
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

/** The accounts of joined fields: the sandbox is left out as soon as one account is real. */
export function joinedAccounts(accounts: readonly Account[]): readonly Account[] {
  const real = accounts.filter(({ sandbox }) => !sandbox);
  return real.length > 0 ? real : accounts;
}

/** The name of an account, which stays when its credential is replaced. */
export function nameOf({ api, name }: Pick<Account, 'api' | 'name'>): string {
  return `${api} ${name}`;
}

export function fingerprint({ api, credential, baseUrl }: Account): string {
  return createHash('sha256')
    .update(JSON.stringify([api, baseUrl, credential]))
    .digest('base64url');
}

/** The key of an account in the store, independent of its credential. Sandbox accounts differ from real ones. */
export function storeKeyOf(account: Pick<Account, 'api' | 'name' | 'sandbox'>): string {
  const text = JSON.stringify([nameOf(account), account.sandbox]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
