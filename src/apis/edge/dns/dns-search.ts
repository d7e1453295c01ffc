/** DNS records looked for in all zones at once. */
import type { GraphQLResolveInfo } from 'graphql';
import { Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql';
import type { RestContext } from '../../../rest/transport/context.js';
import { listOf, notOfThisList, parseCursor } from '../../../rest/schema/cursor.js';
import { inputFields, payloadType } from '../../../rest/schema/fields-of-rows.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { check } from '../../../rest/schema/input-validation.js';
import { pageComplexity, pageFields } from '../../../rest/schema/page-arguments.js';
import { maxFirst, nameOfList, readSlice } from '../../../rest/transport/pages.js';
import { clientOf } from '../../../rest/planner/resolvers.js';
import { itemToGraph } from '../../../rest/mapping/to-graph.js';
import { toWireFields } from '../../../rest/mapping/to-wire.js';
import { DnsRecordFilter } from './dns-filter.js';
import { DnsRecord } from './dns-record.js';
import { dnsRecords } from './dns-records.js';
import { Edge } from '../edge.js';
import { everyZone, zonesIn } from '../zones/every-zone.js';
import { type Overview, overviewType } from '../zones/overview.js';
import type { Zone } from '../zones/zone.js';

@ArgsType()
class DnsSearch extends DnsRecordFilter {
  @Min(1)
  @Max(maxFirst)
  @Field(() => Int, pageFields.first)
  first!: number;

  @Field(() => String, pageFields.after)
  after?: string | null;
}

const DnsRecordSearch = overviewType(DnsRecord, 'EdgeDnsRecordSearchConnection', 'DNS records found in all zones');

@Resolver(() => Edge)
class Search {
  @FieldResolver(() => DnsRecordSearch, {
    nullable: true,
    complexity: pageComplexity(),
    description:
      'DNS records of all zones that the credential reaches, zone by zone: one call for the zones and one for each of them, however many records match. A zone that cannot be read is listed in `problems`; the others stay',
  })
  async dnsRecords(
    @Root() edge: Edge,
    @Args(() => DnsSearch) search: DnsSearch,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Overview> {
    check(search, '');
    const row = dnsRecords.rows.dnsRecords;
    const { first, after, ...filters } = search;
    const filter = toWireFields(filters, inputFields(info.schema, row), row.dialect);
    const client = clientOf(row, edge, context);
    const type = payloadType(info.schema, row);
    const all = await zonesIn({ context, info, parent: edge });
    const callOf = ({ id }: Zone) => ({ row, values: { zoneId: id }, filter, own: { zoneId: id } });
    const start = after ? zoneOf(after, all, (zone) => nameOfList(client, callOf(zone))) : 0;
    const counts: number[] = [];
    const { found, problems } = await everyZone(all, async (zone, place) => {
      const call = callOf(zone);
      // What the zones before have is answered first: of this one no more is kept than may be wanted still.
      const before = counts.slice(start, place).reduce((sum, count) => sum + count, 0);
      const wanted = place < start ? 1 : Math.max(1, first - before);
      const page = await readSlice(client, call, { first: wanted, after: place === start ? after : null });
      counts[place] = page.nodes.length;
      const edges = page.edges.map(({ cursor, node }) => ({
        cursor,
        node: itemToGraph(node, type, { client, values: call.values }),
      }));
      return { ...page, edges: place < start ? [] : edges, isMore: place >= start && page.pageInfo.hasNextPage };
    });
    const wanted = found.flatMap((page) => page.edges);
    const edges = wanted.slice(0, first);
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: {
        hasNextPage: wanted.length > first || found.some(({ isMore }) => isMore),
        hasPreviousPage: Boolean(after),
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
      totalCount: found.reduce((sum, { nodes, totalCount }) => sum + (totalCount ?? nodes.length), 0),
      zones: all.length,
      isComplete: problems.length === 0,
      problems,
    };
  }
}

/** The place of the zone in a cursor. */
function zoneOf(after: string, all: readonly (Zone | Error)[], nameOf: (zone: Zone) => string): number {
  const of = listOf(after);
  const place = all.findIndex((zone) => !(zone instanceof Error) && nameOf(zone) === of);
  if (of === null || place < 0) throw notOfThisList(after);
  parseCursor(after, dnsRecords.rows.dnsRecords.paging.size, of);
  return place;
}

export const dnsSearch: RowGroup = { rows: {}, resolver: Search };
