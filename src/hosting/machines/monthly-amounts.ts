/** The monthly cost on the interfaces that span the APIs. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { HostingPrice } from '../../apis/machines/price.js';
import { AnyServer } from '../../apis/machines/server.js';
import { AnyStorageBox } from '../../apis/machines/storage-box.js';
import type { Price } from '../bill/lines/bill-draft.js';
import type { HostingContext } from '../context.js';
import { aboutMonthlyAmount, monthlyAmountOf } from '../resources/monthly-amount.js';

function costing(Priced: abstract new (...args: never) => object) {
  @Resolver(() => Priced)
  class MonthlyAmount {
    @FieldResolver(() => HostingPrice, { nullable: true, description: aboutMonthlyAmount })
    monthlyAmount(
      @Root() machine: object,
      @Ctx() context: HostingContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Price | null> {
      return monthlyAmountOf(machine, { context, info });
    }
  }
  return MonthlyAmount;
}

export const monthlyAmounts = [costing(AnyServer), costing(AnyStorageBox)] as const;
