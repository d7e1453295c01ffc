/** The total cost of lines. */
import { Field, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import { Money } from '../../../data/rates/money/money.js';
import { accruedOf, isAccruedComplete } from './accrued.js';
import { priceOf } from './both.js';
import type { Price } from '../lines/bill-draft.js';
import { roundingTogether } from '../line.js';
import { estimate } from './month-to-date.js';
import type { Priced } from './priced.js';

@ObjectType()
export abstract class Totals {
  @Field(() => Money, { description: 'The monthly cost without tax: the exact sum of its lines' })
  net!: Money;

  @Field(() => Money, { description: 'The monthly cost with tax: the exact sum of its lines' })
  gross!: Money;

  @Field(() => HostingPrice, { description: `The monthly cost, rounded for display. ${roundingTogether}` })
  rounded!: Price;

  @Field(() => HostingPrice, { description: `${estimate}. The exact sum of its lines` })
  async accruedEstimate(): Promise<Price> {
    return priceOf(await accruedOf(this.summed, this.now), this.net.currency);
  }

  @Field({
    description:
      'False if a line had no known price for a part of the month, as `PRICES_FILE` gives it one later: that part is not in `accruedEstimate`',
  })
  get isAccruedComplete(): boolean {
    return this.summed.every(isAccruedComplete);
  }

  /** Its lines, and when it is requested, in milliseconds since 1970. */
  summed!: readonly Priced[];
  now!: number;

  @Field(() => Int, { description: 'The number of lines' })
  lineCount!: number;

  @Field(() => Int, { description: 'The number of items whose cost is unknown; they are in no amount' })
  unknownCount!: number;
}
