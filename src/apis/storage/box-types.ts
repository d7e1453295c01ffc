/** Storage box types: how much a box holds, and what it costs. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Deprecation, NameFilter, catalogue } from '../machines/catalogue.js';
import { HourlyPrice } from '../machines/location.js';
import { HostingPrice } from '../machines/price.js';
import { get, list } from '../../rest/rows/row.js';
import { on } from './bind.js';
import { Storage } from './storage.js';

@ObjectType('StorageBoxTypePrice', { description: 'What a box of a type costs in one location' })
export class BoxTypePrice extends HourlyPrice {
  @Field(() => HostingPrice, { description: 'Once, when a box is created' })
  setupFee!: HostingPrice;
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

export const boxTypes = on(Storage, {
  storageBoxTypes: list('/storage_box_types', () => BoxType, NameFilter, { ttl: catalogue }),
  storageBoxType: get('/storage_box_types/{id}', () => BoxType, { ttl: catalogue }),
});
