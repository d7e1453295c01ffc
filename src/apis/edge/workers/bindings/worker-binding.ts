/** Bindings: resources that a worker script uses under names of its own. */
import { Field, InterfaceType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../../rest/mapping/enum.js';

export const WorkerBindingType = wireEnum('EdgeWorkerBindingType', 'The type of a binding', {
  ai: 'Workers AI: models to run',
  ai_search: 'An AI Search instance',
  ai_search_namespace: 'All AI Search instances of a namespace',
  messaging: 'A messaging namespace',
  analytics_engine: 'An Analytics Engine dataset to write data points to',
  artifacts: 'An Artifacts namespace',
  assets: 'The static assets uploaded with the Worker',
  browser: 'Browser Rendering: a headless browser',
  d1: 'A D1 SQL database',
  data_blob: 'A blob uploaded with the script; service worker syntax only',
  dispatch_namespace: 'A dispatch namespace of user Workers',
  durable_object_namespace: 'Durable Objects of a class',
  hyperdrive: 'A Hyperdrive configuration: pooled connections to an external database',
  inherit: 'The binding of this name in an earlier version',
  images: 'Images: image transformations',
  json: 'A JSON value',
  kv_namespace: 'A KV namespace',
  media: 'Media transformations of video and audio',
  mtls_certificate: 'An mTLS client certificate',
  plain_text: 'A text that the API returns',
  pipelines: 'A pipeline to send events to',
  k2: 'A K2 event stream',
  queue: 'A queue to send messages to',
  ratelimit: 'A rate limiter',
  r2_bucket: 'An R2 bucket',
  secret_text: 'Secret text, which the API never returns',
  send_email: 'Sending email',
  service: 'Another Worker',
  text_blob: 'A text blob uploaded with the script; service worker syntax only',
  vectorize: 'A Vectorize index',
  version_metadata: "Metadata of the Worker's own version",
  secrets_store_secret: 'A secret in the Secrets Store of the account',
  flagship: 'Flagship: feature flags',
  secret_key: 'A cryptographic key that the Worker can use but not read',
  workflow: 'A workflow',
  wasm_module: 'A WebAssembly module uploaded with the script; service worker syntax only',
  vpc_service: 'A service in a private network (VPC)',
  vpc_network: 'A private network (VPC)',
});

export const Jurisdiction = wireEnum(
  'EdgeWorkerBucketJurisdiction',
  'The jurisdiction that the objects of a bucket must stay in',
  {
    us: 'The United States',
    eu: 'The European Union',
    fedramp: 'Data centers authorized under FedRAMP for agencies of the United States',
    'fedramp-high': 'FedRAMP at its high impact level',
  },
);

export const KeyFormat = wireEnum('EdgeWorkerKeyFormat', 'The format of a cryptographic key', {
  raw: 'Raw bytes',
  pkcs8: 'A private key in PKCS #8 (DER)',
  spki: 'A public key in SubjectPublicKeyInfo (DER)',
  jwk: 'A JSON Web Key',
});

export const KeyUsage = wireEnum('EdgeWorkerKeyUsage', 'An operation allowed with a cryptographic key', {
  encrypt: 'Encrypt data',
  decrypt: 'Decrypt data',
  sign: 'Sign data',
  verify: 'Verify signatures',
  deriveKey: 'Derive another key',
  deriveBits: 'Derive bits that are not a key',
  wrapKey: 'Encrypt another key',
  unwrapKey: 'Decrypt another key',
});

export const GatewayIdentity = wireEnum('EdgeWorkerGatewayIdentity', 'The identity of a Worker in a private network', {
  'runtime-email-alpha': 'A user, by the email address set at run time',
});

@InterfaceType('EdgeWorkerBinding', { description: 'A binding: a resource that a Worker reaches through a variable' })
export abstract class WorkerBinding {
  @Field({ description: 'The variable name of the binding' })
  name!: string;

  @Field(() => WorkerBindingType, { description: 'The type of the binding' })
  type!: ValueOf<typeof WorkerBindingType>;
}
