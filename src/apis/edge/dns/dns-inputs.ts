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

@InputType('EdgeDnsRecordSettingsInput', { description: 'Settings of a DNS record' })
class SettingsInput {
  @Field(() => Boolean, { nullable: true, description: 'Only return IPv4 addresses for a proxied name' })
  ipv4Only?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Only return IPv6 addresses for a proxied name' })
  ipv6Only?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'CNAME flattening: answer with the addresses of the target instead of its name',
  })
  flattenCname?: boolean;
}

@InputType()
abstract class DnsRecordParts {
  @Field(() => String, {
    nullable: true,
    description: 'The content of a record whose type has no field of its own here: an address, a host name or text',
  })
  content?: string;

  @Min(0)
  @Field(() => Int, { nullable: true, description: 'MX and URI records: the lowest priority is tried first' })
  priority?: number;

  @Field(() => Boolean, { nullable: true, description: 'Proxy traffic through the edge' })
  proxied?: boolean;

  @Field(() => String, { nullable: true, description: 'A comment, which does not appear in DNS answers' })
  comment?: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags, for instance `owner:web`; need a paid plan' })
  tags?: string[];

  @Field(() => SettingsInput, { nullable: true, description: 'Settings of the record' })
  settings?: SettingsInput;

  @Field(() => Boolean, { nullable: true, description: 'Route privately, into a private network' })
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
  @Field(() => Boolean, { nullable: true, description: 'Include which records shadow it' })
  includeShadowMetadata?: boolean;
}

@InputType('EdgeDnsRecordPutInput', { description: 'The complete new state of a DNS record' })
class DnsRecordPut extends DnsRecordInput {
  @IdOf(() => DnsRecord)
  @Field(() => ID, { description: 'Its id' })
  id!: string;
}

@ExactlyOneOf('id', 'recordId')
@Rule((input) => valueProblem(input, false))
@InputType('EdgeDnsRecordPatchInput', { description: 'What to change in a DNS record; fields left out stay' })
export class DnsRecordPatch extends DnsRecordParts {
  @IdOf(() => DnsRecord)
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id?: string;

  @OnWire('id')
  @IdOf(() => DnsRecord)
  @Field(() => ID, { nullable: true, description: 'The same as `id`, as `undo` names it' })
  recordId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name: full, relative to the zone, or `@` for the zone itself',
  })
  name?: string;

  @Field(() => DnsRecordType, { nullable: true, description: 'The record type, which the value has to suit' })
  type?: ValueOf<typeof DnsRecordType>;

  @Min(1)
  @Field(() => Int, { nullable: true, description: 'Time to live in seconds; 1: automatic' })
  ttl?: number;
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
  @Field(() => [DnsRecordId], { nullable: true, description: 'Records to delete' })
  deletes?: DnsRecordId[];

  @Field(() => [DnsRecordPatch], { nullable: true, description: 'Records to update in part' })
  patches?: DnsRecordPatch[];

  @Field(() => [DnsRecordPut], { nullable: true, description: 'Records to replace' })
  puts?: DnsRecordPut[];

  @Field(() => [DnsRecordInput], { nullable: true, description: 'Records to create' })
  posts?: DnsRecordInput[];
}

@ObjectType('EdgeDnsBatch', { description: 'The result of a batch of changes' })
export class DnsBatch {
  @Field(() => [DnsRecord], { nullable: true, description: 'Records that were deleted' })
  deletes!: DnsRecord[] | null;

  @Field(() => [DnsRecord], { nullable: true, description: 'Records that were updated in part' })
  patches!: DnsRecord[] | null;

  @Field(() => [DnsRecord], { nullable: true, description: 'Records that were replaced' })
  puts!: DnsRecord[] | null;

  @Field(() => [DnsRecord], { nullable: true, description: 'Records that were created' })
  posts!: DnsRecord[] | null;
}

@InputType('ImportEdgeDnsRecordsInput', { description: 'A zone file to import' })
export class DnsImport {
  @Field(() => FileInput, { description: 'The zone file' })
  file!: FileInput;

  @Field(() => Boolean, { nullable: true, description: 'Proxy the imported records through the edge' })
  proxied?: boolean;
}

@ObjectType('EdgeDnsImport', { description: 'The result of an import or scan' })
export class DnsImported {
  @Field(() => Int, { nullable: true, description: 'Number of records added' })
  recsAdded!: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of records parsed' })
  totalRecordsParsed!: number | null;
}
