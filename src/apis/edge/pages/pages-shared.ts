/** Common parts of Pages projects, deployments and inputs. */
import { Field, ID } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';

const SourceType = wireEnum('EdgePagesSourceType', 'The host of a source repository', {
  github: 'GitHub, the host of Git repositories',
  gitlab: 'GitLab, the host of Git repositories',
});

const PreviewDeployments = wireEnum('EdgePagesPreviewDeployments', 'Which branches get preview deployments', {
  all: 'All but the production branch',
  custom: 'The included ones',
  none: 'No branch',
});

@BothWays('EdgePagesBuildConfig', 'The build configuration')
export class PagesBuildConfig {
  @Field(() => Boolean, { nullable: true, description: 'Cache dependencies and outputs between builds' })
  buildCaching?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The build command; null: none' })
  buildCommand?: string | null;

  @Field(() => String, { nullable: true, description: 'The build output directory' })
  destinationDir?: string | null;

  @Field(() => String, { nullable: true, description: 'The root directory, where the command runs' })
  rootDir?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'The Web Analytics tag; null: disabled' })
  webAnalyticsTag?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'The Web Analytics token that pages contain' })
  webAnalyticsToken?: string | null;
}

@BothWays('EdgePagesSourceConfig', 'A source repository and which of its branches are deployed')
class PagesSourceConfig {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Pushes are deployed; superseded by `productionDeploymentsEnabled` and `previewDeploymentSetting`',
  })
  deploymentsEnabled?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Owner of the repository' })
  owner?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the owner' })
  ownerId?: string | null;

  @Field(() => [String], { nullable: true, description: 'Paths whose changes trigger no deployment' })
  pathExcludes?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Paths whose changes trigger a deployment' })
  pathIncludes?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Comment on pull requests with their deployments' })
  prCommentsEnabled?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'For CUSTOM: branches without preview deployments' })
  previewBranchExcludes?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'For CUSTOM: branches with preview deployments' })
  previewBranchIncludes?: string[] | null;

  @Field(() => PreviewDeployments, { nullable: true, description: 'Which branches get preview deployments' })
  previewDeploymentSetting?: ValueOf<typeof PreviewDeployments> | null;

  @Field(() => String, { nullable: true, description: 'The production branch' })
  productionBranch?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Deploy the production branch on each push' })
  productionDeploymentsEnabled?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Id of the repository' })
  repoId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the repository' })
  repoName?: string | null;
}

@BothWays('EdgePagesSource', 'The source of a Pages project')
export class PagesSource {
  @Field(() => PagesSourceConfig, { description: 'The repository and which of its branches are deployed' })
  config!: PagesSourceConfig;

  @Field(() => SourceType, { description: 'The host of the repository' })
  type!: ValueOf<typeof SourceType>;
}
