/** Pages projects: one deployed, one whose last build failed, one never deployed. */
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, idsOf, listAt, objectAt, pick, timestamp, without } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { firstAccount, uuid } from '../ids.js';
import { deploy, deploymentsIn, deploymentsOf } from './pages-deployments.js';
import { domainsOf } from './pages-domains.js';
import { projectsOf, projectsPath } from './pages-paths.js';
import type { ProviderPart } from '../part.js';

const path = projectsPath;

const projects: SandboxResource = {
  key: 'name',
  missing: '8000007',
  hides: ['account_id', 'uid'],
  derived: {
    id: ({ uid }) => uid,
    latest_deployment: (project, world) => deploymentsIn(world, project)[0] ?? null,
    canonical_deployment: (project, world) =>
      deploymentsIn(world, project).find(
        (deployment) =>
          deployment['environment'] === 'production' && objectAt(deployment, 'latest_stage')['status'] === 'success',
      ) ?? null,
    domains: (project, world) => [...listAt(project, 'domains'), ...idsOf(world.all(domainsOf(project)))],
  },
};

const resources = { [path]: projects };

const noBuild = { web_analytics_tag: null, web_analytics_token: null };
const config = { fail_open: true, always_use_latest_compatibility_date: false, build_image_major_version: 3 };

function write(world: SandboxWorld, accountId: string, body: Fields, old?: SandboxItem): SandboxItem {
  const collection = projectsOf(accountId);
  const name = String(body['name'] ?? old?.id);
  if (name !== old?.id && world.get(collection, name))
    throw new Refusal('uniqueness_error', 'A project with this name already exists.', undefined, '8000002');
  const configs = objectAt(body, 'deployment_configs');
  const oldConfigs = objectAt(old, 'deployment_configs');
  const host = `${name}.pages.dev`;
  const fields = without(body, ['name']);
  const project = world.put(collection, {
    id: name,
    uid: uuid(world),
    account_id: accountId,
    created_on: timestamp(world.now()),
    framework: '',
    framework_version: '',
    uses_functions: false,
    production_branch: 'main',
    ...old,
    preview_script_name: `pages-worker--${name}-preview`,
    production_script_name: `pages-worker--${name}`,
    ...fields,
    build_config: { ...noBuild, ...objectAt(old, 'build_config'), ...objectAt(body, 'build_config') },
    deployment_configs: Object.fromEntries(
      ['preview', 'production'].map((env) => [
        env,
        { ...config, ...objectAt(oldConfigs, env), ...objectAt(configs, env) },
      ]),
    ),
    domains: [host],
    subdomain: host,
    ...pick(old ?? {}, 'domains', 'subdomain'),
  });
  if (old && old.id !== name) move(world, old, { ...project, id: name });
  return world.put(collection, { ...project, id: name });
}

/** Renames a project along with its deployments and domains. */
function move(world: SandboxWorld, from: SandboxItem, to: SandboxItem): void {
  for (const deployment of world.all(deploymentsOf(from)))
    world.put(deploymentsOf(to), { ...deployment, project_name: to.id });
  for (const domain of world.all(domainsOf(from))) world.put(domainsOf(to), domain);
  world.remove(projectsOf(from['account_id']), from);
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}`]: ({ world, values, body }) => {
    const project = write(world, String(values['accountId']), body);
    return { project: world.show(projectsOf(values['accountId']), project) };
  },
  [`PATCH ${path}/{name}`]: ({ world, values, body }) => {
    const old = world.must(projectsOf(values['accountId']), values['name']);
    const project = write(world, String(values['accountId']), body, old);
    return { project: world.show(projectsOf(values['accountId']), project) };
  },
};

function seed(world: SandboxWorld): void {
  const account = firstAccount(world);
  const seed = (name: string, fields: Fields) =>
    write(world, account, {
      name,
      build_config: { build_command: 'npm run build', destination_dir: 'dist', root_dir: '' },
      source: {
        type: 'github',
        config: {
          owner: 'acme',
          repo_name: name,
          production_branch: 'main',
          pr_comments_enabled: true,
          preview_deployment_setting: 'all',
          production_deployments_enabled: true,
        },
      },
      ...fields,
    });
  const docs = seed('docs', { framework: 'astro', framework_version: '5.2.0' });
  deploy(world, docs, {
    created_on: '2026-09-28T13:02:00Z',
    environment: 'preview',
    aliases: ['https://next.docs.pages.dev'],
  });
  deploy(world, docs, { created_on: '2026-09-27T08:45:00Z' });
  deploy(world, docs, { created_on: '2026-09-20T17:31:00Z' });
  const shop = seed('shop', { framework: 'next', framework_version: '15.1.0' });
  deploy(world, shop, { created_on: '2026-09-29T06:10:00Z' }, 'build', 'failure');
  deploy(world, shop, { created_on: '2026-09-12T11:00:00Z' });
  seed('blank', {});
}

export const pages: ProviderPart = { resources, specialCalls, seed };
