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

  @Field(() => String, { nullable: true, description: 'AI_SEARCH: name of the instance' })
  instanceName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'AI_SEARCH, AI_SEARCH_NAMESPACE, ARTIFACTS, DISPATCH_NAMESPACE, MESSAGING: name of the namespace',
  })
  namespace?: string;

  @Field(() => String, { nullable: true, description: 'ANALYTICS_ENGINE: name of the dataset' })
  dataset?: string;

  @IdOf(() => SqlDatabase)
  @Field(() => ID, { nullable: true, description: 'D1: id of the database' })
  databaseId?: string;

  @Field(() => ID, { nullable: true, description: 'HYPERDRIVE: id of the configuration' })
  id?: string;

  @Field(() => String, {
    nullable: true,
    description: 'DATA_BLOB, TEXT_BLOB, WASM_MODULE: name of the uploaded file with the content',
  })
  part?: string;

  @Field(() => Outbound, {
    nullable: true,
    description: 'DISPATCH_NAMESPACE: the outbound Worker',
  })
  outbound?: Outbound;

  @Field(() => String, { nullable: true, description: 'DURABLE_OBJECT_NAMESPACE, WORKFLOW: name of the class' })
  className?: string;

  @Field(() => String, {
    nullable: true,
    description: 'DURABLE_OBJECT_NAMESPACE: the dispatch namespace of the script',
  })
  dispatchNamespace?: string;

  @Field(() => String, {
    nullable: true,
    description: 'DURABLE_OBJECT_NAMESPACE, SERVICE: environment of the script, if it has several',
  })
  environment?: string;

  @IdOf(() => KvNamespace)
  @Field(() => ID, {
    nullable: true,
    description: 'DURABLE_OBJECT_NAMESPACE, KV_NAMESPACE, RATELIMIT: id of the namespace',
  })
  namespaceId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'DURABLE_OBJECT_NAMESPACE, WORKFLOW: the script that exports the class; this one unless given',
  })
  scriptName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'INHERIT: the earlier name of the binding; the same unless given',
  })
  oldName?: string;

  @Field(() => ID, { nullable: true, description: 'INHERIT: the version to inherit from; the latest unless given' })
  versionId?: string;

  @Field(() => GraphQLJSON, { nullable: true, description: 'JSON: the value' })
  json?: unknown;

  @Field(() => ID, { nullable: true, description: 'MTLS_CERTIFICATE: id of the certificate' })
  certificateId?: string;

  @Field(() => String, { nullable: true, description: 'PLAIN_TEXT, SECRET_TEXT: the text' })
  text?: string;

  @Field(() => String, { nullable: true, description: 'PIPELINES: name of the pipeline' })
  pipeline?: string;

  @Field(() => String, { nullable: true, description: 'K2: id of the stream' })
  stream?: string;

  @Field(() => String, { nullable: true, description: 'QUEUE: name of the queue' })
  queueName?: string;

  @Field(() => BindingRateLimit, { nullable: true, description: 'RATELIMIT: the rate limit' })
  simple?: BindingRateLimit;

  @Field(() => String, { nullable: true, description: 'R2_BUCKET: name of the bucket' })
  bucketName?: string;

  @Field(() => Jurisdiction, {
    nullable: true,
    description: 'R2_BUCKET: jurisdiction of the bucket, if it has one',
  })
  jurisdiction?: ValueOf<typeof Jurisdiction>;

  @Field(() => [String], { nullable: true, description: 'SEND_EMAIL: the allowed destination addresses' })
  allowedDestinationAddresses?: string[];

  @Field(() => [String], { nullable: true, description: 'SEND_EMAIL: the allowed sender addresses' })
  allowedSenderAddresses?: string[];

  @Field(() => String, { nullable: true, description: 'SEND_EMAIL: the only destination address' })
  destinationAddress?: string;

  @Field(() => String, { nullable: true, description: 'SERVICE: name of the Worker' })
  service?: string;

  @Field(() => String, { nullable: true, description: 'SERVICE: the entrypoint to call; the default one unless given' })
  entrypoint?: string;

  @Field(() => String, { nullable: true, description: 'VECTORIZE: name of the index' })
  indexName?: string;

  @Field(() => String, { nullable: true, description: 'SECRETS_STORE_SECRET: name of the secret' })
  secretName?: string;

  @Field(() => ID, { nullable: true, description: 'SECRETS_STORE_SECRET: id of the secrets store' })
  storeId?: string;

  @Field(() => ID, { nullable: true, description: 'FLAGSHIP: id of the app with the flags' })
  appId?: string;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'SECRET_KEY: the algorithm, as the Web Crypto API takes it',
  })
  algorithm?: unknown;

  @Field(() => KeyFormat, { nullable: true, description: 'SECRET_KEY: the format of the key' })
  format?: ValueOf<typeof KeyFormat>;

  @Field(() => [KeyUsage], { nullable: true, description: 'SECRET_KEY: the allowed operations' })
  usages?: ValueOf<typeof KeyUsage>[];

  @Field(() => String, { nullable: true, description: 'SECRET_KEY: the key in base64, for every format except JWK' })
  keyBase64?: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'SECRET_KEY: the key, for the format JWK' })
  keyJwk?: object;

  @Field(() => String, { nullable: true, description: 'WORKFLOW: name of the workflow' })
  workflowName?: string;

  @Field(() => ID, { nullable: true, description: 'VPC_SERVICE: id of the service' })
  serviceId?: string;

  @Field(() => GatewayIdentity, {
    nullable: true,
    description: 'VPC_NETWORK: the identity of the Worker in the network; not with a tunnel',
  })
  identity?: ValueOf<typeof GatewayIdentity>;

  @Field(() => ID, { nullable: true, description: 'VPC_NETWORK: id of the network; not with a tunnel' })
  networkId?: string;

  @IdOf(() => Tunnel)
  @Field(() => ID, { nullable: true, description: 'VPC_NETWORK: id of the tunnel to the network' })
  tunnelId?: string;
}
