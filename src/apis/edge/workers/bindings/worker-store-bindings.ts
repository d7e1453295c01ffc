/** Bindings to storage. */
import { ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { ShownAs } from '../../../../rest/identity/value-ids.js';
import { Jurisdiction, WorkerBinding } from './worker-binding.js';
import { Optional } from '../../../../base/optional-field.js';

@ObjectType('EdgeWorkerKvNamespaceBinding', {
  implements: WorkerBinding,
  description: 'A binding to a KV namespace',
})
export class KvNamespaceBinding extends WorkerBinding {
  @Optional(() => ID, 'Id of the namespace')
  namespaceId!: string | null;
}

@ObjectType('EdgeWorkerBucketBinding', {
  implements: WorkerBinding,
  description: 'A binding to an R2 bucket',
})
export class BucketBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the bucket')
  bucketName!: string | null;

  @Optional(() => Jurisdiction, 'Jurisdiction of the bucket; null: none')
  jurisdiction!: ValueOf<typeof Jurisdiction> | null;
}

@ObjectType('EdgeWorkerSqlDatabaseBinding', {
  implements: WorkerBinding,
  description: 'A binding to a D1 SQL database',
})
export class SqlDatabaseBinding extends WorkerBinding {
  @Optional(() => ID, 'Id of the database')
  databaseId!: string | null;

  @Optional(() => ID, 'The same as `databaseId`; superseded by it')
  id!: string | null;
}

@ObjectType('EdgeWorkerHyperdriveBinding', {
  implements: WorkerBinding,
  description: 'A binding to a Hyperdrive configuration: pooled connections to an external database',
})
export class HyperdriveBinding extends WorkerBinding {
  @ShownAs('configurationId')
  @Optional(() => ID, 'Id of the configuration')
  id!: string | null;
}

@ObjectType('EdgeWorkerVectorizeBinding', {
  implements: WorkerBinding,
  description: 'A binding to a Vectorize index',
})
export class VectorizeBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the index')
  indexName!: string | null;
}

@ObjectType('EdgeWorkerAnalyticsEngineBinding', {
  implements: WorkerBinding,
  description: 'A binding to an Analytics Engine dataset',
})
export class AnalyticsEngineBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the dataset')
  dataset!: string | null;
}

@ObjectType('EdgeWorkerAiSearchBinding', {
  implements: WorkerBinding,
  description: 'A binding to an AI Search instance',
})
export class AiSearchBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the instance')
  instanceName!: string | null;

  @Optional(() => String, 'The namespace of the instance')
  namespace!: string | null;
}

@ObjectType('EdgeWorkerNamespaceBinding', {
  implements: WorkerBinding,
  description: 'A binding to a namespace of AI Search, messages or artifacts',
})
export class NamespaceBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the namespace')
  namespace!: string | null;
}
