import { beforeEach, describe, expect, it } from '@jest/globals';
import { edgeSandbox } from '../graph.js';
import { envelope, scriptedEdge } from '../scripted.js';

const { answer, ask: askSandbox, zoneId } = edgeSandbox();
const { ask, answer: script, bodies, lines } = scriptedEdge();

beforeEach(() => void script(() => envelope({ id: 'z' })));

const purge = (input: string) => ask(`mutation { purgeEdgeCache(zoneId: "z", input: ${input}) { __typename } }`);

describe('purging', () => {
  it.each([
    ['{ everything: true }', { purge_everything: true }],
    ['{ tags: ["css", "js"] }', { tags: ['css', 'js'] }],
    ['{ hosts: ["www.acme.example"] }', { hosts: ['www.acme.example'] }],
    ['{ prefixes: ["www.acme.example/a"] }', { prefixes: ['www.acme.example/a'] }],
    [
      `{ files: [{ url: "https://acme.example/a" }, { url: "https://acme.example/b", headers: [
        { name: "Accept-Language", value: "de" }, { name: "Origin", value: "https://b.example" }] }] }`,
      {
        files: [
          'https://acme.example/a',
          {
            url: 'https://acme.example/b',
            headers: { 'Accept-Language': 'de', Origin: 'https://b.example' },
          },
        ],
      },
    ],
  ])('sends %s as the API has it', async (input, body) => {
    const { errors } = await purge(input);
    expect(errors).toBeUndefined();
    expect(lines()).toEqual(['POST /zones/z/purge_cache']);
    expect(bodies()).toEqual([body]);
  });

  it.each([
    ['{}', 'OneOf Input Object "PurgeEdgeCacheInput" must specify exactly one key.'],
    ['{ everything: true, tags: ["a"] }', 'OneOf Input Object "PurgeEdgeCacheInput" must specify exactly one key.'],
    ['{ everything: false }', 'input.everything: expected true, for nothing is purged otherwise, but got false'],
    ['{ tags: [] }', 'input.tags: expected one at least, but got []'],
    [
      '{ files: [{ url: "https://a.example", headers: [{ name: "a", value: "1" }, { name: "a", value: "2" }] }] }',
      'input.files[0].headers: expected each name once, but got "a" again',
    ],
  ])('is refused as %s', async (input, message) => {
    const { errors } = await purge(input);
    expect(errors?.map((error) => error.message)).toEqual([message]);
    expect(lines()).toEqual([]);
  });

  it('answers the zone', async () => {
    const id = await zoneId('acme.example');
    const variables = { id, input: { files: [{ url: 'https://acme.example/a' }] } };
    const source =
      'mutation ($id: ID!, $input: PurgeEdgeCacheInput!) { purgeEdgeCache(zoneId: $id, input: $input) { zone { name } } }';
    expect(await answer(source, variables)).toEqual({ zone: { name: 'acme.example' } });
    const { errors } = await askSandbox(source, { ...variables, id: 'nowhere' });
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_NOT_FOUND');
  });
});
