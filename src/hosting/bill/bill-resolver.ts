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
import { join } from '../inventory/under-way.js';
import { Bill } from './bill.js';
import { BillFilter } from './filter.js';
import { BillGrouping } from './grouping.js';
import { makeBill } from './make-bill.js';

@Resolver(() => Hosting)
export class BillResolver {
  @FieldResolver(() => Bill, {
    complexity: joining(items(1)),
    description:
      'What a month of all that is billed costs as things are now, in every account that the token holds for: exact, in one currency. What exists is billed: a server that is off costs its full price. Traffic beyond what is included is in `accruedEstimate` alone. An account or list that cannot be read is missing from it, and told in `sources`; what has no price is told in `unknown`. Cold it takes one pass over each list of each account, and one read of the price list',
  })
  bill(
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Arg('groupBy', () => [BillGrouping], {
      nullable: true,
      description: 'By what to put its lines together, by several at once if need be; no groups unless given',
    })
    groupBy: BillGrouping[] | null,
    @Arg('labelKey', () => String, { nullable: true, description: 'With `groupBy` LABEL: the key of the label' })
    labelKey: string | null,
    @Arg('filter', () => BillFilter, { nullable: true, description: 'Which lines are wanted; all unless given' })
    filter: BillFilter | null,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Bill> {
    const asked = { currency: currency ?? null, groupBy: groupBy ?? [], labelKey: labelKey ?? null };
    return join(context.clients, () => makeBill({ context, info }, { ...asked, filter: filter ?? {}, maxAge }));
  }
}
