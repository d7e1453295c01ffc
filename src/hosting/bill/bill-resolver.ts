/** The bill, as a field of the graph. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import type { HostingContext } from '../context.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { items } from '../../data/geography/complexity.js';
import { baseArgument } from '../../data/rates/choose.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { joining } from '../inventory/joining.js';
import { maxAgeArgument } from '../inventory/max-age.js';
import { join } from '../inventory/joins.js';
import { Bill } from './bill.js';
import { BillFilter } from './filter.js';
import { BillGroupBy } from './grouping.js';
import { makeBill } from './make-bill.js';

@Resolver(() => Hosting)
export class BillResolver {
  @FieldResolver(() => Bill, {
    complexity: joining(items(1)),
    description:
      'Monthly cost of all billed resources at present, in every account that the token may use: exact, in one currency. Whatever exists is billed: a server that is off costs its full price. Traffic beyond the included amount is only in `accruedEstimate`. Accounts or lists that cannot be read are missing and reported in `sources`; resources without a price are in `unknown`. Without cached data it reads each list of each account once, and the price list once',
  })
  bill(
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Arg('groupBy', () => [BillGroupBy], {
      nullable: true,
      description: 'How to group the lines, by one or more criteria; no groups unless given',
    })
    groupBy: BillGroupBy[] | null,
    @Arg('labelKey', () => String, { nullable: true, description: 'For `groupBy` LABEL: the key of the label' })
    labelKey: string | null,
    @Arg('filter', () => BillFilter, { nullable: true, description: 'Which lines to include; all unless given' })
    filter: BillFilter | null,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Bill> {
    const options = { currency: currency ?? null, groupBy: groupBy ?? [], labelKey: labelKey ?? null };
    return join(context.clients, () => makeBill({ context, info }, { ...options, filter: filter ?? {}, maxAge }));
  }
}
