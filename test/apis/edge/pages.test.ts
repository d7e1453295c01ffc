import { describe, expect, it } from '@jest/globals';
import { EdgeAccount } from './account.js';

const account = new EdgeAccount();

describe('a Pages project', () => {
  it('returns its last deployment, and the one that is the site', async () => {
    const deployment = 'environment latestStage { name status }';
    const { pagesProject } = (await account.read(
      `pagesProject(name: "shop") { latestDeployment { ${deployment} } canonicalDeployment { ${deployment} } deployments { totalCount nodes { projectName } } }`,
    )) as { pagesProject: unknown };
    expect(pagesProject).toEqual({
      latestDeployment: { environment: 'PRODUCTION', latestStage: { name: 'BUILD', status: 'FAILURE' } },
      canonicalDeployment: { environment: 'PRODUCTION', latestStage: { name: 'DEPLOY', status: 'SUCCESS' } },
      deployments: { totalCount: 2, nodes: [{ projectName: 'shop' }, { projectName: 'shop' }] },
    });
    expect(
      await account.read('pagesProject(name: "docs") { deployments(env: PREVIEW) { nodes { aliases } } }'),
    ).toEqual({ pagesProject: { deployments: { nodes: [{ aliases: ['https://next.docs.pages.dev'] }] } } });
  });

  it('is created, changed, renamed and deleted', async () => {
    const input = {
      name: 'forum',
      productionBranch: 'main',
      buildConfig: { buildCommand: 'make' },
      deploymentConfigs: { production: { kvNamespaces: { SESSIONS: { namespace_id: 'n1' } }, limits: { cpuMs: 20 } } },
      source: { type: 'GITLAB', config: { owner: 'acme', previewDeploymentSetting: 'NONE' } },
    };
    const fields =
      'name subdomain buildConfig { buildCommand } source { type config { previewDeploymentSetting } } latestDeployment { id } deploymentConfigs { production { kvNamespaces limits { cpuMs } compatibilityFlags } }';
    const made = {
      name: 'forum',
      subdomain: 'forum.pages.dev',
      buildConfig: { buildCommand: 'make' },
      source: { type: 'GITLAB', config: { previewDeploymentSetting: 'NONE' } },
      latestDeployment: null,
      deploymentConfigs: {
        production: {
          kvNamespaces: { SESSIONS: { namespace_id: 'n1' } },
          limits: { cpuMs: 20 },
          compatibilityFlags: null,
        },
      },
    };
    expect(
      await account.write(
        'createEdgePagesProject(input: $input)',
        `pagesProject { ${fields} }`,
        '($input: CreateEdgePagesProjectInput!)',
        { input },
      ),
    ).toEqual({ pagesProject: made });
    const update = (name: string, change: string) =>
      account.write(`updateEdgePagesProject(name: "${name}", input: { ${change} })`, `pagesProject { ${fields} }`);
    const changed = {
      ...made,
      deploymentConfigs: {
        production: { ...made.deploymentConfigs.production, compatibilityFlags: ['nodejs_compat'] },
      },
    };
    expect(
      await update('forum', 'deploymentConfigs: { production: { compatibilityFlags: ["nodejs_compat"] } }'),
    ).toEqual({ pagesProject: changed });
    expect(await update('forum', 'name: "board"')).toMatchObject({ pagesProject: { name: 'board' } });
    expect(await account.read('pagesProject(name: "forum") { name }')).toEqual({ pagesProject: null });
    expect(await update('board', 'name: "docs"')).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    expect(await account.write('deleteEdgePagesProject(name: "board")', 'deletedId')).toEqual({
      deletedId: account.idOf('pagesProject', 'board'),
    });
  });
});
