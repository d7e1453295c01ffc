import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { enlarge } from '../../sandbox/large.js';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';
import { itLong } from '../../support/scale.js';

/** A screen of rows, and some above and below it. */
const mostDrawn = 80;

describeInBrowser('lists that are long', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  beforeAll(async () => {
    dashboard = await startDashboard();
    const cloud = dashboard.meridian.services.upstreams.accounts.find(({ api }) => api === 'CLOUD');
    if (cloud === undefined) throw new Error('Expected a cloud account');
    await enlarge(cloud, { servers: 1_000, volumes: 0 });
  });
  afterEach(() => visitor.context.close());
  afterAll(() => dashboard?.close());

  for (const [path, label, least] of [
    ['/machines', 'machines', 1_000],
    ['/names?q=state:yours', 'names', 2_800],
  ] as const)
    itLong(`${path} draws what is seen of it, by pointer and by keys, to its end and back`, async () => {
      visitor = await dashboard.visit();
      const { page, faults } = visitor;
      await page.goto(path);
      await settled(page);
      const grid = page.getByRole('grid', { name: label });
      const rows = grid.getByRole('row');
      const countOfAll = async () => Number(await grid.getAttribute('aria-rowcount'));
      // The first are drawn while the others are still to come; the test's own timeout is the bound.
      while ((await countOfAll()) <= least) await page.waitForTimeout(20);
      const all = await countOfAll();
      const places = async () =>
        Promise.all((await rows.all()).map(async (row) => Number(await row.getAttribute('aria-rowindex'))));

      await grid.locator('[role="row"][tabindex="0"]').focus();
      for (const [key, nearest] of [
        ['End', all],
        ['Home', 2],
        ['PageDown', 2],
      ] as const) {
        await page.keyboard.press(key);
        await grid.locator(`[role="row"][aria-rowindex="${nearest}"]`).waitFor({ state: 'attached' });
        expect(await rows.count()).toBeLessThan(mostDrawn);
      }
      await page.keyboard.press('End');
      await grid.locator(`[role="row"][aria-rowindex="${all}"]:focus`).waitFor();
      expect(Math.min(...(await places()).slice(1))).toBeGreaterThan(all - mostDrawn);
      await wheelToTop(page);
      await grid.locator('[role="row"][aria-rowindex="2"]').waitFor();
      expect(await rows.count()).toBeLessThan(mostDrawn);
      expect(faults).toEqual([]);
    });
});

async function wheelToTop(page: Page): Promise<void> {
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, -1_000_000);
}
