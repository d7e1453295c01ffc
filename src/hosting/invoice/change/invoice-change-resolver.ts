/** The GraphQL field of changes between invoices. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { baseArgument } from '../../../data/rates/choose.js';
import { BillFilter } from '../../bill/filter.js';
import { BillGroupBy } from '../../bill/grouping.js';
import type { HostingContext } from '../../context.js';
import { Hosting } from '../../machines/hosting-resolver.js';
import { InvoiceChange } from './invoice-change.js';
import { makeInvoiceChange } from './make-invoice-change.js';

/** The complexity of going through two months, in fields of a response. */
const costOfMonths = 2_000;

@Resolver(() => Hosting)
export class InvoiceChangeResolver {
  @FieldResolver(() => InvoiceChange, {
    complexity: ({ childComplexity }) => costOfMonths + childComplexity,
    description:
      'Why a month costs something else than an earlier one: what began, ended, grew or shrank, by its hours; list prices and prices of your own; and apart from these the exchange rate and the length of the month. The reasons add up to the difference of the two invoices exactly. A month that goes on is compared with the other one up to the same hour',
  })
  invoiceChange(
    @Arg('from', () => String, { description: 'The former month, such as `2026-10`, in UTC' }) from: string,
    @Arg('to', () => String, { nullable: true, description: 'The later month; the present one unless given' })
    to: string | null,
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
  ): Promise<InvoiceChange> {
    return makeInvoiceChange(
      { context, info },
      {
        from,
        to: to ?? null,
        currency: currency ?? null,
        groupBy: groupBy ?? [],
        labelKey: labelKey ?? null,
        filter: filter ?? {},
      },
    );
  }
}
