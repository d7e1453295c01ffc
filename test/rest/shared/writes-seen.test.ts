import { afterEach, expect } from '@jest/globals';
import { describeEach } from '../../support/optional/optional.js';
import { itSome, scaled } from '../../support/scale.js';
import { type Answer, engines, pause, Service } from './replicas.js';

const read = '{ cloud { server(id: 1) { name } servers { nodes { name } } } }';
const write = (name: string) => `mutation { updateCloudServer(id: 1, input: { name: "${name}" }) { server { name } } }`;
const accepting = { 'x-meridian-max-age': '3600' };

/** Who is cut off from the store for longer than a token is known may refuse it, but never shows the earlier state. */
function isNewOrRefused({ data, errors }: Answer, name: string): void {
  const codes = errors.map(({ extensions }) => extensions['code']);
  if (codes.length > 0) expect(codes).toEqual(['STORE_UNAVAILABLE']);
  else expect(data).toMatchObject({ cloud: { server: { name } } });
}

describeEach(engines, 'a write of one process, sharing by $kind', (engine) => {
  let service: Service;
  let name = 'first';
  afterEach(() => service.close());

  async function start(): Promise<void> {
    name = 'first';
    service = await Service.start(engine, (url) => ({ CLOUD_TOKEN: `secret-${Math.random()}`, CLOUD_BASE_URL: url }));
    service.upstream.script = async ({ method, path, body }) => {
      const before = name;
      // Between the change and its answer others read, and what they have read may arrive after it.
      if (method === 'PUT') name = (body as { name: string }).name;
      await pause(Math.random() * 4);
      const shown = Math.random() < 0.5 ? before : name;
      const server = { id: 1, name: method === 'PUT' ? name : shown };
      const meta = {
        pagination: { page: 1, per_page: 50, previous_page: null, next_page: null, last_page: 1, total_entries: 1 },
      };
      return { body: path === '/servers' ? { servers: [server], meta } : { server } };
    };
  }

  itSome('is seen by the next read of any other, time after time, while both read all the time', async () => {
    await start();
    const [a, ...others] = service.replicas;
    let isOver = false;
    const reading = [a, ...others].map(async (replica) => {
      while (!isOver) await replica?.ask(read, accepting);
    });
    const times = scaled(400);
    let seen = 0;
    for (let n = 0; n < times; n++) {
      const own = `name-${n}`;
      const written = await a?.ask(write(own));
      expect(written?.errors).toEqual([]);
      const answers = await Promise.all(others.map((replica) => replica.ask(read, accepting)));
      // Where a busy machine kept the write from being announced it says so, and others may not know of it yet.
      if (written?.extensions['upstream']) continue;
      seen += 1;
      for (const { data, errors } of answers) {
        expect(errors).toEqual([]);
        expect(data).toEqual({ cloud: { server: { name: own }, servers: { nodes: [{ name: own }] } } });
      }
    }
    expect(seen).toBeGreaterThan(times / 2);
    isOver = true;
    await Promise.all(reading);
    // And what is kept is served: far fewer calls than reads.
    const calls = service.upstream.asked.length;
    for (let n = 0; n < 30; n++) await service.replicas[n % 3]?.ask(read, accepting);
    expect(service.upstream.asked.length).toBeLessThanOrEqual(calls + 6);
  });

  itSome(
    'is not hidden by a process that is cut off: it serves nothing from memory, and says which writes the others do not know',
    async () => {
      await start();
      const [a, b] = service.replicas as [(typeof service.replicas)[0], (typeof service.replicas)[0]];
      for (const replica of [a, b]) await replica.ask(read, accepting);
      // The reader is cut off.
      b.way.cut();
      expect((await a.ask(write('cut-b'))).extensions).toEqual({});
      isNewOrRefused(await b.ask(read, accepting), 'cut-b');
      b.way.restore();
      // The writer is cut off: the others keep to what they know for a few seconds at most.
      await pause(2_500);
      for (const replica of [a, b]) await replica.ask(read, accepting);
      a.way.cut();
      const { extensions } = await a.ask(write('cut-a'));
      expect(extensions).toMatchObject({ upstream: { cloud: { unannounced: true } } });
      isNewOrRefused(await a.ask(read, accepting), 'cut-a');
      await pause(5_000);
      expect(await b.ask(read, accepting)).toMatchObject({
        errors: [],
        data: { cloud: { server: { name: 'cut-a' } } },
      });
      a.way.restore();
    },
  );
});
