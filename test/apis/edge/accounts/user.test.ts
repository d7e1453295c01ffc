import { describe, expect, it } from '@jest/globals';
import { servedEdge } from '../served.js';

const { answer, refusal } = servedEdge();

describe('the user of the edge', () => {
  it('is returned with organizations and tokens', async () => {
    expect(
      await answer(`{ edge { user {
        email organizations { name status } tokens { nodes { name status condition { requestIp { in notIn } } } }
      } } }`),
    ).toMatchObject({
      user: {
        email: 'ada@acme.example',
        organizations: [{ name: 'Acme', status: 'MEMBER' }, { name: 'Acme Labs' }],
        tokens: {
          nodes: [
            { name: 'Meridian', status: 'ACTIVE', condition: null },
            { name: 'Deploys', condition: { requestIp: { in: ['203.0.113.0/24'], notIn: ['203.0.113.7/32'] } } },
            { name: 'Lost phone', status: 'DISABLED' },
          ],
        },
      },
    });
  });

  it('has tokens that have expired where they are asked for', async () => {
    const expired = await answer('{ edge { user { tokens(includeExpired: true) { nodes { name status } } } } }');
    expect(expired).toMatchObject({
      user: { tokens: { nodes: expect.arrayContaining([{ name: 'Old laptop', status: 'EXPIRED' }]) } },
    });
  });

  it('is changed, and cleared of what is given as null', async () => {
    expect(
      await answer(
        'mutation { updateEdgeUser(input: { firstName: "Augusta", telephone: null }) { user { firstName lastName telephone } } }',
      ),
    ).toEqual({ user: { firstName: 'Augusta', lastName: 'Lovelace', telephone: null } });
    expect(await refusal('mutation { updateEdgeUser(input: {}) { user { identifier } } }')).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

it('says what is known of its own token', async () => {
  expect(await answer('{ edge { tokenVerification { status expiresOn } } }')).toEqual({
    tokenVerification: { status: 'ACTIVE', expiresOn: null },
  });
});
