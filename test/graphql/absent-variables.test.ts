import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(({ method }) =>
    method === 'GET' ? { body: { volumes: [], meta: {} } } : { body: { volume: { id: 7, name: 'data' } } },
  );
  meridian = await startMeridian({ CLOUD_TOKEN: 'project', CLOUD_BASE_URL: upstream.url });
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
});
beforeEach(() => {
  upstream.asked.splice(0);
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const ask = (query: string, variables: object) => meridian.query({ query, variables }, { authorization });

describe('a variable that is not given', () => {
  const update = `mutation($name: String, $labels: JSONObject) {
    updateCloudVolume(id: 7, input: { name: $name, labels: $labels }) { volume { name } }
  }`;

  it('leaves its field of an input out, which null does not', async () => {
    await ask(update, { name: 'data' });
    expect(upstream.asked[0]?.body).toEqual({ name: 'data' });
    await ask(update, { name: 'data', labels: {} });
    expect(upstream.asked[1]?.body).toEqual({ name: 'data', labels: {} });
  });

  it('leaves an argument to its default', async () => {
    const query =
      'query($first: Int, $name: String) { cloud { volumes(first: $first, name: $name) { nodes { id } } } }';
    expect((await ask(query, {})).body.errors).toBeUndefined();
    expect(upstream.lines).toEqual(['GET /volumes?page=1&per_page=50']);
  });
});

describe('several mutations in one operation', () => {
  it('run one after the other', async () => {
    const rename = (alias: string) =>
      `${alias}: updateCloudVolume(id: 7, input: { name: "${alias}" }) { volume { name } }`;
    await ask(`mutation { ${['a', 'b', 'c'].map(rename).join(' ')} }`, {});
    expect(upstream.asked.map(({ body }) => body)).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  });
});
