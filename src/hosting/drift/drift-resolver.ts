/** The GraphQL field of changes that were made elsewhere. */
import { GraphQLDate } from 'graphql-scalars';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { dateOf, daysBetween } from '../../base/dates.js';
import { baseArgument } from '../../data/rates/choose.js';
import { BillFilter } from '../bill/filter.js';
import type { HostingContext } from '../context.js';
import { mostDays } from '../history/history-span.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { Drift } from './drift.js';
import { makeDrift } from './make-drift.js';

/** The complexity of going through one day, in fields of a response. */
const costOfDay = 20;

function daysSince(since: unknown): number {
  if (!(since instanceof Date)) return mostDays;
  return Math.min(Math.max(daysBetween(dateOf(since), dateOf(new Date())) + 1, 1), mostDays);
}

@Resolver(() => Hosting)
export class DriftResolver {
  @FieldResolver(() => Drift, {
    complexity: ({ args, childComplexity }) => daysSince(args['since']) * costOfDay + childComplexity,
    description:
      'What appeared, disappeared or changed among what is billed without a write of this service, in every account that the token may read now: from the snapshots of the bill, without any upstream call. Whatever was written through here between two snapshots is left out, and so is what was deleted or cancelled through here whenever it ends. Prices, exchange rates and traffic are no drift; what an account has when it is first read has not appeared',
  })
  drift(
    @Arg('since', () => GraphQLDate, { description: 'The day, in UTC, after whose snapshot changes are listed' })
    since: Date,
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Arg('filter', () => BillFilter, { nullable: true, description: 'Which lines to include; all unless given' })
    filter: BillFilter | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Drift> {
    return makeDrift({ context, info }, { since: dateOf(since), currency: currency ?? null, filter: filter ?? {} });
  }
}
