/** The configuration of a tunnel that is managed remotely: which host names lead to which services. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';
import { BothWays } from '../../rest/mapping/both-ways.js';
import type { ValueOf } from '../../rest/mapping/enum.js';
import { links, one } from '../../rest/planner/links.js';
import { get, put } from '../../rest/rows/row.js';
import { NonEmpty } from '../../rest/schema/input-validation.js';
import { accounts } from './accounts/accounts.js';
import { mutations, on } from './bind.js';
import { Tunnel, TunnelConfig, tunnel, tunnels } from './tunnels.js';

@BothWays('EdgeTunnelIngress', 'An ingress rule of a tunnel: the first one that matches a request has it')
export class TunnelIngress {
  @Optional(() => String, 'The host name; the last rule has none, and takes what no other matches')
  hostname?: string | null;

  @Optional(() => String, 'A regular expression for the path; any unless given')
  path?: string | null;

  @Field({
    description: 'The service: a URL (http, https, tcp, ssh, rdp, unix, smb), `http_status:404` or `hello_world`',
  })
  service!: string;

  @Optional(() => GraphQLJSONObject, 'Settings for its origin, which override those of the tunnel')
  originRequest?: object | null;
}

@BothWays('EdgeTunnelOriginRequest', 'Settings for requests to origins; times in seconds')
class OriginRequest {
  @Optional(() => GraphQLJSONObject, 'Access: `audTag`, `teamName` and `required`')
  access?: object | null;

  @Optional(() => String, 'File with the CA of the origin')
  caPool?: string | null;

  @Optional(() => Int, 'Time to connect; 10 unless given')
  connectTimeout?: number | null;

  @Optional(() => Boolean, 'Disable chunked encoding')
  disableChunkedEncoding?: boolean | null;

  @Optional(() => Boolean, 'Use HTTP/2')
  http2Origin?: boolean | null;

  @Optional(() => String, 'The `Host` header')
  httpHostHeader?: string | null;

  @Optional(() => Int, 'Idle connections to keep; 100 unless given')
  keepAliveConnections?: number | null;

  @Optional(() => Int, 'Time to keep them; 90 unless given')
  keepAliveTimeout?: number | null;

  @Optional(() => Boolean, 'The server name of TLS is the requested host')
  matchSniToHost?: boolean | null;

  @Optional(() => Boolean, 'Disable Happy Eyeballs')
  noHappyEyeballs?: boolean | null;

  @Optional(() => Boolean, 'Accept any certificate')
  noTlsVerify?: boolean | null;

  @Optional(() => String, 'The name that the certificate must have')
  originServerName?: string | null;

  @Optional(() => String, 'Proxy type: empty, or `socks`')
  proxyType?: string | null;

  @Optional(() => Int, 'Interval of TCP keep-alive; 30 unless given')
  tcpKeepAlive?: number | null;

  @Optional(() => Int, 'Time for TLS; 10 unless given')
  tlsTimeout?: number | null;
}

@BothWays('EdgeTunnelWarpRouting', 'Routing of private networks through the tunnel')
class WarpRouting {
  @Optional(() => Boolean, 'It is enabled')
  enabled?: boolean | null;
}

@BothWays('EdgeTunnelConfigurationConfig', 'What is configured')
class ConfigurationConfig {
  @Optional(() => [TunnelIngress], 'The ingress rules, in order; the last one has no host name')
  ingress?: TunnelIngress[] | null;

  @Optional(() => OriginRequest, 'Settings for the origins of all rules')
  originRequest?: OriginRequest | null;

  @Optional(() => WarpRouting, 'Routing of private networks')
  warpRouting?: WarpRouting | null;
}

@ObjectType('EdgeTunnelConfiguration', { description: 'The configuration of a tunnel that is managed remotely' })
class TunnelConfiguration {
  @Optional(() => ConfigurationConfig, 'What is configured; null before it is first written')
  config!: ConfigurationConfig | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdAt!: string | null;

  @Optional(() => TunnelConfig, 'Where the tunnel is configured')
  source!: ValueOf<typeof TunnelConfig> | null;

  @Optional(() => Int, 'The version, raised by one with each change')
  version!: number | null;

  /** Ids on the wire; the fields are links. */
  accountId!: string | null;
  tunnelId!: string | null;
}

@NonEmpty()
@InputType('UpdateEdgeTunnelConfigurationInput', { description: 'The configuration of a tunnel' })
class UpdateConfiguration {
  @Optional(() => ConfigurationConfig, 'All of it: what is left out is reset')
  config?: ConfigurationConfig;
}

const path = `${tunnel}/configurations` as const;

export const tunnelConfiguration = on(Tunnel, {
  configuration: get(path, () => TunnelConfiguration, {
    about: 'Its configuration, if it is managed remotely',
    listed: false,
  }),
});

export const tunnelConfigurationWrites = mutations({
  updateEdgeTunnelConfiguration: put(path, () => TunnelConfiguration, UpdateConfiguration, {
    about: 'Replaces the configuration of a tunnel, which becomes a new version',
    listed: false,
  }),
});

export const tunnelConfigurationLinks = links(TunnelConfiguration, {
  account: one(accounts.rows.account, ({ accountId }) => accountId, 'The account that it belongs to'),
  tunnel: one(tunnels.rows.tunnel, ({ tunnelId }) => tunnelId, 'The tunnel'),
});
