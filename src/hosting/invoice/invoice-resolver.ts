/** The GraphQL field of invoices. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { baseArgument } from '../../data/rates/choose.js';
import { BillFilter } from '../bill/filter.js';
import { BillGroupBy } from '../bill/grouping.js';
import type { HostingContext } from '../context.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { Invoice } from './invoice.js';
import { makeInvoice } from './make-invoice.js';

/** The complexity of going through a month, in fields of a response. */
const costOfMonth = 1_000;

@Resolver(() => Hosting)
export class InvoiceResolver {
  @FieldResolver(() => Invoice, {
    complexity: ({ childComplexity }) => costOfMonth + childComplexity,
    description:
      'What a calendar month costs by the hours that were begun, in every account that the token may read now: from the snapshots of the bill and the writes of this service, without any upstream call',
  })
  invoice(
    @Arg('month', () => String, {
      nullable: true,
      description: 'The month, such as `2026-11`, in UTC; the present one unless given',
    })
    month: string | null,
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Arg('groupBy', () => [BillGroupBy], {
      nullable: true,
      description: 'How to group the lines, by one or more criteria; no groups unless given',
    })
    groupBy: BillGroupBy[] | null,
    @Arg('labelKey', () => String, { nullable: true, description: 'For `groupBy` LABEL: the key of the label' })
    labelKey: string | null,
    @Arg('filter', () => BillFilter, { nullable: true, description: 'Which lines to include; all unless given' })
    filter: BillFilter | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invoice> {
    return makeInvoice(
      { context, info },
      {
        month: month ?? null,
        currency: currency ?? null,
        groupBy: groupBy ?? [],
        labelKey: labelKey ?? null,
        filter: filter ?? {},
      },
    );
  }
}
