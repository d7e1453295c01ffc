/** Three processes on one engine: callers of one reference share its reads as far as replicas do, and see what they may. */
import { afterEach, expect } from '@jest/globals';
import { describeEach } from '../../support/optional/optional.js';
import { itSome } from '../../support/scale.js';
import { type Replica, Service, engines, pause } from '../../rest/shared/replicas.js';
import { missing, pageOf } from '../../rest/lab.js';

const boxes = Array.from({ length: 150 }, (_, index) => ({ id: index + 1, name: `box-${index + 1}` }));

let service: Service;
afterEach(() => service.close());

describeEach(engines, 'three replicas of a subgraph on $kind', (engine, kind) => {
  itSome(
    'read thirty references of thirty callers by three calls, or three each where they share no reads',
    async () => {
      service = await Service.start(engine, (url) => ({
        SUBGRAPH: 'on',
        STORAGE_ACCOUNTS: `prod=first-${Math.random()},test=second-${Math.random()}`,
        STORAGE_BASE_URL: url,
      }));
      service.upstream.script = async ({ path, query, headers }) => {
        await pause(300);
        const id = path.split('/')[2];
        const own = headers['authorization']?.startsWith('Bearer first') ? boxes : [];
        if (id === undefined) return { body: pageOf('storage_boxes', own, query) };
        const storage_box = own.find((box) => String(box.id) === id);
        return storage_box ? { body: { storage_box } } : missing;
      };
      const ids = Array.from({ length: 30 }, (_, index) => index * 5 + 1);
      const ask = (replica: Replica | undefined, account: string) => {
        const of = ids.map((id) => `{ __typename: "StorageBox", id: "storage:${account}:box:${id}" }`);
        const query = `{ _entities(representations: [${of.join(', ')}]) { ... on StorageBox { name } } }`;
        // Who comes after the others have read takes what they read.
        return replica?.ask(query, { 'x-meridian-max-age': '60' });
      };
      const asked = Array.from({ length: 30 }, (_, n) => ask(service.replicas[n % 3], 'prod'));
      for (const answer of await Promise.all(asked))
        expect(answer).toMatchObject({ errors: [], data: { _entities: ids.map((id) => ({ name: `box-${id}` })) } });
      expect(service.upstream.lines).toHaveLength(kind === 'cache' ? 3 : 9);
      // The other account has the same keys, and none of these objects.
      for (const answer of await Promise.all(service.replicas.map((replica) => ask(replica, 'test'))))
        expect(answer).toMatchObject({ errors: [], data: { _entities: ids.map(() => null) } });
      const sdl = await Promise.all(service.replicas.map((replica) => replica.ask('{ _service { sdl } }')));
      expect(new Set(sdl.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    },
  );
});
