/** What a token may be used for, and of which accounts of the hosting APIs. */
import { apis } from '../../apis/index.js';
import { isAccountName, nameForm } from '../account-name.js';
import { CallerError, shown } from '../errors.js';

export const scopes = ['rates', 'hosting:read', 'hosting:write', 'admin'] as const;
/** Where it stands alone it holds for everything. */
export type PlainScope = (typeof scopes)[number];

type Bindable = Extract<PlainScope, `hosting:${string}`>;

/** As it is stored: what stands behind an `@` is all that it holds for. */
export type Scope = PlainScope | `${Bindable}@sandbox` | `${Bindable}@${string}:${string}`;

/** The accounts that the sandbox stands in for, or one that is configured. */
export type ScopeBinding = 'sandbox' | { readonly api: string; readonly account: string };

export interface ParsedScope {
  readonly scope: PlainScope;
  readonly bound: ScopeBinding | null;
}

/** Undefined for whatever is none, such as what a later release may store. */
export function parseScope(text: unknown): ParsedScope | undefined {
  const [name = '', ...behind] = typeof text === 'string' ? text.split('@') : [];
  const scope = scopes.find((each) => each === name);
  if (scope === undefined || behind.length > 1) return undefined;
  const [written] = behind;
  if (written === undefined) return { scope, bound: null };
  const bound = parseBound(written);
  return bound && scope.startsWith('hosting:') ? { scope, bound } : undefined;
}

function parseBound(text: string): ScopeBinding | undefined {
  if (text === 'sandbox') return text;
  const [first = '', account = '', ...more] = text.split(':');
  const api = apis.find(({ name }) => name.toLowerCase() === first)?.name;
  return api && isAccountName(account) && more.length === 0 ? { api, account } : undefined;
}

export function isScope(text: unknown): text is Scope {
  return parseScope(text) !== undefined;
}

/** Each once, in one order whatever the order wanted: those that hold for everything first. */
export function checkedScopes(wanted: readonly string[] | undefined): readonly Scope[] {
  if (wanted === undefined || wanted.length === 0) return ['rates'];
  const checked = wanted.map((scope) => {
    if (isScope(scope)) return scope;
    throw new CallerError('BAD_USER_INPUT', `scope must be one of ${form}, but got: ${shown(scope)}`);
  });
  const places = new Map(checked.map((scope) => [scope, placeOf(scope)]));
  return [...places].sort(([, a], [, b]) => (a < b ? -1 : Number(a > b))).map(([scope]) => scope);
}

const namesOfApis = apis.map(({ name }) => name.toLowerCase()).sort();

const form = [
  `${scopes.join(', ')},`,
  'or a hosting one and what alone it holds for:',
  'hosting:read@sandbox, or such as hosting:read@cloud:prod',
  `with the API (${namesOfApis.join(', ')}) and the name of an account there (${nameForm})`,
].join(' ');

function placeOf(text: Scope): string {
  const { scope, bound } = parseScope(text) ?? { scope: 'rates', bound: null };
  return `${bound === null ? 0 : bound === 'sandbox' ? 1 : 2}${scopes.indexOf(scope)}${text}`;
}

/** An account that is asked of. */
export interface Reached {
  readonly api: string;
  readonly name: string;
  /** The sandbox stands in for it. */
  readonly sandbox: boolean;
}

/** Of one account, or of something that is none's. */
export function allows(held: readonly Scope[], scope: PlainScope, of: Reached | null): boolean {
  const bound = of && `${scope}@${of.sandbox ? 'sandbox' : `${of.api.toLowerCase()}:${of.name}`}`;
  return held.some((each) => each === scope || each === bound);
}
