/** An account as the page writes it: `cloud · production`. */
export function accountLabel(api: string, account: string): string {
  return `${api.toLowerCase()} · ${account}`;
}
