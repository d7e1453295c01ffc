/** How deployments of Pages projects run. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { WorkerUsageModel } from '../workers/worker-shared.js';

@BothWays('EdgePagesLimits', 'What one request may use')
export class PagesLimits {
  @Field(() => Int, { description: 'Milliseconds of CPU time' })
  cpuMs!: number;
}

@BothWays('EdgePagesPlacement', 'Where functions run')
export class PagesPlacement {
  @Field({ description: '`smart`: near to what their own requests lead to; else next to their callers' })
  mode!: string;
}

@BothWays('EdgePagesDeploymentConfig', 'How deployments of an environment run. What functions reach stands by its name')
export class PagesDeploymentConfig {
  @Field(() => Boolean, { nullable: true, description: 'They keep to the behaviour of the runtime of today' })
  alwaysUseLatestCompatibilityDate?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Which generation of machines builds them' })
  buildImageMajorVersion?: number | null;

  @Field(() => String, { nullable: true, description: 'The day whose behaviour the runtime keeps to' })
  compatibilityDate?: string | null;

  @Field(() => [String], { nullable: true, description: 'What of the runtime is switched on or off beyond that' })
  compatibilityFlags?: string[] | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'Variables by name, as `{ type, value }` of type `plain_text` or `secret_text`, whose value is never told; null sent for one deletes it',
  })
  envVars?: object | null;

  @Field(() => Boolean, { nullable: true, description: 'Files are served where functions may not run any more' })
  failOpen?: boolean | null;

  @Field(() => WorkerUsageModel, { nullable: true, description: 'How the work of functions is counted' })
  usageModel?: ValueOf<typeof WorkerUsageModel> | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Models to run' })
  aiBindings?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Datasets to write measurements to' })
  analyticsEngineDatasets?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Browsers without a screen' })
  browsers?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'SQL databases, as `{ id }`' })
  d1Databases?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Durable objects, as `{ namespace_id }`' })
  durableObjectNamespaces?: object | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Pools of connections to databases elsewhere, as `{ id }`',
  })
  hyperdriveBindings?: object | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Namespaces of keys and values, as `{ namespace_id }`',
  })
  kvNamespaces?: object | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Certificates to show to other servers, as `{ certificate_id }`',
  })
  mtlsCertificates?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Queues to put messages into, as `{ name }`' })
  queueProducers?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Buckets of objects, as `{ name, jurisdiction }`' })
  r2Buckets?: object | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Worker scripts, as `{ service, environment, entrypoint }`',
  })
  services?: object | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Indexes of vectors, as `{ index_name }`' })
  vectorizeBindings?: object | null;

  @Field(() => PagesLimits, { nullable: true, description: 'What one request may use' })
  limits?: PagesLimits | null;

  @Field(() => PagesPlacement, { nullable: true, description: 'Where functions run' })
  placement?: PagesPlacement | null;

  @Field(() => String, { nullable: true, description: 'Changes with the file that they are configured by, if by one' })
  wranglerConfigHash?: string | null;
}

@BothWays('EdgePagesDeploymentConfigs', 'How deployments run, for each environment')
export class PagesDeploymentConfigs {
  @Field(() => PagesDeploymentConfig, { nullable: true, description: 'Those of branches, for a look' })
  preview?: PagesDeploymentConfig | null;

  @Field(() => PagesDeploymentConfig, { nullable: true, description: 'The site itself' })
  production?: PagesDeploymentConfig | null;
}
