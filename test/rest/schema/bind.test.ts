/** @decorates-classes */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { labSchema } from '../accounts-lab.js';
import { asker, upstreamsOf } from '../harness.js';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await labSchema();
});

describe('the root of an API', () => {
  const ask = (source: string, names: readonly string[]) => {
    const accounts = names.map((name) => ({ api: 'STORAGE' as const, name, credential: name, baseUrl: '', sandbox: false }));
    return asker(schema, upstreamsOf(accounts))(source);
  };

  it('has the id of its account, given or not', async () => {
    const source = '{ storage { id } one: storage(account: "default") { id } other: storage(account: "a b") { id } }';
    const { data, errors } = await ask(source, ['a b', 'default']);
    expect([data, errors]).toEqual([
      { storage: { id: 'storage:default' }, one: { id: 'storage:default' }, other: { id: 'storage:a%20b' } },
      undefined,
    ]);
    expect((await ask('{ storage { id } }', ['prod'])).data).toEqual({ storage: { id: 'storage:prod' } });
  });

  it('has none where several accounts may be meant', async () => {
    const { data, errors } = await ask('{ storage { id } }', ['one', 'two']);
    expect([data, errors?.map(({ path }) => path)]).toEqual([{ storage: null }, [['storage']]]);
  });
});
