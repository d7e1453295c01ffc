/** Traffic of servers, read in one call for all servers of a list. */
import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RestContext } from '../../../rest/transport/context.js';
import { check } from '../../../rest/schema/input-validation.js';
import { MemoKey } from '../../../rest/planner/memo.js';
import { objectOf } from '../../../rest/planner/read-objects.js';
import { clientOf } from '../../../rest/planner/resolvers.js';
import { Server } from '../server.js';
import { Traffic, TrafficPeriod, traffic } from './traffic.js';

type Loader = DataLoader<Server, Traffic | null>;

/** Loaders by period. */
const loaders = new MemoKey<Map<string, Loader>>();

@Resolver(() => Server)
export class ServerTraffic {
  @FieldResolver(() => Traffic, {
    nullable: true,
    description: 'Traffic of all its addresses; one call for all servers of a list',
  })
  trafficStatistics(
    @Root() server: Server,
    @Args(() => TrafficPeriod) period: TrafficPeriod,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Traffic | null> {
    check(period, '');
    const row = traffic.rows.traffic;
    const client = clientOf(row, server, context);
    const ofClient = client.memo(loaders, () => new Map());
    const { type, from, to, singleValues } = period;
    const key = JSON.stringify([type, from, to, singleValues]);
    const loader =
      ofClient.get(key) ??
      new DataLoader(
        async (servers: readonly Server[]) => {
          const ip = servers.flatMap(({ ipAddresses }) => ipAddresses ?? []);
          const subnet = servers.flatMap(({ subnetAddresses }) => subnetAddresses ?? []).map(({ ip }) => ip);
          const sent = { type, from, to, single_values: singleValues, ip, subnet };
          const none = ip.length === 0 && subnet.length === 0;
          const traffic = none ? null : await objectOf(row, {}, { context, info, parent: server, sent });
          return servers.map((server) => traffic && partOf(traffic, server));
        },
        { cache: false },
      );
    ofClient.set(key, loader);
    return loader.load(server);
  }
}

function partOf(traffic: Traffic, { ipAddresses, subnetAddresses }: Server): Traffic {
  const own = new Set([...(ipAddresses ?? []), ...(subnetAddresses ?? []).map(({ ip }) => ip)]);
  const data = traffic.data.filter(({ address }) => own.has(address.replace(/\/\d+$/, '')));
  return Object.assign(new Traffic(), traffic, { data });
}
