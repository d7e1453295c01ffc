/** What somebody asks who looks over the edge for the first time, and how many calls each answer takes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Served, serve } from '../../sandbox/served.js';
import { sharedGraph } from '../../support/shared/graph.js';

let served: Served;
let account: string;
let calls: { readonly mock: { readonly calls: readonly unknown[] }; mockClear(): unknown };
beforeAll(async () => {
  served = await serve(await sharedGraph());
  calls = jest.spyOn(served.control('EDGE'), 'before');
  const { edge } = (await served.data('{ edge { accounts(first: 1) { nodes { id } } } }')) as {
    edge: { accounts: { nodes: { id: string }[] } };
  };
  account = edge.accounts.nodes[0]?.id ?? '';
});
beforeEach(() => void calls.mockClear());
afterAll(() => served.close());

async function edge(fields: string): Promise<unknown> {
  const { edge } = await served.data(`{ edge { ${fields} } }`);
  return edge;
}

/** Answered by fields of the first account: one call more. */
const ofAccount = (fields: string) => edge(`account(id: "${account}") { ${fields} }`);

const made = () => calls.mock.calls.length;

describe('somebody who looks over the edge', () => {
  it('sees all accounts in one call', async () => {
    expect(await edge('accounts { totalCount nodes { name type } }')).toEqual({
      accounts: {
        totalCount: 2,
        nodes: [
          { name: 'Acme', type: 'STANDARD' },
          { name: 'Acme Labs', type: 'ENTERPRISE' },
        ],
      },
    });
    expect(made()).toBe(1);
  });

  it('sees the zones of an account in one call', async () => {
    const { zones } = (await edge(`zones(account: { id: "${account}" }) { totalCount nodes { status } }`)) as {
      zones: { totalCount: number; nodes: object[] };
    };
    expect(zones.totalCount).toBe(24);
    expect(zones.nodes.length).toBe(24);
    expect(made()).toBe(1);
  });

  it('sees all zones, each with the name of its account, in one call', async () => {
    const { zones } = (await edge('zones { nodes { name account { name } } }')) as {
      zones: { nodes: { account: { name: string } }[] };
    };
    expect(zones.nodes.filter(({ account }) => account.name === 'Acme Labs').length).toBe(6);
    expect(made()).toBe(1);
  });

  it('finds a zone by its name in one call', async () => {
    expect(await edge('zones(name: "acme.example") { nodes { status plan { name } nameServers } }')).toMatchObject({
      zones: { nodes: [{ status: 'ACTIVE', plan: { name: 'Business Website' } }] },
    });
    expect(made()).toBe(1);
  });

  it('finds the zones that are not served yet in one call', async () => {
    expect(await edge('zones(status: PENDING) { nodes { name status } }')).toEqual({
      zones: { nodes: [{ name: 'acme-play.example', status: 'PENDING' }] },
    });
    expect(made()).toBe(1);
  });

  it('sees who may do what, and who has no second factor, in two calls', async () => {
    const { account } = (await ofAccount(
      'members { nodes { email status user { twoFactorAuthenticationEnabled } roles { name } } }',
    )) as { account: { members: { nodes: { email: string; user: { twoFactorAuthenticationEnabled: boolean } }[] } } };
    const without = account.members.nodes.filter(({ user }) => !user.twoFactorAuthenticationEnabled);
    expect(without.map(({ email }) => email)).toEqual(['linus@acme.example']);
    expect(made()).toBe(2);
  });

  it('sees whose token it is, and what other tokens there are, in two calls', async () => {
    expect(await edge('user { email tokens { nodes { name lastUsedOn } } }')).toMatchObject({
      user: { email: 'ada@acme.example', tokens: { nodes: [{ name: 'Meridian' }, {}, {}] } },
    });
    expect(made()).toBe(2);
  });

  it('sees whether the token works in one call', async () => {
    expect(await edge('tokenVerification { status }')).toEqual({ tokenVerification: { status: 'ACTIVE' } });
    expect(made()).toBe(1);
  });

  it('sees images, and how much room is left for more, in three calls', async () => {
    expect(await ofAccount('images { nodes { filename creator } } imageStats { count { current allowed } }')).toEqual({
      account: {
        images: { nodes: expect.arrayContaining([{ filename: 'logo.png', creator: null }]) },
        imageStats: { count: { current: 5, allowed: 100_000 } },
      },
    });
    expect(made()).toBe(3);
  });

  it('sees which videos could not be read, and why, in two calls', async () => {
    expect(await ofAccount('videos(status: ERROR) { totalCount nodes { meta status { errorReasonText } } }')).toEqual({
      account: {
        videos: {
          totalCount: 1,
          nodes: [
            {
              meta: { name: 'Broken upload' },
              status: { errorReasonText: 'The file was not recognized as a video.' },
            },
          ],
        },
      },
    });
    expect(made()).toBe(2);
  });
});
