/** The GraphQL fields of the comparison of a statement with the invoice. */
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { digitsOf } from '../../../base/decimal.js';
import { checkFirst } from '../../../data/geography/bounds.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Connection } from '../../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../../rest/schema/page-arguments.js';
import { mapped, slice } from '../../../rest/schema/slice.js';
import { maxFirst } from '../../../rest/transport/pages.js';
import type { HostingContext } from '../../context.js';
import { readyMutation } from '../../findings/remedies/remedy.js';
import { lineIds } from '../../history/resource-id.js';
import { shownSegment } from '../../invoice/shown-segment.js';
import { ImportedStatement } from '../statement-type.js';
import { type ActContext, actOf } from './act.js';
import { comparedStatement, statementSources } from './compared-statement.js';
import { type ComparisonLine, isDisputed } from './compared-line.js';
import {
  StatementAct,
  StatementComparison,
  StatementComparisonLine,
  StatementComparisonLines,
  StatementVerdictSum,
} from './comparison-type.js';
import { type Sums, byDifference, sumsByVerdict, sumsOf } from './sums.js';
import { StatementVerdict } from './verdict.js';

/** The complexity of going through the months of a statement, in fields of a response. */
const costOfComparison = 1_000;

@Resolver(() => ImportedStatement)
export class StatementComparisonResolver {
  @FieldResolver(() => StatementComparison, {
    complexity: ({ childComplexity }) => costOfComparison + childComplexity,
    description:
      'The statement, held against the invoices of its months: by the numbers and kinds of its resources, in the accounts that its groupings are',
  })
  async comparison(
    @Root() { stored }: ImportedStatement,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StatementComparison> {
    const compared = await comparedStatement.of(statementSources({ context, info }), stored);
    const lines = [...(compared.lines ?? [])].sort(byDifference);
    const { currency } = stored;
    return Object.assign(new StatementComparison(), shownSums(sumsOf(lines), currency), {
      disputedCount: lines.filter(isDisputed).length,
      isComplete: lines.every(({ difference }) => difference !== null),
      verdicts: sumsByVerdict(lines).map(({ verdict, ...sums }) =>
        Object.assign(new StatementVerdictSum(), { verdict }, shownSums(sums, currency)),
      ),
      allLines: lines,
      about: { statementId: stored.id, currency, all: lines },
    });
  }
}

@Resolver(() => StatementComparison)
export class StatementComparisonLinesResolver {
  @FieldResolver(() => StatementComparisonLines, {
    complexity: pageComplexity(),
    description: 'Its lines, the greatest difference first',
  })
  lines(
    @Root() { allLines, about }: StatementComparison,
    @Arg('verdicts', () => [StatementVerdict], { nullable: true, description: 'Only lines of these; all unless given' })
    verdicts: StatementVerdict[] | null | undefined,
    @Arg('disputed', () => Boolean, {
      nullable: true,
      description: 'Only lines that are, or are not, worth a question',
    })
    disputed: boolean | null | undefined,
    @firstArgument() first: number,
    @afterArgument() after: string | null,
    @Info() { schema }: GraphQLResolveInfo,
  ): Connection {
    checkFirst('lines', first, maxFirst);
    const isWanted = (line: ComparisonLine) =>
      (!verdicts || verdicts.includes(line.verdict)) &&
      (typeof disputed !== 'boolean' || isDisputed(line) === disputed);
    const list = `comparison ${about.statementId} ${JSON.stringify([verdicts, disputed])}`;
    const page = slice(allLines.filter(isWanted), ({ key }) => key, { first, after, list });
    return mapped(page, (line) => shownLine(line, about, schema));
  }
}

function shownSums({ lineCount, apartCount, theirs, ours, difference, apart }: Sums, currency: string) {
  const money = (amount: Sums['theirs']) => new Money(digitsOf(amount), currency);
  return {
    lineCount,
    theirs: money(theirs),
    ours: money(ours),
    difference: money(difference),
    apart: money(apart),
    apartCount,
  };
}

function shownLine(line: ComparisonLine, about: ActContext, schema: GraphQLSchema): StatementComparisonLine {
  const { key, verdict, cause, months, account, kind, isSetup, id, name, rows, lines, own, isAtLeast } = line;
  const money = (amount: Sums['theirs'] | null) => amount && new Money(digitsOf(amount), about.currency);
  const [first] = lines;
  return Object.assign(new StatementComparisonLine(), {
    key,
    verdict,
    cause,
    isDisputed: isDisputed(line),
    months: months.map((month) => month.name),
    api: account && account.api,
    accountName: account && account.name,
    kind,
    isSetup,
    providerId: id,
    resourceId: first ? lineIds(schema)(first.charged.line) : null,
    name,
    theirs: money(line.theirs),
    ours: money(line.ours),
    isAtLeast,
    difference: money(line.difference),
    rows,
    segments: lines.flatMap(({ charged }) => charged.segments.map(shownSegment)),
    assumptions: [...own.assumptions],
    act: shownAct(line, about, schema),
  });
}

function shownAct(line: ComparisonLine, about: ActContext, schema: GraphQLSchema): StatementAct | null {
  const act = actOf(line, about);
  if (!act) return null;
  const { kind, write, text } = act;
  const variables = write && { input: write.input };
  const mutation = write && variables && readyMutation(write.mutation, variables, schema).mutation;
  return Object.assign(new StatementAct(), { kind, mutation, variables, text });
}
