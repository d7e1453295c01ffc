/** Whether a token may change an account. */

interface HeldScope {
  readonly scope: string;
  readonly boundTo?: { readonly api?: string | null; readonly account?: string | null } | null;
}

export function mayChange(scopes: readonly HeldScope[], api: string, account: string): boolean {
  return scopes.some(({ scope, boundTo }) => {
    if (scope !== 'HOSTING_WRITE') return false;
    return (boundTo?.api ?? api) === api && (boundTo?.account ?? account) === account;
  });
}
