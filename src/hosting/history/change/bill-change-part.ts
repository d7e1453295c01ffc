/** The parts of a change by their reasons, as types of the graph. */
import { Field, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { ChangeReason } from './parts.js';

@ObjectType({ description: 'A part of a change, by its reason' })
export class BillChangePart {
  @Field(() => ChangeReason, { description: 'The reason' })
  reason!: ChangeReason;

  @Field(() => HostingPrice, { description: 'How much more a month costs for that reason, exact; negative where less' })
  amount!: Price;
}

@ObjectType({ description: 'How much the bill has changed for one reason' })
export class BillChangeSum extends BillChangePart {
  @Field(() => Int, { description: 'The number of lines' })
  lineCount!: number;
}
