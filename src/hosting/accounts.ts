/** With which accounts each API is reached: its own where there are any, else that of the sandbox. */
import { dialect as cloud } from '../cloud/dialect.js';
import type { Config } from '../config.js';
import { dialect as dedicated } from '../dedicated/dialect.js';
import { type Account, accountsFrom } from '../rest/account.js';
import { dialect as storage } from '../storage/dialect.js';

export function accountsOf(config: Config, sandbox: readonly Account[]): readonly Account[] {
  const own = [
    ...accountsFrom(cloud, config.cloud),
    ...accountsFrom(dedicated, config.dedicated),
    ...accountsFrom(storage, config.storage),
  ];
  return [...own, ...sandbox.filter(({ api }) => !own.some((account) => account.api === api))];
}
