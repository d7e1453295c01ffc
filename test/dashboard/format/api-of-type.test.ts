/** The page reads the API of a resource from the name of its type, which every API keeps to. */
import { expect, it } from '@jest/globals';
import { getNamedType, isObjectType } from 'graphql';
import { apiOfType } from '../../../src/dashboard/format/api-of-type.js';
import { payloadType, rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import { sharedGraph } from '../../support/shared/graph.js';

it('the types of an API begin with its name', async () => {
  const schema = await sharedGraph();
  const types = [...rowsOf(schema).keys()].flatMap((row) => {
    const type = getNamedType(payloadType(schema, row));
    return isObjectType(type) && type.name !== 'Bytes' && row.kind !== 'write'
      ? [[type.name, row.dialect.api] as const]
      : [];
  });
  expect(types.length).toBeGreaterThan(150);
  expect(types.map(([name]) => apiOfType(name))).toEqual(types.map(([, api]) => api));
});

it('a type of no API is refused', () => {
  expect(() => apiOfType('Country')).toThrow(/^Expected a type of .*CLOUD.*, but got Country$/);
});
