/** DNS records as they are written: a new one, a change of one, many at once. */
import { Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { FileInput } from '../../../rest/rows/file-input.js';
import { NonEmpty, Rule } from '../../../rest/schema/input-validation.js';
import { isText } from '../../../base/unknown.js';
import { valueField, valueFields, withValues } from './dns-kinds.js';
import { DnsRecord, DnsRecordType } from './dns-record.js';

@InputType('EdgeDnsRecordSettingsInput', { description: 'How the edge shall answer for a record' })
class SettingsInput {
  @Field(() => Boolean, { nullable: true, description: 'A proxied name has IPv4 addresses alone' })
  ipv4Only?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'A proxied name has IPv6 addresses alone' })
  ipv6Only?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Of a CNAME the addresses are answered, not the name' })
  flattenCname?: boolean;
}

@InputType()
export abstract class DnsRecordParts {
  @Field(() => String, {
    nullable: true,
    description: 'The value of a record whose kind has no field of its own here: an address, a host name, a text',
  })
  content?: string;

  @Min(0)
  @Field(() => Int, { nullable: true, description: 'Of MX and URI records: the lowest is tried first' })
  priority?: number;

  @Field(() => Boolean, { nullable: true, description: 'Let web traffic pass through the edge' })
  proxied?: boolean;

  @Field(() => String, { nullable: true, description: 'A note, which no DNS answer has' })
  comment?: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags, for instance `owner:web`; takes a paid plan' })
  tags?: string[];

  @Field(() => SettingsInput, { nullable: true, description: 'How the edge shall answer for it' })
  settings?: SettingsInput;

  @Field(() => Boolean, { nullable: true, description: 'Lead into a private network' })
  privateRouting?: boolean;
}

/** Null would not empty these, but set them to something that was not said. */
const neverEmpty = ['name', 'type', 'ttl', 'priority', 'proxied', 'tags', 'settings', 'privateRouting'];

/** Which of the fields for a value are given; null in one would hide another, as all go by one name on the wire. */
function valueProblem(input: object, isWhole: boolean): string | undefined {
  const given = valueFields.filter((name) => Reflect.get(input, name) !== undefined);
  const filled = isWhole ? given : [...given, ...neverEmpty];
  const empty = filled.find((name) => Reflect.get(input, name) === null);
  if (empty !== undefined) return `${empty}: expected a value, or to be left out, but got null`;
  const type: unknown = Reflect.get(input, 'type');
  const wanted = isText(type) ? valueField(type) : undefined;
  const isRight = wanted === undefined ? given.length <= 1 : given.every((name) => name === wanted);
  const hasPriority = typeof Reflect.get(input, 'priority') === 'number';
  if (!isRight || (isWhole && given.length === 0))
    return `a ${isText(type) ? `${type} ` : ''}record takes ${wanted ?? 'one value'}, but got ${given.join(' and ') || 'none'}`;
  if (Reflect.get(input, 'name') === '') return 'name: expected a name, or `@` for that of the zone, but got nothing';
  if (isWhole && type === 'MX' && !hasPriority) return 'a MX record takes a priority, but got none';
  return undefined;
}

@Rule((input) => valueProblem(input, true))
@InputType('EdgeDnsRecordInput', { description: 'A DNS record: its name, its kind, and the value that fits the kind' })
export class DnsRecordInput extends DnsRecordParts {
  @Field({ description: 'The name: whole, below the zone, or `@` for that of the zone' })
  name!: string;

  @Field(() => DnsRecordType, { description: 'The kind' })
  type!: ValueOf<typeof DnsRecordType>;

  @Min(1)
  @Field(() => Int, { defaultValue: 1, description: 'Seconds for which it may be remembered; 1: the edge decides' })
  ttl!: number;
}

@InputType('EdgeDnsRecordWriteInput', { description: 'A DNS record, and what to answer of it' })
export class DnsRecordWrite extends DnsRecordInput {
  @Field(() => Boolean, { nullable: true, description: 'Tell which records keep it from being answered' })
  includeShadowMetadata?: boolean;
}

@InputType('EdgeDnsRecordPutInput', { description: 'What a DNS record shall be from now on' })
class DnsRecordPut extends DnsRecordInput {
  @Field(() => ID, { description: 'Its id' })
  id!: string;
}

@Rule((input) => valueProblem(input, false))
@InputType('EdgeDnsRecordPatchInput', { description: 'What to change of a DNS record; what is left out stays' })
export class DnsRecordPatch extends DnsRecordParts {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The name: whole, below the zone, or `@` for that of the zone' })
  name?: string;

  @Field(() => DnsRecordType, { nullable: true, description: 'The kind, which the value has to fit' })
  type?: ValueOf<typeof DnsRecordType>;

  @Min(1)
  @Field(() => Int, { nullable: true, description: 'Seconds for which it may be remembered; 1: the edge decides' })
  ttl?: number;
}

withValues(DnsRecordParts);

@InputType('EdgeDnsRecordIdInput', { description: 'A DNS record' })
class DnsRecordId {
  @Field(() => ID, { description: 'Its id' })
  id!: string;
}

@NonEmpty()
@InputType('BatchEdgeDnsRecordsInput', {
  description:
    'Changes that are made in one call, in the order deletes, patches, puts, posts: all of them or none. At most 200 on the free plan, 3,500 on paid ones',
})
export class DnsBatchInput {
  @Field(() => [DnsRecordId], { nullable: true, description: 'Records to delete' })
  deletes?: DnsRecordId[];

  @Field(() => [DnsRecordPatch], { nullable: true, description: 'Records to change in parts' })
  patches?: DnsRecordPatch[];

  @Field(() => [DnsRecordPut], { nullable: true, description: 'Records to replace' })
  puts?: DnsRecordPut[];

  @Field(() => [DnsRecordInput], { nullable: true, description: 'Records to create' })
  posts?: DnsRecordInput[];
}

@ObjectType('EdgeDnsBatch', { description: 'What many changes have made of records' })
export class DnsBatch {
  @Field(() => [DnsRecord], { nullable: true, description: 'Those that were deleted' })
  deletes!: DnsRecord[] | null;

  @Field(() => [DnsRecord], { nullable: true, description: 'Those that were changed in parts' })
  patches!: DnsRecord[] | null;

  @Field(() => [DnsRecord], { nullable: true, description: 'Those that were replaced' })
  puts!: DnsRecord[] | null;

  @Field(() => [DnsRecord], { nullable: true, description: 'Those that were created' })
  posts!: DnsRecord[] | null;
}

@InputType('ImportEdgeDnsRecordsInput', { description: 'A zone file to import' })
export class DnsImport {
  @Field(() => FileInput, { description: 'The zone file' })
  file!: FileInput;

  @Field(() => Boolean, { nullable: true, description: 'Let web traffic to what it has pass through the edge' })
  proxied?: boolean;
}

@ObjectType('EdgeDnsImport', { description: 'What came of many records at once' })
export class DnsImported {
  @Field(() => Int, { nullable: true, description: 'How many were added' })
  recsAdded!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many were read' })
  totalRecordsParsed!: number | null;
}
