/** Bindings to storage. */
import { Field, ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { ShownAs } from '../../../../rest/identity/value-ids.js';
import { Jurisdiction, WorkerBinding } from './worker-binding.js';

@ObjectType('EdgeWorkerKvNamespaceBinding', {
  implements: WorkerBinding,
  description: 'A binding to a KV namespace',
})
export class KvNamespaceBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the namespace' })
  namespaceId!: string | null;
}

@ObjectType('EdgeWorkerBucketBinding', {
  implements: WorkerBinding,
  description: 'A binding to an R2 bucket',
})
export class BucketBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the bucket' })
  bucketName!: string | null;

  @Field(() => Jurisdiction, { nullable: true, description: 'Jurisdiction of the bucket; null: none' })
  jurisdiction!: ValueOf<typeof Jurisdiction> | null;
}

@ObjectType('EdgeWorkerSqlDatabaseBinding', {
  implements: WorkerBinding,
  description: 'A binding to a D1 SQL database',
})
export class SqlDatabaseBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the database' })
  databaseId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The same as `databaseId`; superseded by it' })
  id!: string | null;
}

@ObjectType('EdgeWorkerHyperdriveBinding', {
  implements: WorkerBinding,
  description: 'A binding to a Hyperdrive configuration: pooled connections to an external database',
})
export class HyperdriveBinding extends WorkerBinding {
  @ShownAs('configurationId')
  @Field(() => ID, { nullable: true, description: 'Id of the configuration' })
  id!: string | null;
}

@ObjectType('EdgeWorkerVectorizeBinding', {
  implements: WorkerBinding,
  description: 'A binding to a Vectorize index',
})
export class VectorizeBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the index' })
  indexName!: string | null;
}

@ObjectType('EdgeWorkerAnalyticsEngineBinding', {
  implements: WorkerBinding,
  description: 'A binding to an Analytics Engine dataset',
})
export class AnalyticsEngineBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the dataset' })
  dataset!: string | null;
}

@ObjectType('EdgeWorkerAiSearchBinding', {
  implements: WorkerBinding,
  description: 'A binding to an AI Search instance',
})
export class AiSearchBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the instance' })
  instanceName!: string | null;

  @Field(() => String, { nullable: true, description: 'The namespace of the instance' })
  namespace!: string | null;
}

@ObjectType('EdgeWorkerNamespaceBinding', {
  implements: WorkerBinding,
  description: 'A binding to a namespace of AI Search, messages or artifacts',
})
export class NamespaceBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the namespace' })
  namespace!: string | null;
}
