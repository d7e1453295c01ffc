/** Inputs for bindings of a script; which fields apply depends on the type. */
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { Tunnel } from '../../tunnels.js';
import { KvNamespace } from '../../stores/kv.js';
import { IdOf } from '../../../../rest/identity/id-inputs.js';
import { SqlDatabase } from '../../stores/sql.js';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { GatewayIdentity, Jurisdiction, KeyFormat, KeyUsage, WorkerBindingType } from './worker-binding.js';
import { Outbound, BindingRateLimit } from './worker-binding-parts.js';
import { Optional } from '../../../../base/optional-field.js';

@InputType('EdgeWorkerBindingInput', {
  description: 'A binding to attach to a Worker; which fields apply depends on its type',
})
export class WorkerBindingInput {
  @Field({ description: 'The variable name of the binding' })
  name!: string;

  @Field(() => WorkerBindingType, {
    description: 'The type of resource to bind; INHERIT keeps the binding of an earlier version',
  })
  type!: ValueOf<typeof WorkerBindingType>;

  @Optional(() => String, 'AI_SEARCH: name of the instance')
  instanceName?: string;

  @Optional(
    () => String,
    'AI_SEARCH, AI_SEARCH_NAMESPACE, ARTIFACTS, DISPATCH_NAMESPACE, MESSAGING: name of the namespace',
  )
  namespace?: string;

  @Optional(() => String, 'ANALYTICS_ENGINE: name of the dataset')
  dataset?: string;

  @IdOf(() => SqlDatabase)
  @Optional(() => ID, 'D1: id of the database')
  databaseId?: string;

  @Optional(() => ID, 'HYPERDRIVE: id of the configuration')
  id?: string;

  @Optional(() => String, 'DATA_BLOB, TEXT_BLOB, WASM_MODULE: name of the uploaded file with the content')
  part?: string;

  @Optional(() => Outbound, 'DISPATCH_NAMESPACE: the outbound Worker')
  outbound?: Outbound;

  @Optional(() => String, 'DURABLE_OBJECT_NAMESPACE, WORKFLOW: name of the class')
  className?: string;

  @Optional(() => String, 'DURABLE_OBJECT_NAMESPACE: the dispatch namespace of the script')
  dispatchNamespace?: string;

  @Optional(() => String, 'DURABLE_OBJECT_NAMESPACE, SERVICE: environment of the script, if it has several')
  environment?: string;

  @IdOf(() => KvNamespace)
  @Optional(() => ID, 'DURABLE_OBJECT_NAMESPACE, KV_NAMESPACE, RATELIMIT: id of the namespace')
  namespaceId?: string;

  @Optional(
    () => String,
    'DURABLE_OBJECT_NAMESPACE, WORKFLOW: the script that exports the class; this one unless given',
  )
  scriptName?: string;

  @Optional(() => String, 'INHERIT: the earlier name of the binding; the same unless given')
  oldName?: string;

  @Optional(() => ID, 'INHERIT: the version to inherit from; the latest unless given')
  versionId?: string;

  @Optional(() => GraphQLJSON, 'JSON: the value')
  json?: unknown;

  @Optional(() => ID, 'MTLS_CERTIFICATE: id of the certificate')
  certificateId?: string;

  @Optional(() => String, 'PLAIN_TEXT, SECRET_TEXT: the text')
  text?: string;

  @Optional(() => String, 'PIPELINES: name of the pipeline')
  pipeline?: string;

  @Optional(() => String, 'K2: id of the stream')
  stream?: string;

  @Optional(() => String, 'QUEUE: name of the queue')
  queueName?: string;

  @Optional(() => BindingRateLimit, 'RATELIMIT: the rate limit')
  simple?: BindingRateLimit;

  @Optional(() => String, 'R2_BUCKET: name of the bucket')
  bucketName?: string;

  @Optional(() => Jurisdiction, 'R2_BUCKET: jurisdiction of the bucket, if it has one')
  jurisdiction?: ValueOf<typeof Jurisdiction>;

  @Optional(() => [String], 'SEND_EMAIL: the allowed destination addresses')
  allowedDestinationAddresses?: string[];

  @Optional(() => [String], 'SEND_EMAIL: the allowed sender addresses')
  allowedSenderAddresses?: string[];

  @Optional(() => String, 'SEND_EMAIL: the only destination address')
  destinationAddress?: string;

  @Optional(() => String, 'SERVICE: name of the Worker')
  service?: string;

  @Optional(() => String, 'SERVICE: the entrypoint to call; the default one unless given')
  entrypoint?: string;

  @Optional(() => String, 'VECTORIZE: name of the index')
  indexName?: string;

  @Optional(() => String, 'SECRETS_STORE_SECRET: name of the secret')
  secretName?: string;

  @Optional(() => ID, 'SECRETS_STORE_SECRET: id of the secrets store')
  storeId?: string;

  @Optional(() => ID, 'FLAGSHIP: id of the app with the flags')
  appId?: string;

  @Optional(() => GraphQLJSON, 'SECRET_KEY: the algorithm, as the Web Crypto API takes it')
  algorithm?: unknown;

  @Optional(() => KeyFormat, 'SECRET_KEY: the format of the key')
  format?: ValueOf<typeof KeyFormat>;

  @Optional(() => [KeyUsage], 'SECRET_KEY: the allowed operations')
  usages?: ValueOf<typeof KeyUsage>[];

  @Optional(() => String, 'SECRET_KEY: the key in base64, for every format except JWK')
  keyBase64?: string;

  @Optional(() => GraphQLJSONObject, 'SECRET_KEY: the key, for the format JWK')
  keyJwk?: object;

  @Optional(() => String, 'WORKFLOW: name of the workflow')
  workflowName?: string;

  @Optional(() => ID, 'VPC_SERVICE: id of the service')
  serviceId?: string;

  @Optional(() => GatewayIdentity, 'VPC_NETWORK: the identity of the Worker in the network; not with a tunnel')
  identity?: ValueOf<typeof GatewayIdentity>;

  @Optional(() => ID, 'VPC_NETWORK: id of the network; not with a tunnel')
  networkId?: string;

  @IdOf(() => Tunnel)
  @Optional(() => ID, 'VPC_NETWORK: id of the tunnel to the network')
  tunnelId?: string;
}
