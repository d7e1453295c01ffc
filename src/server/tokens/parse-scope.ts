/** Reads scopes, as callers write them and as they are stored. */
import { apis } from '../../apis/index.js';
import { isAccountName, nameForm } from '../../base/account-name.js';
import { type PlainScope, type Scope, scopes } from '../../base/auth/scope.js';
import { CallerError, shown } from '../../base/errors.js';

/** All accounts served by the sandbox, or one configured account. */
export type ScopeBinding = 'sandbox' | { readonly api: string; readonly account: string };

interface ParsedScope {
  readonly scope: PlainScope;
  readonly bound: ScopeBinding | null;
}

/** Undefined for anything else, such as a scope stored by a later release. */
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

/** Validates, removes duplicates and sorts: unbound scopes first. */
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
