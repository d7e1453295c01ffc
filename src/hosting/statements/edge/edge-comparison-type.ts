/** The GraphQL types of the comparison of the edge with the invoice. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { items } from '../../../data/geography/complexity.js';
import { Money } from '../../../data/rates/money/money.js';
import { connectionOf } from '../../../rest/schema/connection.js';
import { BillKind } from '../../bill/kind-type.js';
import { BillGap } from '../../history/bill-history.js';
import { HostingSource } from '../../inventory/source.js';
import { InvoiceSegment } from '../../invoice/invoice.js';
import { StatementCause, StatementVerdict } from '../comparison/verdict.js';
import type { EdgeLine } from './edge-line.js';

const usualSegments = 1;
const usualCurrencies = 1;
const usualAccounts = 2;

@ObjectType({
  description: 'What the provider of the edge and the invoice have of one subscription or metered service',
})
export class EdgeComparisonLine {
  @Field({ description: 'Distinguishes it from all other lines of the comparison' })
  key!: string;

  @Field(() => StatementVerdict, { description: 'What it comes to' })
  verdict!: StatementVerdict;

  @Optional(() => StatementCause, 'The likely cause, or why it is not judged; null where none is likely')
  cause!: StatementCause | null;

  @Field({ description: 'It is worth a question: all but agreed, not judged and unpriced lines' })
  isDisputed!: boolean;

  @Field({ description: 'Name of the account whose credential has read it' })
  accountName!: string;

  @Field(() => BillKind, { description: 'PLAN, SUBSCRIPTION or USAGE' })
  kind!: BillKind;

  @Optional(() => ID, "The provider's id of the subscription; null where none is stated")
  subscriptionId!: string | null;

  @Optional(() => ID, 'The id of the zone or account that it is for; null where the invoice does not have it')
  resourceId!: string | null;

  @Field({ description: 'Its name: the product with its zone, the service, or the account where neither is known' })
  name!: string;

  @Optional(() => Money, 'What its provider charged in the month, without tax; null where it states nothing of that')
  billed!: Money | null;

  @Optional(() => Money, 'What the invoice has, without tax, in the currency of the price; null where it is not known')
  invoiced!: Money | null;

  @Optional(() => Money, 'Billed less invoiced, exactly; null where it is not judged, or its cost is not known')
  difference!: Money | null;

  @Optional(() => GraphQLDateTime, 'When the period began that its provider states; null where it states none')
  periodStart!: Date | null;

  @Optional(() => GraphQLDateTime, 'When that period ends; null where none is stated')
  periodEnd!: Date | null;

  @Field(() => [InvoiceSegment], {
    complexity: items(usualSegments),
    description: 'The segments of the invoice that it is held against',
  })
  segments!: readonly InvoiceSegment[];
}

export const EdgeComparisonLines = connectionOf(EdgeComparisonLine, { mayFail: false });

@ObjectType({ description: 'The judged lines of one currency, summed' })
export class EdgeComparisonSum {
  @Field(() => Int, { description: 'The number of lines' })
  lineCount!: number;

  @Field(() => Money, { description: 'What the provider charged, without tax' })
  billed!: Money;

  @Field(() => Money, { description: 'What the invoice has of it, without tax' })
  invoiced!: Money;

  @Field(() => Money, { description: 'Billed less invoiced' })
  difference!: Money;
}

@ObjectType({
  description: 'What the provider of the edge states of a month, held against the invoice of that month',
})
export class EdgeComparison {
  allLines!: readonly EdgeLine[];

  @Field({ description: 'The month, such as `2026-11`' })
  month!: string;

  @Field(() => [EdgeComparisonSum], {
    complexity: items(usualCurrencies),
    description: 'The sums of the judged lines, for each currency: nothing is converted',
  })
  sums!: EdgeComparisonSum[];

  @Field(() => Int, { description: 'The number of lines that are worth a question' })
  disputedCount!: number;

  @Field(() => Int, {
    description: 'The number of lines that are not judged or have no known cost: they are in no sum',
  })
  unknownCount!: number;

  @Field({ description: 'Every line is judged, and everything was read, now and on each day of the month so far' })
  isComplete!: boolean;

  @Field(() => [BillGap], {
    complexity: items(usualAccounts),
    description: 'The days on which the invoice lacks an account',
  })
  gaps!: readonly BillGap[];

  @Field(() => [HostingSource], {
    complexity: items(usualAccounts),
    description: 'What was read now of each account',
  })
  sources!: readonly HostingSource[];
}
