import { describe, expect, it } from '@jest/globals';
import { EdgeAccount, textsOf } from '../account.js';

const account = new EdgeAccount();

const input = '($input: CreateEdgeAccessGroupInput!)';
const create = (group: object) =>
  account.write('createEdgeAccessGroup(input: $input)', 'accessGroup { id name isDefault }', input, { input: group });

describe('an Access group', () => {
  it('is listed with its rules, which lead to other groups', async () => {
    const rules = 'email { email } emailDomain { domain } geo { countryCode } ip { ip } group { id name }';
    const { accessGroups: groups } = (await account.read(
      `accessGroups { nodes { id name include { ${rules} } exclude { ip { ip } } require { geo { countryCode } } } }`,
    )) as { accessGroups: { nodes: { id: string }[] } };
    const none = { email: null, emailDomain: null, geo: null, ip: null, group: null };
    const [engineers] = groups.nodes;
    expect(groups.nodes).toMatchObject([
      {
        name: 'Engineers',
        include: [
          { ...none, emailDomain: { domain: 'acme.example' } },
          { ...none, email: { email: 'guest@partner.example' } },
        ],
        exclude: [],
        require: [{ geo: { countryCode: 'DE' } }],
      },
      {
        name: 'On call',
        include: [{ ...none, group: { id: engineers?.id, name: 'Engineers' } }],
        exclude: [{ ip: { ip: '203.0.113.0/24' } }],
      },
    ]);
    expect(textsOf(await account.read('accessGroups(search: "call") { nodes { name } }'), 'name')).toEqual(['On call']);
  });

  it('is created, replaced with all of its rules, and deleted', async () => {
    const made = await create({
      name: 'Guests',
      include: [
        { githubOrganization: { identityProviderId: 'p1', name: 'acme', team: 'web' } },
        { azureAd: { id: 'g1', identityProviderId: 'p2' } },
        { anyValidServiceToken: {} },
      ],
      exclude: [{ userRiskScore: { userRiskScore: ['HIGH', 'UNSCORED'] } }],
    });
    const [id = ''] = textsOf(made, 'id');
    expect(made).toEqual({ accessGroup: { id, name: 'Guests', isDefault: false } });
    const include =
      'include { githubOrganization { name team } azureAd { identifier } anyValidServiceToken } exclude { userRiskScore { userRiskScore } }';
    const none = { githubOrganization: null, azureAd: null, anyValidServiceToken: null };
    expect(await account.read(`accessGroups(name: "Guests") { nodes { ${include} } }`)).toEqual({
      accessGroups: {
        nodes: [
          {
            include: [
              { ...none, githubOrganization: { name: 'acme', team: 'web' } },
              { ...none, azureAd: { identifier: 'g1' } },
              { ...none, anyValidServiceToken: {} },
            ],
            exclude: [{ userRiskScore: { userRiskScore: ['HIGH', 'UNSCORED'] } }],
          },
        ],
      },
    });
    expect(
      await account.write(
        `updateEdgeAccessGroup(id: "${id}", input: { name: "Visitors", include: [{ everyone: {} }] })`,
        'accessGroup { id name include { everyone } exclude { everyone } }',
      ),
    ).toEqual({ accessGroup: { id, name: 'Visitors', include: [{ everyone: {} }], exclude: [] } });
    expect(await account.write(`deleteEdgeAccessGroup(id: "${id}")`, 'deletedId')).toEqual({ deletedId: id });
    expect(await account.read('accessGroups(name: "Visitors") { totalCount }')).toEqual({
      accessGroups: { totalCount: 0 },
    });
  });

  it.each([
    ['no include rule', { name: 'a', include: [] }],
    ['a rule without a field', { name: 'a', include: [{}] }],
    ['a rule with two fields', { name: 'a', include: [{ everyone: {}, ip: { ip: '192.0.2.1' } }] }],
  ])('with %s is refused without a call', async (_what, group) => {
    expect(await create(group)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('of a group that does not exist is refused by the API', async () => {
    expect(await create({ name: 'a', include: [{ group: { id: 'none' } }] })).toMatchObject([
      { extensions: { code: 'UPSTREAM_INVALID_INPUT' } },
    ]);
  });
});
