/** Many changes of the DNS records of a zone: shown before they are made, made in few calls, and undone by what they answer. */
import type { GraphQLResolveInfo } from 'graphql';
import { isInputObjectType } from 'graphql';
import { MaxLength } from 'class-validator';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, Resolver } from 'type-graphql';
import type { RestContext } from '../../../rest/transport/context.js';
import { graphId } from '../../../rest/identity/graph-id.js';
import { idsOfArguments } from '../../../rest/identity/id-inputs.js';
import { clashBeside, clientOfIds, locate } from '../../../rest/identity/located.js';
import { addPartialError } from '../../../rest/failures/partial-errors.js';
import type { Client } from '../../../rest/transport/client.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { accountArgument } from '../../../rest/schema/account-argument.js';
import { check } from '../../../rest/schema/input-validation.js';
import { toWireFields } from '../../../rest/mapping/to-wire.js';
import { carryOut, previewOf } from '../../dns/changes/carry-out.js';
import { DnsChanging, costOfChanges, longestFile } from '../../dns/changes/changing.js';
import { refused, tooManyDeletions } from '../../dns/changes/plan.js';
import { readZone, write } from './dns-apply.js';
import { batchesOf } from './dns-batches.js';
import { DnsChange, asFields } from './dns-change-inputs.js';
import { ChangeEdgeDnsRecordsPayload, DnsChanges, SyncEdgeDnsRecordsPayload } from './dns-changed.js';
import { planOfFile } from './dns-file-plan.js';
import { valueFields } from './dns-kinds.js';
import { type RequestedRecordChange, type RecordPlan, type EdgeZoneState, planOf } from './dns-plan.js';
import { dnsRecords, dnsRecordWrites } from './dns-records.js';
import type { RecordIds } from './dns-undo.js';
import { dialect } from '../dialect.js';

@InputType({ description: 'Changes of the DNS records of a zone' })
class ChangeEdgeDnsRecordsInput extends DnsChanging {
  @Field(() => [DnsChange], { description: 'The changes, in any order' })
  changes!: DnsChange[];
}

@InputType({ description: 'What the DNS records of a zone shall be' })
class SyncEdgeDnsRecordsInput extends DnsChanging {
  @MaxLength(longestFile)
  @Field(() => String, { description: 'The zone file, in BIND format' })
  zoneFile!: string;
}

const zoneArgument = () =>
  Arg('zoneId', () => ID, { description: 'Id of the zone, as in `edge { zones { nodes { id } } }`' });

/** Whose records are changed, by the id of its provider. */
interface ZoneOfAccount {
  readonly id: string;
  readonly client: Client;
}

const sameWay =
  'The records of the zone are read once, and the differences are applied in as few calls as the plan allows: up to 200 changes each on the free plan, 3,500 on paid ones. All changes to a name go into one call, which applies completely or not at all. If a call fails, the answer shows what was done; repeating the mutation does nothing twice. Requires a token with the scope `hosting:write`';

