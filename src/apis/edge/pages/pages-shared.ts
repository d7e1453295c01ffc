/** What Pages projects, their deployments and what is sent to change them have alike. */
import { Field, ID } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const SourceType = wireEnum('EdgePagesSourceType', 'Who keeps a repository', ['github', 'gitlab']);

const PreviewDeployments = wireEnum(
  'EdgePagesPreviewDeployments',
  'Which branches are deployed for a look',
  ['all', 'custom', 'none'],
  { all: 'All but the production branch', custom: 'Those that are named', none: 'None' },
);

@BothWays('EdgePagesBuildConfig', 'How a site is built')
export class PagesBuildConfig {
  @Field(() => Boolean, { nullable: true, description: 'What one build fetched is kept for the next one' })
  buildCaching?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The command that builds it; null: there is nothing to build' })
  buildCommand?: string | null;

  @Field(() => String, { nullable: true, description: 'The folder that its files are in afterwards' })
  destinationDir?: string | null;

  @Field(() => String, { nullable: true, description: 'The folder that the command runs in' })
  rootDir?: string | null;

  @Field(() => String, { nullable: true, description: 'What its visits are counted under; null: they are not' })
  webAnalyticsTag?: string | null;

  @Field(() => String, { nullable: true, description: 'What pages name that the visits are counted by' })
  webAnalyticsToken?: string | null;
}

@BothWays('EdgePagesSourceConfig', 'A repository, and what of it is deployed')
export class PagesSourceConfig {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Pushes are deployed; an older setting than those for production and for branches',
  })
  deploymentsEnabled?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Who owns the repository' })
  owner?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the owner' })
  ownerId?: string | null;

  @Field(() => [String], { nullable: true, description: 'Paths whose changes do not count' })
  pathExcludes?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Paths whose changes count' })
  pathIncludes?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Pull requests are told of their deployments' })
  prCommentsEnabled?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Branches that are not deployed, for CUSTOM' })
  previewBranchExcludes?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Branches that are deployed, for CUSTOM' })
  previewBranchIncludes?: string[] | null;

  @Field(() => PreviewDeployments, { nullable: true, description: 'Which branches are deployed for a look' })
  previewDeploymentSetting?: ValueOf<typeof PreviewDeployments> | null;

  @Field(() => String, { nullable: true, description: 'The branch that is the site itself' })
  productionBranch?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'That branch is deployed with each push' })
  productionDeploymentsEnabled?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Id of the repository' })
  repoId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the repository' })
  repoName?: string | null;
}

@BothWays('EdgePagesSource', 'Where the source of a site is')
export class PagesSource {
  @Field(() => PagesSourceConfig, { description: 'The repository, and what of it is deployed' })
  config!: PagesSourceConfig;

  @Field(() => SourceType, { description: 'Who keeps it' })
  type!: ValueOf<typeof SourceType>;
}
