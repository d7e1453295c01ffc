import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { groups } from '../../src/cloud/index.js';
import { schemaOf } from '../rest/harness.js';
import { everything } from './selection.js';
import { type Served, serve } from './served.js';

describe('the cloud API of the sandbox', () => {
  let schema: GraphQLSchema;
  let served: Served;
  beforeAll(async () => {
    schema = await schemaOf(groups);
    served = await serve(schema);
  });
  afterAll(() => served.close());

  it('has every field of every object that a list reaches', async () => {
    const queries = everything(schema, 'cloud');
    expect(queries.length).toBeGreaterThan(15);
    for (const query of queries) {
      const { errors } = await served.ask(query);
      expect({ query, errors }).toEqual({ query, errors: undefined });
    }
  });
});
