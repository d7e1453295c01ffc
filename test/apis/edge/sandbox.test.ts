import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { everything } from '../../sandbox/selection.js';
import { type Served, serve } from '../../sandbox/served.js';
import { sharedGraph } from '../../support/shared/graph.js';

let schema: GraphQLSchema;
let served: Served;
beforeAll(async () => {
  schema = await sharedGraph();
  served = await serve(schema);
});
afterAll(() => served.close());

it('has every field of every object', async () => {
  const queries = everything(schema, 'edge');
  expect(queries.length).toBeGreaterThan(1);
  for (const query of queries) {
    const { errors } = await served.ask(query);
    const problems = errors?.map(({ message, path }) => [message, path?.join('.')]);
    expect({ query, problems }).toEqual({ query, problems: undefined });
    served.clock.sleep(300_000);
  }
});
