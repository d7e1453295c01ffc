/** The inputs of DNS records: for creating one, changing one, and many at once. */
import { Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { FileInput } from '../../../rest/rows/file-input.js';
import { ExactlyOneOf, NonEmpty, Rule } from '../../../rest/schema/input-validation.js';
import { isText } from '../../../base/unknown.js';
import { withValues } from '../../dns/value-inputs.js';
import { kindsWithData, valueField, valueFields } from './dns-kinds.js';
import { DnsRecord, DnsRecordType } from './dns-record.js';
import { Optional } from '../../../base/optional-field.js';

@InputType('EdgeDnsRecordSettingsInput', { description: 'Settings of a DNS record' })
class SettingsInput {
  @Optional(() => Boolean, 'Only return IPv4 addresses for a proxied name')
  ipv4Only?: boolean;

  @Optional(() => Boolean, 'Only return IPv6 addresses for a proxied name')
  ipv6Only?: boolean;

  @Optional(() => Boolean, 'CNAME flattening: answer with the addresses of the target instead of its name')
  flattenCname?: boolean;
}

@InputType()
abstract class DnsRecordParts {
  @Optional(
    () => String,
    'The content of a record whose type has no field of its own here: an address, a host name or text',
  )
  content?: string;

  @Min(0)
  @Optional(() => Int, 'MX and URI records: the lowest priority is tried first')
  priority?: number;

  @Optional(() => Boolean, 'Proxy traffic through the edge')
  proxied?: boolean;

  @Optional(() => String, 'A comment, which does not appear in DNS answers')
  comment?: string | null;

  @Optional(() => [String], 'Tags, for instance `owner:web`; need a paid plan')
  tags?: string[];

  @Optional(() => SettingsInput, 'Settings of the record')
  settings?: SettingsInput;

  @Optional(() => Boolean, 'Route privately, into a private network')
  privateRouting?: boolean;
}

/** The problem if not exactly one value field is given: all share one name on the wire. */
function valueProblem(input: object, isNew: boolean): string | undefined {
  const given = valueFields.filter((name) => Reflect.get(input, name) !== undefined);
  const type: unknown = Reflect.get(input, 'type');
  const wanted = isText(type) ? valueField(type) : undefined;
  const isRight = wanted === undefined ? given.length <= 1 : given.every((name) => name === wanted);
  const hasPriority = typeof Reflect.get(input, 'priority') === 'number';
  if (!isRight || (isNew && given.length === 0))
    return `a ${isText(type) ? `${type} ` : ''}record takes ${wanted ?? 'one value'}, but got ${given.join(' and ') || 'none'}`;
  if (Reflect.get(input, 'name') === '') return 'name: expected a name, or `@` for that of the zone, but got nothing';
  if (isNew && type === 'MX' && !hasPriority) return 'a MX record takes a priority, but got none';
  return undefined;
}

@Rule((input) => valueProblem(input, true))
@InputType('EdgeDnsRecordInput', { description: 'A DNS record: its name, type and the value for that type' })
export class DnsRecordInput extends DnsRecordParts {
  @Field({ description: 'The name: full, relative to the zone, or `@` for the zone itself' })
  name!: string;

  @Field(() => DnsRecordType, { description: 'The record type' })
  type!: ValueOf<typeof DnsRecordType>;

  @Min(1)
  @Field(() => Int, { defaultValue: 1, description: 'Time to live in seconds; 1: automatic' })
  ttl!: number;
}

@InputType('EdgeDnsRecordWriteInput', { description: 'A DNS record, and what to return of it' })
export class DnsRecordWrite extends DnsRecordInput {
  @Optional(() => Boolean, 'Include which records shadow it')
  includeShadowMetadata?: boolean;
}

@InputType('EdgeDnsRecordPutInput', { description: 'The complete new state of a DNS record' })
class DnsRecordPut extends DnsRecordInput {
  @IdOf(() => DnsRecord)
  @Field(() => ID, { description: 'Its id' })
  id!: string;
}

@InputType()
abstract class DnsRecordChanges extends DnsRecordParts {
  @Optional(() => String, 'The name: full, relative to the zone, or `@` for the zone itself')
  name?: string;

  @Optional(() => DnsRecordType, 'The record type, which the value has to suit')
  type?: ValueOf<typeof DnsRecordType>;

  @Min(1)
  @Optional(() => Int, 'Time to live in seconds; 1: automatic')
  ttl?: number;
}

@NonEmpty()
@Rule((input) => valueProblem(input, false))
@InputType('ChangeEdgeDnsRecordInput', { description: 'What to change in a DNS record; fields left out stay' })
export class DnsRecordChange extends DnsRecordChanges {
  @Optional(() => Boolean, 'Include which records shadow it')
  includeShadowMetadata?: boolean;
}

@ExactlyOneOf('id', 'recordId')
@Rule((input) => valueProblem(input, false))
@InputType('EdgeDnsRecordPatchInput', { description: 'What to change in a DNS record; fields left out stay' })
export class DnsRecordPatch extends DnsRecordChanges {
  @IdOf(() => DnsRecord)
  @Optional(() => ID, 'Its id')
  id?: string;

  @OnWire('id')
  @IdOf(() => DnsRecord)
  @Optional(() => ID, 'The same as `id`, as `undo` names it')
  recordId?: string;
}

withValues(DnsRecordParts, kindsWithData, 'data');

@InputType('EdgeDnsRecordIdInput', { description: 'A DNS record by its id' })
class DnsRecordId {
  @IdOf(() => DnsRecord)
  @Field(() => ID, { description: 'Its id' })
  id!: string;
}

@NonEmpty()
@InputType('BatchEdgeDnsRecordsInput', {
  description:
    'A batch of changes in one call, applied in the order deletes, patches, puts, posts, all or none: at most 200 on the free plan, 3,500 on paid ones',
})
export class DnsBatchInput {
  @Optional(() => [DnsRecordId], 'Records to delete')
  deletes?: DnsRecordId[];

  @Optional(() => [DnsRecordPatch], 'Records to update in part')
  patches?: DnsRecordPatch[];

  @Optional(() => [DnsRecordPut], 'Records to replace')
  puts?: DnsRecordPut[];

  @Optional(() => [DnsRecordInput], 'Records to create')
  posts?: DnsRecordInput[];
}

@ObjectType('EdgeDnsBatch', { description: 'The result of a batch of changes' })
export class DnsBatch {
  @Optional(() => [DnsRecord], 'Records that were deleted')
  deletes!: DnsRecord[] | null;

  @Optional(() => [DnsRecord], 'Records that were updated in part')
  patches!: DnsRecord[] | null;

  @Optional(() => [DnsRecord], 'Records that were replaced')
  puts!: DnsRecord[] | null;

  @Optional(() => [DnsRecord], 'Records that were created')
  posts!: DnsRecord[] | null;
}

@InputType('ImportEdgeDnsRecordsInput', { description: 'A zone file to import' })
export class DnsImport {
  @Field(() => FileInput, { description: 'The zone file' })
  file!: FileInput;

  @Optional(() => Boolean, 'Proxy the imported records through the edge')
  proxied?: boolean;
}

@ObjectType('EdgeDnsImport', { description: 'The result of an import or scan' })
export class DnsImported {
  @Optional(() => Int, 'Number of records added')
  recsAdded!: number | null;

  @Optional(() => Int, 'Number of records parsed')
  totalRecordsParsed!: number | null;
}
