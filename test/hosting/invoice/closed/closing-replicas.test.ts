/** Months are closed once, by one of three replicas over one store, while the account is read each day. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import type { Store } from '../../../../src/base/store/store.js';
import { closedMonths } from '../../../../src/hosting/invoice/closed/closed-months.js';
import { Optional } from '../../../support/optional/optional.js';
import { networkedPlaces } from '../../../support/optional/places.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { accountAt, fleet, server } from '../../bill/fleet.js';
import { Recorded } from '../../history/recorded.js';
import { type HistoryReplica, startReplica } from '../../history/replicas.js';

const evening = 21 * 3_600_000;

Optional.firstOf(networkedPlaces).describe('three replicas', (place) => {
  let upstream: ScriptedUpstream;
  let store: Store;
  let recorded: Recorded;
  const replicas: HistoryReplica[] = [];
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(fleet({ servers: [server(1), server(2)] }));
    store = await place.open();
    recorded = new Recorded(await sharedGraph(), store);
    replicas.push(...(await Promise.all([1, 2, 3].map(() => startReplica(place)))));
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.kill();
    await recorded.close();
    await upstream.close();
  });

  it('close a month three days after its end, each account once and without a warning', async () => {
    const accounts = [accountAt(upstream.url, 'CLOUD', 'a'), accountAt(upstream.url, 'CLOUD', 'b')];
    const warnings: string[] = [];
    const closed: Record<string, number> = {};
    for (let day = '2005-10-29'; day <= '2005-11-05'; day = addDays(day, 1)) {
      const told = { now: Date.parse(day) + evening, accounts };
      const answers = await Promise.all(replicas.map((replica) => replica.tell(told)));
      warnings.push(...answers.flatMap((answer) => answer.warnings));
      const keys: string[] = [];
      for await (const [key] of store.range(closedMonths.name, { limit: 10 })) keys.push(key);
      closed[day] = keys.length;
    }
    expect(warnings).toEqual([]);
    expect([closed['2005-11-03'], closed['2005-11-04'], closed['2005-11-05']]).toEqual([0, 2, 2]);
    const { hosting } = await recorded.ask<{ hosting: { invoice: { lineCount: number; closedAt: Date } } }>(
      { day: '2005-11-05', accounts },
      '{ hosting { invoice(month: "2005-10", currency: "EUR") { lineCount closedAt } } }',
    );
    expect(hosting.invoice.closedAt).toEqual(new Date(Date.parse('2005-11-04') + evening));
  });
});
