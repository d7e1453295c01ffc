/** Bindings: what a worker script reaches under a name of its own. */
import { Field, InterfaceType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../../rest/mapping/enum.js';

export const WorkerBindingType = wireEnum(
  'EdgeWorkerBindingType',
  'What a binding gives to a script',
  [
    'ai',
    'ai_search',
    'ai_search_namespace',
    'messaging',
    'analytics_engine',
    'artifacts',
    'assets',
    'browser',
    'd1',
    'data_blob',
    'dispatch_namespace',
    'durable_object_namespace',
    'hyperdrive',
    'inherit',
    'images',
    'json',
    'kv_namespace',
    'media',
    'mtls_certificate',
    'plain_text',
    'pipelines',
    'k2',
    'queue',
    'ratelimit',
    'r2_bucket',
    'secret_text',
    'send_email',
    'service',
    'text_blob',
    'vectorize',
    'version_metadata',
    'secrets_store_secret',
    'flagship',
    'secret_key',
    'workflow',
    'wasm_module',
    'vpc_service',
    'vpc_network',
  ],
  {
    ai: 'Models to run',
    ai_search: 'One index of AI search',
    ai_search_namespace: 'All indexes of AI search in a namespace',
    analytics_engine: 'A dataset to write measurements to',
    assets: 'The files that were uploaded with it',
    browser: 'A browser without a screen',
    d1: 'An SQL database',
    data_blob: 'Bytes that were uploaded with it; for scripts that are no modules',
    dispatch_namespace: 'Scripts of customers, to be chosen by name',
    durable_object_namespace: 'Durable objects of a class',
    flagship: 'Flags that switch features',
    hyperdrive: 'A pool of connections to a database elsewhere',
    images: 'Work on images',
    inherit: 'What the version before had under this name',
    json: 'A value',
    k2: 'A stream of events',
    kv_namespace: 'A namespace of keys and values',
    media: 'Work on video and sound',
    messaging: 'A namespace of messages',
    mtls_certificate: 'A certificate to show to other servers',
    pipelines: 'A pipeline to send events to',
    plain_text: 'A text',
    queue: 'A queue to put messages into',
    r2_bucket: 'A bucket of objects',
    ratelimit: 'A count that says when enough is enough',
    secret_key: 'A key that it may use and not see',
    secret_text: 'A text that nobody else can read',
    secrets_store_secret: 'A secret of the account',
    send_email: 'Email to send',
    service: 'Another script',
    text_blob: 'A text that was uploaded with it; for scripts that are no modules',
    vectorize: 'An index of vectors',
    version_metadata: 'What is known of its own version',
    vpc_network: 'A private network',
    vpc_service: 'A service in a private network',
    wasm_module: 'WebAssembly that was uploaded with it; for scripts that are no modules',
    workflow: 'Work in steps that survives failures',
  },
);

export const Jurisdiction = wireEnum(
  'EdgeWorkerBucketJurisdiction',
  'Where the objects of a bucket must stay',
  ['us', 'eu', 'fedramp', 'fedramp-high'],
  {
    us: 'The United States',
    eu: 'The European Union',
    fedramp: 'Data centers with an authorization for agencies of the United States',
    'fedramp-high': 'The same at its high level',
  },
);

export const KeyFormat = wireEnum('EdgeWorkerKeyFormat', 'How a key is written', ['raw', 'pkcs8', 'spki', 'jwk'], {
  raw: 'As bytes',
  pkcs8: 'As a private key in DER',
  spki: 'As a public key in DER',
  jwk: 'As a JSON Web Key',
});

export const KeyUsage = wireEnum('EdgeWorkerKeyUsage', 'What a key may be used for', [
  'encrypt',
  'decrypt',
  'sign',
  'verify',
  'deriveKey',
  'deriveBits',
  'wrapKey',
  'unwrapKey',
]);

export const GatewayIdentity = wireEnum(
  'EdgeWorkerGatewayIdentity',
  'As whom a script acts in a private network',
  ['runtime-email-alpha'],
  { 'runtime-email-alpha': 'As the user whose email address it names at run time' },
);

@InterfaceType('EdgeWorkerBinding', { description: 'What a script reaches under a name of its own' })
export abstract class WorkerBinding {
  @Field({ description: 'The name of the variable' })
  name!: string;

  @Field(() => WorkerBindingType, { description: 'What it gives' })
  type!: ValueOf<typeof WorkerBindingType>;
}
