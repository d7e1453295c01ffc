/** Links between catalogues: data centers, types, prices and locations. */
import { located } from '../machines/location.js';
import { links, many, one } from '../../rest/planner/links.js';
import { DatacenterServerTypes } from './datacenters.js';
import { loadBalancerTypes } from './load-balancers/load-balancer-types.js';
import { Location, locations } from './locations.js';
import { TypePrice } from './prices.js';
import { FloatingIpPrice, LoadBalancerTypePricing, PrimaryIpPrice, ServerTypePricing } from './pricing.js';
import { serverTypes } from './servers/server-types.js';

const { serverType } = serverTypes.rows;
const { loadBalancerType } = loadBalancerTypes.rows;

export const groups = [
  links(DatacenterServerTypes, {
    supported: many(serverType, ({ supported }) => supported, 'Server types that the data center supports'),
    available: many(serverType, ({ available }) => available, 'Server types that it has room for now'),
    availableForMigration: many(
      serverType,
      ({ availableForMigration }) => availableForMigration,
      'Server types that its servers can be migrated to now',
    ),
  }),
  links(ServerTypePricing, { serverType: one(serverType, ({ id }) => id, 'The type that costs this') }),
  links(LoadBalancerTypePricing, {
    loadBalancerType: one(loadBalancerType, ({ id }) => id, 'The type that costs this'),
  }),
  located(TypePrice, Location, locations.rows.locations),
  located(FloatingIpPrice, Location, locations.rows.locations),
  located(PrimaryIpPrice, Location, locations.rows.locations),
];
