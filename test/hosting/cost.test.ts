import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { type ReceivedCall, ScriptedUpstream } from '../support/scripted-upstream.js';

const location = {
  id: 1,
  name: 'fsn1',
  description: 'Falkenstein DC Park 1',
  country: 'DE',
  city: 'Falkenstein',
  latitude: 50.47612,
  longitude: 12.370071,
  network_zone: 'eu-central',
};
const image = { id: 7, name: 'debian-13', type: 'system', status: 'available', description: 'Debian 13' };

/** 200 volumes, each on a server of its own. */
const objects: Readonly<Record<string, readonly { id: number }[]>> = {
  volumes: Array.from({ length: 200 }, (_, index) => ({
    id: index + 1,
    name: `volume-${index + 1}`,
    server: 1200 - index,
  })),
  servers: Array.from({ length: 200 }, (_, index) => ({
    id: 1001 + index,
    name: `server-${1001 + index}`,
    image,
    location,
  })),
};

function serve({ path, query }: ReceivedCall) {
  const [, kind = '', id] = path.split('/');
  const all = objects[kind] ?? [];
  if (id !== undefined) return { body: { [kind.slice(0, -1)]: all.find((object) => object.id === Number(id)) } };
  const [page, size] = [Number(query['page'] ?? 1), Number(query['per_page'] ?? 25)];
  const last = Math.ceil(all.length / size);
  const pagination = {
    page,
    per_page: size,
    next_page: page < last ? page + 1 : null,
    last_page: last,
    total_entries: all.length,
  };
  return { body: { [kind]: all.slice((page - 1) * size, page * size), meta: { pagination } } };
}

const question = (first: number) =>
  `{ cloud { volumes(first: ${first}) { nodes { name server { name image { name } location { name country { name } } } } } } }`;

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(serve);
  meridian = await startMeridian({ CLOUD_TOKEN: 'project', CLOUD_BASE_URL: upstream.url });
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
});
beforeEach(() => {
  upstream.asked.splice(0);
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

describe('the upstream calls of a nested question', () => {
  it('over 200 volumes and their 200 servers are the pages of both lists', async () => {
    const { body } = await meridian.query({ query: question(200) }, { authorization, 'x-meridian-upstream': '1' });
    expect(body.errors).toBeUndefined();
    expect(body).toHaveProperty('data.cloud.volumes.nodes.0', {
      name: 'volume-1',
      server: {
        name: 'server-1200',
        image: { name: 'debian-13' },
        location: { name: 'fsn1', country: { name: 'Germany' } },
      },
    });
    expect(body).toHaveProperty('data.cloud.volumes.nodes.199.server.name', 'server-1001');
    expect(upstream.lines.filter((line) => line.startsWith('GET /volumes?'))).toHaveLength(4);
    expect(upstream.lines.filter((line) => line.startsWith('GET /servers?'))).toHaveLength(4);
    expect(upstream.asked).toHaveLength(8);
    expect(body).toHaveProperty('extensions.upstream.cloud.calls', 8);
  });

  it('over one volume fetch no whole list', async () => {
    const { body } = await meridian.query({ query: question(1) }, { authorization });
    expect(body).toHaveProperty('data.cloud.volumes.nodes.0.server.name', 'server-1200');
    expect(upstream.asked.length).toBeLessThanOrEqual(3);
    expect(upstream.lines).toContain('GET /servers/1200');
  });

  it('are made anew for every question: no answer is kept that an upstream had a part in', async () => {
    for (let time = 0; time < 4; time++) await meridian.query({ query: question(1) }, { authorization });
    expect(upstream.lines.filter((line) => line.startsWith('GET /volumes?'))).toHaveLength(4);
  });

  it('are saved for a caller who accepts an age, and who learns which', async () => {
    const headers = { authorization, 'x-meridian-upstream': '1', 'x-meridian-max-age': '30' };
    const first = await meridian.query({ query: question(200) }, headers);
    const second = await meridian.query({ query: question(200) }, headers);
    expect(second.body).toHaveProperty('data', (first.body as { data: unknown }).data);
    expect(second.body).toHaveProperty('extensions.upstream.cloud.calls', 0);
    expect(second.body).toHaveProperty('extensions.upstream.cloud.cacheHits', 8);
    expect(second.body).toHaveProperty('extensions.upstream.cloud.ageSeconds', expect.any(Number));
    expect(upstream.asked.length).toBe(8);
  });

  it.each(['-1', '1.5', 'soon', '', '30, 30', '1e3', '99999999999'])('are not saved by an age of %j', async (age) => {
    const { status, body } = await meridian.query({ query: '{ __typename }' }, { 'x-meridian-max-age': age });
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({
      message: `x-meridian-max-age: expected whole seconds, of which 3600 count at most, but got ${JSON.stringify(age)}`,
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(upstream.asked).toEqual([]);
  });
});
