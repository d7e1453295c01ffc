/** A type is found where its list is, and by `node` alone where there is no other way. */
import { buildSchema } from 'graphql';
import { expect, it } from '@jest/globals';
import { placesOfTypes } from '../../../../src/server/assistants/search/field-places.js';
import { sharedGraph } from '../../../support/shared/graph.js';

it('prefers lists to the look-up of any object, and questions to changes', () => {
  const schema = buildSchema(`
    interface Node { id: ID! }
    type Zone implements Node { id: ID! dnssec: Dnssec }
    type Dnssec { status: String }
    type Far implements Node { id: ID! }
    type Payload { zone: Zone }
    type Edge { zones: [Zone!]! }
    type Query { node: Node edge: Edge }
    type Mutation { change: Payload }
  `);
  expect(Object.fromEntries(placesOfTypes(schema))).toMatchObject({
    Query: '',
    Mutation: '',
    Zone: 'edge.zones',
    Dnssec: 'edge.zones.dnssec',
    Far: 'node(... on Far)',
    Payload: 'change',
  });
});

it('leads to the types of the graph', async () => {
  const places = placesOfTypes(await sharedGraph());
  expect(places.get('EdgeZone')).toBe('edge.zone');
  expect(places.get('Country')).toBe('country');
});
