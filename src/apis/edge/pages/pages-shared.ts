/** Common parts of Pages projects, deployments and inputs. */
import { Field, ID } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

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
  @Optional(() => Boolean, 'Cache dependencies and outputs between builds')
  buildCaching?: boolean | null;

  @Optional(() => String, 'The build command; null: none')
  buildCommand?: string | null;

  @Optional(() => String, 'The build output directory')
  destinationDir?: string | null;

  @Optional(() => String, 'The root directory, where the command runs')
  rootDir?: string | null;

  @TakesNull()
  @Optional(() => String, 'The Web Analytics tag; null: disabled')
  webAnalyticsTag?: string | null;

  @TakesNull()
  @Optional(() => String, 'The Web Analytics token that pages contain')
  webAnalyticsToken?: string | null;
}

@BothWays('EdgePagesSourceConfig', 'A source repository and which of its branches are deployed')
class PagesSourceConfig {
  @Optional(
    () => Boolean,
    'Pushes are deployed; superseded by `productionDeploymentsEnabled` and `previewDeploymentSetting`',
  )
  deploymentsEnabled?: boolean | null;

  @Optional(() => String, 'Owner of the repository')
  owner?: string | null;

  @Optional(() => ID, 'Id of the owner')
  ownerId?: string | null;

  @Optional(() => [String], 'Paths whose changes trigger no deployment')
  pathExcludes?: string[] | null;

  @Optional(() => [String], 'Paths whose changes trigger a deployment')
  pathIncludes?: string[] | null;

  @Optional(() => Boolean, 'Comment on pull requests with their deployments')
  prCommentsEnabled?: boolean | null;

  @Optional(() => [String], 'For CUSTOM: branches without preview deployments')
  previewBranchExcludes?: string[] | null;

  @Optional(() => [String], 'For CUSTOM: branches with preview deployments')
  previewBranchIncludes?: string[] | null;

  @Optional(() => PreviewDeployments, 'Which branches get preview deployments')
  previewDeploymentSetting?: ValueOf<typeof PreviewDeployments> | null;

  @Optional(() => String, 'The production branch')
  productionBranch?: string | null;

  @Optional(() => Boolean, 'Deploy the production branch on each push')
  productionDeploymentsEnabled?: boolean | null;

  @Optional(() => ID, 'Id of the repository')
  repoId?: string | null;

  @Optional(() => String, 'Name of the repository')
  repoName?: string | null;
}

@BothWays('EdgePagesSource', 'The source of a Pages project')
export class PagesSource {
  @Field(() => PagesSourceConfig, { description: 'The repository and which of its branches are deployed' })
  config!: PagesSourceConfig;

  @Field(() => SourceType, { description: 'The host of the repository' })
  type!: ValueOf<typeof SourceType>;
}
