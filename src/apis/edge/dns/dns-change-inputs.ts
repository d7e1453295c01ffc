/** The inputs of requested changes to DNS records. */
import { ID, InputType, Int } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { isText } from '../../../base/unknown.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { ExactlyOneOf, Rule } from '../../../rest/schema/input-validation.js';
import { refused } from '../../dns/changes/plan.js';
import { withValues } from '../../dns/value-inputs.js';
import { sameName } from '../../dns/zone-file/text.js';
import { entriesOf } from '../../dns/zone-file/tokens.js';
import { valueOf } from '../../dns/zone-file/value.js';
import { DnsRecordInput, DnsRecordPatch } from './dns-inputs.js';
import { kindsWithData, valueFields } from './dns-kinds.js';
import { DnsRecord, DnsRecordType } from './dns-record.js';
import { toInput } from './dns-state.js';
import { Optional } from '../../../base/optional-field.js';

/** Either identifies a record. */
const ids = ['id', 'recordId'];

@Rule((input) => {
  const isGiven = (name: string) => Reflect.get(input, name) !== undefined && Reflect.get(input, name) !== null;
  const others = ['name', 'type', 'priority', ...valueFields];
  // What was left empty by mistake would mean more records than were meant.
  const empty = [...others, ...ids].find(
    (name) => name !== 'priority' && ['', null].includes(Reflect.get(input, name)),
  );
  if (empty !== undefined) return `${empty}: expected a value, or to be left out, but got none`;
  const given = ids.filter(isGiven);
  if (given.length > 1) return 'expected one id, but got two';
  const isRight = given.length > 0 ? !others.some(isGiven) : isGiven('name') && isGiven('type');
  if (!isRight) return 'expected either id, or name and type';
  const values = valueFields.filter(isGiven);
  return values.length > 1 ? `expected one value, but got ${values.join(' and ')}` : undefined;
})
@InputType('EdgeDnsRecordMatchInput', {
  description: 'Selects records: one by id, or those with a name and type and, if given, a value',
})
class DnsRecordMatch {
  @IdOf(() => DnsRecord)
  @Optional(() => ID, 'The id')
  id?: string;

  @OnWire('id')
  @IdOf(() => DnsRecord)
  @Optional(() => ID, 'The same as `id`, as `undo` names it')
  recordId?: string;

  @Optional(() => String, 'The name: full, relative to the zone, or `@` for the zone itself')
  name?: string;

  @Optional(() => DnsRecordType, 'The record type')
  type?: ValueOf<typeof DnsRecordType>;

  @Optional(() => String, 'The value, in any of its notations')
  content?: string;

  @Optional(() => Int, 'The priority; any unless given')
  priority?: number;
}

withValues(DnsRecordMatch, kindsWithData, 'data');

@ExactlyOneOf('create', 'update', 'delete')
@InputType('EdgeDnsChangeInput', {
  description:
    'One change to the records of a zone; null means left out, except for the `comment` of an update and where a deletion would find more',
})
export class DnsChange {
  @Optional(
    () => DnsRecordInput,
    'A record to create; one that already has the same name, type and value is updated to match',
  )
  create?: DnsRecordInput;

  @Optional(() => DnsRecordPatch, 'A record to update')
  update?: DnsRecordPatch;

  @Optional(() => DnsRecordMatch, 'Records to delete')
  delete?: DnsRecordMatch;
}

/** The change in the form of its input fields: an `undo` has values as text, and nulls for what is unset. */
export function asFields({ create, update, delete: match }: DnsChange, index: number): DnsChange {
  const path = `input.changes[${index}]`;
  return Object.assign(new DnsChange(), {
    ...(create && { create: inParts(withoutNulls(create), `${path}.create`) }),
    // A comment that is null is removed.
    ...(update && { update: inParts(withoutNulls(update, ['comment']), `${path}.update`) }),
    ...(match && { delete: isOne(match) ? withoutNulls(match) : match }),
  });
}

/** True if it selects one record even without its null fields: a field left null by mistake must not select more. */
function isOne(match: DnsRecordMatch): boolean {
  return [...ids, ...valueFields].some((name) => (Reflect.get(match, name) ?? null) !== null);
}

function withoutNulls<T extends object>(input: T, nullable: readonly string[] = []): T {
  const given = Object.entries(input).filter(([name, value]) => value !== null || nullable.includes(name));
  return likeIt(input, Object.fromEntries(given));
}

function inParts<T extends DnsRecordInput | DnsRecordPatch>(input: T, path: string): T {
  const { content, ...others } = input;
  const { type } = input;
  if (!isText(content) || type === undefined || !kindsWithData.includes(type)) return input;
  try {
    const words = [...entriesOf(content)].flatMap(({ tokens }) => tokens);
    const { data, priority } = valueOf(type, words, sameName);
    return likeIt(input, { ...others, ...toInput(type, { data, ...(priority !== null && { priority }) }) });
  } catch (error) {
    throw refused(`${path}.content: ${error instanceof Error ? error.message : 'expected a value'}`);
  }
}

/** Copies an input with other fields but the same class, which decides how it is checked. */
function likeIt<T extends object>(input: T, fields: object): T {
  return Object.assign(Object.create(Object.getPrototypeOf(input)), fields);
}
