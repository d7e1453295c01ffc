import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { waitingQuickly } from '../../support/quick-clock.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';

const server = { id: 7, name: 'web' };
const running = { id: 1, command: 'create_server', status: 'running', progress: 0, resources: [], error: null };
const failed = { ...running, status: 'error', error: { code: 'resource_unavailable', message: 'no room left' } };

let upstream: ScriptedUpstream;
let meridian: Meridian;
let token: string;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({ CLOUD_TOKEN: 'secret', CLOUD_BASE_URL: upstream.url }, waitingQuickly);
  token = await meridian.token(['hosting:read', 'hosting:write']);
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

/** Every write answers this; every question for actions that. */
function answers(write: object, polls: (nth: number) => Reply) {
  let nth = 0;
  upstream.script = ({ method }) => (method === 'GET' ? polls((nth += 1)) : { status: 201, body: write });
}

const ask = async (query: string) => (await meridian.query({ query }, { authorization: `Bearer ${token}` })).body;
const input = '{ name: "web", serverType: "1", image: "1" }';

describe('waiting over HTTP', () => {
  const made = { server, root_password: 'once', action: running, next_actions: [] };

  it.each([
    ['its action fails', { body: { actions: [failed] } }, 'UPSTREAM_CONFLICT'],
    [
      'it cannot be asked for',
      { status: 403, body: { error: { code: 'forbidden', message: 'no' } } },
      'UPSTREAM_FORBIDDEN',
    ],
  ])('brings what was created and its password when %s', async (_, poll, code) => {
    answers(made, () => poll);
    for (const fields of ['server { id } rootPassword', 'server { id } rootPassword action { id }']) {
      const { data, errors } = await ask(
        `mutation { made: createCloudServer(input: ${input}, wait: true) { ${fields} } }`,
      );
      expect(data).toMatchObject({ made: { server: { id: 'cloud:default:server:7' }, rootPassword: 'once' } });
      expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([[['made'], code]]);
    }
  });

  it('brings a plain action beside its failure', async () => {
    answers({ action: running }, () => ({ body: { actions: [failed] } }));
    const { data, errors } = await ask(
      'mutation { rebootCloudServer(id: 7, wait: true) { action { id error { code } } } }',
    );
    expect(data).toEqual({
      rebootCloudServer: { action: { id: 'cloud:default:action:1', error: { code: 'resource_unavailable' } } },
    });
    expect(errors?.[0]).toMatchObject({ path: ['rebootCloudServer'], extensions: { code: 'UPSTREAM_CONFLICT' } });
  });

  it('goes on when one question for the action fails', async () => {
    const ended = { ...running, status: 'success' };
    answers({ action: running }, (nth) => (nth <= 1 ? { status: 500 } : { body: { actions: [ended] } }));
    const { data, errors } = await ask('mutation { rebootCloudServer(id: 7, wait: true) { action { status } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ rebootCloudServer: { action: { status: 'SUCCESS' } } });
  });
});
