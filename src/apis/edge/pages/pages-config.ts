/** Runtime configuration of Pages deployments. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { WorkerUsageModel } from '../workers/worker-shared.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

@BothWays('EdgePagesLimits', 'Limits per invocation')
class PagesLimits {
  @Field(() => Int, { description: 'CPU time in milliseconds' })
  cpuMs!: number;
}

@BothWays('EdgePagesPlacement', 'Placement of Functions')
class PagesPlacement {
  @Field({ description: '`smart`: close to the back ends that they call; otherwise close to the visitor' })
  mode!: string;
}

@BothWays(
  'EdgePagesDeploymentConfig',
  'Configuration of the deployments of an environment; bindings are keyed by variable name',
)
class PagesDeploymentConfig {
  @Optional(() => Boolean, 'Always use the latest compatibility date')
  alwaysUseLatestCompatibilityDate?: boolean | null;

  @Optional(() => Int, 'The major version of the build image')
  buildImageMajorVersion?: number | null;

  @Optional(() => String, 'The compatibility date: the runtime behaves as on that day')
  compatibilityDate?: string | null;

  @Optional(() => [String], 'Compatibility flags that switch runtime features on or off')
  compatibilityFlags?: string[] | null;

  @TakesNull()
  @Optional(
    () => GraphQLJSONObject,
    'Environment variables by name, as `{ type, value }` of type `plain_text` or `secret_text`; the API never returns the value of a secret. Sending null for one deletes it',
  )
  envVars?: object | null;

  @Optional(() => Boolean, 'Serve static assets when the request limit for Functions is reached')
  failOpen?: boolean | null;

  @Optional(() => WorkerUsageModel, 'The usage model of Functions, which determines billing')
  usageModel?: ValueOf<typeof WorkerUsageModel> | null;

  @Optional(() => GraphQLJSONObject, 'Workers AI bindings')
  aiBindings?: object | null;

  @Optional(() => GraphQLJSONObject, 'Analytics Engine datasets')
  analyticsEngineDatasets?: object | null;

  @Optional(() => GraphQLJSONObject, 'Browser Rendering bindings')
  browsers?: object | null;

  @Optional(() => GraphQLJSONObject, 'D1 databases, as `{ id }`')
  d1Databases?: object | null;

  @Optional(() => GraphQLJSONObject, 'Durable Object namespaces, as `{ namespace_id }`')
  durableObjectNamespaces?: object | null;

  @Optional(() => GraphQLJSONObject, 'Hyperdrive bindings, as `{ id }`')
  hyperdriveBindings?: object | null;

  @Optional(() => GraphQLJSONObject, 'KV namespaces, as `{ namespace_id }`')
  kvNamespaces?: object | null;

  @Optional(() => GraphQLJSONObject, 'mTLS certificates, as `{ certificate_id }`')
  mtlsCertificates?: object | null;

  @Optional(() => GraphQLJSONObject, 'Queue producers, as `{ name }`')
  queueProducers?: object | null;

  @Optional(() => GraphQLJSONObject, 'R2 buckets, as `{ name, jurisdiction }`')
  r2Buckets?: object | null;

  @Optional(() => GraphQLJSONObject, 'Service bindings to Workers, as `{ service, environment, entrypoint }`')
  services?: object | null;

  @Optional(() => GraphQLJSONObject, 'Vectorize indexes, as `{ index_name }`')
  vectorizeBindings?: object | null;

  @Optional(() => PagesLimits, 'Limits per invocation')
  limits?: PagesLimits | null;

  @Optional(() => PagesPlacement, 'Placement of Functions')
  placement?: PagesPlacement | null;

  @Optional(() => String, 'A hash of the Wrangler configuration file, if there is one')
  wranglerConfigHash?: string | null;
}

@BothWays('EdgePagesDeploymentConfigs', 'The deployment configuration of each environment')
export class PagesDeploymentConfigs {
  @Optional(() => PagesDeploymentConfig, 'The preview environment')
  preview?: PagesDeploymentConfig | null;

  @Optional(() => PagesDeploymentConfig, 'The production environment')
  production?: PagesDeploymentConfig | null;
}
