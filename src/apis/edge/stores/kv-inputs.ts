/** Inputs for key-value storage. */
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { MaxBytes } from '../../../rest/rows/bytes-long.js';
import { FileInput } from '../../../rest/rows/file-input.js';
import { AtMostOneOf } from '../../../rest/schema/input-validation.js';
import { Optional } from '../../../base/optional-field.js';

/** Bytes. */
export const longestKey = 512;

/** Per call. */
const mostKeys = 10_000;

@AtMostOneOf('expiration', 'expirationTtl')
@InputType()
abstract class BesideValue {
  @Optional(() => GraphQLJSON, 'Metadata, returned when keys are listed')
  metadata?: unknown;

  @Optional(() => GraphQLSafeInt, 'When it expires, as a Unix timestamp in seconds')
  expiration?: number;

  @Optional(() => Int, 'Seconds until it expires')
  expirationTtl?: number;
}

@InputType('PutEdgeKvValueInput', { description: 'A value to write; without an expiration it stays' })
export class PutKvValue extends BesideValue {
  @Field(() => FileInput, { description: 'The value: any bytes' })
  value!: FileInput;
}

@InputType('EdgeKvPairInput', { description: 'A key-value pair to write; without an expiration it stays' })
class KvPair extends BesideValue {
  @MaxBytes(longestKey)
  @Field({ description: 'The key: any text of up to 512 bytes except `.` and `..`, which the API cannot take' })
  key!: string;

  @Field({ description: 'The value, as text or in base64' })
  value!: string;

  @Optional(() => Boolean, 'The value is in base64; text unless given')
  base64?: boolean;
}

@InputType('PutEdgeKvValuesInput', { description: 'Key-value pairs to write' })
export class PutKvValues {
  @ArrayNotEmpty()
  @ArrayMaxSize(mostKeys)
  @Field(() => [KvPair], { description: 'The pairs, at most 10,000' })
  values!: KvPair[];
}

@InputType('DeleteEdgeKvValuesInput', { description: 'Keys to delete' })
export class DeleteKvValues {
  @ArrayNotEmpty()
  @ArrayMaxSize(mostKeys)
  @MaxBytes(longestKey, { each: true })
  @Field(() => [String], { description: 'The keys, at most 10,000, each of up to 512 bytes' })
  keys!: string[];
}
