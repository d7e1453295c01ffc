/** The accounts that a subscriber may read, and what of each is watched for it. */
import type { GraphQLSchema } from 'graphql';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { paramsOf } from '../../rest/rows/path.js';
import { actionsRow, dialectsOf, rowsOf } from '../../rest/schema/fields-of-rows.js';
import type { Dialect } from '../../rest/rows/dialect.js';
import type { Client } from '../../rest/transport/client.js';
import { ofEach } from '../../base/of-each.js';
import type { HostingContext } from '../context.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import { isChosen } from '../inventory/chosen.js';
import type { LiveHosting, WatchedAccount } from './live-hosting.js';

/** The context of subscriptions to accounts. */
export interface LiveHostingContext extends HostingContext {
  readonly live: { readonly hosting: LiveHosting };
}

export interface Subscribed<Args> {
  readonly context: LiveHostingContext;
  readonly info: { readonly schema: GraphQLSchema };
  readonly args: Args;
}

/** Those with these names; all unless given. */
export function chosenClients(
  { clients }: Pick<HostingContext, 'clients'>,
  { schema }: { readonly schema: GraphQLSchema },
  accounts: readonly string[] | null = null,
): readonly Client[] {
  const all = clients.every(dialectsOf(schema));
  checkAccounts(accounts, all);
  return all.filter(isChosen({ accounts }));
}

export function watchedOf(
  { upstream: { account, dialect } }: Pick<Client, 'upstream'>,
  { upstreams }: Pick<HostingContext, 'upstreams'>,
  schema: GraphQLSchema,
): Omit<WatchedAccount, 'paths' | 'actions'> {
  return {
    upstreams,
    account,
    dialect,
    rows: (listsOf(schema).get(dialect) ?? []).filter(({ path }) => paramsOf(path).length === 0),
    actionsRow: dialect.actions ? actionsRow(schema, dialect) : null,
  };
}

const listsOf = ofEach((schema: GraphQLSchema): ReadonlyMap<Dialect, readonly BoundRow[]> => {
  const lists = [...rowsOf(schema).keys()].filter(({ kind }) => kind === 'list');
  return new Map(dialectsOf(schema).map((dialect) => [dialect, lists.filter((row) => row.dialect === dialect)]));
});
