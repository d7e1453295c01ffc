/** The GraphQL types of an invoice. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../apis/machines/price.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { Decimal } from '../../base/decimal.js';
import { Optional } from '../../base/optional-field.js';
import { checkFirst } from '../../data/geography/bounds.js';
import { items } from '../../data/geography/complexity.js';
import { Money } from '../../data/rates/money/money.js';
import type { Api } from '../../rest/rows/dialect.js';
import { type Connection, connectionOf } from '../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { mapped, slice } from '../../rest/schema/slice.js';
import { maxFirst } from '../../rest/transport/pages.js';
import { type GroupKey, GroupKeyFields } from '../bill/group-key.js';
import { textOf } from '../bill/grouping.js';
import { BillKind } from '../bill/kind-type.js';
import { roundingTogether } from '../bill/line.js';
import { BillUnit, BillUnknownReason, type Price } from '../bill/lines/bill-draft.js';
import { BillGap } from '../history/bill-history.js';
import { HostingApiName } from '../inventory/api.js';
import { InvoiceCorrection } from './corrections/correction.js';
import { Assumption } from './assumption.js';
import { InvoiceDay, InvoiceGroupDay } from './invoice-day.js';

const usualSegments = 1;
const usualGaps = 2;
const usualCorrections = 2;
const mostDays = 31;

const nothingRead = 'null if no account was ever read before the end of the month';

@ObjectType({ description: 'What a billed thing was for a part of the month' })
export class InvoiceSegment {
  @Optional(() => String, "The provider's product name, for instance `cx22`")
  product!: string | null;

  @Field(() => GraphQLDateTime, { description: 'Its beginning, in UTC' })
  from!: Date;

  @Optional(
    () => GraphQLDateTime,
    'Its end; null while it goes on, or went on beyond the month, and where what was paid in advance lasts longer',
  )
  until!: Date | null;

  @Field(() => Int, {
    description: 'Begun hours; 0 for what is charged once: what is used, such as traffic, and what is paid in advance',
  })
  hours!: number;

  @Optional(() => Decimal, 'The number of units; null where the cost is unknown')
  quantity!: string | null;

  @Optional(() => BillUnit, 'The unit that the unit price applies to')
  unit!: BillUnit | null;

  @Optional(() => HostingPrice, 'The price of a unit per month then, in the currency of the price')
  unitPrice!: Price | null;

  @Optional(() => HostingPrice, 'The price of all units per begun hour; null if there is none')
  hourlyAmount!: Price | null;

  @Optional(() => HostingPrice, 'What it costs, in the currency of the price; null where that is unknown')
  amount!: Price | null;

  @Field({ description: 'Its hours cost more than the month, which is charged instead' })
  isCapped!: boolean;

  @Field({
    description:
      'Its beginning, its end or what it was is taken from the readings around it, as nothing says when it changed',
  })
  isInferred!: boolean;

  @Optional(() => BillUnknownReason, 'Why its cost is unknown; null if it is known')
  unknownReason!: BillUnknownReason | null;
}

@ObjectType()
abstract class InvoiceAmounts {
  @Field(() => Money, { description: 'Without tax: the exact sum of what is known' })
  net!: Money;

  @Field(() => Money, { description: 'The tax on it' })
  tax!: Money;

  @Field(() => Money, { description: 'With tax' })
  gross!: Money;

  @Field(() => HostingPrice, { description: `The same, rounded. ${roundingTogether}` })
  rounded!: Price;
}

@ObjectType({ description: 'What one billed thing costs for a month' })
export class InvoiceLine extends InvoiceAmounts {
  @Field({ description: 'Distinguishes it from all other lines, and is the same in each month, for `correctInvoice`' })
  key!: string;

  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => BillKind, { description: 'The kind' })
  kind!: BillKind;

  @Field(() => ID, { description: 'The id that the resource has, or had' })
  resourceId!: string;

  @Field({ description: 'Its name, as it was last' })
  name!: string;

  @Field(() => [InvoiceSegment], { complexity: items(usualSegments), description: 'Its segments, in order' })
  segments!: InvoiceSegment[];

  @Optional(
    () => HostingPrice,
    'What its order costs once, in the currency of that price, in addition to its segments; null if it was not ordered in the month, or no such price is known',
  )
  setup!: Price | null;

  @Field(() => [Assumption], { description: 'What its amount assumes; empty if the provider has published the rule' })
  assumptions!: Assumption[];

  @Field({ description: 'Its amount assumes a rule that the provider has not published' })
  get isAssumed(): boolean {
    return this.assumptions.length > 0;
  }

  @Field({ description: 'A part of it has no known cost, and is in no amount' })
  isUnknown!: boolean;
}

const InvoiceLines = connectionOf(InvoiceLine, { mayFail: false });

@ObjectType({ description: 'A group of lines of an invoice' })
@GroupKeyFields()
export class InvoiceGroup extends InvoiceAmounts {
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

  @Field(() => Int, {
    description: 'The number of lines; by PRODUCT, a resized resource counts in the group of each product that it was',
  })
  lineCount!: number;

  @Field(() => Int, { description: 'The number of its lines with a part of unknown cost' })
  unknownCount!: number;

  makeDays!: () => Promise<InvoiceGroupDay[]>;

  @Field(() => [InvoiceGroupDay], {
    complexity: items(mostDays),
    description: 'Its days so far, in order; they add up to it',
  })
  days(): Promise<InvoiceGroupDay[]> {
    return this.makeDays();
  }
}

const InvoiceGroups = connectionOf(InvoiceGroup, { mayFail: false });

@ObjectType({ description: 'What a calendar month costs, by the hours that were begun' })
export class Invoice {
  @Optional(() => Money, `Without tax: the exact sum of what is known; ${nothingRead}`)
  net!: Money | null;

  @Optional(() => Money, `The tax on it; ${nothingRead}`)
  tax!: Money | null;

  @Optional(() => Money, `With tax; ${nothingRead}`)
  gross!: Money | null;

  @Optional(() => HostingPrice, `The same, rounded. ${roundingTogether}; ${nothingRead}`)
  rounded!: Price | null;

  /** The lines by gross amount, the greatest first, and how each is shown. */
  allLines!: readonly { readonly key: string }[];
  lineOf!: (line: { readonly key: string }) => InvoiceLine;
  allGroups!: readonly InvoiceGroup[];

  @Field({ description: 'The month, such as `2026-11`, in UTC' })
  month!: string;

  @Field(() => GraphQLDateTime, { description: 'Until when it is charged: the end of the month, or now' })
  chargedUntil!: Date;

  @Optional(
    () => GraphQLDateTime,
    'When it was closed, three days after the month or later: since then it stays as it is; null while one of its accounts is open',
  )
  closedAt!: Date | null;

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Field(() => Int, { description: 'The number of lines' })
  lineCount!: number;

  @Field(() => Int, { description: 'The number of lines with a part of unknown cost' })
  unknownCount!: number;

  @Field(() => Int, { description: 'The number of lines with an inferred segment' })
  inferredCount!: number;

  @Field({ description: 'Every account was read wholly on every day of the month, and every cost is known' })
  isComplete!: boolean;

  @Field(() => [BillGap], {
    complexity: items(usualGaps),
    description:
      'By account: days on which it was not read, or not wholly. What was there between two readings alone is in no amount',
  })
  gaps!: readonly BillGap[];

  @Field(() => [BillGap], {
    complexity: items(usualGaps),
    description:
      'By account: days whose snapshots could not read all actions since the one before. Times of changes are inferred then, and what was there between two readings alone may be missing',
  })
  withoutActions!: BillGap[];

  @Field(() => [InvoiceCorrection], {
    complexity: items(usualCorrections),
    description:
      'What was learnt after it was closed, oldest first; it is in no amount. With a filter, those of the lines that are left',
  })
  corrections!: InvoiceCorrection[];

  makeDays!: () => Promise<InvoiceDay[]>;

  @Field(() => [InvoiceDay], {
    complexity: items(mostDays),
    description: 'All days of the month, in order: what each is charged, and in a month that goes on what is to come',
  })
  days(): Promise<InvoiceDay[]> {
    return this.makeDays();
  }

  @Field(() => Int, { description: 'The number of groups; 0 without `groupBy`' })
  get groupCount(): number {
    return this.allGroups.length;
  }

  @Field(() => InvoiceGroups, {
    complexity: pageComplexity(),
    description: 'Its groups, by gross amount, largest first',
  })
  groups(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('groups', first, maxFirst);
    return slice(this.allGroups, textOf, { first, after, list: 'invoice groups' });
  }

  @Field(() => InvoiceLines, {
    complexity: pageComplexity(),
    description: 'Its lines, by gross amount, largest first, then by name',
  })
  lines(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('lines', first, maxFirst);
    return mapped(
      slice(this.allLines, ({ key }) => key, { first, after, list: 'invoice lines' }),
      this.lineOf,
    );
  }
}
