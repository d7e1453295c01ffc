/** What is put into key-value storage. */
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { MaxBytes } from '../../../rest/rows/bytes-long.js';
import { FileInput } from '../../../rest/rows/file-input.js';
import { AtMostOneOf } from '../../../rest/schema/input-validation.js';

/** In bytes. */
export const longestKey = 512;

/** Of one call. */
const mostKeys = 10_000;

@AtMostOneOf('expiration', 'expirationTtl')
@InputType()
abstract class BesideValue {
  @Field(() => GraphQLJSON, { nullable: true, description: 'What to tell of it where keys are listed' })
  metadata?: unknown;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'When it expires, in seconds since 1970' })
  expiration?: number;

  @Field(() => Int, { nullable: true, description: 'In how many seconds it expires' })
  expirationTtl?: number;
}

@InputType('PutEdgeKvValueInput', { description: 'A value to put under a key; without an expiry it stays' })
export class PutKvValue extends BesideValue {
  @Field(() => FileInput, { description: 'The value: any bytes' })
  value!: FileInput;
}

@InputType('EdgeKvPairInput', { description: 'A value and the key to put it under; without an expiry it stays' })
class KvPair extends BesideValue {
  @MaxBytes(longestKey)
  @Field({ description: 'The key: any text of at most 512 bytes but `.` and `..`, which no call takes' })
  key!: string;

  @Field({ description: 'The value, as text or in base64' })
  value!: string;

  @Field(() => Boolean, { nullable: true, description: 'The value is in base64; text unless given' })
  base64?: boolean;
}

@InputType('PutEdgeKvValuesInput', { description: 'Values to put under their keys' })
export class PutKvValues {
  @ArrayNotEmpty()
  @ArrayMaxSize(mostKeys)
  @Field(() => [KvPair], { description: 'At most 10,000' })
  values!: KvPair[];
}

@InputType('DeleteEdgeKvValuesInput', { description: 'Keys to delete' })
export class DeleteKvValues {
  @ArrayNotEmpty()
  @ArrayMaxSize(mostKeys)
  @MaxBytes(longestKey, { each: true })
  @Field(() => [String], { description: 'At most 10,000, each of at most 512 bytes' })
  keys!: string[];
}
