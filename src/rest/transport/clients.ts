/** The clients of one GraphQL request, one per account used: the one place that checks access to accounts. */
import { defaultName } from '../../base/account-name.js';
import type { RequestRecord } from '../../base/telemetry/request-record.js';
import { CallerError, shown } from '../../base/errors.js';
import { type Account, joinedAccounts } from './account.js';
import type { BoundRow } from '../rows/bound-row.js';
import { Client } from './client.js';
import type { Deadline } from './deadline.js';
import type { Dialect } from '../rows/dialect.js';
import { Memo, type MemoKey } from '../planner/memo.js';
import { type UpstreamReport, reportOf } from './upstream-report.js';
import type { Caller } from '../limits/fair-shares.js';
import { type Upstreams, offError } from './upstreams.js';

export type Access = 'read' | 'write';

/** Throws unless the caller has this access to the account. */
export type Permit = (access: Access, account: Account) => void;

/** The cached responses that a request accepts. */
export interface Ages {
  /** Milliseconds. Zero for none; null if the caller does not specify it. */
  readonly maxAge: number | null;
  /** Reads that take one call per object are made only from the cache, up to its maximum age. */
  readonly isOnlyIfCached: boolean;
}

/** Conditions that apply to all clients of the request. */
interface RequestTerms extends Partial<Ages> {
  /** Null for an anonymous caller. */
  readonly caller?: Caller | null;
  /** Null if none is kept. */
  readonly record?: RequestRecord | null;
  /** Whether the client has disconnected. */
  readonly isAbandoned?: () => boolean;
}

export class Clients {
  /** Created on first use: most queries about rates and geography need none. */
  #clients: Map<Account, Client> | undefined;
  readonly #memo = new Memo();
  /** Cached per account: a refusal is an exception, which costs more than a lookup. */
  #verdicts: Readonly<Record<Access, Map<Account, boolean>>> | undefined;
  #deadline: Deadline | undefined;
  /** The accounts when the request came: it ends with the credentials that it began with. */
  readonly #accounts: readonly Account[];

  constructor(
    private readonly upstreams: Upstreams,
    private readonly permit: Permit,
    private readonly terms: RequestTerms = {},
  ) {
    this.#accounts = upstreams.accounts;
  }

  /** The client for a field of an object: that of the account the object was read from. */
  near(parent: Client, { kind }: BoundRow): Client {
    this.permit(kind === 'write' ? 'write' : 'read', parent.upstream.account);
    return parent;
  }

  /** Throws unless the caller may write to the account, which reading its secrets requires. */
  entrust({ upstream }: Client): void {
    this.permit('write', upstream.account);
  }

  /** Throws unless the caller may write to some account. */
  entrustAny(): void {
    this.#permitted('write', this.#joined());
  }

  /** The client of the named account; without a name, of the only account or the one called `default`. */
  named(dialect: Dialect, name: string | null, access: Access): Client {
    const accounts = this.#used(this.#accountsOf(dialect), access);
    const meant =
      accounts.length === 1 && name === null
        ? accounts[0]
        : accounts.find((account) => account.name === (name ?? defaultName));
    if (!meant) throw this.#unknown(dialect, accounts, name, access);
    this.permit(access, meant);
    return this.#client(meant, dialect);
  }

  /**
   * The client of the account in a global id; null if there is none that the caller may use, so that other accounts
   * stay hidden.
   */
  ofId(dialect: Dialect, name: string, access: Access): Client | null {
    const meant = this.#used(this.#accountsOf(dialect), access).find((account) => account.name === name);
    if (!meant) return null;
    this.permit(access, meant);
    return this.#client(meant, dialect);
  }

  /** The client of any readable account of the API: for data that is the same in all. */
  any(dialect: Dialect): Client {
    const accounts = this.#accountsOf(dialect);
    return this.#client(this.#permitted('read', accounts)[0] ?? accounts[0], dialect);
  }

