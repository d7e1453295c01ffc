/** Many changes of the record sets of a zone: shown before they are made, and undone by what they answer. */
import type { GraphQLResolveInfo } from 'graphql';
import { MaxLength } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Info, Mutation, Resolver } from 'type-graphql';
import { addPartialError } from '../../../../rest/failures/partial-errors.js';
import type { RowGroup } from '../../../../rest/rows/group.js';
import { check } from '../../../../rest/schema/input-validation.js';
import type { Client } from '../../../../rest/transport/client.js';
import type { RestContext } from '../../../../rest/transport/context.js';
import { type Batch, previewOf } from '../../../dns/changes/carry-out.js';
import { Changing, costOfChanges, longestFile } from '../../../dns/changes/changing.js';
import { type Plan, refused, tooManyDeletions } from '../../../dns/changes/plan.js';
import { dialect } from '../../dialect.js';
import { recordSetWrites, recordSets } from '../record-sets.js';
import { DnsZone } from '../zone.js';
import { IdOf, idsOfArguments } from '../../../../rest/identity/id-inputs.js';
import { clientOfIds } from '../../../../rest/identity/located.js';
import { ZoneWriter, readZone } from './apply.js';
import { CloudDnsChanges } from './changed.js';
import { planOfFile } from './file-plan.js';
import { DnsChange, requested } from './inputs.js';
import { planOf } from './plan.js';
import { type RecordSetState, type CloudZoneState, keyOf } from './state.js';
import { type DnsCall, stepsOf } from './steps.js';
import { importOf } from './whole-file.js';

@ArgsType()
abstract class ChangingZone extends Changing {
  @IdOf(() => DnsZone)
  @Field(() => ID, { description: 'Id of the zone, as in `cloud { dnsZones { nodes { id } } }`' })
  zoneId!: string;
}

@ArgsType()
class ChangeArgs extends ChangingZone {
  @Field(() => [DnsChange], { description: 'The changes, in their order' })
  changes!: DnsChange[];
}

@ArgsType()
class SyncArgs extends ChangingZone {
  @MaxLength(longestFile)
  @Field(() => String, { description: 'The zone file, in BIND format' })
  zoneFile!: string;
}

const sameWay =
  'The record sets of the zone are read once, and the differences are applied one call after the other: one for each set that is created or deleted, and for the records, the TTL and the labels of one that is changed. If a call fails, or the time or the rate limit of the request ends, the answer shows what was done; repeating the mutation makes only the missing calls. Requires a token with the scope `hosting:write`';

@Resolver()
class DnsChangesResolver {
  @Mutation(() => CloudDnsChanges, {
    nullable: true,
    complexity: costOfChanges,
    description: `Creates, changes and deletes record sets of a primary DNS zone. ${sameWay}`,
  })
  changeCloudDnsRecords(
    @Args(() => ChangeArgs) args: ChangeArgs,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CloudDnsChanges> {
    const client = clientFor(args, context, info);
    check(args, '');
    const plan = (zone: CloudZoneState) =>
      planOf(
        args.changes.map((one, index) => requested(one, index, zone.name)),
        zone,
      );
    return changed(client, args, plan, context, info);
  }

  @Mutation(() => CloudDnsChanges, {
    nullable: true,
    description: `Makes the record sets of a primary DNS zone match a zone file. What a zone file cannot express stays: comments, labels and the TTL of the zone, as do its SOA record and its own NS records. Where nothing of that could be lost, several changes are made by one import of the whole zone, all or none. ${sameWay}`,
  })
  syncCloudDnsRecords(
    @Args(() => SyncArgs) args: SyncArgs,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CloudDnsChanges> {
    const client = clientFor(args, context, info);
    check(args, '');
    const plan = (zone: CloudZoneState) => planOfFile(args.zoneFile, zone);
    return changed(client, args, plan, context, info, importOf);
  }
}

/** Of whoever may write there, and read what is to be changed: who may not is refused before all else. */
function clientFor(args: ChangingZone, { clients }: RestContext, info: GraphQLResolveInfo): Client {
  const { account = null } = args;
  const row = recordSetWrites.rows.createCloudDnsRecordSet;
  const [zone] = idsOfArguments({ zoneId: args.zoneId }, dialect, info);
  const ofId = clientOfIds(row, { ids: zone ? [zone] : [], clash: null }, account, clients);
  args.zoneId = zone?.keys[0] ?? args.zoneId;
  return clients.near(ofId ?? clients.named(dialect, account, 'write'), recordSets.rows.recordSets);
}

async function changed(
  client: Client,
  { zoneId, preview, maxDeletes }: ChangingZone,
  plan: (zone: CloudZoneState) => Plan<RecordSetState>,
  context: RestContext,
  info: GraphQLResolveInfo,
  atOnce?: typeof importOf,
): Promise<CloudDnsChanges> {
  const zone = await readZone(client, zoneId);
  const { changes, unchanged } = plan(zone);
  const refusalReason = refusalOf(changes, maxDeletes);
  if (refusalReason !== null && !preview) throw refused(refusalReason);
  const steps = stepsOf(changes, zone);
  const whole = steps.length > 1 ? (atOnce?.(changes, zone) ?? null) : null;
  const made: Batch<RecordSetState> = whole ? changes : steps;
  const calls = new Map<Batch<RecordSetState>, DnsCall>(
    whole ? [[made, whole]] : steps.map((step) => [[step], step] as const),
  );
  const about = { unchanged, preview, refusalReason, isWhole: calls.size <= 1 };
  const planned = previewOf({ changes: made, unchanged }, [...calls.keys()]);
  if (preview) return CloudDnsChanges.of(planned, about);
  context.answer.checkRoom(CloudDnsChanges.of(planned, { ...about, preview: true }), info);
  const outcomes = await new ZoneWriter(client, info, zone.id).carryOut(made, calls);
  if (outcomes.failure) addPartialError(context, info, outcomes.failure);
  return CloudDnsChanges.of(outcomes, about);
}

/** A record that gives way to another of its set is none that is deleted. */
function refusalOf(changes: Plan<RecordSetState>['changes'], maxDeletes: number): string | null {
  const guarded = changes.find(({ before }) => before?.isProtected)?.before;
  if (guarded)
    return `${keyOf(guarded)} is protected against changes: lift that by changeCloudDnsRecordSetProtection first`;
  const deleted = changes.map(({ before, after }) =>
    Math.max(0, (before?.records.length ?? 0) - (after?.records.length ?? 0)),
  );
  return tooManyDeletions(
    deleted.reduce((sum, count) => sum + count, 0),
    maxDeletes,
  );
}

export const dnsChanges: RowGroup = { rows: {}, resolver: DnsChangesResolver };
