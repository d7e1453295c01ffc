import { describe, expect, it } from '@jest/globals';
import { EdgeAccount, textsOf } from './account.js';

const account = new EdgeAccount();

describe('an Access app', () => {
  it('comes in its kind, each with fields of its own', async () => {
    const { accessApps } = (await account.read(
      `accessApps { nodes {
        __typename type name
        ... on EdgeAccessSelfHostedApp { domain sessionDuration destinations { type uri } }
        ... on EdgeAccessSaasApp { saasApp { authType nameIdFormat } }
        ... on EdgeAccessLauncherApp { footerLinks { name } }
        ... on EdgeAccessInfrastructureApp { targetCriteria { port protocol targetAttributes } }
      } }`,
    )) as { accessApps: { nodes: { __typename: string; type: string }[] } };
    expect(accessApps.nodes.map(({ __typename, type }) => [type, __typename])).toEqual([
      ['SELF_HOSTED', 'EdgeAccessSelfHostedApp'],
      ['SELF_HOSTED', 'EdgeAccessSelfHostedApp'],
      ['SSH', 'EdgeAccessSelfHostedApp'],
      ['SAAS', 'EdgeAccessSaasApp'],
      ['BOOKMARK', 'EdgeAccessBookmarkApp'],
      ['APP_LAUNCHER', 'EdgeAccessLauncherApp'],
      ['WARP', 'EdgeAccessPermissionsApp'],
      ['INFRASTRUCTURE', 'EdgeAccessInfrastructureApp'],
    ]);
    expect(accessApps.nodes[0]).toMatchObject({ destinations: [{ type: 'PUBLIC', uri: 'wiki.acme.example' }] });
    expect(accessApps.nodes.at(-1)).toMatchObject({
      targetCriteria: [{ port: 22, protocol: 'SSH', targetAttributes: { hostname: ['db-1', 'db-2'] } }],
    });
  });

  it('has policies with the same ids, with itself and in pages', async () => {
    const { accessApps } = (await account.read(
      'accessApps(name: "Wiki", exact: true) { nodes { id policies { id } accessPolicies { nodes { id } } } }',
    )) as { accessApps: { nodes: { id: string; policies: object[]; accessPolicies: { nodes: object[] } }[] } };
    const [app] = accessApps.nodes;
    expect(app?.policies.length).toBeGreaterThan(0);
    expect(app?.policies).toEqual(app?.accessPolicies.nodes);
    const ids = textsOf(app?.policies, 'id');
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect((await account.served.ask(query, { ids })).data).toEqual({ nodes: app?.policies });
  });

  it('returns who is let through, with itself and in pages', async () => {
    const policy = 'name decision precedence include';
    const { accessApps } = (await account.read(
      `accessApps(name: "Wiki", exact: true) { nodes { policies { ${policy} } accessPolicies(first: 1) { nodes { ${policy} } pageInfo { hasNextPage } } } }`,
    )) as { accessApps: { nodes: { policies: unknown[] }[] } };
    const policies = [
      {
        name: 'Staff',
        decision: 'ALLOW',
        precedence: 1,
        include: [{ email_domain: { domain: 'acme.example' } }],
      },
      { name: 'Machines', decision: 'NON_IDENTITY', precedence: 2, include: [{ any_valid_service_token: {} }] },
    ];
    expect(accessApps.nodes).toEqual([
      { policies, accessPolicies: { nodes: policies.slice(0, 1), pageInfo: { hasNextPage: true } } },
    ]);
  });

  it('is created, replaced and deleted', async () => {
    const input = {
      type: 'SELF_HOSTED',
      name: 'Files',
      domain: 'files.acme.example',
      serviceAuth401Redirect: true,
      corsHeaders: { allowedMethods: ['GET'], maxAge: 60 },
      destinations: [{ type: 'PRIVATE', cidr: '10.0.0.0/24', l4Protocol: 'TCP', portRange: '443' }],
      policies: [{ name: 'All', decision: 'allow', include: [{ everyone: {} }] }],
    };
    const fields =
      '__typename id aud policies { name } ... on EdgeAccessSelfHostedApp { serviceAuth401Redirect corsHeaders { allowedMethods maxAge } destinations { cidr l4Protocol } }';
    const made = await account.write(
      'createEdgeAccessApp(input: $input)',
      `accessApp { ${fields} }`,
      '($input: CreateEdgeAccessAppInput!)',
      { input },
    );
    const [[id = ''], [aud]] = [textsOf(made, 'id'), textsOf(made, 'aud')];
    expect(made).toEqual({
      accessApp: {
        __typename: 'EdgeAccessSelfHostedApp',
        id,
        aud,
        policies: [{ name: 'All' }],
        serviceAuth401Redirect: true,
        corsHeaders: { allowedMethods: ['GET'], maxAge: 60 },
        destinations: [{ cidr: '10.0.0.0/24', l4Protocol: 'TCP' }],
      },
    });
    expect(
      await account.write(
        `updateEdgeAccessApp(id: "${id}", input: { type: BOOKMARK, name: "Files", domain: "https://files.example" })`,
        'accessApp { __typename id aud policies { name } }',
      ),
    ).toEqual({ accessApp: { __typename: 'EdgeAccessBookmarkApp', id, aud, policies: [] } });
    expect(await account.write(`deleteEdgeAccessApp(id: "${id}")`, 'deletedId')).toEqual({ deletedId: id });
    expect(await account.read(`accessApp(id: "${id}") { name }`)).toEqual({ accessApp: null });
  });
});
