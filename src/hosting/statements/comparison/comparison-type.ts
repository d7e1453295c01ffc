/** The GraphQL types of the comparison of a statement with the invoice. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { items } from '../../../data/geography/complexity.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { connectionOf } from '../../../rest/schema/connection.js';
import { BillKind } from '../../bill/kind-type.js';
import { HostingApiName } from '../../inventory/api.js';
import { Assumption } from '../../invoice/assumption.js';
import { InvoiceSegment } from '../../invoice/invoice.js';
import { StatementLine } from '../statement-type.js';
import type { ActContext } from './act.js';
import type { ComparisonLine } from './compared-line.js';
import { StatementActKind, StatementCause, StatementVerdict } from './verdict.js';

const usualRows = 1;
const usualVerdicts = 4;

@ObjectType({ description: 'What can be done about a line of a statement. It is never sent automatically' })
export class StatementAct {
  @Field(() => StatementActKind, { description: 'What it does' })
  kind!: StatementActKind;

  @Optional(() => String, 'The GraphQL document to send; null for a text')
  mutation!: string | null;

  @Optional(() => GraphQLJSONObject, 'The variables of the document; null for a text')
  variables!: Readonly<Record<string, unknown>> | null;

  @Optional(() => String, 'The text to send to the provider; null for a document')
  text!: string | null;
}

@ObjectType({ description: 'What a statement and the invoice have of one resource, or of its order' })
export class StatementComparisonLine {
  @Field({ description: 'Distinguishes it from all other lines of the comparison' })
  key!: string;

  @Field(() => StatementVerdict, { description: 'What it comes to' })
  verdict!: StatementVerdict;

  @Optional(() => StatementCause, 'The likely cause, or why it is not judged; null where none is likely')
  cause!: StatementCause | null;

  @Field({
    description: 'It is worth a question: all but agreed, rounded, not judged, unpriced and late ordered lines',
  })
  isDisputed!: boolean;

  @Field(() => [String], { description: 'Its months, such as `2026-10`: several where a row spans them' })
  months!: string[];

  @Optional(() => HostingApiName, 'The API of its account; null where the account is not known')
  api!: Api | null;

  @Optional(() => String, 'Name of its account; null where that is not known')
  accountName!: string | null;

  @Optional(() => BillKind, 'Its kind; null where the words of its rows name none that is known here')
  kind!: BillKind | null;

  @Field({ description: 'It is the order, which is charged once' })
  isSetup!: boolean;

  @Optional(() => ID, "The provider's number of the resource; null where its rows have none")
  providerId!: string | null;

  @Optional(() => ID, 'The id that the resource has, or had; null where the invoice does not have it')
  resourceId!: string | null;

  @Field({ description: 'Its name, as the statement has it, or else the invoice' })
  name!: string;

  @Field(() => Money, { description: 'What the statement bills, without tax; 0 where it has no row of it' })
  theirs!: Money;

  @Optional(() => Money, 'What the invoice has, without tax; null where nothing of its cost is known')
  ours!: Money | null;

  @Field({ description: 'A part of its cost is not known: it is at least `ours`' })
  isAtLeast!: boolean;

  @Optional(() => Money, 'Theirs less ours, exactly; null where its cost is not known, or it is not judged')
  difference!: Money | null;

  @Field(() => [StatementLine], { complexity: items(usualRows), description: 'The rows of the statement' })
  rows!: readonly StatementLine[];

  @Field(() => [InvoiceSegment], { complexity: items(usualRows), description: 'The segments of the invoice' })
  segments!: readonly InvoiceSegment[];

  @Field(() => [Assumption], { description: 'What the amount of the invoice assumes' })
  assumptions!: readonly Assumption[];

  @Optional(() => StatementAct, 'What can be done about it; null where nothing is to be done, or too little is known')
  act!: StatementAct | null;
}

export const StatementComparisonLines = connectionOf(StatementComparisonLine, { mayFail: false });

@ObjectType()
abstract class StatementSums {
  @Field(() => Int, { description: 'The number of lines' })
  lineCount!: number;

  @Field(() => Money, { description: 'What the statement bills, without tax' })
  theirs!: Money;

  @Field(() => Money, { description: 'What the invoice has, without tax, as far as it is known' })
  ours!: Money;

  @Field(() => Money, { description: 'The sum of the differences of its lines, as far as they have one' })
  difference!: Money;

  @Field(() => Money, { description: 'Theirs less what is known of ours, of the lines without a difference' })
  apart!: Money;

  @Field(() => Int, { description: 'The number of lines without a difference' })
  apartCount!: number;
}

@ObjectType({ description: 'The lines of one verdict, summed' })
export class StatementVerdictSum extends StatementSums {
  @Field(() => StatementVerdict, { description: 'The verdict' })
  verdict!: StatementVerdict;
}

@ObjectType({ description: 'A statement, held against the invoices of its months in its own currency' })
export class StatementComparison extends StatementSums {
  about!: ActContext;
  /** The greatest difference first. */
  allLines!: readonly ComparisonLine[];

  @Field(() => Int, { description: 'The number of lines that are worth a question' })
  disputedCount!: number;

  @Field({ description: 'Every line is judged, and has a known cost' })
  isComplete!: boolean;

  @Field(() => [StatementVerdictSum], {
    complexity: items(usualVerdicts),
    description: 'The sums of each verdict that any line has',
  })
  verdicts!: StatementVerdictSum[];
}
