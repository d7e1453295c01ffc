/** The amount that ends with a finding. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { HostingContext } from '../../context.js';
import { HostingPrice } from '../../../apis/machines/price.js';
import { ownCosts } from '../../bill/own-prices/own-costs.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { endedCost } from './ended-cost.js';
import { Finding } from '../finding.js';

@Resolver(() => Finding)
export class FindingCost {
  @FieldResolver(() => HostingPrice, {
    nullable: true,
    description:
      'The monthly saving once the finding is resolved, in the currency of the price; null where there is none or it is not known. It reads the lists and prices that the bill uses',
  })
  async monthlyAmount(
    @Root() { item, touched, ends, inventory }: Finding,
    @Ctx() { config, upstreams }: HostingContext,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<Price | null> {
    if (!ends) return null;
    const items = item ? [item] : touched.map((one) => one.item);
    return endedCost({ inventory, schema }, items, ends, ownCosts(config.prices, upstreams.clock.now()));
  }
}
