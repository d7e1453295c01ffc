/** The SDL that the service serves is composed with that of another subgraph. */
import { afterAll, beforeAll, expect } from '@jest/globals';
import { buildSchema, isObjectType } from 'graphql';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { itEach } from '../../support/optional/optional.js';
import { composed, composers, sdlOf } from './composition.js';

let meridian: Meridian;
let sdl: string;
beforeAll(async () => {
  meridian = await startMeridian({ SUBGRAPH: 'on' });
  sdl = await sdlOf(`${meridian.url}/graphql`);
});
afterAll(() => meridian.close());

const urls = { url: 'http://localhost:4000/graphql', teamsUrl: 'http://localhost:4001/graphql' };

itEach(composers, '$kind composes a supergraph of the graph and of teams that own servers', async (address) => {
  const { supergraph, problems } = await composed(address, { sdl, ...urls });
  expect(problems).toEqual([]);
  const schema = buildSchema(supergraph ?? '', { assumeValidSDL: true });
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  };
  expect(fieldsOf('CloudServer')).toEqual(expect.arrayContaining(['id', 'name', 'monthlyAmount', 'team']));
  expect(fieldsOf('Query')).toEqual(expect.arrayContaining(['cloud', 'rates', 'teams']));
  // Both lead to one another by these keys.
  const joined = (type: string, key: string) =>
    expect(supergraph).toMatch(
      new RegExp(
        `type ${type}[^{]*@join__type\\(graph: MERIDIAN, key: "${key}"\\)[^{]*@join__type\\(graph: TEAMS, key: "${key}"`,
      ),
    );
  joined('CloudServer', 'id');
  joined('Currency', 'code');
  joined('Country', 'isoCode');
});

itEach(composers, '$kind refuses a reference to a type without that key', async (address) => {
  const withoutKey = sdl.replace(/(type Currency implements Node) .*\{/, '$1 {');
  expect(withoutKey).not.toBe(sdl);
  expect((await composed(address, { sdl: withoutKey, ...urls })).problems).not.toEqual([]);
});

composers['@apollo/composition'].it('one composer refuses @oneOf', async (address) => {
  const withOneOf = sdl.replace('input AlertChannelInput {', 'input AlertChannelInput @oneOf {');
  const { problems } = await composed(address, { sdl: withOneOf, ...urls });
  expect(problems).toEqual([expect.stringContaining('Unknown directive "@oneOf"')]);
});
