/** Writes that succeed with null: they are done, and the object is read once it is asked for. */
import { describe, expect, it } from '@jest/globals';
import { envelope, scriptedEdge } from './scripted.js';

const { ask, answer, lines } = scriptedEdge();

const room = { id: 'r', name: 'queue', host: 'shop.test' };

describe('a write that succeeds with null', () => {
  it('reads what it has changed', async () => {
    answer(({ method }) => envelope(method === 'GET' ? room : null));
    const { data, errors } = await ask(
      'mutation { updateEdgeWaitingRoom(zoneId: "z", id: "r", input: { name: "queue", host: "shop.test", newUsersPerMinute: 200, totalActiveUsers: 200 }) { waitingRoom { identifier name } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ updateEdgeWaitingRoom: { waitingRoom: { identifier: 'r', name: 'queue' } } });
    expect(lines()).toEqual(['PUT /zones/z/waiting_rooms/r', 'GET /zones/z/waiting_rooms/r']);
  });

  it('is done though what it has made is not returned', async () => {
    answer(() => envelope(null));
    const { data, errors } = await ask(
      'mutation { createEdgeLogpushJob(zoneId: "z", input: { destinationConf: "s3://logs" }) { logpushJob { id } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ createEdgeLogpushJob: { logpushJob: null } });
    expect(lines()).toEqual(['POST /zones/z/logpush/jobs']);
  });

  it.each(['putEdgeKvValues', 'deleteEdgeKvValues'])('returns no counts: %s', async (name) => {
    answer(() => envelope(null));
    const input = name.startsWith('put') ? '{ values: [{ key: "k", value: "v" }] }' : '{ keys: ["k"] }';
    const { data, errors } = await ask(
      `mutation { ${name}(accountId: "a", id: "n", input: ${input}) { result { successfulKeyCount } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ [name]: { result: null } });
  });
});
