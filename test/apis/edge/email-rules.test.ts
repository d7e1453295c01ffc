import { beforeEach, describe, expect, it } from '@jest/globals';
import { edgeSandbox } from './graph.js';

const { answer, ask, zoneId, served } = edgeSandbox();

let zone = '';
let account = '';
beforeEach(async () => {
  zone = await zoneId('acme.example');
  const found = await answer<{ accounts: { nodes: { id: string }[] } }>(
    '{ edge { accounts(first: 1) { nodes { id } } } }',
  );
  account = found.accounts.nodes[0]?.id ?? '';
});

const rule = (email: string, more = '') => `{ name: "Sales", priority: 3, ${more}
  matchers: [{ type: LITERAL, field: TO, value: "sales@acme.example" }], actions: [{ type: FORWARD, value: ["${email}"] }] }`;
const shown = 'emailRoutingRule { id name enabled priority matchers { type value } actions { type value } }';
const create = (input: string) =>
  `mutation { createEdgeEmailRoutingRule(zoneId: "${zone}", input: ${input}) { ${shown} } }`;

describe('rules of email routing', () => {
  it('are created, replaced and deleted', async () => {
    const { emailRoutingRule: made } = await answer<{ emailRoutingRule: { id: string } }>(
      create(rule('alice@mail.example')),
    );
    expect(made).toMatchObject({
      name: 'Sales',
      enabled: true,
      priority: 3,
      actions: [{ type: 'FORWARD', value: ['alice@mail.example'] }],
    });
    const input =
      '{ matchers: [{ type: LITERAL, field: TO, value: "a@acme.example" }], actions: [{ type: DROP }], enabled: false }';
    expect(
      await answer(
        `mutation { updateEdgeEmailRoutingRule(zoneId: "${zone}", id: "${made.id}", input: ${input}) { ${shown} } }`,
      ),
    ).toEqual({
      emailRoutingRule: {
        id: made.id,
        name: '',
        enabled: false,
        priority: 0,
        matchers: [{ type: 'LITERAL', value: 'a@acme.example' }],
        actions: [{ type: 'DROP', value: null }],
      },
    });
    const gone = `mutation { deleteEdgeEmailRoutingRule(zoneId: "${zone}", id: "${made.id}") { deletedId } }`;
    expect(await answer(gone)).toEqual({ deletedId: made.id });
    expect((await ask(gone)).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_NOT_FOUND' } }]);
  });

  it('forward to verified addresses alone, which are verified by their mail', async () => {
    const email = 'bob@mail.example';
    const refused = async () =>
      expect((await ask(create(rule(email)))).errors).toMatchObject([
        { extensions: { code: 'UPSTREAM_INVALID_INPUT' } },
      ]);
    await refused();
    const add = `mutation { createEdgeEmailAddress(accountId: "${account}", input: { email: "${email}" }) { emailAddress { email verified } } }`;
    expect(await answer(add)).toEqual({ emailAddress: { email, verified: null } });
    await refused();
    await served().clock.sleep(61_000);
    expect(await answer(create(rule(email)))).toMatchObject({ emailRoutingRule: { name: 'Sales' } });
    expect((await ask(add)).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
  });

  it('have one for all other emails, and lead to the Worker that they name', async () => {
    const input = '{ matchers: [{ type: ALL }], actions: [{ type: WORKER, value: ["shop-front"] }], name: "Rest" }';
    expect(
      await answer(`mutation { updateEdgeEmailRoutingCatchAll(zoneId: "${zone}", input: ${input}) {
        emailRoutingCatchAll { name enabled actions { type script { identifier } } } } }`),
    ).toEqual({
      emailRoutingCatchAll: {
        name: 'Rest',
        enabled: true,
        actions: [{ type: 'WORKER', script: { identifier: 'shop-front' } }],
      },
    });
  });

  it('have the addresses of the account', async () => {
    const list = (args: string) =>
      answer(`{ edge { account(id: "${account}") { emailAddresses${args} { nodes { email } } } } }`);
    expect(await list('(verified: false)')).toEqual({
      account: { emailAddresses: { nodes: [{ email: 'newcomer@mail.example' }] } },
    });
    expect(await list('')).toMatchObject({ account: { emailAddresses: { nodes: { length: 3 } } } });
  });
});
