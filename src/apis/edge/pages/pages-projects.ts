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
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgePagesProject', { description: 'A Pages project: a site built from a repository or uploaded directly' })
export class PagesProject {
  static readonly keys = { accountId: 'accountId', projectName: 'name' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name, which identifies it in the API' })
  name!: string;

  @Optional(() => PagesDeployment, 'The current production deployment')
  canonicalDeployment!: PagesDeployment | null;

  @Optional(() => PagesDeployment, 'The latest deployment, in any environment')
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

  @Optional(() => Boolean, 'Functions handle some of its requests')
  usesFunctions!: boolean | null;

  @Optional(() => PagesBuildConfig, 'The build configuration')
  buildConfig!: PagesBuildConfig | null;

  @Optional(() => [String], 'Its domains')
  domains!: string[] | null;

  @Optional(() => PagesSource, 'The source repository; null for direct uploads')
  source!: PagesSource | null;

  @Optional(() => String, 'Its `pages.dev` subdomain')
  subdomain!: string | null;
}

@ArgsType()
class DeploymentFilter {
  @Optional(() => PagesEnvironment, 'Only deployments in this environment')
  env?: ValueOf<typeof PagesEnvironment>;
}

/** Fields of both the creating and the changing input. */
@InputType()
abstract class ProjectInput {
  @Optional(() => PagesBuildConfig, 'The build configuration')
  buildConfig?: PagesBuildConfig;

  @Optional(() => PagesDeploymentConfigs, 'The deployment configuration of each environment')
  deploymentConfigs?: PagesDeploymentConfigs;

  @Optional(() => PagesSource, 'The source repository; without one, sites are uploaded directly')
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
  @Optional(() => String, 'Its name')
  name?: string;

  @Optional(() => String, 'The production branch')
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

const deployment = '/accounts/{accountId}/pages/projects/{projectName}/deployments/{id}';
const part = 'deployment';

export const pagesDeploymentWrites = mutations({
  retryEdgePagesDeployment: post(`${deployment}/retry`, () => PagesDeployment, {
    about: 'Builds a deployment once more, as a new one with an id of its own',
    part,
    listed: false,
  }),
  rollBackEdgePagesDeployment: post(`${deployment}/rollback`, () => PagesDeployment, {
    about:
      'Goes back to a production deployment that succeeded: a new one with an id of its own serves what that one did',
    part,
    listed: false,
  }),
});

export const pagesProjectWrites = mutations({
  createEdgePagesProject: post('/accounts/{accountId}/pages/projects', () => PagesProject, CreateProject),
  updateEdgePagesProject: patch(project, () => PagesProject, UpdateProject),
  deleteEdgePagesProject: del(project, null, {
    about: 'Deletes a Pages project with all its deployments, for good',
  }),
});
