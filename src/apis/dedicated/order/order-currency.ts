/** The currency of prices: that of the account, which the provider returns in a separate call. */
import { type ClassType, FieldResolver, Resolver } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { Money } from '../../../data/rates/money/money.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { findOne } from '../../../rest/planner/by-id.js';
import { OfClass } from '../../../rest/mapping/declared.js';
import { define } from '../../../base/type-graphql/define.js';
import { clientOf } from '../../../rest/planner/resolvers.js';
import { get } from '../../../rest/rows/row.js';
import { valueAt } from '../../../rest/mapping/to-graph.js';
import { UnknownValue } from '../../../rest/mapping/invalid-value.js';
import type { RestContext } from '../../../rest/transport/context.js';
import { Dedicated } from '../dedicated.js';
import { on } from '../bind.js';

/** Seconds for which data that hardly changes may be cached. */
export const catalogue = 3600;

export const orderCurrency = on(Dedicated, {
  orderCurrency: get('/order/currency', () => CurrencyCode, {
    about: "The currency of the account's bills and prices",
    ttl: catalogue,
    limit: '500/1h',
  }),
});

/** Resolves `Money` fields of a class in the account's currency, which is cached for an hour. */
export function inOrderCurrency<P extends object>(
  parent: ClassType<P>,
  fields: readonly (keyof P & string)[],
): RowGroup {
  const row = orderCurrency.rows.orderCurrency;
  const where = 'Dedicated.orderCurrency';
  class CurrencyResolver {}
  for (const name of fields) {
    define(
      CurrencyResolver,
      name,
      async (root, _args, context: RestContext) => {
        const money = valueAt(root, name);
        if (!(money instanceof Money)) return money;
        const client = clientOf(row, root, context);
        const currency = await findOne(client, row, {});
        return currency === null
          ? money
          : (Money.fromWire(money.amount, String(currency)) ??
              new UnknownValue(client.upstream.account, where, currency, CurrencyCode));
      },
      [FieldResolver(), OfClass()],
    );
  }
  Resolver(() => parent)(CurrencyResolver);
  return { rows: {}, resolver: CurrencyResolver };
}
