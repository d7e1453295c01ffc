/** A field that fails at once where it may not, beside others that are still to come: their errors are reported as well. */
import { expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { closures, graphqlJs } from './executors.js';

const schema = buildSchema(`
  type Place { first: String later: String strict: String! }
  type Query { place: Place }
`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const fail = (message: string): never => {
  throw new Error(message);
};
const rootValue = {
  place: {
    first: () => pause(1),
    later: () => pause(20).then(() => fail('later')),
    strict: () => fail('strict'),
  },
};

it('is answered once they have ended, as by graphql-js', async () => {
  const document = parse('{ place { first later strict } }');
  const operation = getOperationAST(document);
  if (!operation) throw new Error('Expected an operation');
  for (const executor of [graphqlJs, closures]) {
    const answer = await executor(schema, document, operation)?.({ rootValue, contextValue: {}, variableValues: {} });
    expect(answer?.data).toBe('{"place":null}');
    expect(answer?.errors.map(({ message }) => message).sort()).toEqual(['later', 'strict']);
  }
});
