/** Takes snapshots of the bill on demand. */
import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, Info, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { requireCaller } from '../../../base/auth/require-scope.js';
import { CallerError } from '../../../base/errors.js';
import { AtOnce } from '../../../base/shares/at-once.js';
import { shares } from '../../../base/shares/shares.js';
import { items } from '../../../data/geography/complexity.js';
import type { Account } from '../../../rest/transport/account.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import type { HostingContext } from '../../context.js';
import { HostingApiName } from '../../inventory/api.js';
import { checkNames } from '../../inventory/check-accounts.js';
import { joining } from '../../inventory/joining.js';
import { checkMaxAge, maxAgeArgument } from '../../inventory/max-age.js';
import type { HistoryContext } from '../history-context.js';
import { type SnapshotOptions, type TakenSnapshot, takeSnapshot } from './take-snapshot.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType({ description: 'A snapshot of what one account is billed for' })
class BillSnapshot {
  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => GraphQLDate, { description: 'The day that it is of, in UTC. A later one of the same day replaces it' })
  day!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was taken' })
  takenAt!: Date;

  @Field(() => Int, { description: 'The number of lines read' })
  lineCount!: number;

  @Optional(() => String, 'What could not be read, and why: it is a gap in the history')
  error!: string | null;

  @Optional(
    () => String,
    'Which actions since the snapshot before could not be read, and why. It is no gap; times of changes are inferred instead',
  )
  actionsError!: string | null;
}

@ObjectType({ description: 'The result of `snapshotBill`' })
class SnapshotBillPayload {
  @Field(() => [BillSnapshot], { description: 'One of each account, also where it could not be read' })
  snapshots!: BillSnapshot[];
}

const usualAccounts = 4;
/** Milliseconds for which a snapshot that another process takes is waited for, and between looks for it. */
const longestWait = 20_000;
const betweenLooks = 250;

const byHand = new AtOnce(shares.snapshots);

@Resolver()
export class SnapshotResolver {
  @Mutation(() => SnapshotBillPayload, {
    nullable: true,
    complexity: joining(items(usualAccounts)),
    description:
      'Takes a snapshot of the bill of today, of each account that the token may read, and stores it in place of an earlier one of the day. Snapshots are taken once a day anyway. It costs as many calls as the bill, and one for each list of actions of billed things: five of a cloud account, one of a storage account, more where more than 50 actions have ended since the snapshot before, ten at most. Requires a token with the scope `hosting:write`.',
  })
  async snapshotBill(
    @Arg('apis', () => [HostingApiName], { nullable: true, description: 'Only of accounts of these APIs' })
    apis: Api[] | null,
    @Arg('accounts', () => [String], { nullable: true, description: 'Only of the accounts with these names' })
    names: string[] | null,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SnapshotBillPayload> {
    context.clients.entrustAny();
    const { id } = requireCaller(context);
    checkMaxAge('snapshotBill', maxAge);
    const { hosting, config } = context;
    if (config.billHistoryDays === 0) {
      throw new CallerError('BAD_USER_INPUT', 'Snapshots are off here: BILL_HISTORY_DAYS is 0.');
    }
    const options = {
      billContext: { context, info },
      history: hosting.billHistory,
      writes: hosting.ownWrites,
      keepDays: config.billHistoryDays,
      maxAge,
    };
    const readable = context.clients.every(dialectsOf(info.schema)).map(({ upstream }) => upstream.account);
    checkNames(names, readable);
    const wanted = readable.filter(
      ({ api, name }) => (!apis || apis.includes(api)) && (!names || names.includes(name)),
    );
    const taken = wanted.map((account) => byHand.run(id, () => snapshotOf(account, options)));
    return { snapshots: await Promise.all(taken) };
  }
}

async function snapshotOf(
  account: Account,
  options: SnapshotOptions & { billContext: HistoryContext },
): Promise<BillSnapshot> {
  const { api, name } = account;
  const { snapshot, lineCount } = await takenOrWaited(account, options);
  const { day, takenAt, error, actions } = snapshot;
  return Object.assign(new BillSnapshot(), {
    api,
    accountName: name,
    day,
    takenAt: new Date(takenAt),
    lineCount,
    error,
    actionsError: actions.error,
  });
}

/**
 * Waits until this process may take the snapshot itself: one that another process takes may predate a change that the
 * caller knows of.
 */
async function takenOrWaited(account: Account, options: SnapshotOptions): Promise<TakenSnapshot> {
  for (let waited = 0; waited < longestWait; waited += betweenLooks) {
    const taken = await takeSnapshot(account, options);
    if (taken) return taken;
    await pause(betweenLooks);
  }
  throw new CallerError('OVERLOADED', `Another snapshot of the account ${account.name} takes too long.`, {
    retryAfter: longestWait / 1000,
  });
}
