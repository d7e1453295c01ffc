/** A link takes from its parent what that carries of the linked object, and makes a call for the rest alone. */
import { describe, expect, it } from '@jest/globals';
import { envelope, scriptedEdge } from './scripted.js';

const { ask, answer, lines } = scriptedEdge();

const account = { id: 'a1', name: 'Acme' };
const zone = { id: 'z1', name: 'acme.example', account };
const rule = { id: 'r1', name: 'to the office', zone: { tag: 'z1', name: 'acme.example' } };

/** A token of one zone may read no account. */
const ofOneZone = (one: object) =>
  answer(({ path }) => {
    if (path.startsWith('/accounts')) return { status: 403, body: { success: false, errors: [{ code: 9109 }] } };
    if (path.includes('/email/routing/rules')) return envelope([rule]);
    return envelope(path === '/zones/z1' ? one : [one]);
  });

describe('the account of a zone', () => {
  it.each([
    ['{ edge { zone(id: "z1") { account { id name } } } }', 'GET /zones/z1'],
    [
      '{ edge { zone(id: "z1") { account { identifier ...more } } } } fragment more on EdgeAccount { name }',
      'GET /zones/z1',
    ],
  ])('is told by the zone: %s', async (query, line) => {
    ofOneZone(zone);
    const { data, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ edge: { zone: { account: { name: 'Acme' } } } });
    expect(lines()).toEqual([line]);
  });

  it('is told by each zone of a list', async () => {
    ofOneZone(zone);
    const { data, errors } = await ask('{ edge { zones { nodes { account { name } } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ edge: { zones: { nodes: [{ account: { name: 'Acme' } }] } } });
    expect(lines()).toHaveLength(1);
  });

  it.each([
    ['more is asked than the zone has', '{ edge { zone(id: "z1") { account { name type } } } }', zone],
    [
      'the zone has no name of it',
      '{ edge { zone(id: "z1") { account { name } } } }',
      { ...zone, account: { id: 'a1' } },
    ],
  ])('is read where %s', async (_, query, one) => {
    answer(({ path }) => envelope(path === '/zones/z1' ? one : { ...account, type: 'standard' }));
    const { data, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ edge: { zone: { account: { name: 'Acme' } } } });
    expect(lines()).toEqual(['GET /zones/z1', 'GET /accounts/a1']);
  });
});

it('the zone of an email rule is told by the rule', async () => {
  ofOneZone(zone);
  const { data, errors } = await ask(
    '{ edge { zone(id: "z1") { emailRoutingRules { nodes { name zone { identifier name } } } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    edge: {
      zone: {
        emailRoutingRules: { nodes: [{ name: 'to the office', zone: { identifier: 'z1', name: 'acme.example' } }] },
      },
    },
  });
  expect(lines().filter((line) => line === 'GET /zones/z1')).toHaveLength(1);
});
