/** The total cost of lines. */
import { Field, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import { Money } from '../../../data/rates/money/money.js';
import { Optional } from '../../../base/optional-field.js';
import type { Price } from '../lines/bill-draft.js';
import { roundingTogether } from '../line.js';
import { type CostSoFar, shownSoFar, soFarInWords } from './cost-so-far.js';
import type { Priced } from './priced.js';

@ObjectType()
export abstract class Totals {
  @Field(() => Money, { description: 'The monthly cost without tax: the exact sum of its lines' })
  net!: Money;

  @Field(() => Money, { description: 'The monthly cost with tax: the exact sum of its lines' })
  gross!: Money;

  @Field(() => HostingPrice, { description: `The monthly cost, rounded for display. ${roundingTogether}` })
  rounded!: Price;

  @Optional(() => HostingPrice, `Cost of the month so far, ${soFarInWords}. Null if nothing of it was ever read`)
  accruedEstimate(): Promise<Price | null> {
    return shownSoFar(this.soFar, this.net.currency);
  }

  @Field(() => Boolean, {
    description:
      'False if the cost of a line is unknown, or was for a part of the month, if no snapshot has a line yet, or if days of the month were not read, such as those before the first snapshot',
  })
  async isAccruedComplete(): Promise<boolean> {
    return (await this.soFar()).isComplete;
  }

  soFar!: () => Promise<CostSoFar>;
  /** Its lines. */
  summed!: readonly Priced[];

  @Field(() => Int, { description: 'The number of lines' })
  lineCount!: number;

  @Field(() => Int, { description: 'The number of items whose cost is unknown; they are in no amount' })
  unknownCount!: number;
}
