import { afterEach, expect } from '@jest/globals';
import { describeEach } from '../../support/optional/optional.js';
import { itSome, scaled } from '../../support/scale.js';
import { until } from '../../support/until.js';
import { engines, pause, Service } from './replicas.js';

describeEach(engines, 'limits of three processes, sharing by $kind', (engine) => {
  let service: Service;
  afterEach(() => service.close());

  /** Counts, refuses beyond the limit, and says nothing of either in headers. */
  function counting(limit: number, answer: (id: string) => unknown): { readonly refused: () => number } {
    let refused = 0;
    service.upstream.script = ({ path }, nth) => {
      if (nth <= limit) return { body: answer(path.split('/').at(-1) ?? '') };
      refused += 1;
      return { status: 429, body: {} };
    };
    return { refused: () => refused };
  }

  const edgeZones = (first: number) =>
    `{ edge { ${Array.from({ length: 50 }, (_, n) => `z${n}: zone(id: "${first + n}") { name }`).join(' ')} } }`;

  itSome('keep a window of 1,200 calls in five minutes together, across a restart', async () => {
    service = await Service.start(engine, (url) => ({ EDGE_TOKEN: `secret-${Math.random()}`, EDGE_BASE_URL: url }));
    const { refused } = counting(1_200, (id) => ({
      success: true,
      errors: [],
      messages: [],
      result: { id, name: id },
    }));
    const burst = async (first: number, questions: number) => {
      for (let n = 0; n < questions; n += 3)
        await Promise.all(service.replicas.map((replica, each) => replica.ask(edgeZones(first + (n + each) * 50))));
    };
    await burst(0, 18);
    const [oldest] = service.replicas;
    if (oldest) await service.stop(oldest);
    await service.add();
    await burst(10_000, 18);
    expect(service.warnings()).toEqual([]);
    expect(refused()).toBe(0);
    expect(service.upstream.asked.length).toBeLessThanOrEqual(1_200);
    // What is left to others aside, and of what is counted coarsely, all of it.
    expect(service.upstream.asked.length).toBeGreaterThan(1_100);
    const { errors } = (await service.replicas[0]?.ask('{ edge { zone(id: "x") { name } } }')) ?? { errors: [] };
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', retryAfter: expect.any(Number) });
  });

  itSome('keep the limit of a row together: 100 calls an hour', async () => {
    service = await Service.start(engine, (url) => ({
      DEDICATED_USER: 'user',
      DEDICATED_PASSWORD: `secret-${Math.random()}`,
      DEDICATED_BASE_URL: url,
    }));
    const { refused } = counting(100, (ip) => ({ failover: { ip, server_number: 1 } }));
    const questions = Array.from({ length: 13 }, (_, n) =>
      Array.from({ length: 10 }, (_, each) => `f${each}: failover(ip: "192.0.2.${n * 10 + each}") { ip }`),
    );
    // The first call has the credential accepted.
    await Promise.all(
      questions.map((fields, n) => service.replicas[n % 3]?.ask(`{ dedicated { ${fields.join(' ')} } }`)),
    );
    expect(service.warnings()).toEqual([]);
    expect(refused()).toBe(0);
    expect(service.upstream.asked).toHaveLength(100);
  });

  itSome('show a wrong password once, also to a process that starts later', async () => {
    service = await Service.start(engine, (url) => ({
      DEDICATED_USER: 'user',
      DEDICATED_PASSWORD: `wrong-${Math.random()}`,
      DEDICATED_BASE_URL: url,
    }));
    service.upstream.script = async () => {
      await pause(200);
      return { status: 401, body: { error: { status: 401, code: 'UNAUTHORIZED', message: 'Unauthorized' } } };
    };
    const one = '{ dedicated { servers { nodes { id } } } }';
    const all = async () => Promise.all(service.replicas.map((replica) => replica.ask(one)));
    for (let n = 0; n < 3; n++) {
      for (const { errors } of await all())
        expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAUTHORIZED' });
    }
    await service.add();
    for (const { errors } of await all())
      expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAUTHORIZED' });
    expect(service.upstream.asked).toHaveLength(1);
  });

  itSome('leave an upstream alone that keeps failing, all of them', async () => {
    service = await Service.start(engine, (url) => ({ CLOUD_TOKEN: `secret-${Math.random()}`, CLOUD_BASE_URL: url }));
    service.upstream.script = () => ({ status: 500, body: {} });
    const [first, ...others] = service.replicas;
    let n = 0;
    const isOpen = async () => {
      const answer = await first?.ask(`{ cloud { server(id: ${(n += 1)}) { name } } }`);
      return answer?.errors[0]?.extensions['upstream'] !== undefined && JSON.stringify(answer).includes('circuit_open');
    };
    while (!(await isOpen()));
    await pause(100);
    const calls = service.upstream.asked.length;
    for (const replica of others) {
      expect(JSON.stringify(await replica.ask('{ cloud { server(id: 99) { name } } }'))).toContain('circuit_open');
    }
    expect(service.upstream.asked).toHaveLength(calls);
  });

  // A store that is away verifies no token.
  if (engine.kind === 'cache')
    itSome('are not overstepped while what they share is away, and none of them stands still', async () => {
      service = await Service.start(engine, (url) => ({ EDGE_TOKEN: `secret-${Math.random()}`, EDGE_BASE_URL: url }));
      const { refused } = counting(1_200, (id) => ({
        success: true,
        errors: [],
        messages: [],
        result: { id, name: id },
      }));
      for (let n = 0; n < 3; n++)
        await Promise.all(service.replicas.map((replica, each) => replica.ask(edgeZones((n * 3 + each) * 50))));
      const before = service.upstream.asked.length;
      for (const { way } of service.replicas) way.cut();
      for (let n = 3; n < 3 + scaled(8); n++) {
        await Promise.all(service.replicas.map((replica, each) => replica.ask(edgeZones((n * 3 + each) * 50))));
      }
      await until(() => service.upstream.asked.length > before);
      expect(refused()).toBe(0);
      expect(service.upstream.asked.length).toBeLessThanOrEqual(1_200);
    });
});
