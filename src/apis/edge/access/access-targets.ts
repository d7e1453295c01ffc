/** Destinations of Access apps: URLs, scripts, servers. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

const DestinationType = wireEnum('EdgeAccessDestinationType', 'The type of a destination', {
  public: 'A public hostname',
  private: 'Private addresses or hostnames',
  via_mcp_server_portal: 'An MCP server reached through a portal',
  worker: 'A Worker with its preview URLs',
  preview_worker: 'The preview URLs of a Worker',
  all_workers: 'All Workers with their preview URLs',
  all_preview_workers: 'The preview URLs of all Workers',
});

const Transport = wireEnum('EdgeAccessTransport', 'A transport protocol', {
  tcp: 'Transmission Control Protocol (TCP)',
  udp: 'User Datagram Protocol (UDP)',
});

const OverrideBehavior = wireEnum('EdgeAccessOverrideBehavior', 'What an override does', { public: 'Let everyone in' });

const TargetProtocol = wireEnum('EdgeAccessTargetProtocol', 'The protocol of a target', {
  SSH: 'Secure Shell (SSH)',
  RDP: 'Remote Desktop Protocol (RDP)',
});

@BothWays('EdgeAccessDestinationOverride', 'An override of Access for some paths')
class DestinationOverride {
  @Field(() => OverrideBehavior, { description: 'What the override does' })
  behavior!: ValueOf<typeof OverrideBehavior>;

  @Field({ description: 'The paths; `*` matches anything, at most once in each segment' })
  pathPattern!: string;
}

@BothWays('EdgeAccessDestination', 'A destination that Access protects; which fields apply depends on its type')
export class Destination {
  @Optional(() => DestinationType, 'The type of the destination')
  type?: ValueOf<typeof DestinationType> | null;

  @Optional(() => [DestinationOverride], 'PUBLIC and Workers: overrides for some paths')
  overrides?: DestinationOverride[] | null;

  @Optional(() => String, 'PUBLIC: hostname and path; `*` is a wildcard')
  uri?: string | null;

  @Optional(() => String, 'PRIVATE: a CIDR range')
  cidr?: string | null;

  @Optional(() => String, 'PRIVATE: the hostname, by the TLS server name indication (SNI)')
  hostname?: string | null;

  @Optional(() => Transport, 'PRIVATE: the transport protocol; null: both')
  l4Protocol?: ValueOf<typeof Transport> | null;

  @Optional(() => String, 'PRIVATE: a port or a range of ports; null: all')
  portRange?: string | null;

  @Optional(() => ID, 'PRIVATE: id of the virtual network; null: any')
  vnetId?: string | null;

  @Optional(() => ID, 'VIA_MCP_SERVER_PORTAL: id of the MCP server')
  mcpServerId?: string | null;

  @Optional(() => ID, 'WORKER and PREVIEW_WORKER: id of the Worker, its `tag`')
  workerId?: string | null;
}

@BothWays('EdgeAccessTargetAttribute', 'Attributes of targets')
class TargetAttribute {
  @Optional(() => [String], 'Any of these hostnames')
  hostname?: string[] | null;
}

@BothWays('EdgeAccessTargetCriteriaMatch', 'Conditions that targets match')
class TargetCriteriaMatch {
  @Optional(() => GraphQLJSONObject, 'Tags with their values')
  tags?: object | null;

  @Optional(() => TargetAttribute, 'Attributes of the targets')
  targetAttributes?: TargetAttribute | null;
}

@BothWays('EdgeAccessTargetCriteria', 'Which targets users connect to, and how')
export class TargetCriteria {
  @Field(() => Int, { description: 'The port of the target' })
  port!: number;

  @Field(() => TargetProtocol, { description: 'The protocol of the target' })
  protocol!: ValueOf<typeof TargetProtocol>;

  @Optional(() => TargetCriteriaMatch, 'Exclude targets that match')
  exclude?: TargetCriteriaMatch | null;

  @Optional(() => TargetCriteriaMatch, 'Include targets that match')
  include?: TargetCriteriaMatch | null;

  @Optional(() => TargetCriteriaMatch, 'Require all targets to match')
  require?: TargetCriteriaMatch | null;

  @Optional(
    () => GraphQLJSONObject,
    'Attributes with their values, for instance `{ hostname: ["db"] }`; superseded by `include`',
  )
  targetAttributes?: object | null;
}
