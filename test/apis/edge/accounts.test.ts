import { describe, expect, it } from '@jest/globals';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, upstreamsOf } from '../../rest/harness.js';
import { servedEdge } from './served.js';
import { sharedGraph } from '../../support/shared/graph.js';

const { ofAccount, answer, refusal } = servedEdge();

describe('an account', () => {
  it('has members with their roles and what these may do', async () => {
    const { members } = (await ofAccount(`members(order: USER_EMAIL, direction: DESC) {
      nodes { email status user { firstName lastName } roles { name permissions { dns { write } billing { read } } } }
    }`)) as { members: { nodes: object[] } };
    expect(members.nodes).toMatchObject([
      { email: 'linus@acme.example', status: 'PENDING', user: { lastName: null }, roles: [{ name: 'Billing' }] },
      { email: 'grace@acme.example', roles: [{ permissions: { dns: { write: true }, billing: null } }] },
      { email: 'ada@acme.example', status: 'ACCEPTED', user: { firstName: 'Ada' } },
    ]);
    expect(await ofAccount('members(status: PENDING) { nodes { email } } roles { totalCount }')).toEqual({
      members: { nodes: [{ email: 'linus@acme.example' }] },
      roles: { totalCount: 3 },
    });
  });

  it('is created, changed, and gone with its zones once it is deleted', async () => {
    const created = (await answer(`mutation {
      createEdgeAccount(input: { name: "Short-lived", unit: { id: "u1" }, idempotencyKey: "k1" }) {
        account { id name type managedBy { parentOrgId } }
      }
    }`)) as { account: { id: string } };
    expect(created).toMatchObject({
      account: { name: 'Short-lived', type: 'STANDARD', managedBy: { parentOrgId: 'u1' } },
    });
    const { id } = created.account;
    expect(
      await answer(`mutation {
        updateEdgeAccount(id: "${id}", input: { name: "Renamed", type: STANDARD, settings: { enforceTwofactor: true } }) {
          account { id name settings { enforceTwofactor } }
        }
      }`),
    ).toEqual({ account: { id, name: 'Renamed', settings: { enforceTwofactor: true } } });
    await answer(
      `mutation { createEdgeZone(input: { name: "short.example", account: { id: "${id}" } }) { zone { id } } }`,
    );
    expect(await answer(`mutation { deleteEdgeAccount(id: "${id}") { deletedId } }`)).toEqual({ deletedId: id });
    expect(
      await answer(`{ edge { account(id: "${id}") { id } zones(name: "short.example") { totalCount } } }`),
    ).toEqual({
      account: null,
      zones: { totalCount: 0 },
    });
  });

  it('is created once however often the same key is sent', async () => {
    const create = (key: string) =>
      answer(`mutation { createEdgeAccount(input: { name: "Once", idempotencyKey: "${key}" }) { account { id } } }`);
    const first = await create('a');
    expect(await create('a')).toEqual(first);
    expect(await create('b')).not.toEqual(first);
  });

  it('stands alone or in a unit', async () => {
    expect(
      await refusal(
        'mutation { createEdgeAccount(input: { name: "a", standalone: true, unit: { id: "u" } }) { account { id } } }',
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('on the wire', () => {
  it('a change names its account in the body once more, and a creation its key in a header', async () => {
    const upstream = await ScriptedUpstream.start(() => ({
      body: { success: true, errors: [], messages: [], result: { id: 'a1', name: 'Acme', type: 'standard' } },
    }));
    const upstreams = upstreamsOf([
      { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false },
    ]);
    const ask = asker(await sharedGraph(), upstreams);
    await ask('mutation { updateEdgeAccount(id: "a1", input: { name: "Acme", type: STANDARD }) { account { id } } }');
    await ask('mutation { createEdgeAccount(input: { name: "Acme", idempotencyKey: "k1" }) { account { id } } }');
    upstreams.close();
    await upstream.close();
    expect(upstream.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/accounts/a1', { id: 'a1', name: 'Acme', type: 'standard' }],
      ['POST', '/accounts', { name: 'Acme' }],
    ]);
    expect(upstream.asked[1]?.headers['idempotency-key']).toBe('k1');
  });
});
