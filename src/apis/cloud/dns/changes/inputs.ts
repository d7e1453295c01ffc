/** The inputs of requested changes to record sets. */
import { Field, InputType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { ExactlyOneOf } from '../../../../rest/schema/input-validation.js';
import { refused } from '../../../dns/changes/plan.js';
import { written } from '../../../dns/zone-file/value-in.js';
import { RecordInput, RecordSetInput, typeInParts, valueText } from '../record-inputs.js';
import { RecordType } from '../record-set.js';
import type { RequestedSetChange, RequestedRecord } from './plan.js';
import { relativeTo } from './state.js';
import { Optional } from '../../../../base/optional-field.js';

@InputType()
abstract class OfSet {
  @Field({ description: 'The name: relative to the zone, full, or `@` for the zone itself' })
  name!: string;

  @Field(() => RecordType, { description: 'The type of the records' })
  type!: ValueOf<typeof RecordType>;
}

@InputType('CloudDnsRecordsInput', { description: 'Records to add to a record set, which is created unless it exists' })
class RecordsToAdd extends OfSet {
  @Field(() => [RecordInput], { description: 'The records' })
  records!: RecordInput[];
}

@InputType('CloudDnsRecordsMatchInput', { description: 'Records to remove: those with these values, or a whole set' })
class RecordsToRemove extends OfSet {
  @Optional(() => [RecordInput], 'The records, by their values; all unless given')
  records?: RecordInput[];
}

@ExactlyOneOf('set', 'add', 'remove')
@InputType('CloudDnsChangeInput', { description: 'One change to the record sets of a zone' })
export class DnsChange {
  @Optional(
    () => RecordSetInput,
    'A record set to have with exactly these records; its TTL and labels, and the comments of records that stay, are unchanged unless given',
  )
  set?: RecordSetInput;

  @Optional(() => RecordsToAdd, 'Records to add')
  add?: RecordsToAdd;

  @Optional(() => RecordsToRemove, 'Records to remove')
  remove?: RecordsToRemove;
}

/** Parses a requested change. Names are relative to the zone, values stay as written. */
export function requested({ set, add, remove }: DnsChange, index: number, zone: string): RequestedSetChange {
  const path = `input.changes[${index}]`;
  const given = set ?? add ?? remove;
  if (!given) throw refused(`${path}: expected exactly one of set, add, remove`);
  if (set?.records.length === 0)
    throw refused(`${path}.set.records: expected at least one; a whole set goes by \`remove\``);
  const { name, type, records } = given;
  if (name === '') throw refused(`${path}: expected a name, or \`@\` for that of the zone, but got nothing`);
  return {
    by: set ? 'set' : add ? 'add' : 'remove',
    name: relativeTo(zone, name),
    type,
    records: records?.map((record, nth) => recordOf(record, type, `${path}.records[${nth}]`)) ?? null,
    ...(set?.ttl !== undefined && { ttl: set.ttl }),
    ...(set?.labels && { labels: set.labels }),
  };
}

function recordOf(record: RecordInput, type: string, path: string): RequestedRecord {
  const given = typeInParts(record);
  if (given !== undefined && given !== type)
    throw refused(`${path}: expected the value of a record of type ${type}, but got ${given.toLowerCase()}`);
  const { comment } = record;
  return { value: written(type, valueText(record)), ...(comment !== undefined && { comment }) };
}
