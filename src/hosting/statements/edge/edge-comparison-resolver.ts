/** The GraphQL fields of the comparison of the edge with the invoice. */
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { items } from '../../../data/geography/complexity.js';
import { checkFirst } from '../../../data/geography/bounds.js';
import type { Connection } from '../../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../../rest/schema/page-arguments.js';
import { mapped, slice } from '../../../rest/schema/slice.js';
import { maxFirst } from '../../../rest/transport/pages.js';
import type { HostingContext } from '../../context.js';
import { lineIds } from '../../history/resource-id.js';
import { joining } from '../../inventory/joining.js';
import { join } from '../../inventory/joins.js';
import { maxAgeArgument } from '../../inventory/max-age.js';
import { shownSegment } from '../../invoice/shown-segment.js';
import { Hosting } from '../../machines/hosting-resolver.js';
import { isDisputed } from '../comparison/compared-line.js';
import { StatementVerdict } from '../comparison/verdict.js';
import { EdgeComparison, EdgeComparisonLine, EdgeComparisonLines } from './edge-comparison-type.js';
import { type EdgeLine, differenceOf } from './edge-line.js';
import { makeEdgeComparison } from './make-edge-comparison.js';

@Resolver(() => Hosting)
export class EdgeComparisonResolver {
  @FieldResolver(() => EdgeComparison, {
    complexity: joining(items(1)),
    description:
      'What the provider of the edge states now of the subscriptions and the metered usage of its accounts, held against the invoice of a month. It states its present periods alone: what these do not prove of the month is not judged',
  })
  edgeComparison(
    @Arg('month', () => String, {
      nullable: true,
      description: 'The month, such as `2026-11`, in UTC; the present one unless given',
    })
    month: string | null,
    @Arg('accounts', () => [String], {
      nullable: true,
      description: 'The names of the accounts; all of the edge that the token may read unless given',
    })
    accounts: string[] | null,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EdgeComparison> {
    const request = { month: month ?? null, accounts: accounts ?? null, maxAge };
    return join(context.clients, () => makeEdgeComparison({ context, info }, request));
  }
}

@Resolver(() => EdgeComparison)
export class EdgeComparisonLinesResolver {
  @FieldResolver(() => EdgeComparisonLines, {
    complexity: pageComplexity(),
    description: 'Its lines, the greatest difference first, then those without one',
  })
  lines(
    @Root() { allLines, month }: EdgeComparison,
    @Arg('verdicts', () => [StatementVerdict], { nullable: true, description: 'Only lines of these; all unless given' })
    verdicts: StatementVerdict[] | null | undefined,
    @firstArgument() first: number,
    @afterArgument() after: string | null,
    @Info() { schema }: GraphQLResolveInfo,
  ): Connection {
    checkFirst('lines', first, maxFirst);
    const wanted = allLines.filter(({ verdict }) => !verdicts || verdicts.includes(verdict));
    const list = `edgeComparison ${month} ${JSON.stringify(verdicts)}`;
    return mapped(
      slice(wanted, ({ key }) => key, { first, after, list }),
      (line) => shownLine(line, schema),
    );
  }
}

function shownLine(edgeLine: EdgeLine, schema: GraphQLSchema): EdgeComparisonLine {
  const { key, verdict, cause, account, kind, id, name, billed, invoiced, period, segments, line } = edgeLine;
  return Object.assign(new EdgeComparisonLine(), {
    key,
    verdict,
    cause,
    isDisputed: isDisputed(edgeLine),
    accountName: account.name,
    kind,
    subscriptionId: id,
    resourceId: line && lineIds(schema)(line.charged.line),
    name,
    billed,
    invoiced,
    difference: differenceOf(edgeLine),
    periodStart: period && new Date(period.start),
    periodEnd: period && new Date(period.end),
    segments: segments.map(shownSegment),
  });
}
