/** Which account each API is reached with: its own where a credential is set, else that of the sandbox. */
import { dialect as cloud } from '../cloud/dialect.js';
import type { Config } from '../config.js';
import { dialect as dedicated } from '../dedicated/dialect.js';
import { type Account, accountOf } from '../rest/account.js';
import { dialect as storage } from '../storage/dialect.js';

export function accountsOf(config: Config, sandbox: readonly Account[]): readonly Account[] {
  const own = [
    accountOf(cloud, config.cloud),
    accountOf(dedicated, config.dedicated),
    accountOf(storage, config.storage),
  ].filter((account) => account !== undefined);
  return [...own, ...sandbox.filter(({ api }) => !own.some((account) => account.api === api))];
}
