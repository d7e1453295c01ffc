/** Pages projects: sites that are built from a repository, or uploaded. */
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

@ObjectType('EdgePagesProject', { description: 'A site that is built from a repository, or uploaded' })
export class PagesProject {
  static readonly keys = { accountId: 'accountId', projectName: 'name' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name, by which it is read' })
  name!: string;

  @Field(() => PagesDeployment, { nullable: true, description: 'The deployment that is the site now' })
  canonicalDeployment!: PagesDeployment | null;

  @Field(() => PagesDeployment, { nullable: true, description: 'The last deployment, whatever it is for' })
  latestDeployment!: PagesDeployment | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => PagesDeploymentConfigs, { description: 'How its deployments run' })
  deploymentConfigs!: PagesDeploymentConfigs;

  @Field({ description: 'What it is built with, for instance `astro`; empty when that is not known' })
  framework!: string;

  @Field({ description: 'Version of that' })
  frameworkVersion!: string;

  @Field({ description: 'The worker script that answers for branches' })
  previewScriptName!: string;

  @Field({ description: 'The branch that is the site itself' })
  productionBranch!: string;

  @Field({ description: 'The worker script that answers for the site' })
  productionScriptName!: string;

  @Field(() => Boolean, { nullable: true, description: 'Functions answer some of its requests' })
  usesFunctions!: boolean | null;

  @Field(() => PagesBuildConfig, { nullable: true, description: 'How it is built' })
  buildConfig!: PagesBuildConfig | null;

  @Field(() => [String], { nullable: true, description: 'The hosts that it answers for' })
  domains!: string[] | null;

  @Field(() => PagesSource, { nullable: true, description: 'Where its source is; null when it is uploaded' })
  source!: PagesSource | null;

  @Field(() => String, { nullable: true, description: 'The host that it has without any of its own' })
  subdomain!: string | null;
}

@ArgsType()
class DeploymentFilter {
  @Field(() => PagesEnvironment, { nullable: true, description: 'Only those for this' })
  env?: ValueOf<typeof PagesEnvironment>;
}

/** What may be sent to create one as well as to change it. */
@InputType()
abstract class ProjectInput {
  @Field(() => PagesBuildConfig, { nullable: true, description: 'How it is to be built' })
  buildConfig?: PagesBuildConfig;

  @Field(() => PagesDeploymentConfigs, { nullable: true, description: 'How its deployments shall run' })
  deploymentConfigs?: PagesDeploymentConfigs;

  @Field(() => PagesSource, { nullable: true, description: 'Where its source is; without it it is uploaded' })
  source?: PagesSource;
}

@InputType('CreateEdgePagesProjectInput', { description: 'A project to create' })
class CreateProject extends ProjectInput {
  @Field({ description: 'Its name' })
  name!: string;

  @Field({ description: 'The branch that is to be the site itself' })
  productionBranch!: string;
}

@NonEmpty()
@InputType('UpdateEdgePagesProjectInput', {
  description: 'What to change of a project; takes effect when it is next deployed',
})
class UpdateProject extends ProjectInput {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'The branch that is to be the site itself' })
  productionBranch?: string;
}

const project = '/accounts/{accountId}/pages/projects/{name}';

/** Larger pages than these are refused. */
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
    { about: 'Its deployments, the latest first, as many as `first` says', pageSize: deploymentPage },
  ),
});

export const pagesProjectWrites = mutations({
  createEdgePagesProject: post('/accounts/{accountId}/pages/projects', () => PagesProject, CreateProject),
  updateEdgePagesProject: patch(project, () => PagesProject, UpdateProject),
  deleteEdgePagesProject: del(project, null, {
    about: 'Deletes a project with all its deployments, for good',
  }),
});
