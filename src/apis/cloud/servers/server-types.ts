/** Server types, their availability by location, and their prices. */
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Deprecation, NameFilter, catalogue } from '../../machines/catalogue.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { get, list } from '../../../rest/rows/row.js';
import { Architecture } from './architecture.js';
import { Cloud } from '../cloud.js';
import { on } from '../bind.js';
import { TypePrice } from '../prices.js';
import { Optional } from '../../../base/optional-field.js';

const StorageType = wireEnum('CloudStorageType', "The storage type of a server's disk", {
  local: 'Local storage of the host',
  network: 'Network storage',
});
const CpuType = wireEnum('CloudCpuType', 'Whether CPU cores are shared or dedicated', {
  shared: 'Shared with other servers',
  dedicated: 'Dedicated to one server',
});

@ObjectType('CloudServerTypeLocation', { description: 'The availability of a server type in a location' })
export class ServerTypeLocation {
  @Field(() => ID, { description: 'Id of the location' })
  id!: number;

  @Field({ description: 'Short name of the location, for instance `fsn1`' })
  name!: string;

  @Optional(() => Deprecation, 'Set if the type is deprecated there')
  deprecation!: Deprecation | null;

  @Field({ description: 'The provider recommends this location for the type' })
  recommended!: boolean;

  @Field({ description: 'The type is available there now' })
  available!: boolean;
}

@ObjectType('CloudServerType', { description: 'A server type: its size and hardware' })
export class ServerType {
  @Field(() => ID, { description: 'Id of the server type' })
  id!: number;

  @Field({ description: 'Short name, for instance `cx22`' })
  name!: string;

  @Field({ description: 'Description of the server type' })
  description!: string;

  @Optional(() => String, 'The category, for instance shared or dedicated vCPU')
  category!: string | null;

  @Field(() => Int, { description: 'CPU cores' })
  cores!: number;

  @Field(() => CpuType, { description: 'Whether its cores are shared or dedicated' })
  cpuType!: ValueOf<typeof CpuType>;

  @Field(() => Architecture, { description: 'The CPU architecture; images and ISOs must match it' })
  architecture!: ValueOf<typeof Architecture>;

  @Field(() => Float, { description: 'Memory in gigabytes' })
  memory!: number;

  @Field(() => Int, { description: 'Disk in gigabytes' })
  disk!: number;

  @Field(() => StorageType, { description: 'The storage type of the disk' })
  storageType!: ValueOf<typeof StorageType>;

  @Field(() => [TypePrice], { description: 'The price in each location' })
  prices!: TypePrice[];

  @Field(() => [ServerTypeLocation], { description: 'The locations that offer it' })
  locations!: ServerTypeLocation[];

  @Field({ description: 'It is deprecated' })
  deprecated!: boolean;

  @Optional(() => Deprecation, 'Set if it is deprecated')
  deprecation!: Deprecation | null;
}

export const serverTypes = on(Cloud, {
  serverTypes: list('/server_types', () => ServerType, NameFilter, { ttl: catalogue }),
  serverType: get('/server_types/{id}', () => ServerType, { ttl: catalogue }),
});
