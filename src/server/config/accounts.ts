/** The accounts that are configured, and the APIs without any. */
import { apis, loadApis } from '../../apis/index.js';
import type { Api } from '../../rest/rows/dialect.js';
import { type Account, accountsFrom } from '../../rest/transport/account.js';
import type { Config } from './config.js';

export async function accountsOf({ apis: settings }: Config): Promise<readonly Account[]> {
  return (await loadApis()).flatMap(({ dialect }) => {
    const own = settings[dialect.api];
    return own ? accountsFrom(dialect, own) : [];
  });
}

export function apisWithout(accounts: readonly Account[]): readonly Api[] {
  return apis.map(({ name }) => name).filter((name) => !accounts.some(({ api }) => api === name));
}
