/** Pages projects: sites built from a repository or uploaded. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { del, get, list, patch, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { PagesDeploymentConfigs } from './pages-config.js';
import { PagesDeployment, PagesEnvironment } from './pages-deployment.js';
import { PagesBuildConfig, PagesSource } from './pages-shared.js';

@ObjectType('EdgePagesProject', { description: 'A Pages project: a site built from a repository or uploaded directly' })
export class PagesProject {
  static readonly keys = { accountId: 'accountId', projectName: 'name' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name, which identifies it in the API' })
  name!: string;

  @Field(() => PagesDeployment, { nullable: true, description: 'The current production deployment' })
  canonicalDeployment!: PagesDeployment | null;

  @Field(() => PagesDeployment, { nullable: true, description: 'The latest deployment, in any environment' })
  latestDeployment!: PagesDeployment | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => PagesDeploymentConfigs, { description: 'The deployment configuration of each environment' })
  deploymentConfigs!: PagesDeploymentConfigs;

  @Field({ description: 'The framework, for instance `astro`; empty if unknown' })
  framework!: string;

  @Field({ description: 'Version of the framework' })
  frameworkVersion!: string;

  @Field({ description: 'The Worker script of the preview environment' })
  previewScriptName!: string;

  @Field({ description: 'The production branch' })
  productionBranch!: string;

  @Field({ description: 'The Worker script of the production environment' })
  productionScriptName!: string;

  @Field(() => Boolean, { nullable: true, description: 'Functions handle some of its requests' })
  usesFunctions!: boolean | null;

  @Field(() => PagesBuildConfig, { nullable: true, description: 'The build configuration' })
  buildConfig!: PagesBuildConfig | null;

  @Field(() => [String], { nullable: true, description: 'Its domains' })
  domains!: string[] | null;

  @Field(() => PagesSource, { nullable: true, description: 'The source repository; null for direct uploads' })
  source!: PagesSource | null;

  @Field(() => String, { nullable: true, description: 'Its `pages.dev` subdomain' })
  subdomain!: string | null;
}

@ArgsType()
class DeploymentFilter {
  @Field(() => PagesEnvironment, { nullable: true, description: 'Only deployments in this environment' })
  env?: ValueOf<typeof PagesEnvironment>;
}

/** Fields of both the creating and the changing input. */
@InputType()
abstract class ProjectInput {
  @Field(() => PagesBuildConfig, { nullable: true, description: 'The build configuration' })
  buildConfig?: PagesBuildConfig;

  @Field(() => PagesDeploymentConfigs, {
    nullable: true,
    description: 'The deployment configuration of each environment',
  })
  deploymentConfigs?: PagesDeploymentConfigs;

  @Field(() => PagesSource, {
    nullable: true,
    description: 'The source repository; without one, sites are uploaded directly',
  })
  source?: PagesSource;
}

@InputType('CreateEdgePagesProjectInput', { description: 'A Pages project to create' })
class CreateProject extends ProjectInput {
  @Field({ description: 'Its name' })
  name!: string;

  @Field({ description: 'The production branch' })
  productionBranch!: string;
}

@NonEmpty()
@InputType('UpdateEdgePagesProjectInput', {
  description: 'What to change in a Pages project; it takes effect with the next deployment',
})
class UpdateProject extends ProjectInput {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'The production branch' })
  productionBranch?: string;
}

const project = '/accounts/{accountId}/pages/projects/{name}';

/** The API refuses larger pages. */
const projectPage = 10;
const deploymentPage = 25;

export const pagesProjects = on(Account, {
  pagesProjects: list('/accounts/{accountId}/pages/projects', () => PagesProject, { pageSize: projectPage }),
  pagesProject: get(project, () => PagesProject),
});

export const pagesDeployments = on(PagesProject, {
  deployments: list(
    '/accounts/{accountId}/pages/projects/{projectName}/deployments',
    () => PagesDeployment,
    DeploymentFilter,
    { about: 'Its deployments, newest first, up to `first`', pageSize: deploymentPage },
  ),
});

export const pagesProjectWrites = mutations({
  createEdgePagesProject: post('/accounts/{accountId}/pages/projects', () => PagesProject, CreateProject),
  updateEdgePagesProject: patch(project, () => PagesProject, UpdateProject),
  deleteEdgePagesProject: del(project, null, {
    about: 'Deletes a Pages project with all its deployments, for good',
  }),
});
