/** @in-order */
import { describe, expect, it } from '@jest/globals';
import { isObject } from '../../../../src/base/unknown.js';
import { EdgeAccount, textsOf } from '../account.js';

const account = new EdgeAccount();

async function appId(name = 'Preview'): Promise<string> {
  const [id = ''] = textsOf(await account.read(`accessApps(name: "${name}", exact: true) { nodes { id } }`), 'id');
  return id;
}

const types = '($input: CreateEdgeAccessPolicyInput!)';
const fields = 'accessPolicy { id name decision precedence include sessionDuration }';

async function create(input: object) {
  const call = `createEdgeAccessPolicy(appId: "${await appId()}", input: $input)`;
  return account.write(call, `${fields} accessApp { policies { name precedence } }`, types, { input });
}

const staff = { name: 'Staff', decision: 'ALLOW', include: [{ emailDomain: { domain: 'acme.example' } }] };

describe('a policy of an Access app', () => {
  it('is added last, or where its precedence says', async () => {
    expect(await create(staff)).toEqual({
      accessPolicy: {
        id: expect.stringMatching(/^edge:[^:]+:accessPolicy:/),
        name: 'Staff',
        decision: 'ALLOW',
        precedence: 2,
        include: [{ email_domain: { domain: 'acme.example' } }],
        sessionDuration: null,
      },
      accessApp: {
        policies: [
          { name: 'Everybody', precedence: 1 },
          { name: 'Staff', precedence: 2 },
        ],
      },
    });
    expect(await create({ ...staff, name: 'Later', precedence: 9 })).toMatchObject({ accessPolicy: { precedence: 9 } });
    expect(await create({ ...staff, name: 'Between', precedence: 5, sessionDuration: null })).toMatchObject({
      accessApp: { policies: [{}, {}, { name: 'Between' }, { name: 'Later' }] },
    });
  });

  it('is refused at the precedence of another, in the same app alone', async () => {
    expect(await create({ ...staff, precedence: 5 })).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    expect(
      await account.write(
        `createEdgeAccessPolicy(appId: "${await appId('Old host')}", input: $input)`,
        'accessPolicy { precedence }',
        types,
        { input: { ...staff, precedence: 5 } },
      ),
    ).toEqual({ accessPolicy: { precedence: 5 } });
  });

  it('without an include rule is refused without a call', async () => {
    expect(await create({ ...staff, include: [] })).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('leads to the groups and service tokens of its rules', async () => {
    const { accessApps } = (await account.read(
      'accessApps(name: "Tickets") { nodes { policies { name groups { name } serviceTokens { name } } } }',
    )) as { accessApps: { nodes: unknown[] } };
    expect(accessApps.nodes).toEqual([
      {
        policies: [
          { name: 'Staff', groups: [], serviceTokens: [] },
          { name: 'Engineers', groups: [{ name: 'Engineers' }], serviceTokens: [] },
          { name: 'Deploys', groups: [], serviceTokens: [{ name: 'Deploys' }] },
        ],
      },
    ]);
  });

  it('takes groups and service tokens by the ids of the graph', async () => {
    const [group = ''] = textsOf(await account.read('accessGroups(name: "On call") { nodes { id } }'), 'id');
    const [token = ''] = textsOf(await account.read('accessServiceTokens(name: "Monitoring") { nodes { id } }'), 'id');
    const call = `createEdgeAccessPolicy(appId: "${await appId('Wiki')}", input: $input)`;
    const input = {
      name: 'On call',
      decision: 'ALLOW',
      include: [{ group: { id: group } }, { serviceToken: { tokenId: token } }],
    };
    expect(await account.write(call, 'accessPolicy { groups { id } serviceTokens { id } }', types, { input })).toEqual({
      accessPolicy: { groups: [{ id: group }], serviceTokens: [{ id: token }] },
    });
  });

  it('is replaced as a whole, keeps its place, and is deleted', async () => {
    const app = await appId();
    const made = await create({ ...staff, name: 'Guests', purposeJustificationRequired: true });
    const [id = ''] = textsOf(isObject(made) ? made['accessPolicy'] : null, 'id');
    const update = (input: string) =>
      account.write(
        `updateEdgeAccessPolicy(appId: "${app}", id: "${id}", input: { ${input} })`,
        'accessPolicy { id name decision precedence purposeJustificationRequired }',
      );
    const changed = { id, name: 'Strangers', decision: 'DENY', precedence: 10, purposeJustificationRequired: null };
    const input = 'name: "Strangers", decision: DENY, include: [{ everyone: {} }]';
    expect(await update(input)).toEqual({ accessPolicy: changed });
    expect(await update(`${input}, precedence: 1`)).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    expect(
      await account.write(`deleteEdgeAccessPolicy(appId: "${app}", id: "${id}")`, 'deletedId accessApp { name }'),
    ).toEqual({ deletedId: id, accessApp: { name: 'Preview' } });
    expect(await update(input)).toMatchObject([{ extensions: { code: 'UPSTREAM_NOT_FOUND' } }]);
  });

  it('that is reusable cannot be changed by an app', async () => {
    await account.write(
      'createEdgeAccessApp(input: { name: "Shared", policies: ["5a3e"] })',
      'accessApp { policies { id } }',
    );
    expect(
      await account.write(
        `updateEdgeAccessPolicy(appId: "${await appId('Shared')}", id: "5a3e", input: { name: "a", decision: ALLOW, include: [{ everyone: {} }] })`,
        'accessPolicy { id }',
      ),
    ).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
  });
});
