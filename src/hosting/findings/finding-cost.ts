/** The amount that ends with a finding. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { HostingContext } from '../context.js';
import { HostingPrice } from '../../apis/machines/price.js';
import { priceFinder } from '../bill/lines/listed-prices.js';
import type { Price } from '../bill/lines/draft.js';
import { endedCost } from './ended-cost.js';
import { Finding } from './finding.js';

@Resolver(() => Finding)
export class FindingCost {
  @FieldResolver(() => HostingPrice, {
    nullable: true,
    description:
      'What a month costs less once it is ended, in the currency of the price; null where nothing does, or where it is not known. The lists and prices that the bill is made of are read for it',
  })
  async monthlyAmount(
    @Root() { item, ends, inventory }: Finding,
    @Ctx() { config, upstreams }: HostingContext,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<Price | null> {
    if (!item || !ends) return null;
    return endedCost({ inventory, upstreams, schema }, item, ends, priceFinder(config.prices));
  }
}
