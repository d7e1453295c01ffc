import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isObject } from '../../../../src/base/unknown.js';
import { EdgeAccount, textsOf } from '../account.js';

const account = new EdgeAccount();
let namespace: string;
let titles = 0;

beforeEach(async () => {
  titles += 1;
  const made = await account.write(`createEdgeKvNamespace(input: { title: "test ${titles}" })`, 'kvNamespace { id }');
  [namespace = ''] = textsOf(made, 'id');
});

async function read(fields: string, variables?: Record<string, unknown>): Promise<unknown> {
  const types = variables ? '($key: ID!)' : '';
  const found = await account.read(`kvNamespace(id: "${namespace}") { ${fields} }`, types, variables);
  return isObject(found) ? found['kvNamespace'] : found;
}

const put = (key: string, input: Record<string, unknown>) =>
  account.write(
    `putEdgeKvValue(id: "${namespace}", key: $key, input: $input)`,
    'value { base64 }',
    '($key: ID!, $input: PutEdgeKvValueInput!)',
    { key, input },
  );

const putMany = (values: readonly object[]) =>
  account.write(
    `putEdgeKvValues(id: "${namespace}", input: $input)`,
    'result { successfulKeyCount unsuccessfulKeys }',
    '($input: PutEdgeKvValuesInput!)',
    { input: { values } },
  );

describe('key-value storage', () => {
  it('reads under a key what was put under it, whatever key and value are', async () => {
    const key = fc
      .oneof(
        fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
        fc.constantFrom('a/b//c', 'a/../b', '...', 'ä ö/%2F', '👩‍👩‍👧/?#&=+', ' ', '100%', '/', '\\', 'a\nb', '{id}'),
      )
      .filter((text) => !['.', '..'].includes(text));
    await fc.assert(
      fc.asyncProperty(key, fc.uint8Array({ maxLength: 200 }), async (name, bytes) => {
        const base64 = Buffer.from(bytes).toString('base64');
        expect(await put(name, { value: { base64 } })).toEqual({ value: { base64 } });
        const found = await read('keys(first: 1000) { nodes { name } } value(key: $key) { base64 size }', {
          key: name,
        });
        expect(found).toMatchObject({ value: { base64, size: bytes.length } });
        expect(textsOf(found, 'name')).toContain(name);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['.', '..', ''])('says of the key %p that it cannot be, and which can', async (key) => {
    expect(await put(key, { value: { text: 'a' } })).toMatchObject([
      {
        message: `key: expected a value that can stand in a path, of whole characters and neither empty nor \`.\` or \`..\`, but got "${key}"`,
      },
    ]);
    expect(await putMany([{ key, value: 'a' }])).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_INPUT' } }]);
    expect(await put(`${key}/`, { value: { text: 'a' } })).toEqual({ value: { base64: 'YQ==' } });
  });

  it('lists keys by prefix, with what is known of each and the value itself', async () => {
    const metadata = { owner: 'shop', tags: [1, null] };
    await put('flags/a', { value: { text: 'on' }, metadata });
    await put('flags/b', { value: { text: 'off' }, metadata: [] });
    await put('other', { value: { text: '' } });
    expect(await read('keys(prefix: "flags/") { nodes { name metadata expiration value { text } } }')).toEqual({
      keys: {
        nodes: [
          { name: 'flags/a', metadata, expiration: null, value: { text: 'on' } },
          { name: 'flags/b', metadata: [], expiration: null, value: { text: 'off' } },
        ],
      },
    });
  });

  it('forgets a value when its time is over', async () => {
    const { clock } = account.served;
    await put('short', { value: { text: 'a' }, expiration: Math.floor(clock.now() / 1000) + 600 });
    const asked = 'keys { nodes { name } } value(key: "short") { text }';
    expect(await read(asked)).toEqual({ keys: { nodes: [{ name: 'short' }] }, value: { text: 'a' } });
    await clock.sleep(601_000);
    expect(await read(asked)).toEqual({ keys: { nodes: [] }, value: null });
  });

  it('takes one way to say when a value expires', async () => {
    expect(await put('a', { value: { text: 'a' }, expirationTtl: 60, expiration: 2_000_000_000 })).toMatchObject([
      { message: expect.stringContaining('at most one of expiration, expirationTtl') },
    ]);
    expect(await put('a', { value: { text: 'a' }, expirationTtl: 5 })).toMatchObject([
      { extensions: { code: 'UPSTREAM_INVALID_INPUT' } },
    ]);
  });

  it('puts and deletes ten thousand values in a call each', async () => {
    const values = Array.from({ length: 10_000 }, (_, place) => ({ key: `k${place}`, value: `v${place}` }));
    const keys = values.map(({ key }) => key);
    const result = { successfulKeyCount: 10_000, unsuccessfulKeys: [] };
    expect(await putMany(values)).toEqual({ result });
    expect(new Set(textsOf(await read('keys(first: 10000) { nodes { name } }'), 'name'))).toEqual(new Set(keys));
    const deleted = await account.write(
      `deleteEdgeKvValues(id: "${namespace}", input: { keys: $keys })`,
      'result { successfulKeyCount unsuccessfulKeys } kvNamespace { keys { nodes { name } } }',
      '($keys: [String!]!)',
      { keys },
    );
    expect(deleted).toEqual({ result, kvNamespace: { keys: { nodes: [] } } });
  });

  it('takes values in base64, and refuses more of them than a call may have, and none', async () => {
    await putMany([{ key: 'b', value: 'AAH/', base64: true, metadata: 'm', expirationTtl: 3600 }]);
    expect(await read('value(key: "b") { base64 text } keys { nodes { metadata } }')).toEqual({
      value: { base64: 'AAH/', text: null },
      keys: { nodes: [{ metadata: 'm' }] },
    });
    const refusal = [{ message: expect.stringContaining('input.values') }];
    expect(await putMany(Array.from({ length: 10_001 }, () => ({ key: 'k', value: 'v' })))).toMatchObject(refusal);
    expect(await putMany([])).toMatchObject(refusal);
  });

  it('renames and deletes namespaces, whose titles do not repeat', async () => {
    const rename = (title: string) =>
      account.write(`updateEdgeKvNamespace(id: "${namespace}", input: { title: "${title}" })`, 'kvNamespace { title }');
    expect(await rename('new')).toEqual({ kvNamespace: { title: 'new' } });
    expect(await rename('sessions')).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    await put('a', { value: { text: 'a' } });
    await account.write(`deleteEdgeKvValue(id: "${namespace}", key: "a")`, 'deletedId');
    expect(await read('value(key: "a") { text }')).toEqual({ value: null });
    expect(await account.write(`deleteEdgeKvNamespace(id: "${namespace}")`, 'deletedId')).toEqual({
      deletedId: namespace,
    });
    expect(await read('id')).toBeNull();
  });
});
