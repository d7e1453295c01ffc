/** The bill over time, as a type of the graph. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { HostingPrice } from '../../apis/machines/price.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { items } from '../../data/geography/complexity.js';
import type { Api } from '../../rest/rows/dialect.js';
import { type GroupKey, GroupKeyFields } from '../bill/group-key.js';
import { mostGroups } from '../bill/rest.js';
import type { Price } from '../bill/lines/bill-draft.js';
import { HostingApiName } from '../inventory/api.js';
import { Optional } from '../../base/optional-field.js';

export enum HistoryPeriod {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
  ALL = 'ALL',
}

registerEnumType(HistoryPeriod, {
  name: 'BillHistoryPeriodLength',
  description: 'How the days of a history are grouped',
  valuesConfig: {
    DAY: { description: 'A day, in UTC' },
    WEEK: { description: 'An ISO 8601 week: from Monday to Sunday' },
    MONTH: { description: 'A calendar month' },
    ALL: { description: 'All days from the first to the last, as one period with one sum' },
  },
});

export enum HistoryRates {
  THAT_DAY = 'THAT_DAY',
  TODAY = 'TODAY',
}

registerEnumType(HistoryRates, {
  name: 'BillHistoryRates',
  description: 'The exchange rates of a history',
  valuesConfig: {
    THAT_DAY: { description: 'Those of each day, as in force when its snapshot was taken' },
    TODAY: { description: 'Those in force now, for all days: amounts change only as prices and resources do' },
  },
});

const usualGroups = 10;
const usualGaps = 2;

const spentInWords =
  'what its days are charged, as `invoice` charges them: begun hours, up to the monthly price; traffic on the last day of its month. Each day counts at its exchange rates';

@ObjectType({
  description: 'Days on which an account was not read, or not completely: its lines, or some of them, are in no amount',
})
export class BillGap {
  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => [GraphQLDate], { description: 'The days, in order' })
  days!: string[];

  @Optional(() => String, 'What could not be read on the last of them, and why; null if no snapshot was taken')
  error!: string | null;
}

@ObjectType({ description: 'Cost of a period of a history' })
abstract class PeriodAmounts {
  @Optional(
    () => HostingPrice,
    'Monthly cost at the resources and prices of `day`: the exact sum of the lines, as `bill` returns it; null if no day is known',
  )
  monthlyAmount!: Price | null;

  @Optional(() => HostingPrice, `The amount spent: ${spentInWords}; null where no day is known`)
  spent!: Price | null;

  @Field(() => Int, { description: 'The number of lines on `day`' })
  lineCount!: number;

  @Field(() => Int, {
    description:
      'The number of items whose cost was unknown on any day of the period; for those days they are in no amount',
  })
  unknownCount!: number;
}

@ObjectType({ description: 'A group of lines in a period of the history of the bill' })
@GroupKeyFields()
export class BillHistoryGroup extends PeriodAmounts {
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

@ObjectType({ description: 'A day, week or month of the history of the bill' })
export class BillHistoryPeriod extends PeriodAmounts {
  @Field(() => GraphQLDate, { description: 'Its first requested day' })
  from!: string;

  @Field(() => GraphQLDate, { description: 'Its last requested day' })
  to!: string;

  @Optional(() => GraphQLDate, 'Its last day on which any account was read; null where there is none')
  day!: string | null;

  @Field(() => Int, { description: 'The number of days on which any account was read' })
  knownDayCount!: number;

  @Field({ description: 'Each day of it is known, everything was read on each of them, and every cost was known' })
  isComplete!: boolean;

  @Field(() => [BillGap], {
    complexity: items(usualGaps),
    description:
      'By account: the days of which the bill is not known, or not completely. They count as gaps, not as zero',
  })
  gaps!: BillGap[];

  @Field(() => Int, { description: 'The number of groups; 0 without `groupBy`' })
  groupCount!: number;

  @Field(() => [BillHistoryGroup], {
    complexity: items(usualGroups),
    description: `Its groups, by what a month cost with tax, largest first, at most ${mostGroups}. By RESOURCE or PRODUCT the groups that stand alone are the dearest of all requested days, so that they are the same in each period`,
  })
  groups!: BillHistoryGroup[];
}

@ObjectType({ description: 'Billed costs by day, from snapshots that are taken once a day' })
export class BillHistory {
  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Field(() => HistoryRates, { description: 'The exchange rates used' })
  rates!: HistoryRates;

  @Optional(() => GraphQLDate, 'The day of the first snapshot; null where there is none')
  firstDay!: string | null;

  @Field(() => GraphQLDate, {
    description: 'The last day that counts: today once every account has its snapshot of today, else yesterday',
  })
  lastDay!: string;

  @Field(() => [BillHistoryPeriod], {
    complexity: ({ childComplexity }) => childComplexity,
    description: 'The periods, in order. Those before the first snapshot are left out',
  })
  periods!: BillHistoryPeriod[];
}
