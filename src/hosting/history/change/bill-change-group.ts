/** A group of the change of the bill between two days, as a type of the graph. */
import { Field, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import { items } from '../../../data/geography/complexity.js';
import { type GroupKey, GroupKeyFields } from '../../bill/group-key.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { BillChangeSum } from './bill-change-part.js';

const usualReasons = 5;

@ObjectType({
  description:
    'A group of lines on both days. A line that is in another group on the other day, as its label has changed, is MOVED',
})
@GroupKeyFields()
export class BillChangeGroup {
  declare api: GroupKey['api'];
  declare accountName: GroupKey['accountName'];
  declare kind: GroupKey['kind'];
  declare country: GroupKey['country'];
  declare city: GroupKey['city'];
  declare label: GroupKey['label'];
  declare status: GroupKey['status'];
  declare resourceId: GroupKey['resourceId'];
  declare resourceName: GroupKey['resourceName'];
  declare product: GroupKey['product'];
  declare restCount: GroupKey['restCount'];

  @Field(() => HostingPrice, { description: 'Monthly cost on the first day: the exact sum of what is known' })
  before!: Price;

  @Field(() => HostingPrice, { description: 'Monthly cost on the last day: the exact sum of what is known' })
  after!: Price;

  @Field(() => HostingPrice, { description: '`after` minus `before`: the exact sum of all reasons' })
  difference!: Price;

  @Field(() => [BillChangeSum], { complexity: items(usualReasons), description: 'The difference by reason' })
  byReason!: BillChangeSum[];

  @Field(() => Int, { description: 'The number of lines whose cost is unknown on one of the days' })
  unknownCount!: number;
}
