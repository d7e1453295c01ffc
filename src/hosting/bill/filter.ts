/** The filter of the bill's lines. */
import { ID, InputType, ObjectType } from 'type-graphql';
import { CallerError, shown } from '../../base/errors.js';
import type { Geography } from '../../data/geography/geography.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import { hasLabel, labelOf } from '../inventory/label-filter.js';
import { wordOf } from './lines/billed.js';
import { BillKind } from './kind-type.js';
import type { LocatedDraft } from './located.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('BudgetFilter', { description: 'Which lines of the bill a budget covers; all conditions hold' })
@InputType({ description: 'Which lines of the bill to include; all conditions must hold' })
export class BillFilter {
  @Optional(() => [HostingApiName], 'Only lines of these APIs')
  apis?: Api[] | null;

  @Optional(() => [String], 'Only lines of the accounts with these names')
  accounts?: string[] | null;

  @Optional(() => [BillKind], 'Only lines of these kinds')
  kinds?: BillKind[] | null;

  @Optional(() => [String], 'Only lines in the countries with these ISO 3166-1 codes')
  countries?: string[] | null;

  @Optional(() => [String], 'Only lines with all of these labels: `key=value`, or `key` with any value')
  labels?: string[] | null;

  @Optional(() => [String], 'Only lines with one of these statuses, as in `status` of the line, for instance `OFF`')
  statuses?: string[] | null;

  @Optional(
    () => [String],
    "Only lines of these products, by the provider's names, such as `cx22`; of a resized resource the part that it was one",
  )
  products?: string[] | null;

  @Optional(() => [ID], 'Only lines of the resources with these ids, as in `resourceId` of the line')
  resourceIds?: string[] | null;

  @Optional(
    () => String,
    "Only lines whose name contains this, ignoring case; of what has no name, whose provider's id does",
  )
  name?: string | null;
}

type FilteredLine = Pick<LocatedDraft, 'kind' | 'country' | 'labels' | 'status' | 'id' | 'name' | 'product'>;

/** Decides whether a line passes the conditions that are only known once it is drafted. */
export function passes<L extends FilteredLine>(
  filter: BillFilter,
  geography: Geography,
  resourceIdOf: (line: L) => string,
): (line: L) => boolean {
  const { name } = filter;
  const kinds = setOf(filter.kinds);
  const countries = setOf(filter.countries?.map((code) => countryCode(code, geography)));
  const labels = filter.labels && [...new Set(filter.labels.map(labelOf))].map(hasLabel);
  const statuses = setOf(filter.statuses?.map(wordOf));
  const products = setOf(filter.products);
  const resources = setOf(filter.resourceIds);
  const text = name?.toLowerCase();
  return (line) =>
    (!kinds || kinds.has(line.kind)) &&
    (!countries || (line.country !== null && countries.has(line.country.isoCode))) &&
    (!labels || labels.every((fits) => fits(line.labels))) &&
    (!statuses || (line.status !== null && statuses.has(line.status))) &&
    (!products || (line.product !== null && products.has(line.product))) &&
    (!resources || resources.has(resourceIdOf(line))) &&
    (!text || (line.name || line.id).toLowerCase().includes(text));
}

/** Lists come as long as a question may be, and each line is looked up in them. */
function setOf<T>(list: readonly T[] | null | undefined): ReadonlySet<T> | null {
  return list ? new Set(list) : null;
}

function countryCode(code: string, geography: Geography): string {
  const country = geography.countryByCode(code);
  if (country) return country.isoCode;
  throw new CallerError('BAD_USER_INPUT', `countries: expected ISO 3166-1 codes such as "DE", but got ${shown(code)}.`);
}
