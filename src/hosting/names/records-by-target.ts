/** The DNS records of all zones by what they lead to, and how many of each zone lead where. */
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.js';
import { DnsRecord } from '../../edge/dns-record.js';
import { dnsRecords } from '../../edge/dns-records.js';
import { Edge } from '../../edge/edge.js';
import { everyZone, zonesIn } from '../../edge/every-zone.js';
import { type Overview, overviewType } from '../../edge/overview.js';
import { items } from '../../geography/complexity.js';
import type { Client } from '../../rest/client.js';
import { payloadType } from '../../rest/graph.js';
import { check } from '../../rest/input.js';
import { PageArgs, pageComplexity } from '../../rest/page-arguments.js';
import { idOf } from '../../rest/pages.js';
import { clientOf } from '../../rest/resolve.js';
import { itemToGraph } from '../../rest/shape.js';
import { slice } from '../../rest/slice.js';
import { checkMaxAge, maxAgeArgument } from '../inventory/max-age.js';
import { Names } from './names.js';
import { TargetState } from './target.js';
import { targetStates } from './target-states.js';
import { ZoneCounts, zoneCounts } from './zone-counts.js';

@ArgsType()
class ByTarget extends PageArgs {
  @Field(() => [TargetState], { nullable: true, description: 'Only those whose target is in one of these states' })
  states?: readonly TargetState[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that have a target (A, AAAA and CNAME), or that have none',
  })
  hasTarget?: boolean | null;
}

@ObjectType('EdgeDnsRecordsByTarget', { description: 'DNS records of all zones, by what they lead to' })
class RecordsByTarget extends overviewType(DnsRecord, 'EdgeDnsRecordsByTargetPage', 'A page of such records') {
  @Field(() => [ZoneCounts], {
    complexity: items(20),
    description: 'How many of them each zone has, of the zones that could be read',
  })
  zoneCounts!: readonly ZoneCounts[];
}

@Resolver(() => Edge)
export class RecordsByTargetResolver {
  @FieldResolver(() => RecordsByTarget, {
    nullable: true,
    complexity: pageComplexity(),
    description:
      'DNS records of all zones that the credential reaches, zone by zone, by what they lead to, with counts of each zone. It takes the calls that the `target` of one CNAME takes, however many records and zones there are. A zone that cannot be read is named, and the others stay; where something else could not be read, records that cannot be judged without it are UNKNOWN',
  })
  async dnsRecordsByTarget(
    @Root() edge: Edge,
    @Args(() => ByTarget) wanted: ByTarget,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Overview & Pick<RecordsByTarget, 'zoneCounts'>> {
    check(wanted, '');
    checkMaxAge('dnsRecordsByTarget', maxAge);
    const row = dnsRecords.rows.dnsRecords;
    const client = clientOf(row, edge, context);
    const names = Names.of({ context, info }, maxAge);
    const stateOf = await targetStates(names, client, context.ledger);
    const all = await zonesIn({ context, info, parent: edge });
    const { found, problems } = await everyZone(all, async (zone) => {
      const { wires, error } = await names.inventory.wires(client, row, { values: { zoneId: zone.id } });
      if (error) throw error;
      const records = wires.map((wire) => ({ zone, wire, state: stateOf(wire) }));
      return { zone, records: records.filter(({ state }) => passes(state, wanted)) };
    });
    const page = slice(
      found.flatMap(({ records }) => records),
      ({ zone, wire }) => JSON.stringify([zone.id, idOf(row, wire)]),
      { ...wanted, list: listName(client, wanted) },
    );
    const type = payloadType(info.schema, row);
    const edges = page.edges.map(({ cursor, node: { zone, wire } }) => ({
      cursor,
      node: itemToGraph(wire, type, { client, values: { zoneId: zone.id } }),
    }));
    return {
      ...page,
      edges,
      nodes: edges.map(({ node }) => node),
      totalCount: page.totalCount ?? 0,
      zones: all.length,
      isWhole: problems.length === 0,
      problems,
      zoneCounts: found.map(({ zone, records }) =>
        zoneCounts(
          zone,
          records.map(({ state }) => state),
        ),
      ),
    };
  }
}

function passes(state: TargetState | null, { states, hasTarget }: ByTarget): boolean {
  const isWanted = !states || (state !== null && states.includes(state));
  return isWanted && (hasTarget ?? state !== null) === (state !== null);
}

/** Cursors hold for one account and one choice of records. */
function listName(client: Client, { states, hasTarget }: ByTarget): string {
  const { api, name } = client.upstream.account;
  return JSON.stringify(['dnsRecordsByTarget', api, name, states ?? null, hasTarget ?? null]);
}
