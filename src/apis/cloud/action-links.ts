/** Links from actions to the resources that they act on. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root, createUnionType } from 'type-graphql';
import type { RestContext } from '../../rest/transport/context.js';
import type { RowGroup } from '../../rest/rows/group.js';
import { objectOf } from '../../rest/planner/read-objects.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { ActionResource } from './action.js';
import { DnsZone } from './dns/zone.js';
import { dnsZones } from './dns/zones.js';
import { Certificate, certificates } from './load-balancers/certificates.js';
import { Firewall, firewalls } from './networks/firewalls.js';
import { FloatingIp, floatingIps } from './networks/floating-ips.js';
import { Image, images } from './servers/images.js';
import { LoadBalancer } from './load-balancers/load-balancer.js';
import { loadBalancers } from './load-balancers/load-balancers.js';
import { Network, networks } from './networks/networks.js';
import { PlacementGroup, placementGroups } from './servers/placement-groups.js';
import { PrimaryIp, primaryIps } from './networks/primary-ips.js';
import { Server } from './servers/server.js';
import { servers } from './servers/servers.js';
import { Volume, volumes } from './volumes.js';

const CloudObject = createUnionType({
  name: 'CloudObject',
  description: 'Any resource of the project that an action can relate to',
  types: () =>
    [
      Certificate,
      DnsZone,
      Firewall,
      FloatingIp,
      Image,
      LoadBalancer,
      Network,
      PlacementGroup,
      PrimaryIp,
      Server,
      Volume,
    ] as const,
});

/** The rows that read a resource, by its type in an action. */
const rows = new Map<string, BoundRow<object>>([
  ['certificate', certificates.rows.certificate],
  ['firewall', firewalls.rows.firewall],
  ['floating_ip', floatingIps.rows.floatingIp],
  ['image', images.rows.image],
  ['load_balancer', loadBalancers.rows.loadBalancer],
  ['network', networks.rows.network],
  ['placement_group', placementGroups.rows.placementGroup],
  ['primary_ip', primaryIps.rows.primaryIp],
  ['server', servers.rows.server],
  ['volume', volumes.rows.volume],
  ['zone', dnsZones.rows.dnsZone],
]);

@Resolver(() => ActionResource)
class ActionResourceLinks {
  @FieldResolver(() => CloudObject, {
    nullable: true,
    description: 'The resource itself; null when it is gone, or of a type that the graph does not have',
  })
  async object(
    @Root() resource: ActionResource,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    const row = rows.get(resource.type);
    return row ? objectOf(row, { id: String(resource.id) }, { context, info, parent: resource }) : null;
  }
}

export const actionLinks: RowGroup = { rows: {}, resolver: ActionResourceLinks };
