/** Many changes of the record sets of a zone: shown before they are made, and undone by what they answer. */
import type { GraphQLResolveInfo } from 'graphql';
import { MaxLength } from 'class-validator';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, Resolver } from 'type-graphql';
import { addPartialError } from '../../../../rest/failures/partial-errors.js';
import type { RowGroup } from '../../../../rest/rows/group.js';
import { accountArgument } from '../../../../rest/schema/account-argument.js';
import { check } from '../../../../rest/schema/input-validation.js';
import type { Client } from '../../../../rest/transport/client.js';
import type { RestContext } from '../../../../rest/transport/context.js';
import { type Batch, previewOf } from '../../../dns/changes/carry-out.js';
import { DnsChanging, costOfChanges, longestFile } from '../../../dns/changes/changing.js';
import { type Plan, refused, tooManyDeletions } from '../../../dns/changes/plan.js';
import { dialect } from '../../dialect.js';
import { recordSetWrites, recordSets } from '../record-sets.js';
import { clientOfIds, locate } from '../../../../rest/identity/located.js';
import { ZoneWriter, readZone } from './apply.js';
import { ChangeCloudDnsRecordsPayload, CloudDnsChanges, SyncCloudDnsRecordsPayload } from './changed.js';
import { planOfFile } from './file-plan.js';
import { DnsChange, requested } from './inputs.js';
import { planOf } from './plan.js';
import { type RecordSetState, type CloudZoneState, keyOf } from './state.js';
import { type DnsCall, stepsOf } from './steps.js';
import { importOf } from './whole-file.js';

@InputType({ description: 'Changes of the DNS records of a zone' })
class ChangeCloudDnsRecordsInput extends DnsChanging {
  @Field(() => [DnsChange], { description: 'The changes, in their order' })
  changes!: DnsChange[];
}

@InputType({ description: 'What the DNS records of a zone shall be' })
class SyncCloudDnsRecordsInput extends DnsChanging {
  @MaxLength(longestFile)
  @Field(() => String, { description: 'The zone file, in BIND format' })
  zoneFile!: string;
}

const zoneArgument = () =>
  Arg('zoneId', () => ID, { description: 'Id of the zone, as in `cloud { dnsZones { nodes { id } } }`' });

const sameWay =
  'The record sets of the zone are read once, and the differences are applied one call after the other: one for each set that is created or deleted, and for the records, the TTL and the labels of one that is changed. If a call fails, or the time or the rate limit of the request ends, the answer shows what was done; repeating the mutation makes only the missing calls. Requires a token with the scope `hosting:write`';

@Resolver()
class DnsChangesResolver {
  @Mutation(() => ChangeCloudDnsRecordsPayload, {
    nullable: true,
    complexity: costOfChanges,
    description: `Creates, changes and deletes record sets of a primary DNS zone. ${sameWay}`,
  })
  changeCloudDnsRecords(
    @zoneArgument() zoneId: string,
    @accountArgument() account: string | null,
    @Arg('input', () => ChangeCloudDnsRecordsInput, { description: 'The changes' }) input: ChangeCloudDnsRecordsInput,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CloudDnsChanges> {
    const zone = zoneFor(zoneId, account, context, info);
    check(input, 'input');
    const plan = (zone: CloudZoneState) =>
      planOf(
        input.changes.map((one, index) => requested(one, index, zone.name)),
        zone,
      );
    return changed(zone.client, { ...input, zoneId: zone.id }, plan, context, info);
  }

  @Mutation(() => SyncCloudDnsRecordsPayload, {
    nullable: true,
    description: `Makes the record sets of a primary DNS zone match a zone file. What a zone file cannot express stays: comments, labels and the TTL of the zone, as do its SOA record and its own NS records. Where nothing of that could be lost, several changes are made by one import of the whole zone, all or none. ${sameWay}`,
  })
  syncCloudDnsRecords(
    @zoneArgument() zoneId: string,
    @accountArgument() account: string | null,
    @Arg('input', () => SyncCloudDnsRecordsInput, { description: 'The zone file' }) input: SyncCloudDnsRecordsInput,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CloudDnsChanges> {
    const zone = zoneFor(zoneId, account, context, info);
    check(input, 'input');
    const plan = (zone: CloudZoneState) => planOfFile(input.zoneFile, zone);
    return changed(zone.client, { ...input, zoneId: zone.id }, plan, context, info, importOf);
  }
}

/** Of whoever may write there, and read what is to be changed: who may not is refused before all else. */
function zoneFor(zoneId: string, account: string | null, { clients }: RestContext, { schema }: GraphQLResolveInfo) {
  const row = recordSetWrites.rows.createCloudDnsRecordSet;
  const located = locate(row, {}, { zoneId }, {}, schema);
  const client = clientOfIds(row, located, account, clients) ?? clients.named(dialect, account ?? null, 'write');
  return { id: located.values['zoneId'] ?? zoneId, client: clients.near(client, recordSets.rows.recordSets) };
}

async function changed(
  client: Client,
  { zoneId, preview, maxDeletes }: Pick<DnsChanging, 'preview' | 'maxDeletes'> & { readonly zoneId: string },
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
