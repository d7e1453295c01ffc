/** The monthly cost of storage boxes: their types carry the prices, so that it takes no call. */
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Box } from '../../apis/storage/box.js';
import { HostingPrice } from '../../apis/machines/price.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { isText } from '../../base/unknown.js';

@Resolver(() => Box)
export class BoxPrice {
  @FieldResolver(() => HostingPrice, {
    nullable: true,
    description:
      'The most that a month of it can cost: its type in its location. Null when the type has no price there.',
  })
  monthlyPrice(@Root() box: Box): Sent<HostingPrice> | null | undefined {
    const { storageBoxType, location }: Sent<Box> = box;
    return storageBoxType?.prices?.find((price) => isText(price.location) && price.location === location?.name)
      ?.priceMonthly;
  }
}
