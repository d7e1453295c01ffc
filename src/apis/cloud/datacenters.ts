/** Data centers: parts of a location, each with the server types that it supports. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Field, FieldResolver, ID, Info, ObjectType, Resolver, Root } from 'type-graphql';
import type { RestContext } from '../../rest/transport/context.js';
import type { RowGroup } from '../../rest/rows/group.js';
import { SortedNameFilter, catalogue } from '../machines/catalogue.js';
import { objectsOf } from '../../rest/planner/read-objects.js';
import { clientOf } from '../../rest/planner/resolvers.js';
import { get, list } from '../../rest/rows/row.js';
import { numberAt } from '../../base/unknown.js';
import { Cloud } from './cloud.js';
import { on } from './bind.js';
import { Location } from './locations.js';

/** The reason given wherever data centers are deprecated. */
export const deprecationReason = 'The provider has removed data centers: name a location';

/** Ids on the wire; the fields are links. */
@ObjectType('CloudDatacenterServerTypes', { description: 'Server types of a data center' })
export class DatacenterServerTypes {
  supported!: number[];
  available!: number[];
  availableForMigration!: number[];
}

@ObjectType('CloudDatacenter', { description: 'A data center: a part of a location' })
export class Datacenter {
  @Field(() => ID, { description: 'Id of the data center' })
  id!: number;

  @Field({ description: 'Short name, for instance `fsn1-dc8`' })
  name!: string;

  @Field({ description: 'Description of the data center' })
  description!: string;

  @Field(() => Location, { description: 'The location it is a part of' })
  location!: Location;

  @Field(() => DatacenterServerTypes, { description: 'The server types it supports' })
  serverTypes!: DatacenterServerTypes;
}

export const datacenters = on(Cloud, {
  datacenters: list('/datacenters', () => Datacenter, SortedNameFilter, { ttl: catalogue, deprecationReason }),
  datacenter: get('/datacenters/{id}', () => Datacenter, { ttl: catalogue, deprecationReason }),
});

/** The list's response names it next to the objects. */
@Resolver(() => Cloud)
class Recommendation {
  @FieldResolver(() => Datacenter, {
    nullable: true,
    description: 'The data center that the provider recommends for new servers',
    deprecationReason,
  })
  async recommendedDatacenter(@Root() parent: Cloud, @Ctx() context: RestContext, @Info() info: GraphQLResolveInfo) {
    const row = datacenters.rows.datacenters;
    const { paging } = row.dialect;
    const client = clientOf(row, parent, context);
    const body = await client.read(row, { values: {}, sent: paging.query(null, paging.size) });
    const all = await objectsOf(row, {}, { context, info, parent });
    return all.find(({ id }) => id === numberAt(body, 'recommendation')) ?? null;
  }
}

export const recommendation: RowGroup = { rows: {}, resolver: Recommendation };
