/** Routes of tunnels: private networks that are reached through them. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { IdOf } from '../../rest/identity/id-inputs.js';
import type { ValueOf } from '../../rest/mapping/enum.js';
import { filteredLists } from '../../rest/planner/filtered-lists.js';
import { links, lookup } from '../../rest/planner/links.js';
import { NonEmpty } from '../../rest/schema/input-validation.js';
import { del, list, patch, post } from '../../rest/rows/row.js';
import { Account } from './accounts/account.js';
import { mutations, on } from './bind.js';
import { Optional } from '../../base/optional-field.js';
import { Tunnel, TunnelType, tunnels } from './tunnels.js';

@ObjectType('EdgeTunnelRoute', { description: 'A route: a private network that is reached through a tunnel' })
class TunnelRoute {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'The network, in CIDR notation')
  network!: string | null;

  @Optional(() => String, 'Your comment on it')
  comment!: string | null;

  @Optional(() => ID, 'Id of the tunnel, which may be a WARP Connector')
  tunnelId!: string | null;

  @Optional(() => String, 'Name of the tunnel; in lists only')
  tunnelName!: string | null;

  @Optional(() => TunnelType, 'The type of the tunnel; in lists only')
  tunType!: ValueOf<typeof TunnelType> | null;

  @Optional(() => ID, 'Id of the virtual network that it belongs to')
  virtualNetworkId!: string | null;

  @Optional(() => String, 'Name of that virtual network; in lists only')
  virtualNetworkName!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdAt!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was deleted; null if it exists')
  deletedAt!: string | null;
}

@ArgsType()
class OwnRouteFilter {
  @Optional(() => String, 'Only routes with this comment')
  comment?: string;

  @Optional(() => GraphQLDateTime, 'Only routes that existed at this time')
  existedAt?: Date;

  @Optional(() => Boolean, 'Only deleted routes, or only existing ones; both unless given')
  isDeleted?: boolean;

  @Optional(() => String, 'Only routes within this network')
  networkSubset?: string;

  @Optional(() => String, 'Only routes that contain this network')
  networkSuperset?: string;

  @IdOf(() => TunnelRoute)
  @Optional(() => ID, 'Only the route with this id')
  routeId?: string;

  @Optional(() => [TunnelType], 'Only routes of tunnels of these types')
  tunTypes?: ValueOf<typeof TunnelType>[];

  @Optional(() => ID, 'Only routes of this virtual network')
  virtualNetworkId?: string;
}

@ArgsType()
class RouteFilter extends OwnRouteFilter {
  @IdOf(() => Tunnel)
  @Optional(() => ID, 'Only routes of this tunnel')
  tunnelId?: string;
}

@InputType('CreateEdgeTunnelRouteInput', { description: 'A route to create' })
class CreateRoute {
  @Field({ description: 'The network, in CIDR notation of IPv4 or IPv6' })
  network!: string;

  @IdOf(() => Tunnel)
  @Field(() => ID, { description: 'Id of the tunnel: a `cloudflared` tunnel or a WARP Connector' })
  tunnelId!: string;

  @Optional(() => String, 'Your comment on it')
  comment?: string;

  @Optional(() => ID, 'Id of the virtual network that it belongs to; the default one unless given')
  virtualNetworkId?: string;
}

@NonEmpty()
@InputType('UpdateEdgeTunnelRouteInput', { description: 'What to change in a route; the rest stays' })
class UpdateRoute {
  @Optional(() => String, 'The network, in CIDR notation')
  network?: string;

  @IdOf(() => Tunnel)
  @Optional(() => ID, 'Id of the tunnel')
  tunnelId?: string;

  @Optional(() => String, 'Your comment on it')
  comment?: string;

  @Optional(() => ID, 'Id of the virtual network that it belongs to')
  virtualNetworkId?: string;
}

const all = '/accounts/{accountId}/teamnet/routes';
const part = 'tunnelRoute';

export const tunnelRoutes = on(Account, {
  tunnelRoutes: list(all, () => TunnelRoute, RouteFilter, {
    about: 'Routes of tunnels, deleted ones included unless `isDeleted` is false; up to `first`',
    pageSize: 1000,
    listed: false,
  }),
});

export const tunnelRouteLinks = [
  links(TunnelRoute, {
    tunnel: lookup(
      tunnels.rows.tunnel,
      ({ tunnelId }) => tunnelId,
      'The tunnel; null when it is no `cloudflared` tunnel: one more call per tunnel',
    ),
  }),
  filteredLists(Tunnel, {
    routes: {
      row: tunnelRoutes.rows.tunnelRoutes,
      input: OwnRouteFilter,
      by: 'tunnel_id',
      id: ({ id }) => id,
      description: 'Its routes, deleted ones included unless `isDeleted` is false; up to `first`',
    },
  }),
];

export const tunnelRouteWrites = mutations({
  createEdgeTunnelRoute: post(all, () => TunnelRoute, CreateRoute, { part, listed: false }),
  updateEdgeTunnelRoute: patch(`${all}/{id}`, () => TunnelRoute, UpdateRoute, { part, listed: false }),
  deleteEdgeTunnelRoute: del(`${all}/{id}`, () => TunnelRoute, {
    about: 'Deletes a route; the API still lists it, with `deletedAt`',
    part,
    listed: false,
  }),
});
