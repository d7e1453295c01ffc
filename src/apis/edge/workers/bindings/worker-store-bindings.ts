/** Bindings to what keeps data. */
import { Field, ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { Jurisdiction, WorkerBinding } from './worker-binding.js';

@ObjectType('EdgeWorkerKvNamespaceBinding', {
  implements: WorkerBinding,
  description: 'A namespace of keys and values',
})
export class KvNamespaceBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the namespace' })
  namespaceId!: string | null;
}

@ObjectType('EdgeWorkerBucketBinding', {
  implements: WorkerBinding,
  description: 'A bucket of objects',
})
export class BucketBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the bucket' })
  bucketName!: string | null;

  @Field(() => Jurisdiction, { nullable: true, description: 'Where its objects must stay; null: anywhere' })
  jurisdiction!: ValueOf<typeof Jurisdiction> | null;
}

@ObjectType('EdgeWorkerSqlDatabaseBinding', {
  implements: WorkerBinding,
  description: 'An SQL database',
})
export class SqlDatabaseBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the database' })
  databaseId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The same; an older name' })
  id!: string | null;
}

@ObjectType('EdgeWorkerHyperdriveBinding', {
  implements: WorkerBinding,
  description: 'A pool of connections to a database elsewhere',
})
export class HyperdriveBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the pool' })
  id!: string | null;
}

@ObjectType('EdgeWorkerVectorIndexBinding', {
  implements: WorkerBinding,
  description: 'An index of vectors',
})
export class VectorIndexBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the index' })
  indexName!: string | null;
}

@ObjectType('EdgeWorkerDatasetBinding', {
  implements: WorkerBinding,
  description: 'A dataset to write measurements to',
})
export class DatasetBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the dataset' })
  dataset!: string | null;
}

@ObjectType('EdgeWorkerSearchBinding', {
  implements: WorkerBinding,
  description: 'One index of AI search',
})
export class SearchBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the index' })
  instanceName!: string | null;

  @Field(() => String, { nullable: true, description: 'The namespace that it is in' })
  namespace!: string | null;
}

@ObjectType('EdgeWorkerNamespaceBinding', {
  implements: WorkerBinding,
  description: 'A namespace of AI search, of messages or of artifacts',
})
export class NamespaceBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Its name' })
  namespace!: string | null;
}
