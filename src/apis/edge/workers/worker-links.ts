/** Links to and from worker scripts. The API reads no script by name: all are listed, and one is picked. */
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, type ClassType, Ctx, Field, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { IdOf, idsOfArguments } from '../../../rest/identity/id-inputs.js';
import { originOf } from '../../../rest/mapping/to-graph.js';
import type { RestContext } from '../../../rest/transport/context.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { links, lookup, one } from '../../../rest/planner/links.js';
import { type ReadContext, objectOf, objectsOf } from '../../../rest/planner/read-objects.js';
import { knownValue } from '../../../rest/planner/path-values.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { Account } from '../accounts/account.js';
import { Bucket, accountBuckets } from '../stores/buckets.js';
import { kvNamespaces } from '../stores/kv.js';
import { sqlDatabases } from '../stores/sql.js';
import { dialect } from '../dialect.js';
import { tunnels } from '../tunnels.js';
import { ScriptRoute, WorkerRoute } from './worker-route.js';
import {
  DurableObjectBinding,
  VpcNetworkBinding,
  ServiceBinding,
  WorkflowBinding,
} from './bindings/worker-service-bindings.js';
import { BucketBinding, KvNamespaceBinding, SqlDatabaseBinding } from './bindings/worker-store-bindings.js';
import { EmailAction } from '../email-routing.js';
import { WorkerDomain } from './worker-domains.js';
import { WorkerScript } from './worker-script.js';
import { workerScriptParts, workerScripts } from './worker-scripts.js';
import { WorkerSecret, workerSecrets } from './worker-secrets.js';
import { WorkerTailConsumer } from './worker-shared.js';
import type { Zone } from '../zones/zone.js';
import { zones } from '../zones/zones.js';

type ScriptReadContext = ReadContext & { readonly parent: object };

const { workerScripts: all } = workerScripts.rows;

async function scriptNamed(
  name: string | null | undefined,
  readContext: ScriptReadContext,
): Promise<WorkerScript | null> {
  const accountId = typeof name === 'string' ? await accountOf(readContext) : null;
  if (typeof accountId !== 'string') return null;
  const scripts = await objectsOf(all, { accountId }, readContext);
  return scripts.find(({ id }) => id === name) ?? null;
}

/** Objects below a zone do not know their account, so the zone is read. */
async function accountOf(readContext: ScriptReadContext): Promise<string | null> {
  const [accountId, zoneId] = ['accountId', 'zoneId'].map((param) => knownValue(readContext.parent, param));
  if (accountId !== undefined || zoneId === undefined) return accountId ?? null;
  const zone: Sent<Zone> | null = await objectOf(zones.rows.zone, { id: zoneId }, readContext);
  return zone?.account?.id ?? null;
}

/** Each jurisdiction has its own buckets. */
@Resolver(() => BucketBinding)
class BucketOfBinding {
  @FieldResolver(() => Bucket, { nullable: true, description: 'The bucket; null when it is gone' })
  async bucket(@Root() parent: BucketBinding, @Ctx() context: RestContext, @Info() info: GraphQLResolveInfo) {
    const { bucketName: name, jurisdiction }: Sent<BucketBinding> = parent;
    const sent = jurisdiction ? { jurisdiction } : {};
    return name ? objectOf(accountBuckets.rows.bucket, { name }, { context, info, parent, sent }) : null;
  }
}

@ArgsType()
class ScriptName {
  @IdOf(() => WorkerScript)
  @Field(() => ID, { description: 'Name of the script' })
  name!: string;
}

@Resolver(() => Account)
class ScriptOfAccount {
  @FieldResolver(() => WorkerScript, {
    nullable: true,
    description: 'The Worker script of this name; null when there is none. All scripts are read, in one call',
  })
  workerScript(
    @Root() parent: Account,
    @Args(() => ScriptName) { name }: ScriptName,
    @Ctx() context: RestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WorkerScript | null> | null {
    const [id] = idsOfArguments({ name }, dialect, info);
    if (!id) return scriptNamed(name, { context, info, parent });
    const isOfParent =
      id.account === originOf(parent)?.client.upstream.account.name && id.keys[0] === knownValue(parent, 'accountId');
    return isOfParent ? scriptNamed(id.keys.at(-1), { context, info, parent }) : null;
  }
}

function script<P extends object>(
  Parent: ClassType<P>,
  nameOf: (parent: Sent<P>) => string | null | undefined,
  description: string,
): RowGroup {
  @Resolver(() => Parent)
  class ScriptOfParent {
    @FieldResolver(() => WorkerScript, { nullable: true, description })
    script(@Root() parent: P, @Ctx() context: RestContext, @Info() info: GraphQLResolveInfo) {
      return scriptNamed(nameOf(parent as Sent<P>), { context, info, parent });
    }
  }
  return { rows: {}, resolver: ScriptOfParent };
}

@Resolver(() => WorkerScript)
class SecretsOfScript {
  @FieldResolver(() => [WorkerSecret], {
    nullable: true,
    description: 'Its secrets, without their values: one more call per script',
  })
  secrets(@Root() parent: WorkerScript, @Ctx() context: RestContext, @Info() info: GraphQLResolveInfo) {
    const accountId = knownValue(parent, 'accountId');
    const { id: name }: Sent<WorkerScript> = parent;
    if (accountId === undefined || !name) return null;
    return objectsOf(workerSecrets.rows.workerScriptSecrets, { accountId, name }, { context, info, parent });
  }
}

export const workerLinks: readonly RowGroup[] = [
  { rows: {}, resolver: BucketOfBinding },
  { rows: {}, resolver: ScriptOfAccount },
  { rows: {}, resolver: SecretsOfScript },
  script(WorkerRoute, ({ script }) => script, 'The Worker script that they run'),
  script(ScriptRoute, ({ script }) => script, 'The Worker script that they run'),
  script(ServiceBinding, ({ service }) => service, 'The Worker script; null when it is gone'),
  links(KvNamespaceBinding, {
    kvNamespace: one(kvNamespaces.rows.kvNamespace, ({ namespaceId }) => namespaceId, 'The KV namespace'),
  }),
  links(SqlDatabaseBinding, {
    sqlDatabase: one(sqlDatabases.rows.sqlDatabase, ({ databaseId }) => databaseId, 'The database'),
  }),
  script(DurableObjectBinding, ({ scriptName }) => scriptName, 'The script that exports the class; null: this one'),
  script(WorkflowBinding, ({ scriptName }) => scriptName, 'The script that exports the class; null: this one'),
  script(WorkerDomain, ({ service }) => service, 'The Worker script that it leads to'),
  script(
    EmailAction,
    ({ type, value }) => (type === 'worker' ? value?.[0] : null),
    'The Worker script that gets the email; null for other actions, or when it is gone',
  ),
  script(WorkerTailConsumer, ({ service }) => service, 'The script; null when it is gone'),
  links(WorkerScript, {
    content: lookup(
      workerScriptParts.rows.workerScriptContent,
      ({ id }) => id,
      'Its source code: one more call per script',
    ),
    settings: lookup(
      workerScriptParts.rows.workerScriptSettings,
      ({ id }) => id,
      'Its settings, including its bindings: one more call per script',
    ),
  }),
  links(VpcNetworkBinding, {
    tunnel: one(tunnels.rows.tunnel, ({ tunnelId }) => tunnelId, 'The tunnel to the network'),
  }),
];
