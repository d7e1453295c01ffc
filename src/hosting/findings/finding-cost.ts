/** The amount that ends with a finding. */
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.js';
import { HostingPrice } from '../../machines/price.js';
import { priceFinder } from '../bill/listed-prices.js';
import type { Price } from '../bill/draft.js';
import { endedCost } from './ended-cost.js';
import { Finding } from './finding.js';

@Resolver(() => Finding)
export class FindingCost {
  @FieldResolver(() => HostingPrice, {
    nullable: true,
    description:
      'What a month costs less once it is ended, in the currency of the price; null where nothing does, or where it is not known. The lists and prices that the bill is made of are read for it',
  })
  async monthlyAmount(@Root() { resource, ends, inventory }: Finding, @Ctx() context: Context): Promise<Price | null> {
    if (!resource || !ends) return null;
    return endedCost(inventory, resource, ends, priceFinder(context.config.prices));
  }
}
