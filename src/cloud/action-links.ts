/** Links from actions to what they act on. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root, createUnionType } from 'type-graphql';
import type { Context } from '../context.js';
import type { Group } from '../rest/group.js';
import { objectOf } from '../rest/objects.js';
import type { BoundRow } from '../rest/bound-row.js';
import { ActionResource } from './action.js';
import { Certificate, certificates } from './certificates.js';
import { Firewall, firewalls } from './firewalls.js';
import { FloatingIp, floatingIps } from './floating-ips.js';
import { Image, images } from './images.js';
import { LoadBalancer } from './load-balancer.js';
import { loadBalancers } from './load-balancers.js';
import { Network, networks } from './networks.js';
import { PlacementGroup, placementGroups } from './placement-groups.js';
import { PrimaryIp, primaryIps } from './primary-ips.js';
import { Server } from './server.js';
import { servers } from './servers.js';
import { Volume, volumes } from './volumes.js';

const CloudObject = createUnionType({
  name: 'CloudObject',
  description: 'Anything of the project that an action can act on',
  types: () =>
    [
      Certificate,
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

/** By the type that an action names. */
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
]);

@Resolver(() => ActionResource)
class ActionResourceLinks {
  @FieldResolver(() => CloudObject, {
    nullable: true,
    description: 'The object itself; null when it is gone, or of a type that the graph does not have',
  })
  async object(
    @Root() resource: ActionResource,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    const row = rows.get(resource.type);
    return row ? objectOf(row, { id: String(resource.id) }, { context, info, parent: resource }) : null;
  }
}

export const actionLinks: Group = { rows: {}, resolver: ActionResourceLinks };
