/** The kinds in which bindings come. */
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
    ai_search: stores.SearchBinding,
    ai_search_namespace: stores.NamespaceBinding,
    analytics_engine: stores.DatasetBinding,
    artifacts: stores.NamespaceBinding,
    d1: stores.SqlDatabaseBinding,
    hyperdrive: stores.HyperdriveBinding,
    kv_namespace: stores.KvNamespaceBinding,
    messaging: stores.NamespaceBinding,
    r2_bucket: stores.BucketBinding,
    vectorize: stores.VectorIndexBinding,

    data_blob: values.PartBinding,
    flagship: values.FlagsBinding,
    inherit: values.InheritedBinding,
    json: values.JsonBinding,
    mtls_certificate: values.CertificateBinding,
    plain_text: values.TextBinding,
    ratelimit: values.RateLimitBinding,
    secret_key: values.KeyBinding,
    secrets_store_secret: values.StoredSecretBinding,
    text_blob: values.PartBinding,
    wasm_module: values.PartBinding,

    dispatch_namespace: services.DispatchBinding,
    durable_object_namespace: services.DurableObjectBinding,
    k2: services.StreamBinding,
    pipelines: services.PipelineBinding,
    queue: services.QueueBinding,
    send_email: services.EmailBinding,
    service: services.ServiceBinding,
    vpc_network: services.PrivateNetworkBinding,
    vpc_service: services.PrivateServiceBinding,
    workflow: services.WorkflowBinding,
  },
  other: OtherBinding,
});

export { WorkerBinding };
