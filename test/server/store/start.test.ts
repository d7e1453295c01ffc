import { expect } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import { startProcess } from '../../support/process.js';
import { cuttable } from './cuttable.js';
import { describeEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { itSome } from '../../support/scale.js';

describeEach(ownServers(), 'a start on a $kind store', (place) => {
  const listing = place.kind === 'redis' ? 'meridian:tokens' : 'tokens:%';

  itSome('goes on without a demo token when the store drops as it is asked for one', async () => {
    const way = await cuttable(place.port, listing);
    const server = await startProcess({ STORE_URL: place.url(way.port), RATES_SYNC: 'off' });
    await server.printed(/Health/);
    expect((await fetch(`${server.url}/api/v1/countries`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.output()).not.toContain('mrd_');
    expect(server.errors()).toMatch(/"level":40[^\n]*No demo token is made: /);
    expect(await server.stop()).toBe(0);
    await way.close();
  });

  itSome('asks for one token of many, and not for all of them', async () => {
    const store = await openStore({ storeUrl: place.url(), dataDir: '/nowhere' });
    const tokens = store.namespace<unknown>('tokens');
    const value = { name: 'Legacy shop'.repeat(10) };
    for (let page = 0; page < 20; page++) {
      await tokens.setMany(Array.from({ length: 1_000 }, (_, n) => ({ key: `${page}-${n}`, value })));
    }
    await store.close();

    const way = await cuttable(place.port);
    const server = await startProcess({ STORE_URL: place.url(way.port), RATES_SYNC: 'off' });
    await server.printed(/Health/);
    expect(server.output()).not.toContain('mrd_');
    // All of them are 2.4 MB and more. Redis goes through the keys alone once, which are 0.7 MB.
    expect(way.received()).toBeLessThan(1_000_000);
    await server.stop();
    await way.close();
  });
});
