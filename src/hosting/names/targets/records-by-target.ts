/** The DNS records of all zones by target, and how many of each zone lead where. */
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, ObjectType, Resolver, Root } from 'type-graphql';
import type { HostingContext } from '../../context.js';
import { DnsRecord } from '../../../apis/edge/dns/dns-record.js';
import { dnsRecords } from '../../../apis/edge/dns/dns-records.js';
import { Edge } from '../../../apis/edge/edge.js';
import { everyZone, zonesIn } from '../../../apis/edge/zones/every-zone.js';
import { overviewType } from '../../../apis/edge/zones/overview.js';
import type { Zone } from '../../../apis/edge/zones/zone.js';
import { items } from '../../../data/geography/complexity.js';
import type { Client } from '../../../rest/transport/client.js';
import { payloadType } from '../../../rest/schema/fields-of-rows.js';
import { check } from '../../../rest/schema/input-validation.js';
import { PageArgs, pageComplexity } from '../../../rest/schema/page-arguments.js';
import { idOf } from '../../../rest/transport/pages.js';
import { clientOf } from '../../../rest/planner/resolvers.js';
import { itemToGraph } from '../../../rest/mapping/to-graph.js';
import { mapped, slice } from '../../../rest/schema/slice.js';
import { checkMaxAge, maxAgeArgument } from '../../inventory/max-age.js';
import { NameIndexes } from '../names.js';
import { TargetGroup, targetGroups } from './target-group.js';
import { targetStates } from './target-states.js';
import { TargetState } from './target.js';
import { ZoneCounts, zoneCounts } from './zone-counts.js';
import { Optional } from '../../../base/optional-field.js';

@ArgsType()
class ByTarget extends PageArgs {
  @Optional(() => [TargetState], 'Only records whose target is in one of these states')
  states?: readonly TargetState[] | null;

  @Optional(() => Boolean, 'Only records with a target (A, AAAA and CNAME), or only those without')
  hasTarget?: boolean | null;
}

/** A record as received. */
interface Judged {
  readonly zone: Zone;
  readonly wire: unknown;
  /** Null if it has no target. */
  readonly state: TargetState | null;
}

@ObjectType('EdgeDnsRecordsByTargetConnection', { description: 'DNS records of all zones, by their targets' })
class RecordsByTarget extends overviewType(DnsRecord, 'EdgeDnsRecordsByTargetPage', 'A page of such records') {
  @Field(() => [ZoneCounts], {
    complexity: items(20),
    description: 'The counts of each zone that could be read',
  })
  zoneCounts!: readonly ZoneCounts[];

  @Field(() => [TargetGroup], {
    complexity: items(5),
    description: 'All records in groups: DANGLING, UNKNOWN, OWN, FOREIGN, and those without a target',
  })
  groups!: readonly TargetGroup[];
}

@Resolver(() => Edge)
export class RecordsByTargetResolver {
  @FieldResolver(() => RecordsByTarget, {
    nullable: true,
    complexity: pageComplexity(),
    description:
      'DNS records of all zones that the credential reaches, zone by zone, by their targets, with counts for each zone. It takes the calls of the `target` of one CNAME, however many records there are. A zone that cannot be read is listed in `problems`; the others stay. If something else could not be read, records that cannot be judged without it are UNKNOWN',
  })
  async dnsRecordsByTarget(
    @Root() edge: Edge,
    @Args(() => ByTarget) wanted: ByTarget,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RecordsByTarget> {
    check(wanted, '');
    checkMaxAge('dnsRecordsByTarget', maxAge);
    const row = dnsRecords.rows.dnsRecords;
    const client = clientOf(row, edge, context);
    const names = NameIndexes.of({ context, info }, maxAge);
    const stateOf = await targetStates(names, client, context.hosting.addressHistory);
    const all = await zonesIn({ context, info, parent: edge });
    const { found, problems } = await everyZone(all, async (zone) => {
      const { wires, error } = await names.inventory.wires(client, row, { values: { zoneId: zone.id } });
      if (error) throw error;
      const records = wires.map((wire): Judged => ({ zone, wire, state: stateOf(wire) }));
      return { zone, records: records.filter(({ state }) => passes(state, wanted)) };
    });
    const type = payloadType(info.schema, row);
    const toNode = ({ zone, wire }: Judged) => itemToGraph(wire, type, { client, values: { zoneId: zone.id } });
    const judged = found.flatMap(({ records }) => records);
    const keyOf = ({ zone, wire }: Judged) => JSON.stringify([zone.id, idOf(row, wire)]);
    return Object.assign(new RecordsByTarget(), {
      ...mapped(slice(judged, keyOf, { ...wanted, list: listName(client, wanted) }), toNode),
      zones: all.length,
      isComplete: problems.length === 0,
      problems,
      zoneCounts: found.map(({ zone, records }) =>
        zoneCounts(
          ZoneCounts,
          zone,
          records.map(({ state }) => state),
        ),
      ),
      groups: targetGroups(judged, (records, state, page) => {
        const list = listName(client, state === null ? { hasTarget: false } : { states: [state] });
        return mapped(slice(records, keyOf, { ...page, list }), toNode);
      }),
    });
  }
}

function passes(state: TargetState | null, { states, hasTarget }: ByTarget): boolean {
  const isWanted = !states || (state !== null && states.includes(state));
  return isWanted && (hasTarget ?? state !== null) === (state !== null);
}

/** Cursors hold for one account and one choice of records. */
function listName(client: Client, { states, hasTarget }: Pick<ByTarget, 'states' | 'hasTarget'>): string {
  const { api, name } = client.upstream.account;
  return JSON.stringify(['dnsRecordsByTarget', api, name, states ?? null, hasTarget ?? null]);
}
