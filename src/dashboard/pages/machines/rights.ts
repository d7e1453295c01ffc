/** The changes that the page's token permits. */
import type { Token } from '../../shell/scope.js';
import type { Machine } from './machine.js';

export const lacksWrite = 'This token is read-only: it lacks hosting:write.';

export function mayWrite(token: Token | null, { api, account }: Pick<Machine, 'api' | 'account'>): boolean {
  return (
    token?.scopes.some(
      ({ scope, boundTo }) => scope === 'HOSTING_WRITE' && (boundTo === null || isBoundTo(boundTo, api, account)),
    ) ?? false
  );
}

function isBoundTo(bound: { api: string | null; account: string }, api: string, account: string): boolean {
  return (bound.api === null || bound.api === api) && bound.account === account;
}
