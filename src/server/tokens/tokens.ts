/** Developer tokens: issue, verify, list, deactivate. */
import { timingSafeEqual } from 'node:crypto';
import { boundedCache, caches } from '../../base/shares/caches.js';
import { type Availability, unwatched } from '../../base/store/availability.js';
import { refuse } from '../../base/store/refuse.js';
import type { Collection } from '../../base/store/collection.js';
import type { Store } from '../../base/store/store.js';
import { TokenClaims } from './claims.js';
import { recordFrom, tokenOf, type TokenRecord } from './record.js';
import { checkedScopes } from './parse-scope.js';
import { type Claim, newSecret } from './secret.js';
import {
  checkedCurrency,
  checkedExpiry,
  checkedName,
  isExpired,
  type NewToken,
  type Token,
} from '../../base/auth/token.js';

export type { Scope } from '../../base/auth/scope.js';
export type { NewToken, Token } from '../../base/auth/token.js';

export const tokens: Collection = { name: 'tokens', most: null, lasting: true, secret: false };
/** The time at which each was last used. */
export const tokenUses: Collection = { name: 'token-uses', most: null, lasting: true, secret: false };

/**
 * Milliseconds for which a verdict is trusted without reading the store: a deactivation takes effect everywhere within
 * a second.
 */
const freshFor = 500;
const lastUsedEvery = 60_000;

interface TokenVerdict {
  readonly token: Token | null;
  readonly readAt: number;
}

export class Tokens {
  private readonly records;
  /** Separate from the records, so that noting a use can never restore a token that was deactivated meanwhile. */
  private readonly uses;
  private readonly claims = new TokenClaims();
  private readonly verdicts = boundedCache<TokenVerdict>(caches.tokenVerdicts);
  private readonly pending = new Map<string, Promise<Token | null>>();
  private deactivations = 0;
  private readonly noted = boundedCache<number>(caches.tokenVerdicts);

  constructor(
    store: Store,
    private readonly now: () => number = Date.now,
    private readonly availability: Pick<Availability, 'ask' | 'write'> = unwatched,
  ) {
    this.records = store.namespace<unknown>(tokens.name);
    this.uses = store.namespace<unknown>(tokenUses.name);
  }

  /** The only time that the secret is returned. */
  async create(input: NewToken): Promise<{ token: string; record: Token }> {
    const { id, text, hash } = newSecret();
    const scopes = checkedScopes(input.scopes);
    const record: TokenRecord = {
      id,
      name: checkedName(input.name),
      defaultCurrency: checkedCurrency(input.defaultCurrency),
      ...(input.documentsOnly ? { scopes: [], documentScopes: scopes } : { scopes }),
      active: true,
      createdAt: new Date(this.now()).toISOString(),
      expiresAt: checkedExpiry(input.expiresAt, this.now()),
      hash,
    };
    await this.availability.write(() => this.records.set(id, record)).catch(refuse);
    return { token: text, record: tokenOf(record, null) };
  }

  /** The token behind an Authorization header, or null: missing, malformed, unknown, deactivated or expired. */
  verify(authorization: string | undefined): Token | null | Promise<Token | null> {
    const claim = this.claims.in(authorization);
    if (claim === undefined) return null;
    const known = this.verdictOn(claim);
    return known === undefined ? this.ask(claim) : known;
  }

  /** Like `verify`, but undefined where the store would have to be read. */
  known(authorization: string | undefined): Token | null | undefined {
    const claim = this.claims.in(authorization);
    return claim === undefined ? null : this.verdictOn(claim);
  }

  /** The token with this id while it is active and unexpired, as the store has it now; else null. */
  async byId(id: string): Promise<Token | null> {
    const record = recordFrom(await this.availability.ask(() => this.records.get(id)));
    return record?.active ? this.unexpired(tokenOf(record, null)) : null;
  }

  /** Whether the store contains no token at all, even an expired one. */
  isEmpty(): Promise<boolean> {
    return this.availability.ask(async () => {
      for await (const _ of this.records.iterator?.({}) ?? []) return false;
      return true;
    });
  }

  /** Oldest first. */
  list(): Promise<Token[]> {
    return this.availability.ask(() => this.readAll()).catch(refuse);
  }

  private async readAll(): Promise<Token[]> {
    const uses = new Map<string, unknown>();
    for await (const [id, at] of this.uses.iterator?.({}) ?? []) uses.set(id, at);
    const tokens: Token[] = [];
    for await (const [id, value] of this.records.iterator?.({}) ?? []) {
      const record = recordFrom(value);
      if (record !== undefined) tokens.push(tokenOf(record, uses.get(id)));
    }
    return tokens.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  }

  /** Returns the token as it is now, or null when there is none with this id. */
  async deactivate(id: string): Promise<Token | null> {
    const ended = await this.availability.write(() => this.end(id)).catch(refuse);
    if (ended === null) return null;
    // Reads in flight, perhaps from before the deactivation, must not answer later requests either.
    this.deactivations += 1;
    this.pending.clear();
    this.verdicts.clear();
    return ended;
  }

  private async end(id: string): Promise<Token | null> {
    const [record, usedAt] = await this.read(id);
    if (record === undefined) return null;
    const deactivated = { ...record, active: false };
    await this.records.set(id, deactivated);
    return tokenOf(deactivated, usedAt);
  }

  private verdictOn(claim: Claim): Token | null | undefined {
    const verdict = this.verdicts.get(claim.key);
    const age = verdict === undefined ? Infinity : this.now() - verdict.readAt;
    return verdict !== undefined && age >= 0 && age < freshFor ? this.unexpired(verdict.token) : undefined;
  }

  private unexpired(token: Token | null): Token | null {
    return token === null || isExpired(token, this.now()) ? null : token;
  }

  /** Concurrent requests for the same token share one read of the store. */
  private ask(claim: Claim): Promise<Token | null> {
    const { key } = claim;
    const answer = this.pending.get(key) ?? this.look(claim);
    this.pending.set(key, answer);
    const forget = () => {
      if (this.pending.get(key) === answer) this.pending.delete(key);
    };
    answer.then(forget, forget);
    return answer.then((token) => this.unexpired(token));
  }

  private async look(claim: Claim): Promise<Token | null> {
    const { id, hash } = claim;
    const readAt = this.now();
    const before = this.deactivations;
    const [record, usedAt] = await this.availability.ask(() => this.read(id)).catch(refuse);
    const valid = record !== undefined && record.active && sameHash(record.hash, hash);
    const token = valid ? this.unexpired(tokenOf(record, usedAt)) : null;
    if (before === this.deactivations) this.verdicts.set(claim.key, { token, readAt });
    if (token !== null) this.noteUse(token, readAt);
    return token;
  }

  private async read(id: string): Promise<[TokenRecord | undefined, unknown]> {
    const [value, usedAt] = await Promise.all([this.records.get(id), this.uses.get(id)]);
    return [recordFrom(value), usedAt];
  }

  /** Runs in the background: a failure to record the use is no reason to refuse the token. */
  private noteUse({ id, lastUsedAt }: Token, now: number): void {
    const uses = [this.noted.get(id), lastUsedAt === null ? undefined : Date.parse(lastUsedAt)];
    if (uses.some((at) => at !== undefined && now - at < lastUsedEvery)) return;
    this.noted.set(id, now);
    const noting = this.availability.write(() => this.uses.set(id, new Date(now).toISOString()));
    noting.catch(() => this.noted.delete(id));
  }
}

function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a, 'base64'), Buffer.from(b, 'base64')];
  return left.length === right.length && timingSafeEqual(left, right);
}
