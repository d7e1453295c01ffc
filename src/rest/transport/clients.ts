/** The clients of one GraphQL request, one for each account that it comes to: the one place that says who may. */
import { defaultName } from '../../base/account-name.js';
import { CallerError, shown } from '../../base/errors.js';
import type { Account } from './account.js';
import type { BoundRow } from '../rows/bound-row.js';
import { Client } from './client.js';
import type { Deadline } from './deadline.js';
import type { Dialect } from '../rows/dialect.js';
import { Memo, type MemoKey } from '../planner/memo.js';
import { type UpstreamReport, reportOf } from './upstream-report.js';
import type { Caller } from '../limits/fair-shares.js';
import { type Upstreams, offError } from './upstreams.js';

export type Access = 'read' | 'write';

/** Throws unless the caller may do this with the account. */
export type Permit = (access: Access, account: Account) => void;

/** How old what was read before may be. */
export interface Ages {
  /** Milliseconds for which it will do. Zero: nothing will; null: the caller does not say. */
  readonly maxAge: number | null;
  /** What takes a call for each object is not read now: only what was read within the longest age will do. */
  readonly isOnlyIfCached: boolean;
}

/** On what terms somebody asks. */
export interface RequestTerms extends Partial<Ages> {
  /** Null for nobody who is known. */
  readonly caller?: Caller | null;
  /** Says whether they have gone away. */
  readonly isAbandoned?: () => boolean;
}

export class Clients {
  /** Undefined as long as nothing is asked of any: most questions about rates and places never do. */
  #clients: Map<Account, Client> | undefined;
  readonly #memo = new Memo();
  /** What was found out of the caller: a refusal is an error, which costs more than to remember it. */
  #verdicts: Readonly<Record<Access, Map<Account, boolean>>> | undefined;
  #deadline: Deadline | undefined;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly permit: Permit,
    private readonly terms: RequestTerms = {},
  ) {}

  /** For a field of an object: read, or written, where that came from. */
  near(parent: Client, { kind }: BoundRow): Client {
    this.permit(kind === 'write' ? 'write' : 'read', parent.upstream.account);
    return parent;
  }

  /** With a secret of what came from there: throws unless the caller may write there. */
  entrust({ upstream }: Client): void {
    this.permit('write', upstream.account);
  }

  /** Of the account of this name; without a name the one called `default` is meant, or the only one. */
  named(dialect: Dialect, name: string | null, access: Access): Client {
    const accounts = this.#used(this.upstreams.accountsOf(dialect), access);
    const meant =
      accounts.length === 1 && name === null
        ? accounts[0]
        : accounts.find((account) => account.name === (name ?? defaultName));
    if (!meant) throw this.#unknown(dialect, accounts, name, access);
    this.permit(access, meant);
    return this.#client(meant, dialect);
  }

  /** Of any account of the API that the caller may read: for what is the same in all. */
  any(dialect: Dialect): Client {
    const accounts = this.upstreams.accountsOf(dialect);
    return this.#client(this.#permitted('read', accounts)[0] ?? accounts[0], dialect);
  }

  /**
   * Of every account of these APIs that the caller may read; throws when it may read none. What the sandbox has is never
   * joined with what is real.
   */
  every(dialects: readonly Dialect[]): Client[] {
    const joined = this.#joined();
    const [dialect] = dialects;
    if (dialect && joined.length === 0) throw offError(dialect.api);
    const own = dialects.flatMap((dialect) =>
      joined.filter(({ api }) => api === dialect.api).map((account) => ({ account, dialect })),
    );
    const asked = own.length > 0 ? own.map(({ account }) => account) : joined;
    const permitted = new Set(this.#permitted('read', asked));
    return own
      .filter(({ account }) => permitted.has(account))
      .map(({ account, dialect }) => this.#client(account, dialect));
  }

  /** Whether the caller may read any account of these APIs, be there one or not: whether there are others is not revealed. */
  mayReadEvery(dialects: readonly Dialect[]): boolean {
    const sandbox = this.#joined().some((account) => account.sandbox);
    return dialects.every(({ api, baseUrl }) =>
      this.#isPermitted('read', { api, name: '', credential: '', baseUrl, sandbox }),
    );
  }

  /** The accounts that the caller may read, of whatever API. */
  readable(): Account[] {
    return this.upstreams.accounts.filter((account) => this.#may('read', account));
  }

  /** What is worked out once of all that was read; a write to any account ends it. */
  memo<T>(key: MemoKey<T>, make: () => T): T {
    return this.#memo.get(key, make);
  }

  /** For `extensions.upstream`: everything when the caller asked for it, else that an answer is stale, else nothing. */
  report(asked: boolean): UpstreamReport | undefined {
    return this.#clients && reportOf([...this.#clients.values()], asked);
  }

  #joined(): readonly Account[] {
    const { accounts } = this.upstreams;
    const real = accounts.filter(({ sandbox }) => !sandbox);
    return real.length > 0 ? real : accounts;
  }

  #client(account: Account, dialect: Dialect): Client {
    const clients = (this.#clients ??= new Map());
    let client = clients.get(account);
    if (!client) {
      const upstream = this.upstreams.upstream(account, dialect);
      client = new Client({
        caller: this.terms.caller ?? null,
        upstream,
        cache: this.upstreams.cacheOf(upstream),
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

  /** Throws the error for a caller who may use none. */
  #permitted(access: Access, accounts: readonly Account[]): Account[] {
    const permitted = accounts.filter((account) => this.#may(access, account));
    const [refused] = accounts;
    if (permitted.length === 0 && refused) this.permit(access, refused);
    return permitted;
  }

  /** Those that the caller knows of: whether there are others is not revealed. */
  #used(accounts: readonly Account[], access: Access): Account[] {
    const other = access === 'read' ? 'write' : 'read';
    // What is asked for comes first: whoever has no token learns what it takes.
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
