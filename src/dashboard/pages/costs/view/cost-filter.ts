/** The filter of the page: what the graph is asked for, what selects rows here, and what neither can do is said. */
import type { Filter } from '../../../filter/definition.js';
import { compile } from '../../../filter/match.js';
import { isComplete, parse, type Term } from '../../../filter/parse.js';
import { printTerm } from '../../../filter/print.js';
import {
  BillChangeReason,
  BillKind,
  HostingApiName,
  type BillFilter,
  type CostsFacetsQuery,
} from '../../../generated/graphql.js';

type Facet = CostsFacetsQuery['hosting']['invoice']['groups']['nodes'][number];

/** One for each line of the invoice, so that suggestions count lines. */
export type FacetRow = Facet;

export const costFilters: readonly Filter<FacetRow>[] = [
  { key: 'kind', label: 'Kind', kind: 'word', values: ({ kind }) => kind?.toLowerCase() ?? null },
  { key: 'product', label: 'Product', kind: 'word', values: ({ product }) => product },
  { key: 'api', label: 'API', kind: 'word', values: ({ api }) => api?.toLowerCase() ?? null },
  { key: 'account', label: 'Account', kind: 'word', values: ({ accountName }) => accountName },
  { key: 'country', label: 'Country', kind: 'word', values: ({ country }) => country?.isoCode ?? null },
  { key: 'label', label: 'Label', kind: 'label', values: () => null },
  { key: 'status', label: 'Status', kind: 'word', values: ({ status }) => status?.toLowerCase() ?? null },
  { key: 'name', label: 'Name', kind: 'text', values: () => null },
  { key: 'id', label: 'Id', kind: 'word', values: ({ resourceId }) => resourceId },
  { key: 'cost', label: 'Cost of the row', kind: 'number', values: () => null },
  { key: 'reason', label: 'Reason of the row', kind: 'word', values: () => null },
];

interface ReadFilter {
  readonly filter: BillFilter;
  /** Terms that the graph does not know: they select rows by what it has answered. */
  readonly rowTerms: readonly Term[];
  /** A sentence for each term that the field takes and the graph cannot ask for. */
  readonly problems: readonly string[];
}

type ListName = Exclude<keyof BillFilter, 'name'>;

/** `chosen`: the accounts of the page. */
export function costFilter(text: string, chosen: Pick<BillFilter, 'apis' | 'accounts'>): ReadFilter {
  const terms = parse(text).filter(isComplete);
  const wrong = compile(terms, costFilters).problems;
  const problems: string[] = [];
  const rowTerms: Term[] = [];
  const lists = new Map<ListName, readonly string[]>();
  if (chosen.apis) lists.set('apis', chosen.apis);
  if (chosen.accounts) lists.set('accounts', chosen.accounts);
  let name: string | null = null;
  for (const [place, term] of terms.entries()) {
    if (wrong.some(({ index }) => index === place)) continue;
    if (isOfRows(term)) {
      const problem = reasonProblem(term);
      if (problem === null) rowTerms.push(term);
      else problems.push(`\`${printTerm(term)}\` ${problem}`);
      continue;
    }
    const condition = conditionOf(term);
    if (typeof condition === 'string') problems.push(`\`${printTerm(term)}\` ${condition}`);
    else if (condition.list === 'name') {
      if (name === null) name = condition.values.join('');
      else problems.push(`\`${printTerm(term)}\` is a second text: only one can be searched for.`);
    } else {
      const known = lists.get(condition.list);
      lists.set(condition.list, known ? together(condition.list, known, condition.values) : condition.values);
    }
  }
  return { filter: filterOf(lists, name), rowTerms, problems };
}

function isOfRows({ key }: Term): boolean {
  const word = key?.toLowerCase();
  return word === 'cost' || word === 'reason';
}

function reasonProblem({ key, any, none }: Term): string | null {
  if (key?.toLowerCase() !== 'reason') return null;
  const known = Object.values(BillChangeReason).map(reasonWord);
  const isKnown = [...any, ...none].every(({ text }) => known.includes(text.toLowerCase()));
  return isKnown ? null : `is not known: expected ${known.join(', ')}.`;
}

/** A reason as it is written in the filter: `list-price`. */
export function reasonWord(reason: BillChangeReason): string {
  return reason.toLowerCase().replaceAll('_', '-');
}

/** All labels have to be there, and one of anything else. */
function together(list: ListName, some: readonly string[], others: readonly string[]): readonly string[] {
  return list === 'labels' ? [...some, ...others] : some.filter((one) => others.includes(one));
}

function filterOf(lists: ReadonlyMap<ListName, readonly string[]>, name: string | null): BillFilter {
  const { apis, kinds, ...others } = Object.fromEntries(lists);
  return {
    ...(apis && { apis: Object.values(HostingApiName).filter((api) => apis.includes(api)) }),
    ...(kinds && { kinds: Object.values(BillKind).filter((kind) => kinds.includes(kind)) }),
    ...others,
    ...(name !== null && { name }),
  };
}

interface Condition {
  readonly list: keyof BillFilter;
  readonly values: readonly string[];
}

/** The condition of a term, or why there is none. */
function conditionOf({ key, any, none }: Term): Condition | string {
  const word = key?.toLowerCase() ?? 'name';
  const all = word === 'kind' ? Object.values(BillKind) : word === 'api' ? Object.values(HostingApiName) : null;
  const written = (values: Term['any']) => values.map(({ text }) => (all ? text.toUpperCase() : text));
  if (none.length > 0 && !all) return 'cannot leave things out here: name what to include.';
  if (all) {
    const unknown = written([...any, ...none]).find((one) => !all.some((known) => known === one));
    if (unknown !== undefined) return `is not known: expected ${all.map((one) => one.toLowerCase()).join(', ')}.`;
    const included = any.length > 0 ? written(any) : all;
    const values = included.filter((one) => !written(none).includes(one));
    return word === 'kind' ? { list: 'kinds', values } : { list: 'apis', values };
  }
  const values = written(any);
  if (any.some(({ text }) => text.endsWith('*'))) return 'has a `*`, which only lists on this page can read.';
  switch (word) {
    case 'product':
      return { list: 'products', values };
    case 'account':
      return { list: 'accounts', values };
    case 'country':
      return { list: 'countries', values: values.map((code) => code.toUpperCase()) };
    case 'status':
      return { list: 'statuses', values: values.map((status) => status.toUpperCase().replaceAll('-', '_')) };
    case 'id':
      return { list: 'resourceIds', values };
    case 'label':
      return values.length > 1
        ? 'has several labels: write a term for each, all have to be there.'
        : { list: 'labels', values };
    default:
      return values.length > 1 ? 'has several texts: only one can be searched for.' : { list: 'name', values };
  }
}
