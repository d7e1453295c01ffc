/** The inputs of record sets and records. */
import { Max, Min, MinLength } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { isObject, isText, textAt } from '../../../base/unknown.js';
import { valueField, withValues } from '../../dns/value-inputs.js';
import { textOf } from '../../dns/zone-file/value.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { LaidOut } from '../../../rest/mapping/wire-names.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { AreLabels, type Labels } from '../../../rest/rows/labels.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { dialect } from '../dialect.js';
import { RecordType } from './record-set.js';
import { longestTtl, shortestTtl } from './ttl.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

/** Types whose value can be given in parts. */
export const typesWithParts = ['CAA', 'DS', 'HINFO', 'HTTPS', 'MX', 'RP', 'SRV', 'SVCB', 'TLSA'] as const;

/** The type of the value that was given in parts, if it was. */
export function typeInParts(input: object): string | undefined {
  return typesWithParts.find((type) => isObject(Reflect.get(input, valueField(type))));
}

/** The wire has one text for a value, whether or not it was given in parts. */
function layOut(fields: Wire): Wire {
  return { value: textIn(fields), ...(isText(fields['comment']) && { comment: fields['comment'] }) };
}

function textIn(fields: Wire): unknown {
  const type = typeInParts(fields);
  const parts = type === undefined ? undefined : fields[valueField(type)];
  return type !== undefined && isObject(parts) ? textInParts(type, parts) : fields['value'];
}

/** The value text of a record input; the graph and the wire name its parts differently. */
export function valueText(input: RecordInput): string {
  const fields = Object.entries(input).map(([name, part]) => [name, isObject(part) ? onWire(part) : part] as const);
  return String(textIn(Object.fromEntries(fields)) ?? '');
}

const onWire = (parts: Wire) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [dialect.names.toWire(name), part]));

function textInParts(type: string, parts: Wire): string {
  const { priority } = parts;
  if (type !== 'MX') return textOf(type, { content: null, data: parts, priority: null });
  return textOf(type, { content: textAt(parts, 'host'), data: null, priority: Number(priority) });
}

@ExactlyOneOf('value', ...typesWithParts.map(valueField))
@LaidOut(layOut)
@InputType('CloudDnsRecordInput', { description: 'A DNS record: its value as text or, for some types, in parts' })
export class RecordInput {
  @Optional(
    () => String,
    'The value in zone file format, for instance `192.0.2.1`, `10 mail.example.com.` or `"some text"`',
  )
  value?: string;

  @Optional(() => String, 'A comment, which does not appear in DNS answers')
  comment?: string;
}

withValues(RecordInput, typesWithParts);

@InputType('CloudDnsRecordSetInput', { description: 'A record set: all records with one name and type' })
export class RecordSetInput {
  @MinLength(1)
  @Field({ description: 'The name relative to the zone; `@` for the zone itself' })
  name!: string;

  @Field(() => RecordType, { description: 'The type of its records' })
  type!: ValueOf<typeof RecordType>;

  @TakesNull()
  @Min(shortestTtl)
  @Max(longestTtl)
  @Optional(() => Int, 'Time to live in seconds; null: that of the zone')
  ttl?: number | null;

  @Field(() => [RecordInput], { description: 'Its records' })
  records!: RecordInput[];

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'User-defined labels: key-value pairs of strings')
  labels?: Labels;
}
