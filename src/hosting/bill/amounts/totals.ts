/** What lines cost together. */
import { Field, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import { Money } from '../../../data/rates/money/money.js';
import { accruedOf } from './accrued.js';
import { priceOf } from './both.js';
import type { Price } from '../lines/draft.js';
import { roundingTogether } from '../line.js';
import { estimate } from './month-to-date.js';
import type { Priced } from './priced.js';

@ObjectType()
export abstract class Totals {
  @Field(() => Money, { description: 'What a month costs without tax: exactly the sum of its lines' })
  net!: Money;

  @Field(() => Money, { description: 'What a month costs with tax: exactly the sum of its lines' })
  gross!: Money;

  @Field(() => HostingPrice, { description: `What a month costs, as it is shown. ${roundingTogether}` })
  rounded!: Price;

  @Field(() => HostingPrice, { description: `${estimate}. Exactly the sum of its lines` })
  async accruedEstimate(): Promise<Price> {
    return priceOf(await accruedOf(this.summed, this.now), this.net.currency);
  }

  /** Its lines, and when it is asked for, in milliseconds since 1970. */
  summed!: readonly Priced[];
  now!: number;

  @Field(() => Int, { description: 'How many lines there are' })
  lineCount!: number;

  @Field(() => Int, { description: 'Of how many things it is not known what they cost: they are in no amount' })
  unknownCount!: number;
}
