/** The kinds of bindings. */
import { ObjectType } from 'type-graphql';
import { comesIn } from '../../../../rest/mapping/abstract-types.js';
import { WorkerBinding } from './worker-binding.js';
import * as services from './worker-service-bindings.js';
import * as stores from './worker-store-bindings.js';
import * as values from './worker-value-bindings.js';

@ObjectType('EdgeWorkerOtherBinding', {
  implements: WorkerBinding,
  description: 'A binding with no further fields, or of a type unknown to this service',
})
class OtherBinding extends WorkerBinding {}

comesIn(WorkerBinding, {
  by: 'type',
  kinds: {
    ai_search: stores.AiSearchBinding,
    ai_search_namespace: stores.NamespaceBinding,
    analytics_engine: stores.AnalyticsEngineBinding,
    artifacts: stores.NamespaceBinding,
    d1: stores.SqlDatabaseBinding,
    hyperdrive: stores.HyperdriveBinding,
    kv_namespace: stores.KvNamespaceBinding,
    messaging: stores.NamespaceBinding,
    r2_bucket: stores.BucketBinding,
    vectorize: stores.VectorizeBinding,

    data_blob: values.BlobBinding,
    flagship: values.FlagshipBinding,
    inherit: values.InheritBinding,
    json: values.JsonBinding,
    mtls_certificate: values.MtlsCertificateBinding,
    plain_text: values.PlainTextBinding,
    ratelimit: values.RateLimitBinding,
    secret_key: values.SecretKeyBinding,
    secrets_store_secret: values.SecretsStoreBinding,
    text_blob: values.BlobBinding,
    wasm_module: values.BlobBinding,

    dispatch_namespace: services.DispatchNamespaceBinding,
    durable_object_namespace: services.DurableObjectBinding,
    k2: services.StreamBinding,
    pipelines: services.PipelineBinding,
    queue: services.QueueBinding,
    send_email: services.SendEmailBinding,
    service: services.ServiceBinding,
    vpc_network: services.VpcNetworkBinding,
    vpc_service: services.VpcServiceBinding,
    workflow: services.WorkflowBinding,
  },
  other: OtherBinding,
});

export { WorkerBinding };
