/** The two mutations that change many records of a zone: each previews its changes, and its result undoes them. */
import type { GraphQLResolveInfo } from 'graphql';
import { MaxLength, Min } from 'class-validator';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Arg, Ctx, Field, ID, Info, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { isObject } from '../../../base/unknown.js';
import { addPartialError } from '../../../rest/failures/partial-errors.js';
import { idsOfArguments } from '../../../rest/identity/id-inputs.js';
import { clashBeside, clientOfIds, locate } from '../../../rest/identity/located.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { accountArgument } from '../../../rest/schema/account-argument.js';
import { check } from '../../../rest/schema/input-validation.js';
import type { RestContext } from '../../../rest/transport/context.js';
import { recordsIn } from '../zone-file/records-in.js';
import { previewOf } from './carry-out.js';
import type { AnyZoneState, ChangesDialect } from './dialect.js';
import { payloadsOf } from './payloads.js';
import { type Plan, refused } from './plan.js';
import { readZone } from './read-zone.js';

@InputType()
abstract class DnsChanging {
  @Field(() => Boolean, { defaultValue: false, description: 'Only return what would change' })
  preview!: boolean;

  @Min(0)
  @Field(() => Int, { defaultValue: 10, description: 'Refuse the changes if they delete more records than this' })
  maxDeletes!: number;
}

/** Characters, as many as all arguments together may have. */
const longestFile = 512 * 1024;

/**
 * Counts the result once for each requested change: a request whose result is too large is refused before anything is
 * sent.
 */
const costOfChanges: ComplexityEstimator = ({ args, childComplexity }) => {
  const { input }: { readonly input?: unknown } = args;
  const changes: unknown = isObject(input) ? input['changes'] : undefined;
  return Math.max(Array.isArray(changes) ? changes.length : 1, 1) * Math.max(childComplexity, 1);
};

interface ChangesRequest {
  readonly zoneId: string;
  readonly account: string | null;
  readonly input: DnsChanging;
  readonly context: RestContext;
  readonly info: GraphQLResolveInfo;
}

/** The mutations that change and synchronize the zones of one API. */
export function dnsChangesOf<Zone extends AnyZoneState, State, Requested extends object>(
  dialect: ChangesDialect<Zone, State, Requested>,
): RowGroup {
  const { rows, types, recordTypes } = dialect;
  const { api, fullNoun, noun, zone, zoneList, order, preserved, applied } = dialect.words;
  const { ChangePayload, SyncPayload, payloadOf } = payloadsOf(dialect);

  @InputType(`Change${api}DnsRecordsInput`, { description: 'Changes of the DNS records of a zone' })
  class ChangeInput extends DnsChanging {
    @Field(() => [types.Requested], { description: `The changes, ${order}` })
    changes!: Requested[];
  }

  @InputType(`Sync${api}DnsRecordsInput`, { description: 'What the DNS records of a zone shall be' })
  class SyncInput extends DnsChanging {
    @MaxLength(longestFile)
    @Field(() => String, { description: 'The zone file, in BIND format' })
    zoneFile!: string;
  }

  const zoneArgument = () => Arg('zoneId', () => ID, { description: `Id of the zone, as in \`${zoneList}\`` });
  const sameWay = `The ${noun}s of the zone are read once, and the differences are applied ${applied}. Requires a token with the scope \`hosting:write\``;

  @Resolver()
  class ChangesResolver {
    @Mutation(() => ChangePayload, {
      name: `change${api}DnsRecords`,
      nullable: true,
      complexity: costOfChanges,
      description: `Creates, changes and deletes ${fullNoun}s of a ${zone}. ${sameWay}`,
    })
    change(
      @zoneArgument() zoneId: string,
      @accountArgument() account: string | null,
      @Arg('input', () => ChangeInput, { description: 'The changes' }) input: ChangeInput,
      @Ctx() context: RestContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object> {
      return changed({ zoneId, account, input, context, info }, false, () => {
        input.changes = input.changes.map((change, index) => dialect.normalized?.(change, index) ?? change);
        check(input, 'input');
        return dialect.planOf(input.changes, info);
      });
    }

    @Mutation(() => SyncPayload, {
      name: `sync${api}DnsRecords`,
      nullable: true,
      description: `Makes the ${fullNoun}s of a ${zone} match a zone file. What a zone file cannot express stays: ${preserved}. ${sameWay}`,
    })
    sync(
      @zoneArgument() zoneId: string,
      @accountArgument() account: string | null,
      @Arg('input', () => SyncInput, { description: 'The zone file' }) input: SyncInput,
      @Ctx() context: RestContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object> {
      return changed({ zoneId, account, input, context, info }, true, () => {
        check(input, 'input');
        return (zone) => dialect.planOfFile(recordsIn(input.zoneFile, zone.name, recordTypes), zone);
      });
    }
  }

  /**
   * Finds the zone and a client that may write to it and read its records. Missing permission is reported before any
   * other error.
   */
  function zoneFor({ zoneId, account, input, context: { clients }, info }: ChangesRequest) {
    const { write, records } = rows;
    const { values, ids: ofPath } = locate(write, {}, { zoneId }, {}, info.schema);
    const id = values['zoneId'] ?? zoneId;
    const ids = [...ofPath, ...idsOfArguments({ input }, write.dialect, info)];
    const clash = clashBeside(write, ids, { zoneId: id }, info.schema);
    const client = clientOfIds(write, { ids, clash }, account, clients);
    return { id, client: clients.near(client ?? clients.named(write.dialect, account ?? null, 'write'), records) };
  }

  async function changed(request: ChangesRequest, isFile: boolean, planner: () => (zone: Zone) => Plan<State>) {
    const { input, context, info } = request;
    const { preview, maxDeletes } = input;
    const { id, client } = zoneFor(request);
    const planOf = planner();
    const zone = dialect.zoneOf(await readZone(client, rows, id));
    const plan = planOf(zone);
    const refusalReason = dialect.refusalOf(plan.changes, maxDeletes);
    if (refusalReason !== null && !preview) throw refused(refusalReason);
    const calls = dialect.callsOf(plan.changes, zone, isFile);
    const planned = payloadOf(previewOf(calls), plan, zone, { refusalReason, preview: true });
    if (preview) return planned;
    context.answer.checkRoom(planned, info);
    const outcomes = await dialect.carryOut(calls, zone, client, info);
    if (outcomes.failure) addPartialError(context, info, outcomes.failure);
    return payloadOf(outcomes, plan, zone, { refusalReason, preview });
  }

  return { rows: {}, resolver: ChangesResolver };
}
