/** What Access apps stand in front of: addresses, scripts, servers. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const DestinationType = wireEnum(
  'EdgeAccessDestinationType',
  'What an app stands in front of',
  ['public', 'private', 'via_mcp_server_portal', 'worker', 'preview_worker', 'all_workers', 'all_preview_workers'],
  {
    public: 'An address in the open',
    private: 'Servers in a private network',
    via_mcp_server_portal: 'An MCP server, for those who come by a portal',
    worker: 'A worker script with its previews',
    preview_worker: 'The previews of a worker script',
    all_workers: 'All worker scripts with their previews',
    all_preview_workers: 'The previews of all worker scripts',
  },
);

const Transport = wireEnum('EdgeAccessTransport', 'A transport', ['tcp', 'udp']);

const OverrideBehavior = wireEnum('EdgeAccessOverrideBehavior', 'What is done instead', ['public'], {
  public: 'Everyone is let through',
});

const TargetProtocol = wireEnum('EdgeAccessTargetProtocol', 'How servers are signed in to', ['SSH', 'RDP']);

@BothWays('EdgeAccessDestinationOverride', 'Paths for which something else is done')
export class DestinationOverride {
  @Field(() => OverrideBehavior, { description: 'What is done' })
  behavior!: ValueOf<typeof OverrideBehavior>;

  @Field({ description: 'Which paths: `*` stands for anything, once in each part' })
  pathPattern!: string;
}

@BothWays('EdgeAccessDestination', 'What an app stands in front of; which fields count depends on the type')
export class Destination {
  @Field(() => DestinationType, { nullable: true, description: 'What it is' })
  type?: ValueOf<typeof DestinationType> | null;

  @Field(() => [DestinationOverride], {
    nullable: true,
    description: 'PUBLIC and scripts: paths for which something else is done',
  })
  overrides?: DestinationOverride[] | null;

  @Field(() => String, { nullable: true, description: 'PUBLIC: host and path, where `*` stands for anything' })
  uri?: string | null;

  @Field(() => String, { nullable: true, description: 'PRIVATE: the addresses, as a network' })
  cidr?: string | null;

  @Field(() => String, { nullable: true, description: 'PRIVATE: the host, as TLS names it' })
  hostname?: string | null;

  @Field(() => Transport, { nullable: true, description: 'PRIVATE: the transport; null: both' })
  l4Protocol?: ValueOf<typeof Transport> | null;

  @Field(() => String, { nullable: true, description: 'PRIVATE: the port, or from-to; null: all of them' })
  portRange?: string | null;

  @Field(() => ID, { nullable: true, description: 'PRIVATE: id of the virtual network; null: any' })
  vnetId?: string | null;

  @Field(() => ID, { nullable: true, description: 'VIA_MCP_SERVER_PORTAL: id of the MCP server' })
  mcpServerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'WORKER and PREVIEW_WORKER: id of the script, its `tag`' })
  workerId?: string | null;
}

@BothWays('EdgeAccessTargetAttribute', 'What servers are told by')
export class TargetAttribute {
  @Field(() => [String], { nullable: true, description: 'Any of these hosts' })
  hostname?: string[] | null;
}

@BothWays('EdgeAccessTargetCriteriaMatch', 'Which servers')
export class TargetCriteriaMatch {
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'With these tags: values by name' })
  tags?: object | null;

  @Field(() => TargetAttribute, { nullable: true, description: 'What they are told by' })
  targetAttributes?: TargetAttribute | null;
}

@BothWays('EdgeAccessTargetCriteria', 'Servers that people sign in to, and how')
export class TargetCriteria {
  @Field(() => Int, { description: 'The port that they listen on' })
  port!: number;

  @Field(() => TargetProtocol, { description: 'How they are signed in to' })
  protocol!: ValueOf<typeof TargetProtocol>;

  @Field(() => TargetCriteriaMatch, { nullable: true, description: 'None of these' })
  exclude?: TargetCriteriaMatch | null;

  @Field(() => TargetCriteriaMatch, { nullable: true, description: 'Any of these' })
  include?: TargetCriteriaMatch | null;

  @Field(() => TargetCriteriaMatch, { nullable: true, description: 'Of those only these' })
  require?: TargetCriteriaMatch | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Any of these, as values by name, for instance `{ hostname: ["db"] }`; an older way to say it',
  })
  targetAttributes?: object | null;
}
