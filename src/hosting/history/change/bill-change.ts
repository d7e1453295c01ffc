/** The GraphQL type of a change of the bill between two days. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import { CurrencyCode } from '../../../base/currency-code.js';
import { checkFirst } from '../../../data/geography/bounds.js';
import { items } from '../../../data/geography/complexity.js';
import { type Connection, connectionOf } from '../../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../../rest/schema/page-arguments.js';
import { slice } from '../../../rest/schema/slice.js';
import { maxFirst } from '../../../rest/transport/pages.js';
import { textOf } from '../../bill/grouping.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { BillGap, HistoryRates } from '../bill-history.js';
import { BillChangeGroup } from './bill-change-group.js';
import { BillChangeSum } from './bill-change-part.js';
import { ChangedLine } from './changed-line.js';
import { Optional } from '../../../base/optional-field.js';

const usualReasons = 5;
const usualGaps = 2;

@ObjectType({ description: 'A line of the bill that costs something else than before' })
export class BillLineChange extends ChangedLine {
  @Optional(() => HostingPrice, 'Monthly cost before; null if it did not exist or its cost was unknown')
  before!: Price | null;

  @Optional(() => HostingPrice, 'Monthly cost after; null if it no longer exists or its cost is unknown')
  after!: Price | null;
}

const BillLineChanges = connectionOf(BillLineChange, { mayFail: false });
const BillChangeGroups = connectionOf(BillChangeGroup, { mayFail: false });

@ObjectType({ description: 'What changed in the bill between two days, exactly' })
export class BillChange {
  /** The greatest difference first. */
  allLines!: readonly BillLineChange[];
  allGroups!: readonly BillChangeGroup[];

  @Field(() => GraphQLDate, { description: 'The day before' })
  from!: string;

  @Field(() => GraphQLDate, { description: 'The day after' })
  to!: string;

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Field(() => HistoryRates, { description: 'The exchange rates used' })
  rates!: HistoryRates;

  @Optional(
    () => HostingPrice,
    'Monthly cost on the first day, counting only what is known on both days; null if no account has a snapshot of it',
  )
  before!: Price | null;

  @Optional(
    () => HostingPrice,
    'Monthly cost on the last day, counting only what is known on both days; null if no account has a snapshot of it',
  )
  after!: Price | null;

  @Optional(
    () => HostingPrice,
    '`after` minus `before`: the exact sum of all lines and of all reasons; null where either is',
  )
  difference!: Price | null;

  @Field(() => [BillChangeSum], { complexity: items(usualReasons), description: 'The difference by reason' })
  byReason!: BillChangeSum[];

  @Field(() => Int, {
    description: 'The number of lines whose cost is unknown on one of the days: there they are in no amount',
  })
  unknownCount!: number;

  @Field({ description: 'Everything was read on both days, though some costs may be unknown, as `unknownCount` says' })
  isComplete!: boolean;

  @Field(() => [BillGap], {
    complexity: items(usualGaps),
    description:
      'By account: the days of which the bill is not known, or not completely. What is known of one day only is left out',
  })
  gaps!: BillGap[];

  @Field(() => Int, { description: 'The number of groups; 0 without `groupBy`' })
  get groupCount(): number {
    return this.allGroups.length;
  }

  @Field(() => BillChangeGroups, {
    complexity: pageComplexity(),
    description: 'Its groups, by difference, largest first',
  })
  groups(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('groups', first, maxFirst);
    return slice(this.allGroups, textOf, { first, after, list: 'bill change groups' });
  }

  @Field(() => BillLineChanges, {
    complexity: pageComplexity(),
    description: 'The lines that changed, by difference, largest first',
  })
  lines(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('lines', first, maxFirst);
    return slice(this.allLines, ({ key }) => key, { first, after, list: 'bill change lines' });
  }
}
