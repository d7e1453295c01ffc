/** No refusal advises an assistant what only the program of a client can do, and what it advises instead is possible. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { call } from '../message.js';

let meridian: Meridian;
let token: string;
beforeAll(async () => {
  meridian = await startMeridian({ MCP: 'on' });
  token = await meridian.token(['rates', 'hosting:read']);
});
afterAll(() => meridian.close());

const program = /\bheader|\bsend\b|Accept:|multipart|persistedQuery|hash|\bGET\b|\bPOST\b|documentId/;
const subscription = 'subscription { ratesPublished { base } }';

describe('a refusal', () => {
  it.each([
    ['a subscription', 'query', { query: subscription }, 'this is a subscription: its events reach no assistant'],
    ['a known subscription', 'query', { query: subscription }, 'its events reach no assistant'],
    ['a subscription as a change', 'prepare_change', { mutation: subscription }, 'its events reach no assistant'],
    ['an empty query', 'query', { query: '' }, 'Expected an operation in GraphQL, but got an empty text'],
    ['an empty change', 'prepare_change', { mutation: '' }, 'Expected an operation in GraphQL, but got an empty text'],
    ['a mutation as a query', 'query', { query: 'mutation { removeEverything }' }, 'Cannot query field'],
    [
      'several operations',
      'query',
      { query: 'query A { rates { base } } query B { rates { base } }' },
      'operation name',
    ],
  ])('of %s says what an assistant can do', async (_what, tool, args, expected) => {
    const { isError, text } = await call(meridian.url, tool, args, token);
    expect([isError, text]).toEqual([true, expect.stringContaining(expected)]);
    expect(text).not.toMatch(program);
  });

  it.each([
    ['costs', { question: 'cost' }],
    ['query', { query: '{ token { name } }' }],
    ['query', { query: '{ rates { base } cloud { servers { nodes { id } } } }' }],
  ])('of a caller without a token, by %s, says who can give one', async (tool, args) => {
    const { text } = await call(meridian.url, tool, args);
    expect(text).toContain(
      'This needs a token: ask the person to set `Authorization: Bearer mrd_…` for this connection',
    );
    expect(text).not.toMatch(program);
  });

  it('of a subscription names a query in place of each', async () => {
    const { text } = await call(meridian.url, 'query', { query: subscription }, token);
    const query = `{
      rates { base }
      subscriptions: __type(name: "Subscription") { fields { name } }
      action: node(id: "cloud:sandbox:action:1") { ... on CloudAction { status } }
      hosting { findings(first: 1) { totalCount } servers(first: 1) { nodes { id } } }
    }`;
    const { isError, content } = await call(meridian.url, 'query', { query }, token);
    expect(isError).toBe(false);
    const { subscriptions } = content['data'] as { subscriptions: { fields: { name: string }[] } };
    for (const { name } of subscriptions.fields) expect(text).toMatch(new RegExp(`for ${name}\\b`));
  });
});
