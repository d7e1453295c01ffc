import { rmSync } from 'node:fs';
import { afterEach, beforeAll, expect } from '@jest/globals';
import { createClient } from '@keyv/redis';
import { anotherBuild } from '../../support/another-build.js';
import type { Reply } from '../../support/scripted-upstream.js';
import { itSome } from '../../support/scale.js';
import { until } from '../../support/until.js';
import { type Engine, engines, pause, type Replica, Service } from './replicas.js';

let cache: Engine;
let service: Service;
afterEach(() => service.close());

const question = `{ cloud {
  servers { nodes { number name } } volumes { nodes { id name } } networks { nodes { id name } }
  floatingIps { nodes { id name } } firewalls { nodes { id name } }
} }`;

/** Every list is one page with one thing of this name. */
function page(path: string, name = 'one'): Reply {
  const key = path.slice(1);
  const meta = {
    pagination: { page: 1, per_page: 50, previous_page: null, next_page: null, last_page: 1, total_entries: 1 },
  };
  return { body: { [key]: [{ id: 1, name }], meta } };
}

async function start(count?: number): Promise<Service> {
  return Service.start(cache, (url) => ({ CLOUD_TOKEN: `secret-${Math.random()}`, CLOUD_BASE_URL: url }), count);
}

engines.cache.describe('a call that several processes make at once', (engine) => {
  beforeAll(() => {
    cache = engine;
  });

  itSome('makes for the callers of three processes the calls that one makes', async () => {
    service = await start();
    service.upstream.script = async ({ path }) => {
      await pause(300);
      return page(path);
    };
    const asked = Array.from({ length: 30 }, (_, n) => service.replicas[n % 3]?.ask(question));
    for (const answer of await Promise.all(asked)) {
      expect(answer?.errors).toEqual([]);
      expect(answer?.data).toMatchObject({ cloud: { servers: { nodes: [{ number: '1', name: 'one' }] } } });
    }
    expect(service.upstream.lines.sort()).toEqual(
      ['firewalls', 'floating_ips', 'networks', 'servers', 'volumes'].map((path) =>
        expect.stringContaining(`/${path}`),
      ),
    );
    // Who accepts some age gets it from whichever process has read it.
    const accepting = { 'x-meridian-max-age': '60' };
    const [a, b, c] = service.replicas;
    await a?.ask(question, accepting);
    const calls = service.upstream.asked.length;
    for (const replica of [b, c, a]) expect((await replica?.ask(question, accepting))?.errors).toEqual([]);
    expect(service.upstream.asked).toHaveLength(calls);
  });

  itSome('shares a failure, and asks again for the next caller', async () => {
    service = await start();
    service.upstream.script = async () => {
      await pause(300);
      return { status: 404, body: { error: { code: 'not_found', message: 'it is gone' } } };
    };
    const one = '{ cloud { server(id: 7) { name } } }';
    for (const answer of await Promise.all(service.replicas.map((replica) => replica.ask(one)))) {
      expect(answer.data).toEqual({ cloud: { server: null } });
    }
    expect(service.upstream.lines).toEqual(['GET /servers/7']);
    await service.replicas[0]?.ask(one);
    expect(service.upstream.asked).toHaveLength(2);
  });

  itSome('goes on where the process that made the call is killed, with at most one more', async () => {
    service = await start();
    const held: (() => void)[] = [];
    service.upstream.script = ({ path }, nth) =>
      nth === 1 ? new Promise<Reply>((resolve) => held.push(() => resolve(page(path)))) : page(path, 'two');
    const [leader, ...others] = service.replicas;
    const one = '{ cloud { servers { nodes { name } } } }';
    const lost = leader?.ask(one).catch(() => null);
    await until(() => service.upstream.asked.length === 1);
    const waiting = others.map((replica) => replica.ask(one));
    await pause(200);
    expect(service.upstream.asked).toHaveLength(1);
    if (leader) await service.kill(leader);
    await lost;
    for (const answer of await Promise.all(waiting))
      expect(answer.data).toEqual({ cloud: { servers: { nodes: [{ name: 'two' }] } } });
    expect(service.upstream.asked).toHaveLength(2);
    held.forEach((release) => release());
  });

  itSome('makes the call where what is stored cannot be read', async () => {
    service = await start();
    service.upstream.script = ({ path }) => page(path);
    const one = '{ cloud { servers { nodes { name } } } }';
    const accepting = { 'x-meridian-max-age': '60' };
    const [a, b] = service.replicas;
    await a?.ask(one, accepting);
    const client = createClient({ url: `redis://127.0.0.1:${cache.port}` });
    await client.connect();
    for (const key of await client.keys('*:reads:*')) {
      if ((await client.type(key)) === 'hash') await client.hSet(key, 'text', 'znonsense');
    }
    client.destroy();
    expect(await b?.ask(one, accepting)).toMatchObject({
      errors: [],
      data: { cloud: { servers: { nodes: [{ name: 'one' }] } } },
    });
    expect(service.upstream.asked).toHaveLength(2);
  });

  itSome('shares no answer with another build, and its writes all the same', async () => {
    const tree = anotherBuild();
    try {
      service = await start(1);
      service.upstream.script = ({ path }) => page(path);
      const [own] = service.replicas;
      const other = await service.add(tree);
      const ask = (replica: Replica | undefined) =>
        replica?.ask('{ cloud { servers { nodes { name } } } }', { 'x-meridian-max-age': '60' });
      const calls: number[] = [];
      for (const replica of [own, own, other, other, own]) {
        expect(await ask(replica)).toMatchObject({
          errors: [],
          data: { cloud: { servers: { nodes: [{ name: 'one' }] } } },
        });
        calls.push(service.upstream.asked.length);
      }
      expect(calls).toEqual([1, 1, 2, 2, 2]);
      const health = await other.ask('{ health { sharing { isAvailable replicaCount } } }');
      expect(health.data).toEqual({ health: { sharing: { isAvailable: true, replicaCount: 2 } } });

      service.upstream.script = ({ path }) =>
        path === '/servers' ? page(path, 'two') : { body: { server: { id: 1, name: 'two' } } };
      await own?.ask('mutation { updateCloudServer(id: 1, input: { name: "two" }) { server { name } } }');
      expect((await ask(other))?.data).toEqual({ cloud: { servers: { nodes: [{ name: 'two' }] } } });
    } finally {
      rmSync(tree, { recursive: true });
    }
  });

  itSome('stores nothing of what holds a secret', async () => {
    service = await start();
    service.upstream.script = () => ({
      body: {
        zone: {
          id: 5,
          name: 'acme.example',
          primary_nameservers: [{ address: '192.0.2.1', port: 53, tsig_key: 'hush' }],
        },
      },
    });
    const secret = '{ cloud { dnsZone(id: 5) { name } } }';
    const answers = await Promise.all(
      service.replicas.map((replica) => replica.ask(secret, { 'x-meridian-max-age': '60' })),
    );
    expect(answers.map(({ errors }) => errors)).toEqual([[], [], []]);
    expect(service.upstream.asked).toHaveLength(3);
  });
});
