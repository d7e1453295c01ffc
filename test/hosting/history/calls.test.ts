/** A snapshot of every account of the sandbox costs what one bill costs, and one call for each list of actions. */
import { expect, it } from '@jest/globals';
import { dateOf } from '../../../src/base/dates.js';
import { openStore } from '../../../src/server/store/open.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedGraph } from '../../support/shared/graph.js';
import { ChangingFleet } from './changing-fleet.js';
import { Recorded } from './recorded.js';

/** Of servers, volumes, load balancers, floating and primary IPs, and of storage boxes. */
const listsOfActions = 6;

it('takes no call more than the bill and the lists of actions', async () => {
  const schema = await sharedGraph();
  const folder = mkdtempSync(join(tmpdir(), 'meridian-calls-'));
  const recorded = new Recorded(schema, await openStore({ storeUrl: null, dataDir: folder }));
  const fleet = await ChangingFleet.start({ schema, seed: 1, name: 'main', now: Date.now });
  try {
    const counts: number[] = [];
    const asking = { day: dateOf(Date.now()), accounts: fleet.accounts() };
    for (const text of [
      '{ hosting { bill(maxAge: 0) { lineCount } } }',
      'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }',
      // What was read a moment ago is not read again.
      '{ hosting { billHistory(from: "2024-01-01") { firstDay } budgets { name } } }',
    ]) {
      const before = fleet.calls + fleet.actionCalls;
      await recorded.ask(asking, text);
      counts.push(fleet.calls + fleet.actionCalls - before);
    }
    const [bill = 0, snapshots, history] = counts;
    expect(bill).toBeGreaterThan(0);
    expect([snapshots, history]).toEqual([bill + listsOfActions, 0]);
  } finally {
    await fleet.close();
    await recorded.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
