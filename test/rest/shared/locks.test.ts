import { afterEach, expect } from '@jest/globals';
import { describeEach } from '../../support/optional/optional.js';
import { itSome } from '../../support/scale.js';
import { until } from '../../support/until.js';
import { engines, pause, Service } from './replicas.js';

describeEach(engines, 'what one process alone may do at a time, sharing by $kind', (engine) => {
  let service: Service;
  let present: unknown = [];
  afterEach(() => service.close());

  async function start(): Promise<void> {
    service = await Service.start(engine, (url) => ({ EDGE_TOKEN: `secret-${Math.random()}`, EDGE_BASE_URL: url }), 2);
    present = [];
    service.upstream.script = async ({ method, body }) => {
      const now = present;
      await pause(200);
      if (method === 'PUT') present = body;
      return {
        body: { success: true, errors: [], messages: [], result: { schedules: method === 'PUT' ? body : now } },
      };
    };
  }

  const add = (hour: number) => `mutation { changeEdgeWorkerScriptSchedules(accountId: "x", name: "s",
    input: { changes: [{ create: { entry: { cron: "0 ${hour} * * *" } } }] }) { isDone } }`;

  itSome('loses no entry that two processes add at once', async () => {
    await start();
    const hours = [1, 2, 3, 4];
    const answers = await Promise.all(hours.map((hour, nth) => service.replicas[nth % 2]?.ask(add(hour))));
    for (const answer of answers) expect(answer?.errors).toEqual([]);
    expect((present as { cron: string }[]).map(({ cron }) => cron).sort()).toEqual(
      hours.map((hour) => `0 ${hour} * * *`),
    );
  });

  itSome('is free again once its process is gone', async () => {
    await start();
    const [holder, other] = service.replicas;
    const lost = holder?.ask(add(1)).catch(() => null);
    await until(() => service.upstream.lines.length > 0);
    if (holder) await service.kill(holder);
    await lost;
    expect((await other?.ask(add(2)))?.errors).toEqual([]);
  });

  itSome('goes on in each process while what they share is away', async () => {
    await start();
    const [one] = service.replicas;
    await one?.way.cut();
    expect((await one?.ask(add(1)))?.errors).toEqual([]);
    expect(present).toEqual([{ cron: '0 1 * * *' }]);
  });
});
