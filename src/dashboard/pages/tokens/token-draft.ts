/** A token to be created: what is filled in, what is wrong with it, and what is sent. */
import type { CreateTokenInput, HostingApiName, Scope, ScopeBoundInput } from '../../generated/graphql.js';
import { scopeWords } from './scopes.js';

export type Expiry = 'never' | '7' | '30' | '90' | 'date';
export type BoundKind = 'all' | 'sandbox' | 'account';

export interface TokenDraft {
  readonly name: string;
  readonly scopes: ReadonlySet<Scope>;
  readonly bound: BoundKind;
  readonly api: HostingApiName;
  readonly account: string;
  /** Empty means INR. */
  readonly currency: string;
  readonly expiry: Expiry;
  /** As from a date field: `2027-01-31`. */
  readonly date: string;
}

export const firstDraft: TokenDraft = {
  name: '',
  scopes: new Set<Scope>(['RATES', 'HOSTING_READ']),
  bound: 'all',
  api: 'CLOUD',
  account: '',
  currency: '',
  expiry: '90',
  date: '',
};

type TokenField = 'name' | 'scopes' | 'bound' | 'currency' | 'expiry';
export type Wrong = Partial<Record<TokenField | 'other', string>>;

const day = 86_400_000;

export function isBindable(scopes: ReadonlySet<Scope>): boolean {
  return scopeWords.some((words) => words.isBindable && scopes.has(words.scope));
}

export function wrongIn(draft: TokenDraft, now: number): Wrong {
  const expiresAt = expiryOf(draft, now);
  return {
    ...(draft.name.trim() === '' && { name: 'Say what it is for.' }),
    ...(draft.scopes.size === 0 && { scopes: 'Choose one at least.' }),
    ...(draft.bound === 'account' &&
      isBindable(draft.scopes) &&
      draft.account.trim() === '' && { bound: 'Say which account.' }),
    ...(draft.expiry === 'date' &&
      (expiresAt === null || expiresAt.getTime() <= now) && { expiry: 'Choose a day from today on.' }),
  };
}

export function inputOf(draft: TokenDraft, now: number): CreateTokenInput {
  const { name, scopes, currency } = draft;
  const expiresAt = expiryOf(draft, now);
  const boundTo = boundOf(draft);
  return {
    name: name.trim(),
    scopes: scopeWords
      .filter(({ scope }) => scopes.has(scope))
      .map(({ scope, isBindable: canBe }) => ({ scope, ...(canBe && boundTo && { boundTo }) })),
    ...(currency !== '' && { defaultCurrency: currency }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  };
}

function boundOf({ bound, api, account }: TokenDraft): ScopeBoundInput | null {
  if (bound === 'all') return null;
  return bound === 'sandbox' ? { account: 'sandbox' } : { api, account: account.trim() };
}

/** At the end of that day in the reader's time zone. */
function expiryOf({ expiry, date }: TokenDraft, now: number): Date | null {
  if (expiry === 'never') return null;
  if (expiry !== 'date') return new Date(now + Number(expiry) * day);
  const end = new Date(`${date}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** The field that a server error refers to. */
export function fieldOf(message: string): TokenField | 'other' {
  if (/^name\b/i.test(message)) return 'name';
  if (/^expiry\b|expiresAt/i.test(message)) return 'expiry';
  if (/currency/i.test(message)) return 'currency';
  if (/account|api must/i.test(message)) return 'bound';
  return /scope/i.test(message) ? 'scopes' : 'other';
}

/** For trying a new token right away. */
export function curlLine(origin: string, secret: string): string {
  return [
    `curl ${origin}/graphql \\`,
    `  -H 'Authorization: Bearer ${secret}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"query":"{ token { name scopes { scope } } }"}'`,
  ].join('\n');
}
