/** The DNS records of all zones of all accounts at every provider, with their targets. */
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Int, ObjectType, Resolver } from 'type-graphql';
import { dnsZones } from '../../apis/cloud/dns/zones.js';
import { AnyRecord } from '../../apis/dns/record.js';
import { AnyZone } from '../../apis/dns/zone.js';
import { zones as edgeZones } from '../../apis/edge/zones/zones.js';
import { CallerError } from '../../base/errors.js';
import { checkFirst } from '../../data/geography/bounds.js';
import { items } from '../../data/geography/complexity.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Api } from '../../rest/rows/dialect.js';
import { UnknownValue } from '../../rest/mapping/invalid-value.js';
import { itemToGraph } from '../../rest/mapping/to-graph.js';
import { ofTheList } from '../../rest/schema/connection.js';
import { payloadType } from '../../rest/schema/fields-of-rows.js';
import { PageArgs, afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { slice } from '../../rest/schema/slice.js';
import { idOf, maxFirst } from '../../rest/transport/pages.js';
import type { HostingContext } from '../context.js';
import { HostingApiName } from '../inventory/api.js';
import { type JoinedList, joinedListOf, resolved } from '../inventory/joined-list.js';
import { joining } from '../inventory/joining.js';
import { maxAgeArgument } from '../inventory/max-age.js';
import { ReadAt, oldestOf } from '../inventory/read-at.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { pageOfAccounts } from '../machines/pages-of-accounts.js';
import { type JudgedRecord, judgedNames } from './judged-names.js';
import { unlisted } from './secondary-zones.js';
import { TargetState } from './targets/target.js';
import { AnyZoneCounts, zoneCounts } from './targets/zone-counts.js';
import { type ZoneNames, listOfZone } from './zone-index.js';
import type { InventoryReading } from '../inventory/listing.js';
import { Optional } from '../../base/optional-field.js';

@ArgsType()
class NamesArgs extends PageArgs {
  @Optional(() => [TargetState], 'Only records whose target is in one of these states')
  states?: readonly TargetState[] | null;

  @Optional(() => Boolean, 'Only records with a target (A, AAAA and CNAME), or only those without')
  hasTarget?: boolean | null;

  @Optional(() => [HostingApiName], 'Only zones in accounts of these APIs')
  apis?: readonly Api[] | null;

  @Optional(() => [String], 'Only zones in the accounts with these names')
  accounts?: readonly string[] | null;
}

@ObjectType('DnsZoneProblem', { description: 'A zone whose records are not known, with the error' })
class AnyZoneProblem {
  @Field(() => AnyZone, { description: 'The zone' })
  zone!: object;

  @Field({ description: 'The error code, for instance `UPSTREAM_FORBIDDEN`' })
  code!: string;

  @Field({ description: 'The error message' })
  message!: string;
}

@ObjectType('DnsRecordConnection', { description: 'A page of the DNS records of all accounts, zone by zone' })
class Names extends joinedListOf(AnyRecord) {
  @Field(() => Int, { complexity: ofTheList, description: 'The number of records in the zones that could be read' })
  override totalCount!: number;

  @Field({
    complexity: ofTheList,
    description:
      'Everything needed was read; otherwise there may be more in the zones that `problems` lists, or in the accounts that `sources` lists',
  })
  override isComplete!: boolean;

  @Field(() => [AnyZoneCounts], { complexity: items(20), description: 'The counts of each zone that could be read' })
  zoneCounts!: readonly AnyZoneCounts[];

  @Field(() => [AnyZoneProblem], {
    complexity: ofTheList,
    description: 'The zones whose records could not be read, or are kept on other name servers',
  })
  problems!: readonly AnyZoneProblem[];

  @ReadAt({ complexity: ofTheList })
  readAt!: Date | null;
}

const Zones = joinedListOf(AnyZone);
const zoneRows: readonly BoundRow<AnyZone>[] = [edgeZones.rows.zones, dnsZones.rows.dnsZones];

@Resolver(() => Hosting)
export class HostingNamesResolver {
  @FieldResolver(() => Names, {
    complexity: joining(pageComplexity()),
    description:
      'The DNS records of all zones of the edge and of the cloud, zone by zone, with counts of what they lead to. It takes one call for the zones of each account and one per page of the records of each zone, and the calls of the `target` of one CNAME. A zone that cannot be read is listed in `problems`; so is a secondary zone of the cloud, whose records are on other name servers. If something else could not be read, records that cannot be judged without it are UNKNOWN',
  })
  async names(
    @Args(() => NamesArgs) args: NamesArgs,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Names> {
    const { states, hasTarget: wanted, apis, accounts, first, after } = args;
    checkFirst('names', first, maxFirst);
    const found = await judgedNames({ context, info }, args, maxAge);
    const { zones, all, judged, clientOf, readings, isComplete, sources } = found;
    const objectOf = (zone: ZoneNames): unknown => {
      const { client, row, values } = listOfZone(zone, zones.readings);
      return itemToGraph(zone.read.wire, payloadType(info.schema, row), { client, values });
    };
    const zoneOf = new Map(all.map((zone) => [zone, objectOf(zone)]));
    const known = all.filter((zone) => isObjectOfGraph(zoneOf.get(zone)));
    const list = `names ${JSON.stringify([states ?? null, wanted ?? null, apis ?? null, accounts ?? null])}`;
    const page = slice(judged.flat(), (one) => keyOf(one, zones.readings), { first, after, list });
    return Object.assign(new Names(), {
      ...(await resolved(page, ({ zone, entry }) => {
        const { account } = clientOf(zone).upstream;
        return zones.objectAt(entry) ?? new UnknownValue(account, 'DnsRecord', zones.wireAt(entry));
      })),
      isComplete,
      sources: [...sources],
      readAt: oldestOf(readings),
      zoneCounts: known.flatMap((zone) => {
        const own = zone.isListed ? judged[all.indexOf(zone)] : null;
        const counted = own?.map(({ state }) => state);
        return counted ? [zoneCounts(AnyZoneCounts, Object(zoneOf.get(zone)), counted)] : [];
      }),
      problems: known.flatMap((zone) => {
        const error = problemOf(zone, zones.readings);
        if (!error) return [];
        const { code, message } = error;
        return [Object.assign(new AnyZoneProblem(), { zone: zoneOf.get(zone), code, message })];
      }),
    });
  }

  @FieldResolver(() => Zones, {
    nullable: true,
    complexity: pageComplexity(),
    description:
      'The DNS zones of the edge, then those of the cloud, account by account. An account that cannot be read is reported with its error beside the data; the others stay',
  })
  dnsZones(
    @firstArgument() first: number,
    @afterArgument() after: string | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JoinedList<AnyZone | Error>> {
    checkFirst('dnsZones', first, maxFirst);
    return pageOfAccounts(zoneRows, { first, after }, { context, info });
  }
}

function isObjectOfGraph(object: unknown): boolean {
  return typeof object === 'object' && object !== null && !(object instanceof Error);
}

function keyOf({ zone, entry }: JudgedRecord, readings: readonly InventoryReading[]): string {
  const { client, row } = listOfZone(zone, readings);
  const { api, name } = client.upstream.account;
  return JSON.stringify([api, name, String(idOf(row, zone.read.wire)), entry.name, entry.type, entry.content]);
}

function problemOf(zone: ZoneNames, readings: readonly InventoryReading[]): CallerError | null {
  const [hidden] = unlisted([zone], readings);
  if (hidden?.error instanceof CallerError) return hidden.error;
  const { place } = zone.read;
  const reading = place === null ? undefined : readings[place];
  if (reading?.isComplete === true) return null;
  return reading?.error instanceof CallerError
    ? reading.error
    : new CallerError('UPSTREAM_UNAVAILABLE', `The records of ${zone.name} could not be read`);
}
