/** Names of places beyond ASCII that a client sends in a path as they are. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => (meridian = await startMeridian({})));
afterAll(() => meridian.close());

const refusal = {
  status: false,
  message: 'Expected a path, headers and a body that are encoded properly, but got some that cannot be read.',
};

/** No client of Node would send it. The connection ends with the answer. */
async function bodyOf(
  path: string,
  encoding: 'utf8' | 'latin1' = 'utf8',
  { url } = meridian,
): Promise<Record<string, unknown>> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`, encoding));
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
  await once(socket, 'close');
  return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as Record<string, unknown>;
}

it('are read as UTF-8 in a path, beside others that are percent-encoded', async () => {
  expect(await bodyOf('/api/v1/states/Huíla/cities')).toMatchObject({ state_name: 'Huíla' });
  expect(await bodyOf("/api/v1/countries/Côte%20d'Ivoire/states")).toMatchObject({ country_code: 'CI' });
  expect(await bodyOf('/api/v1/countries/भारत/states')).toMatchObject({ country_code: 'IN' });
  expect(await bodyOf('/api/v1/states/%C3%9Fé/cities')).toEqual({
    status: false,
    message: 'Expected the name of a state, but got "ßé".',
  });
});

it('are read nowhere else: what needs headers or a body is refused', async () => {
  expect(await bodyOf('/api/v1/é')).toEqual(refusal);
  expect(await bodyOf('/graphql?query={search(text:"é"){nodes {__typename}}}')).toEqual(refusal);
});

it('are read below the path that a proxy keeps', async () => {
  const behind = await startMeridian({ BASE_URL: 'http://example.test/meridian', BASE_PATH: '/meridian' });
  expect(await bodyOf('/meridian/api/v1/states/Huíla/cities', 'utf8', behind)).toMatchObject({ state_name: 'Huíla' });
  await behind.close();
});

it('are refused where they are no UTF-8', async () => {
  expect(await bodyOf('/api/v1/states/Huíla/cities', 'latin1')).toEqual(refusal);
});
