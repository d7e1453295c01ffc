/** A token to be created: what is filled in, what is wrong with it, and what is sent. */
import { HostingApiName, type CreateTokenInput, type Scope, type ScopeBoundInput } from '../../generated/graphql.js';
import { apiAndAccount } from '../../parts/form/account-field.js';
import type { FieldErrors } from '../../parts/form/use-form.js';
import { scopeWords } from './scopes.js';

export const expiries = ['7', '30', '90', 'date', 'never'] as const;
export const bounds = ['all', 'sandbox', 'account'] as const;
export const reaches = ['anything', 'documents'] as const;
export const apis = Object.values(HostingApiName);

/** A type, as only those fit the texts of a form. */
export type TokenDraft = {
  readonly name: string;
  /** The scopes, with blanks between them. */
  readonly scopes: string;
  readonly bound: (typeof bounds)[number];
  readonly reach: (typeof reaches)[number];
  /** An account as `cloud:production`. */
  readonly account: string;
  /** The account, where none can be read to pick from. */
  readonly api: HostingApiName;
  readonly accountName: string;
  /** Empty means INR. */
  readonly currency: string;
  readonly expiry: (typeof expiries)[number];
  /** A day as `2027-01-31`. */
  readonly date: string;
};

export const firstDraft: TokenDraft = {
  name: '',
  scopes: 'RATES HOSTING_READ',
  bound: 'all',
  reach: 'anything',
  account: '',
  api: 'CLOUD',
  accountName: '',
  currency: '',
  expiry: '90',
  date: '',
};

const day = 86_400_000;

export function scopesIn({ scopes }: TokenDraft): ReadonlySet<Scope> {
  const named = scopes.split(' ');
  return new Set(scopeWords.map(({ scope }) => scope).filter((scope) => named.includes(scope)));
}

export function isBindable(scopes: ReadonlySet<Scope>): boolean {
  return scopeWords.some((words) => words.isBindable && scopes.has(words.scope));
}

export function errorsIn(draft: TokenDraft, now: number): FieldErrors {
  const scopes = scopesIn(draft);
  const expiresAt = expiryOf(draft, now);
  return {
    ...(draft.name.trim() === '' && { name: 'Enter what the token is for.' }),
    ...(scopes.size === 0 && { scopes: 'Choose at least one.' }),
    ...(draft.bound === 'account' && isBindable(scopes) && accountOf(draft) === null && accountErrors),
    ...(draft.expiry === 'date' &&
      (expiresAt === null || expiresAt.getTime() <= now) && { date: 'Choose today or a later day.' }),
  };
}

/** One of the two fields is shown. */
const accountErrors = { account: 'Choose an account.', accountName: 'Enter the name of an account.' };

export function inputOf(draft: TokenDraft, now: number): CreateTokenInput {
  const { name, currency } = draft;
  const scopes = scopesIn(draft);
  const expiresAt = expiryOf(draft, now);
  const boundTo = boundOf(draft);
  return {
    name: name.trim(),
    scopes: scopeWords
      .filter(({ scope }) => scopes.has(scope))
      .map(({ scope, isBindable: canBe }) => ({ scope, ...(canBe && boundTo && { boundTo }) })),
    ...(draft.reach === 'documents' && { documentsOnly: true }),
    ...(currency !== '' && { defaultCurrency: currency }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  };
}

function boundOf(draft: TokenDraft): ScopeBoundInput | null {
  if (draft.bound === 'all') return null;
  return draft.bound === 'sandbox' ? { account: 'sandbox' } : accountOf(draft);
}

function accountOf({ account, api, accountName }: TokenDraft) {
  const name = accountName.trim();
  return apiAndAccount(account) ?? (name === '' ? null : { api, account: name });
}

/** The day ends in the time zone of the reader. */
function expiryOf({ expiry, date }: TokenDraft, now: number): Date | null {
  if (expiry === 'never') return null;
  if (expiry !== 'date') return new Date(now + Number(expiry) * day);
  const end = new Date(`${date}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** The field that a server error refers to. */
export function fieldOf(message: string): keyof TokenDraft | undefined {
  if (/^name\b/i.test(message)) return 'name';
  if (/^expiry\b|expiresAt/i.test(message)) return 'date';
  if (/currency/i.test(message)) return 'currency';
  if (/account|api must/i.test(message)) return 'bound';
  return /scope/i.test(message) ? 'scopes' : undefined;
}

/** A command that tries a new token right away. */
export function curlLine(origin: string, secret: string): string {
  return [
    `curl ${origin}/graphql \\`,
    `  -H 'Authorization: Bearer ${secret}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"query":"{ token { name scopes { scope } } }"}'`,
  ].join('\n');
}
