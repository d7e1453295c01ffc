/** @in-order */
import { describe, expect, it } from '@jest/globals';
import { EdgeAccount } from '../account.js';

const account = new EdgeAccount();

interface Deployment {
  readonly id: string;
  readonly shortId: string;
  readonly environment: string;
  readonly latestStage: { readonly name: string; readonly status: string };
}

const fields = 'id shortId url environment latestStage { name status }';
async function project(name: string) {
  const read = (await account.read(
    `pagesProject(name: "${name}") { canonicalDeployment { id } latestDeployment { ${fields} } deployments { nodes { ${fields} } } }`,
  )) as {
    pagesProject: {
      canonicalDeployment: { id: string } | null;
      latestDeployment: Deployment;
      deployments: { nodes: Deployment[] };
    };
  };
  return read.pagesProject;
}
const write = async (name: string, id = '', of = 'shop') =>
  account.write(`${name}(projectName: "${of}", id: "${id}")`, `deployment { ${fields} } pagesProject { name }`);

describe('a deployment of a Pages project', () => {
  it('that failed is retried as a new one, which goes through its stages', async () => {
    const before = await project('shop');
    const [failed] = before.deployments.nodes;
    expect(failed?.latestStage).toEqual({ name: 'BUILD', status: 'FAILURE' });
    const retried = (await write('retryEdgePagesDeployment', failed?.id)) as { deployment: Deployment };
    expect(retried).toMatchObject({
      deployment: { environment: 'PRODUCTION', latestStage: { name: 'QUEUED', status: 'ACTIVE' } },
      pagesProject: { name: 'shop' },
    });
    const { id } = retried.deployment;
    expect(before.deployments.nodes.map((one) => one.id)).not.toContain(id);
    expect((await project('shop')).latestDeployment).toEqual(retried.deployment);
    await account.served.clock.sleep(12_000);
    expect((await project('shop')).latestDeployment.latestStage).toEqual({ name: 'CLONE_REPO', status: 'ACTIVE' });
    await account.served.clock.sleep(60_000);
    const after = await project('shop');
    expect(after.latestDeployment).toMatchObject({ id, latestStage: { name: 'DEPLOY', status: 'SUCCESS' } });
    expect(after.canonicalDeployment?.id).toBe(id);
  });

  it('that succeeded is gone back to, as a new one', async () => {
    const before = await project('docs');
    const old = before.deployments.nodes.at(-1);
    const back = (await write('rollBackEdgePagesDeployment', old?.id, 'docs')) as { deployment: Deployment };
    expect(back.deployment).toMatchObject({
      environment: 'PRODUCTION',
      latestStage: { name: 'DEPLOY', status: 'SUCCESS' },
    });
    expect(before.deployments.nodes.map(({ id }) => id)).not.toContain(back.deployment.id);
    const after = await project('docs');
    expect(after.canonicalDeployment?.id).toBe(back.deployment.id);
    expect(after.deployments.nodes).toHaveLength(before.deployments.nodes.length + 1);
  });

  it.each([
    ['failed', 'shop', ({ latestStage }: Deployment) => latestStage.status === 'FAILURE'],
    ['is a preview', 'docs', ({ environment }: Deployment) => environment === 'PREVIEW'],
  ])('that %s cannot be gone back to', async (_what, name, isMeant) => {
    const target = (await project(name)).deployments.nodes.find(isMeant);
    expect(target).toBeDefined();
    expect(await write('rollBackEdgePagesDeployment', target?.id, name)).toMatchObject([
      { extensions: { code: 'UPSTREAM_INVALID_INPUT' } },
    ]);
  });

  it('is not found by its short id', async () => {
    const [one] = (await project('docs')).deployments.nodes;
    expect(await write('retryEdgePagesDeployment', one?.shortId, 'docs')).toMatchObject([
      { extensions: { code: 'UPSTREAM_NOT_FOUND' } },
    ]);
  });
});
