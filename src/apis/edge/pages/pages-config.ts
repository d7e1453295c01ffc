/** Runtime configuration of Pages deployments. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { WorkerUsageModel } from '../workers/worker-shared.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';

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
  @Field(() => Boolean, { nullable: true, description: 'Always use the latest compatibility date' })
  alwaysUseLatestCompatibilityDate?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The major version of the build image' })
  buildImageMajorVersion?: number | null;

  @Field(() => String, { nullable: true, description: 'The compatibility date: the runtime behaves as on that day' })
  compatibilityDate?: string | null;

  @Field(() => [String], { nullable: true, description: 'Compatibility flags that switch runtime features on or off' })
  compatibilityFlags?: string[] | null;

  @TakesNull()
  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'Environment variables by name, as `{ type, value }` of type `plain_text` or `secret_text`; the API never returns the value of a secret. Sending null for one deletes it',
  })
  envVars?: object | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Serve static assets when the request limit for Functions is reached',
  })
  failOpen?: boolean | null;

  @Field(() => WorkerUsageModel, {
    nullable: true,
    description: 'The usage model of Functions, which determines billing',
  })
  usageModel?: ValueOf<typeof WorkerUsageModel> | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Workers AI bindings' })
  aiBindings?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Analytics Engine datasets' })
  analyticsEngineDatasets?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Browser Rendering bindings' })
  browsers?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'D1 databases, as `{ id }`' })
  d1Databases?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Durable Object namespaces, as `{ namespace_id }`' })
  durableObjectNamespaces?: object | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Hyperdrive bindings, as `{ id }`',
  })
  hyperdriveBindings?: object | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'KV namespaces, as `{ namespace_id }`',
  })
  kvNamespaces?: object | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'mTLS certificates, as `{ certificate_id }`',
  })
  mtlsCertificates?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Queue producers, as `{ name }`' })
  queueProducers?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'R2 buckets, as `{ name, jurisdiction }`' })
  r2Buckets?: object | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Service bindings to Workers, as `{ service, environment, entrypoint }`',
  })
  services?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Vectorize indexes, as `{ index_name }`' })
  vectorizeBindings?: object | null;

  @Field(() => PagesLimits, { nullable: true, description: 'Limits per invocation' })
  limits?: PagesLimits | null;

  @Field(() => PagesPlacement, { nullable: true, description: 'Placement of Functions' })
  placement?: PagesPlacement | null;

  @Field(() => String, { nullable: true, description: 'A hash of the Wrangler configuration file, if there is one' })
  wranglerConfigHash?: string | null;
}

@BothWays('EdgePagesDeploymentConfigs', 'The deployment configuration of each environment')
export class PagesDeploymentConfigs {
  @Field(() => PagesDeploymentConfig, { nullable: true, description: 'The preview environment' })
  preview?: PagesDeploymentConfig | null;

  @Field(() => PagesDeploymentConfig, { nullable: true, description: 'The production environment' })
  production?: PagesDeploymentConfig | null;
}
