/** Bindings to give to a script: which fields count depends on the type. */
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { GatewayIdentity, Jurisdiction, KeyFormat, KeyUsage, WorkerBindingType } from './worker-binding.js';
import { Outbound, RateLimit } from './worker-binding-parts.js';

@InputType('EdgeWorkerBindingInput', {
  description:
    'What a script shall reach under a name of its own; a type takes the fields that the answer has for its kind',
})
export class WorkerBindingInput {
  @Field({ description: 'The name of the variable' })
  name!: string;

  @Field(() => WorkerBindingType, { description: 'What it gives; INHERIT keeps what the version before had' })
  type!: ValueOf<typeof WorkerBindingType>;

  @Field(() => String, { nullable: true, description: 'AI_SEARCH: name of the index' })
  instanceName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'AI_SEARCH, AI_SEARCH_NAMESPACE, ARTIFACTS, DISPATCH_NAMESPACE, MESSAGING: name of the namespace',
  })
  namespace?: string;

  @Field(() => String, { nullable: true, description: 'ANALYTICS_ENGINE: name of the dataset' })
  dataset?: string;

  @Field(() => ID, { nullable: true, description: 'D1: id of the database' })
  databaseId?: string;

  @Field(() => ID, { nullable: true, description: 'HYPERDRIVE: id of the pool of connections' })
  id?: string;

  @Field(() => String, {
    nullable: true,
    description: 'DATA_BLOB, TEXT_BLOB, WASM_MODULE: name of the file that it comes in',
  })
  part?: string;

  @Field(() => Outbound, {
    nullable: true,
    description: 'DISPATCH_NAMESPACE: what requests of the scripts there pass on their way out',
  })
  outbound?: Outbound;

  @Field(() => String, { nullable: true, description: 'DURABLE_OBJECT_NAMESPACE, WORKFLOW: name of the class' })
  className?: string;

  @Field(() => String, {
    nullable: true,
    description: 'DURABLE_OBJECT_NAMESPACE: the dispatch namespace that its script is in',
  })
  dispatchNamespace?: string;

  @Field(() => String, {
    nullable: true,
    description: 'DURABLE_OBJECT_NAMESPACE, SERVICE: the environment of the script, if it has several',
  })
  environment?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'DURABLE_OBJECT_NAMESPACE, KV_NAMESPACE, RATELIMIT: id of the namespace',
  })
  namespaceId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'DURABLE_OBJECT_NAMESPACE, WORKFLOW: the script that has the class; this one unless given',
  })
  scriptName?: string;

  @Field(() => String, { nullable: true, description: 'INHERIT: the name that it had; the same unless given' })
  oldName?: string;

  @Field(() => ID, { nullable: true, description: 'INHERIT: the version that had it; the last one unless given' })
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

  @Field(() => RateLimit, { nullable: true, description: 'RATELIMIT: how often' })
  simple?: RateLimit;

  @Field(() => String, { nullable: true, description: 'R2_BUCKET: name of the bucket' })
  bucketName?: string;

  @Field(() => Jurisdiction, {
    nullable: true,
    description: 'R2_BUCKET: where its objects must stay, if it has such a rule',
  })
  jurisdiction?: ValueOf<typeof Jurisdiction>;

  @Field(() => [String], { nullable: true, description: 'SEND_EMAIL: to nobody but these' })
  allowedDestinationAddresses?: string[];

  @Field(() => [String], { nullable: true, description: 'SEND_EMAIL: as nobody but these' })
  allowedSenderAddresses?: string[];

  @Field(() => String, { nullable: true, description: 'SEND_EMAIL: to nobody but this one' })
  destinationAddress?: string;

  @Field(() => String, { nullable: true, description: 'SERVICE: name of the script' })
  service?: string;

  @Field(() => String, { nullable: true, description: 'SERVICE: the class that is called; its default unless given' })
  entrypoint?: string;

  @Field(() => String, { nullable: true, description: 'VECTORIZE: name of the index' })
  indexName?: string;

  @Field(() => String, { nullable: true, description: 'SECRETS_STORE_SECRET: name of the secret' })
  secretName?: string;

  @Field(() => ID, { nullable: true, description: 'SECRETS_STORE_SECRET: id of the store that it is in' })
  storeId?: string;

  @Field(() => ID, { nullable: true, description: 'FLAGSHIP: id of the app whose flags they are' })
  appId?: string;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'SECRET_KEY: what it is for, as the Web Crypto API takes it',
  })
  algorithm?: unknown;

  @Field(() => KeyFormat, { nullable: true, description: 'SECRET_KEY: how the key is written' })
  format?: ValueOf<typeof KeyFormat>;

  @Field(() => [KeyUsage], { nullable: true, description: 'SECRET_KEY: what it may be used for' })
  usages?: ValueOf<typeof KeyUsage>[];

  @Field(() => String, { nullable: true, description: 'SECRET_KEY: the key in base64, for each format but JWK' })
  keyBase64?: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'SECRET_KEY: the key, for the format JWK' })
  keyJwk?: object;

  @Field(() => String, { nullable: true, description: 'WORKFLOW: name of the workflow' })
  workflowName?: string;

  @Field(() => ID, { nullable: true, description: 'VPC_SERVICE: id of the service' })
  serviceId?: string;

  @Field(() => GatewayIdentity, {
    nullable: true,
    description: 'VPC_NETWORK: as whom the script shall act there; not with a tunnel',
  })
  identity?: ValueOf<typeof GatewayIdentity>;

  @Field(() => ID, { nullable: true, description: 'VPC_NETWORK: id of the network; not with a tunnel' })
  networkId?: string;

  @Field(() => ID, { nullable: true, description: 'VPC_NETWORK: id of the tunnel that leads there' })
  tunnelId?: string;
}
