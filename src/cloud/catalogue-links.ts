/** Links between catalogues: data centers, types, prices and locations. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import type { Group } from '../rest/group.js';
import { links, many, one } from '../rest/links.js';
import { readAll } from '../rest/read.js';
import { DatacenterServerTypes } from './datacenters.js';
import { reads as loadBalancerTypes } from './load-balancer-types.js';
import { Location, reads as locations } from './locations.js';
import { type LocationPrice, TypePrice } from './prices.js';
import { FloatingIpPrice, LoadBalancerTypePricing, PrimaryIpPrice, ServerTypePricing } from './pricing.js';
import { reads as serverTypes } from './server-types.js';

const { serverType } = serverTypes.rows;
const { loadBalancerType } = loadBalancerTypes.rows;

/** Prices name their location instead of giving its id. */
function located(Price: ClassType<LocationPrice>): Group {
  @Resolver(() => Price)
  class LocationOfPrice {
    @FieldResolver(() => Location, { nullable: true, description: 'The location it holds for' })
    async location(@Root() price: LocationPrice, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
      const all = await readAll(locations.rows.locations, {}, { context, info, parent: price });
      return all.find(({ name }) => name === price.location) ?? null;
    }
  }
  return { rows: {}, resolver: LocationOfPrice };
}

export const groups = [
  links(DatacenterServerTypes, {
    supported: many(serverType, ({ supported }) => supported, 'Those it can hold at all'),
    available: many(serverType, ({ available }) => available, 'Those it has room for now'),
    availableForMigration: many(
      serverType,
      ({ availableForMigration }) => availableForMigration,
      'Those that its servers can be changed to now',
    ),
  }),
  links(ServerTypePricing, { serverType: one(serverType, ({ id }) => id, 'The type') }),
  links(LoadBalancerTypePricing, { loadBalancerType: one(loadBalancerType, ({ id }) => id, 'The type') }),
  located(TypePrice),
  located(FloatingIpPrice),
  located(PrimaryIpPrice),
];
