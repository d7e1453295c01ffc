/** Tunnels: connections from servers to the edge, without open ports. */
import { GraphQLDateTime, GraphQLJSON } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { NonEmpty } from '../../rest/schema/input-validation.js';
import { unpaged } from '../../rest/rows/paging.js';
import { del, get, list, patch, post } from '../../rest/rows/row.js';
import { Account } from './accounts/account.js';
import { mutations, on } from './bind.js';
import { Optional } from '../../base/optional-field.js';

const TunnelStatus = wireEnum('EdgeTunnelStatus', 'The status of a tunnel', {
  inactive: 'Never run',
  degraded: 'Serving traffic, but some connections fail',
  healthy: 'Serving traffic',
  down: 'No connections',
});

export const TunnelConfig = wireEnum('EdgeTunnelConfig', 'Where a tunnel is configured', {
  local: 'In a local file of `cloudflared`',
  cloudflare: 'Remotely, by the provider',
});

export const TunnelType = wireEnum('EdgeTunnelType', 'The type of a tunnel', {
  warp: 'Devices with the WARP client',
  cfd_tunnel: 'A `cloudflared` tunnel',
  warp_connector: 'WARP Connector, which joins networks',
  magic: 'Magic WAN',
  ip_sec: 'An IPsec tunnel to a router',
  gre: 'A GRE tunnel to a router',
  cni: 'A private network interconnect',
});

@ObjectType('EdgeTunnelConnectionDetails', { description: 'A connection of a tunnel to a data center' })
class TunnelConnection {
  @Optional(() => ID, 'Its id')
  id!: string | null;

  @Optional(() => ID, 'Id of the connector (a `cloudflared` instance) that opened it; each has several connections')
  clientId!: string | null;

  @Optional(() => String, 'Version of the connector')
  clientVersion!: string | null;

  @Optional(() => String, 'The data center, by airport code')
  coloName!: string | null;

  @Optional(() => Boolean, 'It was disconnected and is to reconnect')
  isPendingReconnect!: boolean | null;

  @Optional(() => GraphQLDateTime, 'When it was opened')
  openedAt!: string | null;

  @Optional(() => String, 'The public IP address that it comes from')
  originIp!: string | null;

  @Optional(() => String, 'The same as `id`')
  uuid!: string | null;
}

@ObjectType('EdgeTunnel', { description: 'A tunnel from the edge to servers that open no ports' })
export class Tunnel {
  static readonly keys = { accountId: 'accountId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Id of its account')
  accountTag!: string | null;

  @Optional(() => TunnelConfig, 'Where it is configured')
  configSrc!: ValueOf<typeof TunnelConfig> | null;

  @Optional(() => [TunnelConnection], 'Its connections')
  connections!: TunnelConnection[] | null;

  @Optional(() => GraphQLDateTime, 'Since when it is connected; null while it is not')
  connsActiveAt!: string | null;

  @Optional(() => GraphQLDateTime, 'Since when it is disconnected; null while it is connected')
  connsInactiveAt!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdAt!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was deleted; null if it exists')
  deletedAt!: string | null;

  @Optional(() => GraphQLJSON, 'Metadata of the tunnel')
  metadata!: unknown;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => Boolean, 'It is configured remotely; the same as `configSrc`')
  remoteConfig!: boolean | null;

  @Optional(() => TunnelStatus, 'The status of the tunnel')
  status!: ValueOf<typeof TunnelStatus> | null;

  @Optional(() => TunnelType, 'The type of the tunnel')
  tunType!: ValueOf<typeof TunnelType> | null;
}

@ObjectType('EdgeTunnelConnector', { description: 'A connector of a tunnel: an instance of `cloudflared`' })
class TunnelConnector {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its operating system and processor, for instance `linux_amd64`')
  arch!: string | null;

  @Optional(() => Int, 'The version of the configuration that it runs')
  configVersion!: number | null;

