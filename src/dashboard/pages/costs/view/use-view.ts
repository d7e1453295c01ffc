/** The view of the page, all of it from the address: period, comparison, groups, tax and filter; and what of it could not be read. */
import { useMemo } from 'react';
import type { Side } from '../../../ask/month-so-far.js';
import type { BillFilter, BillGroupBy } from '../../../generated/graphql.js';
import type { Term } from '../../../filter/parse.js';
import { useAddress } from '../../../route/address.js';
import { useChosen, useCurrency } from '../../../shell/scope.js';
import { type Comparison, comparisonIn, comparisonsOf } from './comparison.js';
import { costFilter } from './cost-filter.js';
import { groupings, type GroupingKey } from './grouping.js';
import { type Period, periodIn, periodName } from './period.js';

export interface View {
  readonly period: Period;
  readonly comparison: Comparison;
  readonly by: GroupingKey;
  readonly groupBy: BillGroupBy[];
  /** The key of groups by label. */
  readonly labelKey: string | null;
  readonly side: Side;
  readonly text: string;
  readonly filter: BillFilter;
  /** Terms of the filter that select rows here. */
  readonly rowTerms: readonly Term[];
  readonly currency: string;
  /** A sentence for each part of the address that could not be read. */
  readonly problems: readonly string[];
}

/** All parameters of the page, and those of every page. */
const known = ['period', 'vs', 'by', 'label', 'tax', 'q', 'sort', 'open', 'show', 'currency', 'of'];

export function useView(): View {
  const { params } = useAddress();
  const chosen = useChosen();
  const currency = useCurrency();
  return useMemo(() => viewIn(params, chosen, currency), [params, chosen, currency]);
}

function viewIn(params: URLSearchParams, chosen: Pick<BillFilter, 'apis' | 'accounts'>, currency: string): View {
  const problems: string[] = [];
  const unread = (name: string, expected: string) =>
    problems.push(`\`${name}=${params.get(name) ?? ''}\` in the address: expected ${expected}.`);
  for (const name of new Set(params.keys())) {
    if (!known.includes(name))
      problems.push(`\`${name}=${params.get(name) ?? ''}\` in the address means nothing here.`);
  }
  const thisMonth = periodIn('month');
  const read = periodIn(params.get('period'));
  if (read === null)
    unread('period', 'month, last, 7, 30, 90, year, 2026-08, or 2026-08-03..2026-08-09, not in future');
  const period = read ?? thisMonth;
  if (period === null) throw new Error('Expected the present month to be a period');
  const compared = comparisonIn(params.get('vs'), period);
  if (compared === null) {
    unread('vs', `before, year, none, or an earlier period of the kind of ${periodName(period)}`);
  }
  const comparison = compared ?? comparisonsOf(period)[0];
  if (comparison === undefined) throw new Error('Expected something to compare with');
  const grouping = groupings.find(({ key }) => key === (params.get('by') ?? 'kind'));
  if (!grouping) unread('by', groupings.map(({ key }) => key).join(', '));
  const { key: by, groupBy } = grouping ?? groupings[0];
  const labelKey = params.get('label');
  const tax = params.get('tax');
  if (tax !== null && tax !== 'net') unread('tax', 'net, or nothing');
  const text = params.get('q') ?? '';
  const { filter, rowTerms, problems: ofFilter } = costFilter(text, chosen);
  return {
    period,
    comparison,
    by,
    // Groups by label need one: until it is chosen there are none.
    groupBy: by === 'label' && labelKey === null ? [] : [...groupBy],
    labelKey: by === 'label' ? labelKey : null,
    side: tax === 'net' ? 'net' : 'gross',
    text,
    filter,
    rowTerms,
    currency,
    problems: [...problems, ...ofFilter],
  };
}
