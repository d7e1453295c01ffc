/** The accounts and the currency shown, shared by all pages, from the address and the token. */
import { createContext, useContext } from 'react';
import { HostingApiName, type SessionQuery } from '../generated/graphql.js';
import { round } from '../ask/connection.js';
import { useStore } from '../parts/store.js';
import { useAddress } from '../route/address.js';

export type Token = SessionQuery['token'];

export const CurrentToken = createContext<Token | null>(null);

/** Null while nobody is signed in. */
export function useToken(): Token | null {
  return useContext(CurrentToken);
}

/** True if the token has the scope for everything, or for at least one account. */
export function allows(token: Token | null, scope: Token['scopes'][number]['scope']): boolean {
  return token?.scopes.some((held) => held.scope === scope) ?? false;
}

/** Whether it has all scopes of another token. */
export function mayAll(token: Token, other: Token): boolean {
  const held = new Set(token.scopes.map((scope) => JSON.stringify(scope)));
  return other.scopes.every((scope) => held.has(JSON.stringify(scope)));
}

/** Whether it may make, change and test alert rules. */
export function mayAlert(token: Token | null): boolean {
  return allows(token, 'ALERTS') || allows(token, 'ADMIN');
}

/** ISO 4217: from the address, else from the token, else INR. */
export function useCurrency(): string {
  const { params } = useAddress();
  const token = useToken();
  const code = params.get('currency')?.toUpperCase();
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : (token?.defaultCurrency ?? 'INR');
}

const apis = Object.values(HostingApiName);

export interface Chosen {
  /** The accounts as variables of a query; null: all. */
  readonly apis: HostingApiName[] | null;
  readonly accounts: string[] | null;
}

/** `of=cloud` or `of=cloud:production` in the address. */
export function useChosen(): Chosen {
  const { params } = useAddress();
  const [name = '', account] = (params.get('of') ?? '').split(':');
  const api = apis.find((each) => each === name.toUpperCase());
  return api === undefined ? all : { apis: [api], accounts: account === undefined ? null : [account] };
}

const all: Chosen = { apis: null, accounts: null };

/** The variables of amounts: whose resources, which currency, and how old reads may be. */
interface Scope extends Chosen {
  readonly currency: string;
  /** Seconds. */
  readonly maxAge: number;
}

export function useScope(): Scope {
  const currency = useCurrency();
  const maxAge = readWithin(currency, useStore(round));
  return { currency, maxAge, ...useChosen() };
}

/** Seconds: the age that a refresh accepts, and the maximum of the server. */
const newest = 60;
const oldest = 3_600;

let shown = { currency: '', round: -1, since: 0, maxAge: newest };

/** Another currency is computed from the same reads: no API is called again. */
function readWithin(currency: string, ofRound: number): number {
  const now = performance.now();
  if (shown.round !== ofRound) shown = { currency, round: ofRound, since: now, maxAge: newest };
  else if (shown.currency !== currency) {
    shown = { ...shown, currency, maxAge: Math.min(oldest, newest + Math.ceil((now - shown.since) / 1_000)) };
  }
  return shown.maxAge;
}

/** Filters values that no query can filter. */
export function isOf({ apis: wanted, accounts }: Chosen, api: HostingApiName, account: string): boolean {
  return (wanted?.includes(api) ?? true) && (accounts?.includes(account) ?? true);
}

export { accountLabel } from '../format/account-label.js';
