/** Storage box types: their capacities and prices. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Deprecation, NameFilter, catalogue } from '../machines/catalogue.js';
import { HourlyPrice } from '../machines/location.js';
import { HostingPrice } from '../machines/price.js';
import { get, list } from '../../rest/rows/row.js';
import { on } from './bind.js';
import { Storage } from './storage.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('StorageBoxTypePrice', { description: 'The price of a storage box type in one location' })
export class BoxTypePrice extends HourlyPrice {
  @Field(() => HostingPrice, { description: 'One-time setup fee' })
  setupFee!: HostingPrice;
}

@ObjectType('StorageBoxType', { description: 'A storage box type: its size, limits and prices' })
export class BoxType {
  @Field(() => ID, { description: 'Id of the type' })
  id!: number;

  @Field({ description: 'Short name, for instance `bx11`' })
  name!: string;

  @Field({ description: 'Description of the type' })
  description!: string;

  @Field(() => GraphQLSafeInt, { description: 'Size in bytes' })
  size!: number;

  @Optional(() => Int, 'The maximum number of manual snapshots')
  snapshotLimit!: number | null;

  @Optional(() => Int, 'The maximum number of automatic snapshots')
  automaticSnapshotLimit!: number | null;

  @Field(() => Int, { description: 'The maximum number of sub-accounts' })
  subaccountsLimit!: number;

  @Field(() => [BoxTypePrice], { description: 'The price in each location' })
  prices!: BoxTypePrice[];

  @Optional(() => Deprecation, 'Set if it is deprecated')
  deprecation!: Deprecation | null;
}

export const boxTypes = on(Storage, {
  storageBoxTypes: list('/storage_box_types', () => BoxType, NameFilter, { ttl: catalogue }),
  storageBoxType: get('/storage_box_types/{id}', () => BoxType, { ttl: catalogue }),
});
