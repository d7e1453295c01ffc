import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { cloud as cloudApi } from '../../src/apis/cloud/api.js';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.js';
import { sharedGraph } from '../support/shared/graph.js';
import { type Visitor, describeInBrowser } from '../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../support/dashboard.js';
import { itSome } from '../support/scale.js';

const refuses = { EDGE_TOKEN: 'refused', EDGE_BASE_URL: 'http://127.0.0.1:9' };

const total = (page: Page) => page.getByRole('region', { name: 'Run rate' }).locator('p').first();
const amount = /^at least ₹[\d,]+\.\d\d\s*a month$/;

describeInBrowser('what cannot be reached', () => {
  let sandbox: Sandbox;
  let dashboard: Dashboard;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    sandbox = await startSandbox({ schema: await sharedGraph(), apis: [cloudApi] });
    const [cloud] = sandbox.accounts;
    dashboard = await startDashboard({ CLOUD_TOKEN: cloud?.credential, CLOUD_BASE_URL: cloud?.baseUrl, ...refuses });
  });
  afterEach(async () => {
    for (const { context } of visitors.splice(0)) await context.close();
  });
  afterAll(async () => {
    await dashboard?.close();
    await sandbox?.close();
  });

  async function arrive(path: string, at = dashboard): Promise<Visitor> {
    const visitor = await at.visit();
    visitors.push(visitor);
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor;
  }

  describe('an API', () => {
    itSome('is named at the amount that lacks it, while what others cost is shown', async () => {
      const { page, faults } = await arrive('/');
      const lacking = page.getByRole('status').filter({ hasText: 'Missing from these figures:' });
      expect(await lacking.innerText()).toMatch(/edge · default \((?!.*API failed).*\)/);
      expect(await lacking.innerText()).not.toContain('cloud');
      expect(await total(page).innerText()).toMatch(amount);
      expect(await total(page).innerText()).not.toContain('₹0.00');
      const sources = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
      expect(await sources.filter({ hasText: 'edge · default' }).innerText()).toMatch(
        /it (?:could not be reached|keeps failing)/,
      );
      expect(await sources.filter({ hasText: 'cloud · default' }).innerText()).toMatch(/\d\d:\d\d/);
      expect(faults).toEqual([]);
    });

    itSome('leaves an amount that nothing is known of unknown, not zero', async () => {
      const alone = await startDashboard(refuses);
      const { page, faults } = await arrive('/', alone);
      expect(await total(page).innerText()).toBe('Unknown');
      expect(await page.getByText('₹0').count()).toBe(0);
      expect(faults).toEqual([]);
      await alone.close();
    });
  });

  describe('Meridian itself', () => {
    itSome('leaves what was read on the page, says since when, and goes on once it answers', async () => {
      const { page, faults } = await arrive('/');
      const before = await total(page).innerText();
      await page.route('**/graphql', (route) => route.abort());
      await page.getByRole('radio', { name: 'API' }).click();
      const notice = page.getByText(/^No response since \d\d:\d\d/);
      await notice.waitFor();
      expect(await total(page).innerText()).toBe(before);
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Try now' }).click();
      await notice.waitFor({ state: 'detached' });
      await page.getByRole('rowheader', { name: 'cloud' }).waitFor();
      expect(faults).toEqual([]);
    });
  });
});
