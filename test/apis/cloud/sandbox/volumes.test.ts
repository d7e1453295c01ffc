import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Served, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';

describe('volumes of the sandbox', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
  });
  afterAll(() => served.close());

  const create = (input: string, fields = 'volume { id status location { name } } action { status }', wait = false) =>
    `mutation { createCloudVolume(wait: ${wait}, input: { ${input} }) { ${fields} } }`;
  const volume = (name: string) =>
    served.data(`{ cloud { volumes(name: "${name}") { nodes { name size status location { name } } } } }`);

  it('are created by an action and stay', async () => {
    expect(await served.data(create('name: "logs", size: 10, location: "hel1"'))).toEqual({
      createCloudVolume: {
        volume: { id: expect.any(String), status: 'CREATING', location: { name: 'hel1' } },
        action: { status: 'RUNNING' },
      },
    });
    served.clock.sleep(2_000);
    expect(await volume('logs')).toEqual({
      cloud: {
        volumes: { nodes: [{ name: 'logs', size: 10, status: 'AVAILABLE', location: { name: 'hel1' } }] },
      },
    });
  });

  it('are refused a name that is taken', async () => {
    await served.data(create('name: "taken", size: 10, location: "fsn1"'));
    expect(await served.refusal(create('name: "taken", size: 10, location: "fsn1"'))).toMatchObject({
      code: 'UPSTREAM_CONFLICT',
      upstream: { status: 409, code: 'uniqueness_error' },
    });
  });

  it('are refused a location that does not exist', async () => {
    expect(await served.refusal(create('name: "moon", size: 10, location: "moon"'))).toMatchObject({
      code: 'UPSTREAM_INVALID_INPUT',
      upstream: { status: 422, code: 'invalid_input', details: [{ input: 'location' }] },
    });
  });

  it('grow, are locked meanwhile, and go', async () => {
    const made = await served.data(create('name: "grows", size: 10, location: "fsn1"', 'volume { id }', true));
    const { id } = (made['createCloudVolume'] as { volume: { id: string } }).volume;
    const resize = `mutation { resizeCloudVolume(id: "${id}", input: { size: 20 }) { action { status } } }`;
    expect(await served.data(resize)).toEqual({ resizeCloudVolume: { action: { status: 'RUNNING' } } });
    expect(await served.refusal(`mutation { deleteCloudVolume(id: "${id}") { deletedId } }`)).toMatchObject({
      code: 'UPSTREAM_CONFLICT',
      upstream: { status: 423, code: 'locked' },
    });
    served.clock.sleep(2_000);
    expect(await served.data(`{ cloud { volume(id: "${id}") { size } } }`)).toEqual({
      cloud: { volume: { size: 20 } },
    });
    await served.data(`mutation { deleteCloudVolume(id: "${id}") { deletedId } }`);
    expect(await served.data(`{ cloud { volume(id: "${id}") { size } } }`)).toEqual({ cloud: { volume: null } });
  });
});