  /**
   * The clients of all readable accounts of these APIs; throws when there is none. Sandbox accounts are never joined
   * with real ones.
   */
  every(dialects: readonly Dialect[]): Client[] {
    const joined = this.#joined();
    const [dialect] = dialects;
    if (dialect && joined.length === 0) throw offError(dialect.api);
    const own = dialects.flatMap((dialect) =>
      joined.filter(({ api }) => api === dialect.api).map((account) => ({ account, dialect })),
    );
    const needed = own.length > 0 ? own.map(({ account }) => account) : joined;
    const permitted = new Set(this.#permitted('read', needed));
    return own
      .filter(({ account }) => permitted.has(account))
      .map(({ account, dialect }) => this.#client(account, dialect));
  }

  /** Throws unless the caller may write to every account of the API, existing or not. */
  entrustEvery({ api, baseUrl }: Dialect): void {
    const sandbox = this.#joined().some((account) => account.sandbox);
    this.permit('write', { api, name: '', credential: '', baseUrl, sandbox });
  }

  /** Whether the caller may read every account of these APIs, existing or not: reveals nothing about other accounts. */
  mayReadEvery(dialects: readonly Dialect[]): boolean {
    const sandbox = this.#joined().some((account) => account.sandbox);
    return dialects.every(({ api, baseUrl }) =>
      this.#isPermitted('read', { api, name: '', credential: '', baseUrl, sandbox }),
    );
  }

  /** The accounts at the time of the request: another array once a credential was replaced. */
  get accounts(): readonly Account[] {
    return this.#accounts;
  }

  /** Whether the client has disconnected. */
  readonly isAbandoned = (): boolean => this.terms.isAbandoned?.() ?? false;

  /** Milliseconds since 1970. */
  get now(): number {
    return this.upstreams.clock.now();
  }

  /** The accounts that the caller may read, of any API. */
  readable(): Account[] {
    return this.#accounts.filter((account) => this.#may('read', account));
  }

  /** True if the caller may read the account, which may be a former one that is no longer configured. */
  mayRead({ api, name, baseUrl, sandbox }: Pick<Account, 'api' | 'name' | 'baseUrl' | 'sandbox'>): boolean {
    return this.#isPermitted('read', { api, name, baseUrl, sandbox, credential: '' });
  }

  /** True if the caller may write to the account, which may be a former one that is no longer configured. */
  mayWrite({ api, name, baseUrl, sandbox }: Pick<Account, 'api' | 'name' | 'baseUrl' | 'sandbox'>): boolean {
    return this.#isPermitted('write', { api, name, baseUrl, sandbox, credential: '' });
  }

  /** Memoises a value derived from reads until the next write to any account. */
  memo<T>(key: MemoKey<T>, make: () => T): T {
    return this.#memo.get(key, make);
  }

  /** Made so far, by all of them. */
  get calls(): number {
    let calls = 0;
    for (const client of this.#clients?.values() ?? []) calls += client.calls;
    return calls;
  }

  /** The value of `extensions.upstream`: everything if requested, otherwise only stale responses. */
  report(isRequested: boolean): UpstreamReport | undefined {
    return this.#clients && reportOf([...this.#clients.values()], isRequested);
  }

  #joined(): readonly Account[] {
    return joinedAccounts(this.#accounts);
  }

  /** The accounts of the API; at least one. */
  #accountsOf({ api }: Dialect): readonly [Account, ...Account[]] {
    const [first, ...others] = this.#accounts.filter((account) => account.api === api);
    if (first) return [first, ...others];
    throw offError(api);
  }

  #client(account: Account, dialect: Dialect): Client {
    const clients = (this.#clients ??= new Map());
    let client = clients.get(account);
    if (!client) {
      const upstream = this.upstreams.upstream(account, dialect);
      client = new Client({
        caller: this.terms.caller ?? null,
        propagated: this.terms.record?.propagated ?? null,
        upstream,
        now: this.upstreams.clock.now,
        deadline: (this.#deadline ??= this.upstreams.newDeadline(this.terms.isAbandoned)),
        maxAge: this.terms.maxAge ?? null,
        isOnlyIfCached: this.terms.isOnlyIfCached ?? false,
        mayWrite: () => this.#may('write', account),
        onWrite: () => this.#memo.clear(),
      });
      clients.set(account, client);
    }
    return client;
  }

  /** Throws the refusal if no account is permitted. */
  #permitted(access: Access, accounts: readonly Account[]): Account[] {
    const permitted = accounts.filter((account) => this.#may(access, account));
    const [refused] = accounts;
    if (permitted.length === 0 && refused) this.permit(access, refused);
    return permitted;
  }

  /** The accounts that the caller has any access to: the existence of others is not revealed. */
  #used(accounts: readonly Account[], access: Access): Account[] {
    const other = access === 'read' ? 'write' : 'read';
    // Checks the requested access first, so that a caller without a token gets the matching error.
    const used = accounts.filter((account) => this.#may(access, account) || this.#may(other, account));
    return used.length > 0 ? used : this.#permitted(access, accounts);
  }

  #may(access: Access, account: Account): boolean {
    const { [access]: verdicts } = (this.#verdicts ??= { read: new Map(), write: new Map() });
    const known = verdicts.get(account) ?? this.#isPermitted(access, account);
    verdicts.set(account, known);
    return known;
  }

  #isPermitted(access: Access, account: Account): boolean {
    try {
      this.permit(access, account);
      return true;
    } catch (error) {
      if (error instanceof CallerError && error.code === 'FORBIDDEN') return false;
      throw error;
    }
  }

  #unknown(dialect: Dialect, accounts: readonly Account[], name: string | null, access: Access): CallerError {
    const names = this.#permitted(access, accounts).map((account) => account.name);
    const got = name === null ? 'none, and there are several' : shown(name);
    return new CallerError(
      'BAD_USER_INPUT',
      `account: expected the name of an account of the ${dialect.api.toLowerCase()} API (${names.join(', ')}), but got ${got}`,
    );
  }
}