@Resolver()
class DnsChangesResolver {
  @Mutation(() => ChangeEdgeDnsRecordsPayload, {
    nullable: true,
    complexity: costOfChanges,
    description: `Creates, changes and deletes DNS records of a zone. ${sameWay}`,
  })
  changeEdgeDnsRecords(
    @zoneArgument() zoneId: string,
    @accountArgument() account: string | null,
    @Arg('input', () => ChangeEdgeDnsRecordsInput, { description: 'The changes' }) input: ChangeEdgeDnsRecordsInput,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DnsChanges> {
    const zone = zoneFor(zoneId, input, account, context, info);
    input.changes = input.changes.map(asFields);
    check(input, 'input');
    refuseTwoValues(input.changes);
    const asked = input.changes.map((change, index) => onWire(change, index, info));
    return changed(zone, input, (zone) => planOf(asked, zone), context, info);
  }

  @Mutation(() => SyncEdgeDnsRecordsPayload, {
    nullable: true,
    description: `Makes the DNS records of a zone match a zone file. What a zone file cannot express stays: proxy status, comments and tags, and the SOA and NS records of the zone itself. ${sameWay}`,
  })
  syncEdgeDnsRecords(
    @zoneArgument() zoneId: string,
    @accountArgument() account: string | null,
    @Arg('input', () => SyncEdgeDnsRecordsInput, { description: 'The zone file' }) input: SyncEdgeDnsRecordsInput,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DnsChanges> {
    const zone = zoneFor(zoneId, input, account, context, info);
    check(input, 'input');
    return changed(zone, input, (zone) => planOfFile(input.zoneFile, zone), context, info);
  }
}

/** Of whoever may write there, and read what is to be changed: who may not gets that error before all others. */
function zoneFor(
  zoneId: string,
  input: object,
  account: string | null,
  { clients }: RestContext,
  info: GraphQLResolveInfo,
): ZoneOfAccount {
  const row = dnsRecordWrites.rows.batchEdgeDnsRecords;
  const { values, ids: ofPath } = locate(row, {}, { zoneId }, {}, info.schema);
  const id = values['zoneId'] ?? zoneId;
  const ids = [...ofPath, ...idsOfArguments({ input }, dialect, info)];
  const clash = clashBeside(row, ids, { zoneId: id }, info.schema);
  const client = clientOfIds(row, { ids, clash }, account, clients) ?? clients.named(dialect, account ?? null, 'write');
  return { id, client: clients.near(client, dnsRecords.rows.dnsRecords) };
}

async function changed(
  { id, client }: ZoneOfAccount,
  { preview, maxDeletes }: Pick<DnsChanging, 'preview' | 'maxDeletes'>,
  plan: (zone: EdgeZoneState) => RecordPlan,
  context: RestContext,
  info: GraphQLResolveInfo,
): Promise<DnsChanges> {
  const zone = await readZone(client, id);
  const found = plan(zone);
  const refusalReason = refusalOf(found, maxDeletes);
  if (refusalReason !== null && !preview) throw refused(refusalReason);
  const batches = batchesOf(found.changes, zone.changesPerCall);
  const about = { unchanged: found.unchanged, refusalReason, idOf: recordIdsIn(client, id) };
  const planned = DnsChanges.of(previewOf(found, batches), { ...about, preview: true });
  if (preview) return planned;
  context.answer.checkRoom(planned, info);
  const outcomes = await carryOut(found, batches, (batch) => write(batch, zone, client));
  if (outcomes.failure) addPartialError(context, info, outcomes.failure);
  return DnsChanges.of(outcomes, { ...about, preview });
}

function recordIdsIn({ upstream: { account } }: Client, zoneId: string): RecordIds {
  const list = { row: dnsRecords.rows.dnsRecords, account, values: { zoneId } };
  return (own) => graphId(list, own);
}

function refusalOf({ changes }: RecordPlan, maxDeletes: number): string | null {
  return tooManyDeletions(changes.filter(({ after }) => after === null).length, maxDeletes);
}

function onWire(change: DnsChange, index: number, { schema }: GraphQLResolveInfo): RequestedRecordChange {
  const wire = (name: string, value: object, field: string) => {
    const type = schema.getType(name);
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return toWireFields({ ...value }, fields, dialect, `input.changes[${index}].${field}`);
  };
  if (change.create) return { create: wire('EdgeDnsRecordInput', change.create, 'create') };
  if (change.update) {
    const { id, ...fields } = wire('EdgeDnsRecordPatchInput', change.update, 'update');
    return { update: { ...fields, id: String(id) } };
  }
  return { delete: wire('EdgeDnsRecordMatchInput', change.delete ?? {}, 'delete') };
}

function refuseTwoValues(changes: readonly DnsChange[]): void {
  for (const [index, { delete: match }] of changes.entries()) {
    const given = valueFields.filter((name) => Reflect.get(match ?? {}, name) !== undefined);
    if (given.length > 1)
      throw refused(`input.changes[${index}].delete: expected one value, but got ${given.join(' and ')}`);
  }
}

export const dnsChanges: RowGroup = { rows: {}, resolver: DnsChangesResolver };
