import { describe, expect, it } from '@jest/globals';
import { dialect } from '../../../src/apis/cloud/dialect.js';
import { volumeWrites } from '../../../src/apis/cloud/volumes.js';
import { callOf } from '../../../src/rest/transport/call.js';
import { action, cloudGraph } from './graph.js';

const { ask, answer, lines, body } = cloudGraph();

describe('a new volume', () => {
  const create = (place: string) =>
    ask(`mutation { createCloudVolume(input: { name: "data", size: 10, ${place} }) {
      volume { name server { name } } nextActions { id }
    } }`);

  it('is attached to the server that was given', async () => {
    answer(({ method }) =>
      method === 'POST'
        ? {
            status: 201,
            body: { volume: { id: 3, name: 'data', server: 5 }, action: action(1), next_actions: [action(2)] },
          }
        : { body: { server: { id: 5, name: 'web' } } },
    );
    const { data, errors } = await create('serverId: 5, format: EXT4, automount: true');
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      createCloudVolume: {
        volume: { name: 'data', server: { name: 'web' } },
        nextActions: [{ id: 'cloud:default:action:2' }],
      },
    });
    expect(body()).toEqual({ name: 'data', size: 10, server: 5, format: 'ext4', automount: true });
  });

  it.each([
    ['both a server and a location', 'serverId: 5, location: "fsn1"', /exactly one of location, serverId/],
    ['neither', 'format: XFS', /exactly one of location, serverId/],
  ])('is refused with %s', async (_, place, message) => {
    const { errors } = await create(place);
    expect(errors?.[0]?.message).toMatch(message);
    expect(lines()).toEqual([]);
  });
});

it('has no reverse DNS at the provider', () => {
  const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: dialect.baseUrl, sandbox: false } as const;
  const call = () => callOf(volumeWrites.rows.changeCloudVolumeDnsPtr, { values: { id: '3' }, sent: {} }, account);
  expect(call).toThrow(expect.objectContaining({ code: 'UNSUPPORTED_BY_PROVIDER' }));
});
