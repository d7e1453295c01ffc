/** Server types: what servers there are to have, where, and for how much. */
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Deprecation, NameFilter, catalogue } from '../../machines/catalogue.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { get, list } from '../../../rest/rows/row.js';
import { Architecture } from './architecture.js';
import { Cloud } from '../cloud.js';
import { on } from '../bind.js';
import { TypePrice } from '../prices.js';

const StorageType = wireEnum('CloudStorageType', 'Where the disk of a server is', ['local', 'network'], {
  local: 'On the host of the server',
  network: 'On storage in the network',
});
const CpuType = wireEnum('CloudCpuType', 'Whether cores belong to one server alone', ['shared', 'dedicated'], {
  shared: 'Other servers of the host use them too',
  dedicated: 'They belong to one server alone',
});

@ObjectType('CloudServerTypeLocation', { description: 'A location and what it has of a server type' })
export class ServerTypeLocation {
  @Field(() => ID, { description: 'Number of the location' })
  id!: number;

  @Field({ description: 'Short name of the location, for instance `fsn1`' })
  name!: string;

  @Field(() => Deprecation, { nullable: true, description: 'Set when the type is on its way out there' })
  deprecation!: Deprecation | null;

  @Field({ description: 'The provider recommends this location for the type' })
  recommended!: boolean;

  @Field({ description: 'There is room for more servers of the type now' })
  available!: boolean;
}

@ObjectType('CloudServerType', { description: 'A size and kind of server' })
export class ServerType {
  @Field(() => ID, { description: 'Number of the server type' })
  id!: number;

  @Field({ description: 'Short name, for instance `cx22`' })
  name!: string;

  @Field({ description: 'What it is, in words' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'The line of types it belongs to, in words' })
  category!: string | null;

  @Field(() => Int, { description: 'Processor cores' })
  cores!: number;

  @Field(() => CpuType, { description: 'Shared or dedicated cores' })
  cpuType!: ValueOf<typeof CpuType>;

  @Field(() => Architecture, { description: 'Of the processor; images and ISOs must match it' })
  architecture!: ValueOf<typeof Architecture>;

  @Field(() => Float, { description: 'Memory in gigabytes' })
  memory!: number;

  @Field(() => Int, { description: 'Disk in gigabytes' })
  disk!: number;

  @Field(() => StorageType, { description: 'Where the disk is' })
  storageType!: ValueOf<typeof StorageType>;

  @Field(() => [TypePrice], { description: 'What a server of this type costs, per location' })
  prices!: TypePrice[];

  @Field(() => [ServerTypeLocation], { description: 'Where it is offered' })
  locations!: ServerTypeLocation[];

  @Field({ description: 'It is on its way out' })
  deprecated!: boolean;

  @Field(() => Deprecation, { nullable: true, description: 'Set when it is on its way out' })
  deprecation!: Deprecation | null;
}

export const serverTypes = on(Cloud, {
  serverTypes: list('/server_types', () => ServerType, NameFilter, { ttl: catalogue }),
  serverType: get('/server_types/{id}', () => ServerType, { ttl: catalogue }),
});
