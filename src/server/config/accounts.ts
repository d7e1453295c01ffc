/** The accounts that the configuration names, and the APIs that it names none of. */
import { dialect as cloud } from '../../apis/cloud/dialect.js';
import type { Config } from './config.js';
import { dialect as dedicated } from '../../apis/dedicated/dialect.js';
import { dialect as edge } from '../../apis/edge/dialect.js';
import { type Account, accountsFrom } from '../../rest/transport/account.js';
import type { Api } from '../../rest/rows/dialect.js';
import { dialect as storage } from '../../apis/storage/dialect.js';

export function accountsOf(config: Config): readonly Account[] {
  return [
    ...accountsFrom(cloud, config.cloud),
    ...accountsFrom(dedicated, config.dedicated),
    ...accountsFrom(storage, config.storage),
    ...accountsFrom(edge, config.edge),
  ];
}

export function apisWithout(accounts: readonly Account[]): readonly Api[] {
  return [cloud, dedicated, storage, edge]
    .map(({ api }) => api)
    .filter((api) => !accounts.some((own) => own.api === api));
}
