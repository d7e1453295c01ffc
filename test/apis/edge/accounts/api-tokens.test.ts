/** @in-order */
import { describe, expect, it } from '@jest/globals';
import { envelope, scriptedEdge } from '../scripted.js';
import { servedEdge } from '../served.js';
import { textsOf } from '../account.js';

const { answer, refusal } = servedEdge();

const [zoneRead, dnsWrite] = ['c8fed203ed3043cba015a93ad1616f1f', '4755a26eedb94da69e1066d98aa820be'];
const policies = (group = zoneRead) =>
  `policies: [{ effect: ALLOW, permissionGroups: [{ id: "${group}" }], resources: { com: "*" } }]`;
const create = (name: string, more = '') =>
  answer(`mutation { createEdgeApiToken(input: { name: "${name}", ${policies()} ${more} }) {
    apiToken { tokenId name status value expiresOn policies { effect permissionGroups { name } } }
  } }`);
const tokens = async () => textsOf(await answer('{ edge { user { tokens { nodes { name status } } } } }'), 'name');

describe('an API token', () => {
  it('is created with a value, and listed without it', async () => {
    const made = await create('Backup', ', expiresOn: "2027-01-01T00:00:00Z"');
    expect(made).toMatchObject({
      apiToken: {
        name: 'Backup',
        status: 'ACTIVE',
        policies: [{ effect: 'ALLOW', permissionGroups: [{ name: 'Zone Read' }] }],
      },
    });
    expect(textsOf(made, 'value')[0]).toHaveLength(40);
    expect(await tokens()).toContain('Backup');
  });

  it('keeps its value while it is changed and disabled', async () => {
    const [id = ''] = textsOf(
      await create('Changing', ', condition: { requestIp: { in: ["192.0.2.0/24"] } }'),
      'tokenId',
    );
    const change = `name: "Changed", ${policies(dnsWrite)}, status: DISABLED`;
    expect(
      await answer(`mutation { updateEdgeApiToken(id: "${id}", input: { ${change} }) {
        apiToken { id name status condition { requestIp { in } } policies { permissionGroups { name } } }
      } }`),
    ).toEqual({
      apiToken: {
        id,
        name: 'Changed',
        status: 'DISABLED',
        condition: null,
        policies: [{ permissionGroups: [{ name: 'DNS Write' }] }],
      },
    });
  });

  it('gets a new value each time it is rolled, and is gone once deleted', async () => {
    const made = await create('Rolled');
    const [id = ''] = textsOf(made, 'tokenId');
    const roll = () => answer(`mutation { rollEdgeApiToken(id: "${id}") { value } }`);
    const values = [made, await roll(), await roll()].flatMap((each) => textsOf(each, 'value'));
    expect(values.map((value) => value.length)).toEqual([40, 40, 40]);
    expect(new Set(values).size).toBe(3);
    expect(await answer(`mutation { deleteEdgeApiToken(id: "${id}") { deletedId } }`)).toEqual({ deletedId: id });
    expect(await tokens()).not.toContain('Rolled');
    expect(await refusal(`mutation { rollEdgeApiToken(id: "${id}") { value } }`)).toMatchObject({
      code: 'UPSTREAM_NOT_FOUND',
    });
  });

  it.each([
    ['a long name', `name: "${'a'.repeat(121)}", ${policies()}`, 'BAD_USER_INPUT'],
    ['no policy', 'name: "a", policies: []', 'BAD_USER_INPUT'],
    ['a permission group that is none', `name: "a", ${policies('none')}`, 'UPSTREAM_INVALID_INPUT'],
  ])('with %s is refused', async (_what, input, code) => {
    expect(
      await refusal(`mutation { createEdgeApiToken(input: { ${input} }) { apiToken { tokenId } } }`),
    ).toMatchObject({ code });
  });

  it('can have the permission groups of its kind of resources', async () => {
    const groups = (filter: string) =>
      answer(`{ edge { user { tokenPermissionGroups(${filter}) { nodes { name category scopes } } } } }`);
    expect(await groups('scope: "com.cloudflare.api.user"')).toEqual({
      user: {
        tokenPermissionGroups: {
          nodes: [
            {
              name: 'User Details Read',
              category: 'ACCOUNT_AND_BILLING',
              scopes: ['COM_CLOUDFLARE_API_USER'],
            },
          ],
        },
      },
    });
    expect(textsOf(await groups('name: "DNS Write"'), 'name')).toEqual(['DNS Write']);
  });
});

describe('on the wire', () => {
  const { ask, answer: script, lines, bodies } = scriptedEdge();

  it('times have whole seconds, and a roll an empty body', async () => {
    script(({ path }) => envelope(path.endsWith('/value') ? 'v' : { id: 't1', value: 'v' }));
    await ask(`mutation { createEdgeApiToken(input: { name: "a", ${policies()}, expiresOn: "2027-01-01T00:00:00.123Z" }) {
      apiToken { tokenId }
    } }`);
    const { data } = await ask('mutation { rollEdgeApiToken(id: "edge:default:apiToken:t1") { value } }');
    expect(data).toEqual({ rollEdgeApiToken: { value: 'v' } });
    expect(lines()).toEqual(['POST /user/tokens', 'PUT /user/tokens/t1/value']);
    expect(bodies()).toMatchObject([{ name: 'a', expires_on: '2027-01-01T00:00:00Z' }, {}]);
  });

  it('a deletion may answer null', async () => {
    script(() => envelope(null));
    expect((await ask('mutation { deleteEdgeApiToken(id: "t1") { deletedId } }')).data).toEqual({
      deleteEdgeApiToken: { deletedId: 'edge:default:apiToken:t1' },
    });
  });
});
