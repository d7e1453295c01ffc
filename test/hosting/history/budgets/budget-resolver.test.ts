import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { budgets as collection } from '../../../../src/hosting/history/budgets/budget-store.js';
import { type Meridian, startMeridian } from '../../../support/meridian.js';

describe('the texts of a budget', () => {
  let meridian: Meridian;
  let authorization: string;
  beforeAll(async () => {
    meridian = await startMeridian();
    authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  });
  afterAll(() => meridian.close());

  async function set(name: string, filter: string): Promise<readonly string[]> {
    const query = `mutation { setBudget(input: { name: "${name}", amount: "1", currency: "EUR", filter: ${filter} }) { budget { name } } }`;
    const { body } = await meridian.query({ query }, { authorization });
    return (body.errors ?? []).map(({ message }) => message);
  }
  const budgets = async () => {
    const { body } = await meridian.query(
      { query: '{ hosting { budgets { name filter { apis name } } } }' },
      { authorization },
    );
    return body;
  };

  it.each(['a\\u0000b', 'a\\r\\nb', 'a\\u202eb', 'a\\u2066b', 'a\\u2028b'])('are visible ones: %s', async (text) => {
    const before = await budgets();
    expect(await set(text, '{}')).toEqual([expect.stringContaining('name must be 1 to 100 visible characters')]);
    for (const [field, value] of [
      ['name', `"${text}"`],
      ['labels', `["env=production", "env=${text}"]`],
      ['statuses', `["${text}"]`],
    ]) {
      const expected = `filter.${field}: expected visible characters`;
      expect(await set('plain', `{ ${field}: ${value} }`)).toEqual([expect.stringContaining(expected)]);
    }
    expect(await budgets()).toEqual(before);
  });

  it('may stand twice, in budgets of tokens that do not see each other; an id says which is meant', async () => {
    const ask = async (token: string, query: string) =>
      (await meridian.query({ query }, { authorization: `Bearer ${token}` })).body;
    const setting = 'setBudget(input: { name: "Twice", amount: "1", currency: "EUR" }) { budget { id name } }';
    const reader = await meridian.token(['hosting:read@sandbox', 'hosting:write@sandbox']);
    const { store } = meridian.services;
    const hidden = {
      v: 1,
      name: 'Twice',
      amount: '2',
      currency: 'EUR',
      period: 'MONTH',
      filter: {},
      setAt: 1,
      setBy: 't',
    };
    const account = { api: 'CLOUD', name: 'other', sandbox: false, baseUrl: 'https://cloud.example' };
    await store.namespace(collection.name).set('former', { ...hidden, accounts: [account] });
    const first = await ask(reader, `mutation { ${setting} }`);
    const { id } = (first.data as { setBudget: { budget: { id: string } } }).setBudget.budget;
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(await ask(reader, `mutation { ${setting} }`)).toEqual({
      data: { setBudget: { budget: { id, name: 'Twice' } } },
    });
    const renaming = `setBudget(id: "${id}", input: { name: "Once", amount: "1", currency: "EUR" }) { budget { id name } }`;
    expect(await ask(reader, `mutation { ${renaming} }`)).toEqual({
      data: { setBudget: { budget: { id, name: 'Once' } } },
    });
    expect(await store.namespace(collection.name).get('former')).toMatchObject({ name: 'Twice', amount: '2' });
    for (const wrong of ['id: "former"', 'id: "none"', 'name: "Twice"']) {
      const answer = await ask(reader, `mutation { endBudget(${wrong}) { budget { id } } }`);
      expect(answer.errors?.map(({ extensions }) => extensions['code'])).toEqual(['NOT_FOUND']);
    }
    expect(await ask(reader, `mutation { endBudget(id: "${id}") { budget { id } } }`)).toEqual({
      data: { endBudget: { budget: { id } } },
    });
    for (const key of ['former', id]) await store.namespace(collection.name).delete(key);
  });

  it('are read as they are where a former release has stored them', async () => {
    const filter = { name: 'a\u202eb' };
    expect(await set('stored', '{ name: "ab" }')).toEqual([]);
    const { store } = meridian.services;
    for await (const [key, value] of store.range(collection.name, { limit: 1 })) {
      await store.namespace(collection.name).set(key, Object.assign({}, value, { filter }));
    }
    expect(await budgets()).toMatchObject({
      data: { hosting: { budgets: [{ name: 'stored', filter: { apis: null, ...filter } }] } },
    });
  });
});
