/** Storage box types: how much a box holds, and what it costs. */
import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Money } from '../rates/money.js';
import { OfClass } from '../rest/declared.js';
import { get, list } from '../rest/rows.js';
import { on } from './dialect.js';
import { catalogue } from './shared.js';
import { Storage } from './storage.js';

@ObjectType('StoragePrice', { description: 'A price without and with tax' })
export class Price {
  @Field(() => Money, { description: 'Without value added tax' })
  net!: Money;

  @Field(() => Money, { description: 'With value added tax at the rate of the account' })
  gross!: Money;
}

@ObjectType('StorageBoxTypePrice', { description: 'What a box of a type costs in one location' })
export class BoxTypePrice {
  @Field({ description: 'The location by name, for instance `fsn1`' })
  @OfClass()
  get locationName(): string {
    return this.location;
  }

  @Field(() => Price, { description: 'Per hour begun' })
  priceHourly!: Price;

  @Field(() => Price, { description: 'The most that a month costs' })
  priceMonthly!: Price;

  @Field(() => Price, { description: 'Once, when a box is created' })
  setupFee!: Price;

  /** A name on the wire; the field is a link. */
  location!: string;
}

@ObjectType('StorageDeprecation', { description: 'That something is on its way out' })
export class Deprecation {
  @Field(() => GraphQLDateTime, { description: 'When it was announced' })
  announced!: string;

  @Field(() => GraphQLDateTime, { description: 'From then on it cannot be used for anything new' })
  unavailableAfter!: string;
}

@ObjectType('StorageBoxType', { description: 'How much a storage box holds' })
export class BoxType {
  @Field(() => ID, { description: 'Number of the type' })
  id!: number;

  @Field({ description: 'Short name, for instance `bx11`' })
  name!: string;

  @Field({ description: 'What it is, in words' })
  description!: string;

  @Field(() => GraphQLSafeInt, { description: 'Bytes that a box holds' })
  size!: number;

  @Field(() => Int, { nullable: true, description: 'Snapshots made by hand on one box' })
  snapshotLimit!: number | null;

  @Field(() => Int, { nullable: true, description: 'Snapshots made by the snapshot plan of one box' })
  automaticSnapshotLimit!: number | null;

  @Field(() => Int, { description: 'Sub-accounts of one box' })
  subaccountsLimit!: number;

  @Field(() => [BoxTypePrice], { description: 'What a box of this type costs, per location' })
  prices!: BoxTypePrice[];

  @Field(() => Deprecation, { nullable: true, description: 'Set when it is on its way out' })
  deprecation!: Deprecation | null;
}

@ArgsType()
class BoxTypeFilter {
  @Field(() => String, { nullable: true, description: 'Only the one of exactly this name' })
  name?: string;
}

export const reads = on(Storage, {
  storageBoxTypes: list('/storage_box_types', () => BoxType, BoxTypeFilter, { ttl: catalogue }),
  storageBoxType: get('/storage_box_types/{id}', () => BoxType, { ttl: catalogue }),
});
