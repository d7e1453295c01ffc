/** Deployments of Pages projects: those of the seed have ended, a retry goes through its stages. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, objectsAt, timestamp, without } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { uuid } from '../ids.js';
import type { ProviderPart } from '../part.js';
import { projectsOf, projectsPath } from './pages-paths.js';

const path = `${projectsPath}/{projectName}/deployments`;

export const deploymentsOf = ({ id, account_id }: SandboxItem) => `${projectsOf(account_id)}/${id}/deployments`;

const timeOf = ({ created_on: created }: Fields) => Date.parse(String(created));
const latestFirst = (a: SandboxItem, b: SandboxItem) => timeOf(b) - timeOf(a);

/** The latest first. */
export function deploymentsIn(world: SandboxWorld, project: SandboxItem): readonly Fields[] {
  const deployments = deploymentsOf(project);
  return [...world.all(deployments)].sort(latestFirst).map((deployment) => world.show(deployments, deployment));
}

const steps = ['queued', 'initialize', 'clone_repo', 'build', 'deploy'];

/** Milliseconds that a stage takes. */
const stageTime = 5_000;

function stagesUntil(end: number, status: string, on: string): Fields[] {
  return steps.map((name, index) => ({
    name,
    started_on: index > end ? null : on,
    ended_on: index > end || (index === end && status === 'active') ? null : on,
    status: index < end ? 'success' : index === end ? status : 'idle',
  }));
}

/** The stages of a deployment that was begun here follow from the time. */
function stagesOf(deployment: SandboxItem, world: SandboxWorld): readonly Fields[] {
  const { begun_at: begun, created_on: on } = deployment;
  if (typeof begun !== 'number') return objectsAt(deployment, 'stages');
  const over = Math.floor((world.now() - begun) / stageTime);
  return over < steps.length
    ? stagesUntil(over, 'active', String(on))
    : stagesUntil(steps.length - 1, 'success', String(on));
}

const deployments: SandboxResource = {
  missing: '8000009',
  hides: ['begun_at'],
  order: latestFirst,
  derived: {
    stages: stagesOf,
    latest_stage: (deployment, world) =>
      stagesOf(deployment, world).findLast(({ status }) => status !== 'idle') ?? null,
  },
  filters: { env: ({ environment }, [wanted = environment]) => environment === wanted },
};

/** Seeds a deployment that ended in step `last`. */
export function deploy(
  world: SandboxWorld,
  project: SandboxItem,
  fields: Fields,
  last = 'deploy',
  status = 'success',
): void {
  const id = uuid(world);
  const on = String(fields['created_on']);
  const stages = stagesUntil(steps.indexOf(last), status, on);
  world.put(deploymentsOf(project), {
    id,
    short_id: id.slice(0, 8),
    project_id: project['uid'],
    project_name: project.id,
    aliases: null,
    environment: 'production',
    url: `https://${id.slice(0, 8)}.${project.id}.pages.dev`,
    build_config: project['build_config'],
    source: project['source'],
    env_vars: {},
    is_skipped: false,
    modified_on: on,
    stages,
    uses_functions: false,
    skip_reason: null,
    deployment_trigger: {
      type: 'github:push',
      metadata: {
        branch: 'main',
        commit_dirty: false,
        commit_hash: world.random.hex(40),
        commit_message: 'Mend links',
      },
    },
    ...fields,
  });
}

/** A deployment like another one, with an id and an address of its own. */
function again({ world, values }: SpecialCall, like: SandboxItem, fields: Fields) {
  const project = world.must(projectsOf(values['accountId']), values['projectName']);
  const id = uuid(world);
  const now = timestamp(world.now());
  const deployment = world.put(deploymentsOf(project), {
    ...without(like, ['begun_at']),
    id,
    short_id: id.slice(0, 8),
    url: `https://${id.slice(0, 8)}.${project.id}.pages.dev`,
    created_on: now,
    modified_on: now,
    ...fields,
  });
  return { deployment: world.show(deploymentsOf(project), deployment) };
}

function deploymentAt({ world, values }: SpecialCall): SandboxItem {
  const project = world.must(projectsOf(values['accountId']), values['projectName']);
  return world.must(deploymentsOf(project), values['id']);
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}/{id}/retry`]: (call) => again(call, deploymentAt(call), { begun_at: call.world.now() }),
  [`POST ${path}/{id}/rollback`]: (call) => {
    const target = deploymentAt(call);
    const stages = stagesOf(target, call.world);
    if (target['environment'] !== 'production' || stages.at(-1)?.['status'] !== 'success')
      throw new Refusal(
        'invalid_input',
        'Only production deployments that succeeded can be gone back to.',
        undefined,
        '8000039',
      );
    return again(call, target, { stages: stagesUntil(steps.length - 1, 'success', timestamp(call.world.now())) });
  },
};

export const pagesDeployments: ProviderPart = { resources: { [path]: deployments }, specialCalls };
