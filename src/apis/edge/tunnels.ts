/** Tunnels: ways from the edge to servers that open no port. */
import { GraphQLDateTime, GraphQLJSON } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { NonEmpty } from '../../rest/schema/input-validation.js';
import { del, get, list, patch, post } from '../../rest/rows/row.js';
import { Account } from './accounts/account.js';
import { mutations, on } from './bind.js';

const TunnelStatus = wireEnum(
  'EdgeTunnelStatus',
  'How well a tunnel is connected',
  ['inactive', 'degraded', 'healthy', 'down'],
  {
    inactive: 'It was never run',
    degraded: 'It serves, but some of its connections fail',
    healthy: 'It serves',
    down: 'It was run and has no connection now',
  },
);

const TunnelConfig = wireEnum('EdgeTunnelConfig', 'Where it is told what a tunnel leads to', ['local', 'cloudflare'], {
  local: 'In a file beside the program that runs it',
  cloudflare: 'At the edge',
});

const TunnelType = wireEnum(
  'EdgeTunnelType',
  'What a tunnel is made of',
  ['warp', 'cfd_tunnel', 'warp_connector', 'magic', 'ip_sec', 'gre', 'cni'],
  {
    warp: 'Devices of people',
    cfd_tunnel: 'A program beside the servers',
    warp_connector: 'A program that joins whole networks',
    magic: 'A network behind a router',
    ip_sec: 'IPsec to a router',
    gre: 'GRE to a router',
    cni: 'A cable',
  },
);

@ObjectType('EdgeTunnelOpenConnection', { description: 'A connection of a tunnel to one place of the edge' })
class TunnelConnection {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the program that opened it; each has several connections' })
  clientId!: string | null;

  @Field(() => String, { nullable: true, description: 'Version of that program' })
  clientVersion!: string | null;

  @Field(() => String, { nullable: true, description: 'The place of the edge, by the code of an airport nearby' })
  coloName!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It was cut, and is waited for' })
  isPendingReconnect!: boolean | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was opened' })
  openedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'The public address that it comes from' })
  originIp!: string | null;

  @Field(() => String, { nullable: true, description: 'The same as `id`' })
  uuid!: string | null;
}

@ObjectType('EdgeTunnel', { description: 'A way from the edge to servers that open no port' })
export class Tunnel {
  static readonly keys = { accountId: 'accountId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Id of its account' })
  accountTag!: string | null;

  @Field(() => TunnelConfig, { nullable: true, description: 'Where it is told what it leads to' })
  configSrc!: ValueOf<typeof TunnelConfig> | null;

  @Field(() => [TunnelConnection], { nullable: true, description: 'Its connections to places of the edge' })
  connections!: TunnelConnection[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Since when it is connected; null while it is not' })
  connsActiveAt!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Since when it is not connected; null while it is' })
  connsInactiveAt!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdAt!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was deleted; null: it is there' })
  deletedAt!: string | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'What is noted of it' })
  metadata!: unknown;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The same as `configSrc`: told at the edge, or not' })
  remoteConfig!: boolean | null;

  @Field(() => TunnelStatus, { nullable: true, description: 'How well it is connected' })
  status!: ValueOf<typeof TunnelStatus> | null;

  @Field(() => TunnelType, { nullable: true, description: 'What it is made of' })
  tunType!: ValueOf<typeof TunnelType> | null;
}

@ArgsType()
class TunnelFilter {
  @Field(() => String, { nullable: true, description: 'Only those whose name does not begin so' })
  excludePrefix?: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Only those that were there then' })
  existedAt?: Date;

  @Field(() => String, { nullable: true, description: 'Only those whose name begins so' })
  includePrefix?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that are deleted, or only those that are not; both unless given',
  })
  isDeleted?: boolean;

  @Field(() => String, { nullable: true, description: 'Only the one of this name' })
  name?: string;

  @Field(() => TunnelStatus, { nullable: true, description: 'Only those that are so well connected' })
  status?: ValueOf<typeof TunnelStatus>;

  @Field(() => String, { nullable: true, description: 'Only the one of this id' })
  uuid?: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Only those that were connected then' })
  wasActiveAt?: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Only those that were not connected then' })
  wasInactiveAt?: Date;
}

@InputType('CreateEdgeTunnelInput', { description: 'A tunnel to create' })
class CreateTunnel {
  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => TunnelConfig, {
    nullable: true,
    description: 'Where it will be told what it leads to; in a file beside the program unless given',
  })
  configSrc?: ValueOf<typeof TunnelConfig>;

  @Field(() => String, { nullable: true, description: 'What it is run with: 32 bytes or more in base64' })
  tunnelSecret?: string;
}

@NonEmpty()
@InputType('UpdateEdgeTunnelInput', { description: 'What to change of a tunnel' })
class UpdateTunnel {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'What it is run with: 32 bytes or more in base64' })
  tunnelSecret?: string;
}

@InputType('CleanEdgeTunnelConnectionsInput', { description: 'Which connections to forget' })
class CleanConnections {
  @Field(() => ID, { nullable: true, description: 'Those of this program; all of them unless given' })
  clientId?: string;
}

const tunnel = '/accounts/{accountId}/cfd_tunnel/{id}';

export const tunnels = on(Account, {
  tunnels: list('/accounts/{accountId}/cfd_tunnel', () => Tunnel, TunnelFilter),
  tunnel: get(tunnel, () => Tunnel),
});

export const tunnelParts = on(Tunnel, {
  token: get(`${tunnel}/token`, () => String, {
    secret: true,
    about: 'What the program is started with that runs it: whoever has it can take its place',
  }),
});

export const tunnelWrites = mutations({
  createEdgeTunnel: post('/accounts/{accountId}/cfd_tunnel', () => Tunnel, CreateTunnel),
  updateEdgeTunnel: patch(tunnel, () => Tunnel, UpdateTunnel),
  deleteEdgeTunnel: del(tunnel, () => Tunnel, {
    about: 'Deletes a tunnel that has no connections; it is told with `deletedAt` from then on',
    gone: true,
  }),
  cleanEdgeTunnelConnections: post(`${tunnel}/connections/clean`, null, CleanConnections, {
    about: 'Forgets connections of a tunnel, such as those of programs that have ended; one that lives comes again',
    query: ['client_id'],
    official: { call: 'DELETE /accounts/{accountId}/cfd_tunnel/{id}/connections' },
  }),
});