  @Optional(() => [TunnelConnection], 'Its connections')
  conns!: TunnelConnection[] | null;

  @Optional(() => [String], 'Features that it has')
  features!: string[] | null;

  @Optional(() => GraphQLDateTime, 'When it was started')
  runAt!: string | null;

  @Optional(() => String, 'Its version')
  version!: string | null;
}

@ArgsType()
class TunnelFilter {
  @Optional(() => String, 'Only tunnels whose name does not start with this')
  excludePrefix?: string;

  @Optional(() => GraphQLDateTime, 'Only tunnels that existed at this time')
  existedAt?: Date;

  @Optional(() => String, 'Only tunnels whose name starts with this')
  includePrefix?: string;

  @Optional(() => Boolean, 'Only deleted tunnels, or only existing ones; both unless given')
  isDeleted?: boolean;

  @Optional(() => String, 'Only the tunnel of this name')
  name?: string;

  @Optional(() => TunnelStatus, 'Only tunnels with this status')
  status?: ValueOf<typeof TunnelStatus>;

  @Optional(() => String, 'Only the tunnel with this id')
  uuid?: string;

  @Optional(() => GraphQLDateTime, 'Only tunnels that were connected at this time')
  wasActiveAt?: Date;

  @Optional(() => GraphQLDateTime, 'Only tunnels that were disconnected at this time')
  wasInactiveAt?: Date;
}

@InputType('CreateEdgeTunnelInput', { description: 'A tunnel to create' })
class CreateTunnel {
  @Field({ description: 'Its name' })
  name!: string;

  @Optional(() => TunnelConfig, 'Where it is configured; locally unless given')
  configSrc?: ValueOf<typeof TunnelConfig>;

  @Optional(() => String, 'The tunnel secret: 32 bytes or more in base64')
  tunnelSecret?: string;
}

@NonEmpty()
@InputType('UpdateEdgeTunnelInput', { description: 'What to change in a tunnel' })
class UpdateTunnel {
  @Optional(() => String, 'Its name')
  name?: string;

  @Optional(() => String, 'The tunnel secret: 32 bytes or more in base64')
  tunnelSecret?: string;
}

@InputType('CleanUpEdgeTunnelConnectionsInput', { description: 'Which connections to clean up' })
class CleanUpConnections {
  @Optional(() => ID, 'Those of this connector; all unless given')
  clientId?: string;
}

export const tunnel = '/accounts/{accountId}/cfd_tunnel/{id}';

export const tunnels = on(Account, {
  tunnels: list('/accounts/{accountId}/cfd_tunnel', () => Tunnel, TunnelFilter),
  tunnel: get(tunnel, () => Tunnel),
});

export const tunnelParts = on(Tunnel, {
  token: get(`${tunnel}/token`, () => String, {
    secret: true,
    about: "The tunnel token, which runs a connector: whoever has it can receive the tunnel's traffic",
  }),
});

export const tunnelConnectors = on(Tunnel, {
  connectors: list(`${tunnel}/connections`, () => TunnelConnector, {
    about: 'Its connectors with their connections: one more call per tunnel',
    paging: unpaged,
    listed: false,
  }),
});

export const tunnelWrites = mutations({
  createEdgeTunnel: post('/accounts/{accountId}/cfd_tunnel', () => Tunnel, CreateTunnel),
  updateEdgeTunnel: patch(tunnel, () => Tunnel, UpdateTunnel),
  deleteEdgeTunnel: del(tunnel, () => Tunnel, {
    about: 'Deletes a tunnel without active connections; the API still lists it, with `deletedAt`',
    gone: true,
  }),
  cleanUpEdgeTunnelConnections: post(`${tunnel}/connections/clean`, null, CleanUpConnections, {
    about: 'Cleans up connections of a tunnel, such as stale ones; live connectors reconnect',
    query: ['client_id'],
    official: { call: 'DELETE /accounts/{accountId}/cfd_tunnel/{id}/connections' },
  }),
});
