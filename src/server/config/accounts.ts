/** The accounts that are configured, and the APIs without any. */
import { apis, loadApis } from '../../apis/index.js';
import { type Account, accountsFrom } from '../../rest/transport/account.js';
import type { SandboxedApi } from '../../sandbox/sandbox.js';
import type { Config } from './config.js';

export async function accountsOf({ apis: settings }: Config): Promise<readonly Account[]> {
  return (await loadApis()).flatMap(({ dialect }) => {
    const own = settings[dialect.api];
    return own ? accountsFrom(dialect, own) : [];
  });
}

export function apisWithout(accounts: readonly Account[]): readonly SandboxedApi[] {
  return apis.filter(({ name }) => !accounts.some(({ api }) => api === name));
}
