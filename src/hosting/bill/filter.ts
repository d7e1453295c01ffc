/** Which lines of the bill are wanted. */
import { Field, InputType } from 'type-graphql';
import { CallerError, shown } from '../../base/errors.js';
import type { Geography } from '../../data/geography/geography.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import { wordOf } from './lines/billed.js';
import { BillKind } from './kind-type.js';
import type { Located } from './located.js';

@InputType({ description: 'Which lines of the bill are wanted: those that pass all that is given' })
export class BillFilter {
  @Field(() => [HostingApiName], { nullable: true, description: 'Of one of these APIs' })
  apis?: Api[] | null;

  @Field(() => [String], { nullable: true, description: 'Of an account of one of these names' })
  accounts?: string[] | null;

  @Field(() => [BillKind], { nullable: true, description: 'Of one of these kinds' })
  kinds?: BillKind[] | null;

  @Field(() => [String], { nullable: true, description: 'In a country of one of these ISO 3166-1 codes' })
  countries?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'With all of these labels: `key=value`, or `key` of any value',
  })
  labels?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'In one of these statuses, as `status` of the line tells them, for instance `OFF`',
  })
  statuses?: string[] | null;

  @Field(() => String, { nullable: true, description: 'With this text in the name, in upper or lower case' })
  name?: string | null;
}

/** Whether a line passes what is not known before it is drafted. */
export function passes(filter: BillFilter, geography: Geography): (line: Located) => boolean {
  const { name } = filter;
  const kinds = setOf(filter.kinds);
  const countries = setOf(filter.countries?.map((code) => countryCode(code, geography)));
  const labels = filter.labels && [...new Set(filter.labels.map(labelOf))].map(selector);
  const statuses = setOf(filter.statuses?.map(wordOf));
  const text = name?.toLowerCase();
  return (line) =>
    (!kinds || kinds.has(line.kind)) &&
    (!countries || (line.country !== null && countries.has(line.country.isoCode))) &&
    (!labels || labels.every((fits) => fits(line.labels))) &&
    (!statuses || (line.status !== null && statuses.has(line.status))) &&
    (!text || line.name.toLowerCase().includes(text));
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

/** Without the blanks around its parts, in which there may be any number that mean the same. */
function labelOf(text: string): string {
  const parts = text.split('=').map((part) => part.trim());
  if (parts[0] === '' || parts.length > 2) {
    throw new CallerError('BAD_USER_INPUT', `labels: expected "key=value" or "key", but got ${shown(text)}.`);
  }
  return parts.join('=');
}

function selector(label: string): (labels: Located['labels']) => boolean {
  const [key = '', value] = label.split('=');
  return (labels) => Object.hasOwn(labels, key) && (value === undefined || labels[key] === value);
}
