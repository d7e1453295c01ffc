/** Accounts that are no longer configured stay until their last month is closed, however few days snapshots are stored for. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import { Optional } from '../../../support/optional/optional.js';
import { places } from '../../../support/optional/places.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { accountAt, fleet, server } from '../../bill/fleet.js';
import { Recorded } from '../../history/recorded.js';
import { startReplica } from '../../history/replicas.js';

const evening = 21 * 3_600_000;

interface Shown {
  readonly closedAt: Date | null;
  readonly lines: {
    readonly nodes: readonly { readonly accountName: string; readonly net: { readonly amount: string } }[];
  };
}

Optional.firstOf(places).describe('with snapshots of five days', (place) => {
  let upstream: ScriptedUpstream;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(fleet({ servers: [server(1, { created: '2005-01-01T00:00:00+00:00' })] }));
  });
  afterAll(() => upstream.close());

  it('a former account has its last month, and is forgotten thereafter', async () => {
    const [own, former] = ['own', 'former'].map((name) => accountAt(upstream.url, 'CLOUD', name));
    const replica = await startReplica(place);
    const warnings: string[] = [];
    for (let day = '2005-10-20'; day <= '2005-11-05'; day = addDays(day, 1)) {
      const accounts = [own, ...(day <= '2005-10-24' ? [former] : [])].flatMap((account) => account ?? []);
      warnings.push(...(await replica.tell({ now: Date.parse(day) + evening, accounts, keepDays: 5 })).warnings);
    }
    await replica.kill();
    const recorded = new Recorded(await sharedGraph(), await place.open());
    const accounts = own ? [own] : [];
    const { hosting } = await recorded.ask<{ hosting: { invoice: Shown } }>(
      { day: '2005-11-06', accounts },
      `{ hosting { invoice(month: "2005-10", currency: "EUR", filter: { accounts: ["former"] }) {
        closedAt lines { nodes { accountName net { amount } } } } } }`,
    );
    const known: string[] = [];
    for await (const [key] of recorded.store.range('bill-accounts', { limit: 10 })) known.push(key);
    await recorded.close();
    expect(warnings).toEqual([]);
    // From the start of October until it was last read: 573 hours at 0.006.
    expect(hosting.invoice.lines.nodes).toEqual([{ accountName: 'former', net: { amount: '3.438' } }]);
    expect(hosting.invoice.closedAt).not.toBeNull();
    expect(known.filter((key) => key.includes('former'))).toEqual([]);
    expect(known).toHaveLength(1);
  });
});
