import { afterEach, expect } from '@jest/globals';
import { describeEach } from '../../support/optional/optional.js';
import { itSome } from '../../support/scale.js';
import { until } from '../../support/until.js';
import { engines, Service } from './replicas.js';

/** Milliseconds that an action takes. */
const duration = 4_000;

describeEach(engines, 'actions that several processes wait for, sharing by $kind', (engine) => {
  let service: Service;
  afterEach(() => service.close());

  async function start(count: number): Promise<void> {
    service = await Service.start(
      engine,
      (url) => ({ CLOUD_TOKEN: `secret-${Math.random()}`, CLOUD_BASE_URL: url }),
      count,
    );
    const begun = new Map<number, number>();
    const action = (id: number) => {
      const isOver = Date.now() - (begun.get(id) ?? 0) >= duration;
      const state = isOver ? { status: 'success', progress: 100 } : { status: 'running', progress: 50 };
      return { id, command: 'reboot_server', resources: [], error: null, started: '2026-01-01T00:00:00Z', ...state };
    };
    service.upstream.script = ({ method, path, query }) => {
      if (method === 'POST') {
        const id = Number(path.split('/')[2]);
        begun.set(id, Date.now());
        return { body: { action: action(id) } };
      }
      const ids = [query['id'] ?? []].flat().map(Number);
      const meta = {
        pagination: {
          page: 1,
          per_page: 50,
          previous_page: null,
          next_page: null,
          last_page: 1,
          total_entries: ids.length,
        },
      };
      return { body: path === '/actions' ? { actions: ids.map(action), meta } : { server: { id: 1, name: 'one' } } };
    };
  }

  const reboot = (id: number) => `mutation { rebootCloudServer(id: ${id}, wait: true) { action { number status } } }`;
  const polls = () => service.upstream.lines.filter((line) => line.startsWith('GET /actions')).length;

  async function sixAt(count: number): Promise<number> {
    await start(count);
    const waiting = Array.from({ length: 6 }, (_, n) => service.replicas[n % count]?.ask(reboot(n + 1)));
    for (const [n, answer] of (await Promise.all(waiting)).entries()) {
      expect(answer?.errors).toEqual([]);
      expect(answer?.data).toMatchObject({
        rebootCloudServer: { action: { number: String(n + 1), status: 'SUCCESS' } },
      });
    }
    return polls();
  }

  itSome('make the polls of one process', async () => {
    const alone = await sixAt(1);
    await service.close();
    const together = await sixAt(3);
    // The first round of each, before it knows who polls, and what begins anew for what others want.
    expect(together).toBeLessThanOrEqual(alone + 3);
  });

  itSome('are waited for by another where the process that polls is killed', async () => {
    await start(3);
    const [owner, ...others] = service.replicas;
    const lost = owner?.ask(reboot(1)).catch(() => null);
    await until(() => polls() > 0);
    const waiting = others.map((replica, n) => replica.ask(reboot(n + 2)));
    await until(() => service.upstream.lines.filter((line) => line.startsWith('POST')).length === 3);
    if (owner) await service.kill(owner);
    await lost;
    for (const { errors } of await Promise.all(waiting)) expect(errors).toEqual([]);
  });
});
