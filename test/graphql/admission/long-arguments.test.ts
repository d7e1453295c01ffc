/** Long texts and lists in arguments: each field that is given one costs its length, and no address holds it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { cpuOf, least } from '../../support/stretch.js';
import { itSome, someOf } from '../../support/scale.js';

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian({});
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
});
afterAll(() => meridian.close());

const ask = (query: string, variables: object) => meridian.query({ query, variables }, { authorization });
const twenty = (field: string) => Array.from({ length: 20 }, (_, n) => `a${n}: ${field}`).join(' ');
const text = 'a.b-'.repeat(200_000);

describe('a text of 800,000 characters', () => {
  it.each(
    someOf([
      ['[String!]', [text], `hosting { ${twenty('bill(filter: { statuses: $of }) { lines { totalCount } }')} }`],
      ['String', text, `cloud { ${twenty('servers(name: $of) { nodes { id } }')} }`],
    ]),
  )('given to twenty fields as %s is too much', async (type, of, fields) => {
    const { body } = await ask(`query ($of: ${type}) { ${fields} }`, { of });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', bound: 'cost' });
  });

  itSome('is sent in no address', async () => {
    const { body } = await ask('query ($of: String) { cloud { servers(name: $of) { nodes { id } } } }', { of: text });
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^name: expected a value that can stand in an address, of at most 8000 /),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

itSome('a label with other blanks around its parts is the same label', async () => {
  const blanks = Array.from({ length: 130 }, (_, n) => ' '.repeat(n));
  const labels = blanks.flatMap((before) => blanks.slice(0, 100).map((behind) => `${before}env=${behind}production`));
  const of = (chosen: string[]) =>
    ask('query ($of: [String!]) { hosting { bill(filter: { labels: $of }) { lines { totalCount } } } }', {
      of: chosen,
    });
  expect((await of(labels.slice(0, 3_000))).body).toEqual((await of(['env=production'])).body);
});

itSome('a list for the dedicated API takes time by its length, not by its square', async () => {
  const mutation =
    'mutation ($of: [ID!]!) { activateDedicatedRescue(serverId: "1", input: { operatingSystem: "linux", authorizedKeys: $of }) { __typename } }';
  const keys = (count: number) => Array.from({ length: count }, (_, n) => `k${n}`);
  await ask(mutation, { of: keys(10_000) });
  const few = await least(3, () => cpuOf(() => ask(mutation, { of: keys(10_000) })));
  const many = await least(3, () => cpuOf(() => ask(mutation, { of: keys(100_000) })));
  expect(many / few).toBeLessThan(20);
});

itSome(
  'many names that an input lacks take time by their number, and not by how many errors are reported',
  async () => {
    const mutation = 'mutation ($of: CreateCloudServerInput!) { createCloudServer(input: $of) { __typename } }';
    const wrong = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`name${n}`, 1]));
    const reading = () => cpuOf(() => ask('query ($of: JSON) { health { isReady } }', { of: wrong }));
    const read = await least(3, reading);
    const refused = await least(3, () => cpuOf(() => ask(mutation, { of: wrong })));
    expect((await ask(mutation, { of: wrong })).body.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
    expect(refused / read).toBeLessThan(12);
  },
);
