/** Deployments of Pages projects: each is one state of the site. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { PagesBuildConfig, PagesSource } from './pages-shared.js';

export const PagesEnvironment = wireEnum(
  'EdgePagesEnvironment',
  'What a deployment is for',
  ['production', 'preview'],
  { production: 'The site itself', preview: 'A look at a branch, at an address of its own' },
);

const StageName = wireEnum(
  'EdgePagesStageName',
  'A step of a deployment',
  ['queued', 'initialize', 'clone_repo', 'build', 'deploy'],
  {
    queued: 'It waits',
    initialize: 'The machine that builds it is set up',
    clone_repo: 'Its source is fetched',
    build: 'It is built',
    deploy: 'Its files are brought to the edge',
  },
);

const StageStatus = wireEnum(
  'EdgePagesStageStatus',
  'How far a step is',
  ['active', 'success', 'idle', 'failure', 'canceled', 'skipped'],
  { idle: 'Not begun' },
);

const TriggerType = wireEnum(
  'EdgePagesTriggerType',
  'What made a deployment begin',
  ['github:push', 'ad_hoc', 'deploy_hook'],
  { 'github:push': 'A push to the repository', ad_hoc: 'An upload', deploy_hook: 'A call to an address made for it' },
);

const SkipReason = wireEnum(
  'EdgePagesSkipReason',
  'Why a deployment was left out',
  [
    'commit_message',
    'preview_deployments_disabled',
    'production_deployments_disabled',
    'path_config',
    'branch_config',
    'pages_to_workers_conversion',
    'superseded_queued_build',
  ],
  {
    commit_message: 'The message of the commit asks for it',
    preview_deployments_disabled: 'Branches are not deployed',
    production_deployments_disabled: 'The production branch is not deployed by itself',
    path_config: 'No path that counts was changed',
    branch_config: 'The branch does not count',
    pages_to_workers_conversion: 'The project becomes a worker script',
    superseded_queued_build: 'A later one came while it waited',
  },
);

@ObjectType('EdgePagesTriggerMetadata', { description: 'The commit that a deployment is of' })
class TriggerMetadata {
  @Field({ description: 'The branch that it is on' })
  branch!: string;

  @Field({ description: 'There were changes beside it' })
  commitDirty!: boolean;

  @Field({ description: 'Its hash' })
  commitHash!: string;

  @Field({ description: 'Its message' })
  commitMessage!: string;
}

@ObjectType('EdgePagesTrigger', { description: 'What made a deployment begin' })
class Trigger {
  @Field(() => TriggerMetadata, { description: 'The commit that it is of' })
  metadata!: TriggerMetadata;

  @Field(() => TriggerType, { description: 'What it was' })
  type!: ValueOf<typeof TriggerType>;
}

@ObjectType('EdgePagesStage', { description: 'A step of a deployment' })
class Stage {
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it ended; null before' })
  endedOn!: string | null;

  @Field(() => StageName, { description: 'Which one' })
  name!: ValueOf<typeof StageName>;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it began; null before' })
  startedOn!: string | null;

  @Field(() => StageStatus, { description: 'How far it is' })
  status!: ValueOf<typeof StageStatus>;
}

@ObjectType('EdgePagesDeployment', { description: 'One state of a site, at an address of its own' })
export class PagesDeployment {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => [String], { nullable: true, description: 'Further addresses of it' })
  aliases!: string[] | null;

  @Field(() => PagesBuildConfig, { description: 'How it was built' })
  buildConfig!: PagesBuildConfig;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => Trigger, { description: 'What made it begin' })
  deploymentTrigger!: Trigger;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Its variables by name, as `{ type, value }`; the value of a secret is empty',
  })
  envVars!: object | null;

  @Field(() => PagesEnvironment, { description: 'What it is for' })
  environment!: ValueOf<typeof PagesEnvironment>;

  @Field({ description: 'It was left out: nothing was built' })
  isSkipped!: boolean;

  @Field(() => Stage, { description: 'The step that it is at' })
  latestStage!: Stage;

  @Field(() => GraphQLDateTime, { description: 'When it last changed' })
  modifiedOn!: string;

  @Field(() => ID, { description: 'Id of its project' })
  projectId!: string;

  @Field({ description: 'Name of its project' })
  projectName!: string;

  @Field(() => ID, { description: 'The beginning of its id, as its address has it' })
  shortId!: string;

  @Field(() => PagesSource, { description: 'Where its source is' })
  source!: PagesSource;

  @Field(() => [Stage], { description: 'Its steps' })
  stages!: Stage[];

  @Field({ description: 'Its address' })
  url!: string;

  @Field(() => SkipReason, { nullable: true, description: 'Why it was left out; null unless it was' })
  skipReason!: ValueOf<typeof SkipReason> | null;

  @Field(() => Boolean, { nullable: true, description: 'Functions answer some of its requests' })
  usesFunctions!: boolean | null;
}
