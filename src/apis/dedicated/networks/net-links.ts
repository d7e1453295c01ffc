/** Links between servers, their firewalls and their virtual switches. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RestContext } from '../../../rest/transport/context.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { findOne } from '../../../rest/planner/by-id.js';
import { payloadType } from '../../../rest/schema/fields-of-rows.js';
import { links, one } from '../../../rest/planner/links.js';
import { objectsOf } from '../../../rest/planner/read-objects.js';
import { clientOf } from '../../../rest/planner/resolvers.js';
import { toGraph } from '../../../rest/mapping/to-graph.js';
import { Firewall } from './firewalls.js';
import { Server } from '../server.js';
import { servers } from '../servers.js';
import { VSwitch, VSwitchServer, vswitches } from './vswitches.js';

/** The list omits the servers of a virtual switch: each switch is read by itself, once for all servers. */
@Resolver(() => Server)
class VSwitchesOfServer {
  @FieldResolver(() => [VSwitch], {
    nullable: true,
    description: 'The vSwitches it is connected to; one call for each vSwitch of the account, however many servers',
  })
  async vswitches(@Root() server: Server, @Ctx() context: RestContext, @Info() info: GraphQLResolveInfo) {
    const all = await objectsOf(vswitches.rows.vswitches, {}, { context, info, parent: server });
    const row = vswitches.rows.vswitch;
    const client = clientOf(row, server, context);
    const detailed = await Promise.all(
      all.map(async ({ id }) => {
        const values = { 'vswitch-id': String(id) };
        return toGraph(await findOne(client, row, values), payloadType(info.schema, row), { client, values });
      }),
    );
    const isOn = (vswitch: VSwitch) => vswitch.servers?.some(({ serverId }) => serverId === server.serverId);
    return detailed.filter((vswitch) => vswitch instanceof VSwitch && isOn(vswitch));
  }
}

const vswitchesOfServer: RowGroup = { rows: {}, resolver: VSwitchesOfServer };

export const groups = [
  links(Firewall, {
    server: one(servers.rows.server, ({ serverId }) => serverId, 'The server that it protects'),
  }),
  links(VSwitchServer, {
    server: one(servers.rows.server, ({ serverId }) => serverId, 'The connected server'),
  }),
  vswitchesOfServer,
];
