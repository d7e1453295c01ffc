/** The GraphQL types of a change between the invoices of two months. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import { CurrencyCode } from '../../../base/currency-code.js';
import { Optional } from '../../../base/optional-field.js';
import { checkFirst } from '../../../data/geography/bounds.js';
import { items } from '../../../data/geography/complexity.js';
import { type Connection, connectionOf } from '../../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../../rest/schema/page-arguments.js';
import { mapped, slice } from '../../../rest/schema/slice.js';
import { maxFirst } from '../../../rest/transport/pages.js';
import { type GroupKey, GroupKeyFields } from '../../bill/group-key.js';
import { textOf } from '../../bill/grouping.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { BillGap } from '../../history/bill-history.js';
import { BillChangeSum } from '../../history/change/bill-change-part.js';
import { ChangedLine } from '../../history/change/changed-line.js';

const usualReasons = 5;
const usualGaps = 2;

@ObjectType({ description: 'A billed thing that cost something else in the other month, or whose cost is unknown' })
export class InvoiceLineChange extends ChangedLine {
  @Optional(() => HostingPrice, 'What is known of its cost in `from`; null if it was not there')
  before!: Price | null;

  @Optional(() => HostingPrice, 'What is known of its cost in `to`; null if it was not there')
  after!: Price | null;

  @Field({ description: 'A part of it has no known cost in one of the months, and is in no amount' })
  isUnknown!: boolean;
}

const InvoiceLineChanges = connectionOf(InvoiceLineChange, { mayFail: false });

@ObjectType()
abstract class ChangeOfMonths {
  @Field(() => HostingPrice, { description: 'The cost of `from` up to `fromUntil`: the exact sum of what is known' })
  before!: Price;

  @Field(() => HostingPrice, { description: 'The cost of `to` up to `toUntil`: the exact sum of what is known' })
  after!: Price;

  @Field(() => HostingPrice, { description: '`after` minus `before`: the exact sum of all reasons' })
  difference!: Price;

  @Field(() => [BillChangeSum], { complexity: items(usualReasons), description: 'The difference by reason' })
  byReason!: BillChangeSum[];

  @Field(() => Int, { description: 'The number of lines of which a part has no known cost in one of the months' })
  unknownCount!: number;
}

@ObjectType({
  description:
    'A group of lines in both months. A line that is in another group in the other month, as its label has changed, is MOVED',
})
@GroupKeyFields()
export class InvoiceChangeGroup extends ChangeOfMonths {
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
}

const InvoiceChangeGroups = connectionOf(InvoiceChangeGroup, { mayFail: false });

@ObjectType({ description: 'Why one month costs something else than another, exactly' })
export class InvoiceChange extends ChangeOfMonths {
  /** The greatest difference first, and how each is shown. */
  allLines!: readonly { readonly key: string }[];
  lineOf!: (line: { readonly key: string }) => InvoiceLineChange;
  allGroups!: readonly InvoiceChangeGroup[];

  @Field({ description: 'The former month, such as `2026-10`, in UTC' })
  from!: string;

  @Field({ description: 'The later month' })
  to!: string;

  @Field(() => GraphQLDateTime, {
    description: 'Until when `from` counts: as many hours into it as `toUntil`, or its end',
  })
  fromUntil!: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when `to` counts: its end, or now' })
  toUntil!: Date;

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Field({ description: 'Every account was read wholly on every day of both, and every cost is known' })
  isComplete!: boolean;

  @Field(() => [BillGap], {
    complexity: items(usualGaps),
    description: 'By account and month: days on which it was not read, or not wholly',
  })
  gaps!: BillGap[];

  @Field(() => Int, { description: 'The number of groups; 0 without `groupBy`' })
  get groupCount(): number {
    return this.allGroups.length;
  }

  @Field(() => InvoiceChangeGroups, {
    complexity: pageComplexity(),
    description: 'Its groups, by difference, largest first',
  })
  groups(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('groups', first, maxFirst);
    return slice(this.allGroups, textOf, { first, after, list: 'invoice change groups' });
  }

  @Field(() => InvoiceLineChanges, {
    complexity: pageComplexity(),
    description: 'The lines that changed, and those of unknown cost, by difference, largest first',
  })
  lines(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('lines', first, maxFirst);
    return mapped(
      slice(this.allLines, ({ key }) => key, { first, after, list: 'invoice change lines' }),
      this.lineOf,
    );
  }
}
