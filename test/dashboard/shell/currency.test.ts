/** Another currency: no amount takes its sign before it is reckoned in it, and no API is asked for it. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { systemClock } from '../../../src/base/clock.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { cloud as cloudApi } from '../../../src/apis/cloud/api.js';
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';
import { TroubledUpstream } from '../../support/troubled-upstream.js';
import { someOf } from '../../support/scale.js';

/** Milliseconds: longer than what was read would do for a question that is new. */
const later = 120_000;

describeInBrowser('another currency', () => {
  let sandbox: Sandbox;
  let way: TroubledUpstream;
  let dashboard: Dashboard;
  let visitor: Visitor;
  let passed = 0;
  beforeAll(async () => {
    sandbox = await startSandbox({ schema: await sharedGraph(), apis: [cloudApi] });
    const [cloud] = sandbox.accounts;
    way = await TroubledUpstream.start(cloud?.baseUrl ?? '');
    const clock = { ...systemClock, now: () => Date.now() + passed };
    dashboard = await startDashboard({ CLOUD_TOKEN: cloud?.credential, CLOUD_BASE_URL: way.url }, (services) => {
      const { accounts } = services.upstreams;
      return { ...services, upstreams: new Upstreams({ accounts, log: services.log, clock }) };
    });
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(async () => {
    await dashboard?.close();
    await way?.close();
    await sandbox?.close();
  });

  const choose = async (page: Page, code: string, name: string) => {
    await page.getByRole('button', { name: 'Currency of all amounts' }).click();
    await page.getByRole('searchbox', { name: 'Find a currency' }).fill(code);
    await page.getByRole('option', { name }).click();
  };

  it.each(someOf(['/', '/findings', '/machines']))(
    '%s shows each amount in the currency it is reckoned in, and asks no API for another',
    async (path) => {
      visitor = await dashboard.visit();
      const { page } = visitor;
      await page.clock.install();
      await page.goto(path);
      await settled(page);
      await page
        .getByRole('main')
        .getByText(/₹[\d,]+\.\d\d/)
        .first()
        .waitFor();
      passed += later;
      await page.clock.fastForward(later);
      const asked = way.calls;
      // The list of currencies is no answer that the amounts wait for.
      await page.getByRole('button', { name: 'Currency of all amounts' }).focus();
      await page.locator('option[value="KWD"]').waitFor({ state: 'attached' });
      // Slower than anybody reads.
      let isHeld = true;
      await page.route('**/graphql', async (route) => {
        while (isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
        await route.continue();
      });
      await choose(page, 'kwd', 'KWD Kuwaiti Dinar');
      await page.waitForURL(/currency=KWD/);
      expect(await page.getByRole('main').innerText()).not.toMatch(/KWD\s?\d/);
      isHeld = false;
      await page
        .getByRole('main')
        .getByText(/KWD\s[\d,]+\.\d{3}/)
        .first()
        .waitFor();
      await settled(page);
      expect(await page.getByRole('main').innerText()).not.toMatch(/₹[\d,]/);
      expect(way.calls).toBe(asked);
    },
  );
});
