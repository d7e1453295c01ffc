/** Data centers: the parts of a location, each with the server types it can hold. */
import { Field, ID, ObjectType } from 'type-graphql';
import { get, list } from '../rest/rows.js';
import { Cloud } from './cloud.js';
import { on } from './dialect.js';
import { Location } from './locations.js';
import { NameFilter, catalogue } from './shared.js';

/** Ids on the wire; the fields are links. */
@ObjectType('CloudDatacenterServerTypes', { description: 'Which server types a data center can hold' })
export class DatacenterServerTypes {
  supported!: number[];
  available!: number[];
  availableForMigration!: number[];
}

@ObjectType('CloudDatacenter', { description: 'A part of a location, supplied on its own' })
export class Datacenter {
  @Field(() => ID, { description: 'Number of the data center' })
  id!: number;

  @Field({ description: 'Short name, for instance `fsn1-dc8`' })
  name!: string;

  @Field({ description: 'What it is, in words' })
  description!: string;

  @Field(() => Location, { description: 'The location it is a part of' })
  location!: Location;

  @Field(() => DatacenterServerTypes, { description: 'Which server types it can hold' })
  serverTypes!: DatacenterServerTypes;
}

export const reads = on(Cloud, {
  datacenters: list('/datacenters', () => Datacenter, NameFilter, { ttl: catalogue }),
  datacenter: get('/datacenters/{id}', () => Datacenter, { ttl: catalogue }),
});
