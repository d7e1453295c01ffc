/** Keys have 512 bytes at most, whatever their characters take. */
import { describe, expect, it } from '@jest/globals';
import { envelope, scriptedEdge } from '../scripted.js';

const { ask, answer, lines } = scriptedEdge();

const ofPath = [
  'mutation ($key: ID!) { putEdgeKvValue(accountId: "a", id: "n", key: $key, input: { value: { text: "a" } }) { upload { url } } }',
  'mutation ($key: ID!) { deleteEdgeKvValue(accountId: "a", id: "n", key: $key) { deletedId } }',
  'query ($key: ID!) { edge { account(id: "a") { kvNamespace(id: "n") { value(key: $key) { size } } } } }',
];
const ofBody = [
  'mutation ($key: String!) { putEdgeKvValues(accountId: "a", id: "n", input: { values: [{ key: $key, value: "a" }] }) { result { successfulKeyCount } } }',
  'mutation ($key: String!) { deleteEdgeKvValues(accountId: "a", id: "n", input: { keys: ["k", $key] }) { result { successfulKeyCount } } }',
];

const longest = 'ä'.repeat(256);

describe('a key', () => {
  it.each([...ofPath, ...ofBody])('of 512 bytes is sent: %s', async (question) => {
    answer(({ path }) => envelope({ id: path.split('/').at(-1), successful_key_count: 1 }));
    expect((await ask(question, { key: longest })).errors).toBeUndefined();
    expect(lines().length).toBeGreaterThan(0);
  });

  it.each(ofPath)('of more is refused before it is sent: %s', async (question) => {
    answer(({ path }) => envelope({ id: path.split('/').at(-1) }));
    const { errors } = await ask(question, { key: `${longest}a` });
    expect(errors?.map(({ message, extensions }) => [message, extensions['code']])).toEqual([
      ['key: expected at most 512 bytes, but got 513', 'BAD_USER_INPUT'],
    ]);
    expect(lines().filter((line) => line.includes('/values/'))).toEqual([]);
  });

  it.each([
    [ofBody[0], 'input.values[0].key: expected at most 512 bytes, but got "ä'],
    [ofBody[1], 'input.keys: each must be at most 512 bytes, but got ["k","ä'],
  ])('of more is refused before it is sent among others: %s', async (question = '', message) => {
    const { errors } = await ask(question, { key: `${longest}a` });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toContain(message);
    expect(lines()).toEqual([]);
  });
});
