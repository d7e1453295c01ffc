/** DNS records looked for in all zones at once. */
import type { GraphQLResolveInfo } from 'graphql';
import { Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import { firstItems } from '../geography/complexity.js';
import { inputFields, payloadType } from '../rest/graph.js';
import type { Group } from '../rest/group.js';
import { check } from '../rest/input.js';
import { maxFirst, readSlice } from '../rest/pages.js';
import { clientOf } from '../rest/resolve.js';
import { itemToGraph } from '../rest/shape.js';
import { toWireFields } from '../rest/wire.js';
import { DnsRecordFilter } from './dns-filter.js';
import { DnsRecord } from './dns-record.js';
import { dnsRecords } from './dns-records.js';
import { Edge } from './edge.js';
import { everyZone } from './every-zone.js';
import { Overview } from './overview.js';

@ArgsType()
class DnsSearch extends DnsRecordFilter {
  @Min(1)
  @Max(maxFirst)
  @Field(() => Int, {
    defaultValue: 50,
    description: `How many of all zones together at most, from 1 to ${maxFirst.toLocaleString('en')}`,
  })
  first!: number;
}

@ObjectType('EdgeDnsRecordSearch', { description: 'DNS records that were found in all zones' })
class DnsRecordSearch extends Overview {
  @Field(() => [DnsRecord], { description: 'The records, zone by zone, as many as `first` says' })
  nodes!: readonly unknown[];
}

@Resolver(() => Edge)
class Search {
  @FieldResolver(() => DnsRecordSearch, {
    nullable: true,
    complexity: firstItems(maxFirst),
    description:
      'DNS records of all zones that the credential reaches: one call for the zones and one for each of them, however many records pass the filters. A zone that cannot be read is named, and the others stay',
  })
  async dnsRecords(
    @Root() edge: Edge,
    @Args(() => DnsSearch) search: DnsSearch,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DnsRecordSearch> {
    check(search, '');
    const row = dnsRecords.rows.dnsRecords;
    const { first, ...asked } = search;
    const filter = toWireFields(asked, inputFields(info.schema, row), row.dialect);
    const client = clientOf(row, edge, context);
    const type = payloadType(info.schema, row);
    const counts: number[] = [];
    const { zones, found, problems } = await everyZone({ context, info, parent: edge }, async ({ id }, place) => {
      const values = { zoneId: id };
      // What the zones before have is answered first: of this one no more is kept than may be wanted still.
      const before = counts.slice(0, place).reduce((sum, count) => sum + count, 0);
      const wanted = Math.max(1, first - before);
      const { nodes, totalCount } = await readSlice(client, { row, values, filter }, { first: wanted });
      counts[place] = nodes.length;
      return { nodes: nodes.map((node) => itemToGraph(node, type, { client, values })), totalCount };
    });
    return {
      nodes: found.flatMap(({ nodes }) => nodes).slice(0, first),
      totalCount: found.reduce((sum, { nodes, totalCount }) => sum + (totalCount ?? nodes.length), 0),
      zones,
      isWhole: problems.length === 0,
      problems,
    };
  }
}

export const dnsSearch: Group = { rows: {}, resolver: Search };
