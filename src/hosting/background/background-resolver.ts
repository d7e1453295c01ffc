/** Starts what is read in the background, and says how far it is. */
import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, FieldResolver, Info, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { requireCaller } from '../../base/auth/require-scope.js';
import { Optional } from '../../base/optional-field.js';
import type { Api } from '../../rest/rows/dialect.js';
import { dialectsOf } from '../../rest/schema/fields-of-rows.js';
import type { HostingContext } from '../context.js';
import { HostingApiName } from '../inventory/api.js';
import { Hosting } from '../machines/hosting-resolver.js';
import type { ReadingRun } from './reading-run.js';
import { between } from './background-reading.js';
import { ReadingState } from './reading-state.js';

@ObjectType('AccountBackgroundReading', { description: 'The last reading of an account in the background' })
class ReadingOfAccount {
  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => ReadingState, { description: 'How far it is' })
  state!: ReadingState;

  @Field(() => Int, { description: 'Lists that were read' })
  listsRead!: number;

  @Optional(() => Int, 'Lists that are to be read, as far as is known; null before it begins')
  listCount!: number | null;

  @Field(() => Int, { description: 'Calls that it has made' })
  calls!: number;

  @Optional(() => Int, 'Calls that it comes to, at least; null before it begins')
  expectedCalls!: number | null;

  @Optional(
    () => Int,
    'The most calls that it may make: 5 % of those in a rate-limit window, divided among the accounts that share it',
  )
  callLimit!: number | null;

  @Optional(() => GraphQLDateTime, 'When this replica began; null if it did not')
  startedAt!: Date | null;

  @Optional(() => GraphQLDateTime, 'When it may begin again; null if this replica did not begin')
  nextAt!: Date | null;

  @Optional(() => String, 'Why it failed')
  error!: string | null;
}

@ObjectType({
  description:
    'Lists that are read in the background, so that nobody waits for them: none that takes a call per object',
})
class BackgroundReadings {
  @Field({ description: 'Whether this service reads in the background: the setting BACKGROUND_READING' })
  isOn!: boolean;

  @Field(() => [ReadingOfAccount], {
    description: 'One of each account that the token may read, as this replica knows it',
  })
  accounts!: ReadingOfAccount[];
}

@ObjectType({ description: 'The result of `startBackgroundReading`' })
class StartBackgroundReadingPayload {
  @Field(() => BackgroundReadings, { description: 'How far it is' })
  backgroundReading!: BackgroundReadings;
}

@Resolver(() => Hosting)
export class BackgroundResolver {
  @FieldResolver(() => BackgroundReadings, {
    description: 'What is read in the background and how far that is. It makes no upstream call',
  })
  backgroundReading(@Ctx() context: HostingContext, @Info() info: GraphQLResolveInfo): BackgroundReadings {
    return readingsFor(context, info);
  }

  @Mutation(() => StartBackgroundReadingPayload, {
    nullable: true,
    description:
      'Begins to read the lists of each account that the token may read, page by page and in the background, where that was not done within the hour by any replica. It takes at most 5 % of the calls of a rate-limit window, which edge accounts of one user share, and reads no list that takes a call per zone, pool or server. Requires a token with the scope `hosting:read`.',
  })
  async startBackgroundReading(
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StartBackgroundReadingPayload> {
    requireCaller(context);
    const clients = context.clients.every(dialectsOf(info.schema));
    await context.hosting.backgroundReading.start(context.upstreams, clients);
    return { backgroundReading: readingsFor(context, info) };
  }
}

function readingsFor({ clients, hosting }: HostingContext, { schema }: GraphQLResolveInfo): BackgroundReadings {
  const { backgroundReading } = hosting;
  const accounts = clients.every(dialectsOf(schema)).map(({ upstream: { account } }) => {
    const { api, name } = account;
    return Object.assign(new ReadingOfAccount(), {
      api,
      accountName: name,
      ...figuresOf(backgroundReading.of(account)),
    });
  });
  return { isOn: backgroundReading.isOn, accounts };
}

function figuresOf(reading: ReadingRun | null): Omit<ReadingOfAccount, 'api' | 'accountName'> {
  if (reading === null) {
    const none = { listCount: null, expectedCalls: null, callLimit: null, startedAt: null, nextAt: null, error: null };
    return { state: ReadingState.WAITING, listsRead: 0, calls: 0, ...none };
  }
  const { state, listsRead, listCount, calls, expectedCalls, callLimit, begunAt, error } = reading;
  const [startedAt, nextAt] = [new Date(begunAt), new Date(begunAt + between)];
  return {
    state,
    listsRead,
    listCount,
    calls,
    expectedCalls,
    callLimit,
    startedAt,
    nextAt,
    error: error?.message ?? null,
  };
}
