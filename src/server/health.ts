/** The state of the service: what `Query.health` returns. */
import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Context } from './context.js';
import { apisWithout } from './config/accounts.js';
import { RatesHealth } from '../data/rates/health.js';
import { callerIn } from '../base/auth/caller.js';
import { HostingApiName } from '../hosting/inventory/api.js';
import type { Api } from '../rest/rows/dialect.js';
import { Optional } from '../base/optional-field.js';

@ObjectType({ description: 'An account of a hosting API.' })
class HostingAccount {
  @Field({ description: 'Name of the account in the configuration, as in `account` arguments and `accountName`.' })
  name!: string;

  @Field({
    description: 'True while calls fail at once because its API fails or rejects its credential.',
  })
  isCircuitOpen!: boolean;

  @Field({
    description:
      'True while other replicas could not be informed of a change that was made here, and may show the state before it.',
  })
  hasUnannouncedChange!: boolean;

  @Optional(
    () => String,
    'Why it still uses an earlier credential than its credential file holds: the setting, what was expected, and what came. Null while the file is valid, or if there is none.',
  )
  credentialProblem!: string | null;
}

@ObjectType('Sharing', {
  description: 'What the replicas of this service share while they run: rate limits, changes, refusals.',
})
class SharingHealth {
  @Field({ description: 'Where: redis or postgres.' })
  engine!: string;

  @Field({
    description:
      'False while it does not answer or deliver messages: each replica then goes on by itself, with its share of the limits.',
  })
  isAvailable!: boolean;

  @Field({ description: 'Whether replicas share what they have read, which takes `CACHE_URL`.' })
  sharesResponses!: boolean;

  @Field(() => Int, { description: 'The number of replicas that this one knows of, itself included.' })
  replicaCount!: number;
}

@ObjectType({ description: 'One of the hosting APIs behind this graph.' })
class HostingApi {
  @Field(() => HostingApiName, { description: 'Which one.' })
  api!: Api;

  @Field({ description: 'True while it has no credential and the embedded sandbox answers instead.' })
  isSandbox!: boolean;

  @Field({
    description:
      'True while it has no credential and `SANDBOX=off` disables the sandbox: everything fails with `UPSTREAM_UNAVAILABLE`.',
  })
  isSandboxDisabled!: boolean;
}

@ObjectType('Health', { description: 'The health of the service, as seen by the process that answers.' })
export class Health {
  @Field(() => ID, { description: 'Always `health`: what several queries have of it is of one thing.' })
  id!: string;

  @Field({
    description:
      'True when the data is loaded and the store can be read and written. `/readyz` does not count the store.',
  })
  isReady!: boolean;

  @Field({ description: 'The store for tokens and rate tables: lmdb, postgres or redis.' })
  store!: string;

  @Field(() => RatesHealth, { description: 'The source and age of the rates in force.' })
  rates!: RatesHealth;

  @Optional(() => SharingHealth, 'What its replicas share; null for a single process on the embedded store.')
  sharing!: SharingHealth | null;

  @Field(() => [HostingApi], { description: 'The hosting APIs, and whether each uses the sandbox.' })
  hosting!: HostingApi[];
}

@Resolver()
export class HealthResolver {
  @Query(() => Health, {
    description: 'The health of the service: readiness, store, and the source and age of the rates.',
  })
  async health(@Ctx() context: Context): Promise<Health> {
    const isReady = (await context.availability.problem()) === null;
    const { store, rates, upstreams } = context;
    const sandboxed = new Map(upstreams.accounts.map(({ api, sandbox }) => [api, sandbox]));
    const off = apisWithout(upstreams.accounts).map(({ name }) => ({
      api: name,
      isSandbox: false,
      isSandboxDisabled: true,
    }));
    const hosting = [
      ...[...sandboxed].map(([api, isSandbox]) => ({ api, isSandbox, isSandboxDisabled: false })),
      ...off,
    ];
    return { id: 'health', isReady, store: store.kind, rates: rates.health(), sharing: sharingOf(upstreams), hosting };
  }
}

function sharingOf({ sharing }: Context['upstreams']): SharingHealth | null {
  if (!sharing) return null;
  const { engine, isAvailable, coalescing, replicas } = sharing;
  return { engine: engine.kind, isAvailable, sharesResponses: coalescing !== null, replicaCount: replicas };
}

@Resolver(() => HostingApi)
export class HostingApiResolver {
  @FieldResolver(() => [HostingAccount], {
    description: 'Its accounts that the caller may read; empty without a token with the scope `hosting:read`.',
  })
  accounts(@Root() { api: own }: HostingApi, @Ctx() context: Context): HostingAccount[] {
    if (callerIn(context) === null) return [];
    return context.clients
      .readable()
      .filter(({ api }) => api === own)
      .map((account) => ({
        name: account.name,
        isCircuitOpen: context.upstreams.isCircuitOpen(account),
        hasUnannouncedChange: context.upstreams.isUnannounced(account),
        credentialProblem: context.credentials.problemOf(account),
      }));
  }
}
