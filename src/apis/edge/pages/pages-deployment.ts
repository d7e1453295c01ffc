/** Deployments of Pages projects: versions of the site. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { PagesBuildConfig, PagesSource } from './pages-shared.js';
import { Optional } from '../../../base/optional-field.js';

export const PagesEnvironment = wireEnum('EdgePagesEnvironment', 'The environment of a deployment', {
  production: 'The production branch, served on the domains of the project',
  preview: 'Preview, with a URL of its own',
});

const StageName = wireEnum('EdgePagesStageName', 'A stage of a deployment', {
  queued: 'Waiting in the queue',
  initialize: 'Initializing the build environment',
  clone_repo: 'Cloning the repository',
  build: 'Building',
  deploy: 'Deploying to the edge',
});

const StageStatus = wireEnum('EdgePagesStageStatus', 'The status of a stage', {
  active: 'In progress',
  success: 'Completed successfully',
  idle: 'Not started',
  failure: 'Failed',
  canceled: 'Canceled before its end',
  skipped: 'Left out',
});

const TriggerType = wireEnum('EdgePagesTriggerType', 'What triggered a deployment', {
  'github:push': 'A push to the repository',
  ad_hoc: 'A direct upload',
  deploy_hook: 'A call to a deploy hook',
});

const SkipReason = wireEnum('EdgePagesSkipReason', 'Why a deployment was skipped', {
  commit_message: 'The commit message requests it',
  preview_deployments_disabled: 'Preview deployments are disabled',
  production_deployments_disabled: 'Automatic production deployments are disabled',
  path_config: 'No watched path changed',
  branch_config: 'The branch is excluded',
  pages_to_workers_conversion: 'The project is being converted to a Worker',
  superseded_queued_build: 'A newer build replaced it in the queue',
});

@ObjectType('EdgePagesTriggerMetadata', { description: 'The commit of a deployment' })
class TriggerMetadata {
  @Field({ description: 'The branch' })
  branch!: string;

  @Field({ description: 'There were uncommitted changes' })
  commitDirty!: boolean;

  @Field({ description: 'The commit hash' })
  commitHash!: string;

  @Field({ description: 'The commit message' })
  commitMessage!: string;
}

@ObjectType('EdgePagesTrigger', { description: 'What triggered a deployment' })
class Trigger {
  @Field(() => TriggerMetadata, { description: 'The commit' })
  metadata!: TriggerMetadata;

  @Field(() => TriggerType, { description: 'The trigger' })
  type!: ValueOf<typeof TriggerType>;
}

@ObjectType('EdgePagesStage', { description: 'A stage of a deployment' })
class Stage {
  @Optional(() => GraphQLDateTime, 'When it ended; null until then')
  endedOn!: string | null;

  @Field(() => StageName, { description: 'The stage' })
  name!: ValueOf<typeof StageName>;

  @Optional(() => GraphQLDateTime, 'When it started; null until then')
  startedOn!: string | null;

  @Field(() => StageStatus, { description: 'The status of the stage' })
  status!: ValueOf<typeof StageStatus>;
}

@ObjectType('EdgePagesDeployment', { description: 'A deployment of a Pages project, with a URL of its own' })
export class PagesDeployment {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => [String], 'Alias URLs')
  aliases!: string[] | null;

  @Field(() => PagesBuildConfig, { description: 'The build configuration' })
  buildConfig!: PagesBuildConfig;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => Trigger, { description: 'What triggered it' })
  deploymentTrigger!: Trigger;

  @Optional(
    () => GraphQLJSONObject,
    'Environment variables by name, as `{ type, value }`; the value of a secret is empty',
  )
  envVars!: object | null;

  @Field(() => PagesEnvironment, { description: 'The environment' })
  environment!: ValueOf<typeof PagesEnvironment>;

  @Field({ description: 'It was skipped: nothing was built' })
  isSkipped!: boolean;

  @Field(() => Stage, { description: 'The current stage' })
  latestStage!: Stage;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;

  @Field(() => ID, { description: 'Id of its project' })
  projectId!: string;

  @Field({ description: 'Name of its project' })
  projectName!: string;

  @Field(() => ID, { description: 'The short id, which its URL contains' })
  shortId!: string;

  @Field(() => PagesSource, { description: 'The source repository' })
  source!: PagesSource;

  @Field(() => [Stage], { description: 'Its stages' })
  stages!: Stage[];

  @Field({ description: 'Its URL' })
  url!: string;

  @Optional(() => SkipReason, 'Why it was skipped; null if it was not')
  skipReason!: ValueOf<typeof SkipReason> | null;

  @Optional(() => Boolean, 'Functions handle some of its requests')
  usesFunctions!: boolean | null;
}
