import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { at, send } from './passing.js';

let meridian: Meridian;
let token: string;
beforeAll(async () => {
  meridian = await startMeridian();
  token = await meridian.token(['hosting:read', 'hosting:write']);
});
afterAll(() => meridian.close());

async function ask(query: string): Promise<string> {
  const { body } = await meridian.query({ query }, { authorization: `Bearer ${token}` });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return JSON.stringify(body.data);
}

const idIn = (text: string) => /"id":"([^"]+)"/.exec(text)?.[1] ?? '';
const urlIn = (text: string) => at(meridian, /http[^"]+/.exec(text)?.[0] ?? '');

it('puts a large value into the key-value storage of the sandbox, and has it back', async () => {
  const account = idIn(await ask('{ edge { accounts(first: 1) { nodes { id } } } }'));
  const made = `createEdgeKvNamespace(accountId: "${account}", input: { title: "Files" })`;
  const namespace = idIn(await ask(`mutation { ${made} { kvNamespace { id } } }`));
  const file = randomBytes(1_500_000).toString('hex');
  const put = await ask(
    `mutation { putEdgeKvValue(accountId: "${account}", id: "${namespace}", key: "large", input: { value: { size: ${file.length} } }) { upload { url } } }`,
  );
  const { status, text } = await send('PUT', urlIn(put), { token, body: file });
  expect([status, text]).toEqual([200, JSON.stringify({ data: { putEdgeKvValue: { upload: null } } })]);
  const value = 'value(key: "large") { size text url }';
  const read = await ask(`{ edge { account(id: "${account}") { kvNamespace(id: "${namespace}") { ${value} } } } }`);
  expect(JSON.parse(read)).toMatchObject({
    edge: { account: { kvNamespace: { value: { size: file.length, text: null } } } },
  });
  const got = await send('GET', urlIn(read), { token });
  expect(digest(got.text)).toBe(digest(file));
});

it('fails when a file is too large for the sandbox, which holds none of it', async () => {
  const account = idIn(await ask('{ edge { accounts(first: 1) { nodes { id } } } }'));
  const size = 20_000_000;
  const put = await ask(
    `mutation { putEdgeKvValue(accountId: "${account}", id: "any", key: "k", input: { value: { size: ${size} } }) { upload { url } } }`,
  );
  const { status, text } = await send('PUT', urlIn(put), { token, body: Buffer.alloc(size) });
  expect([status, text]).toEqual([422, expect.stringContaining('no more than 4 MiB')]);
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
