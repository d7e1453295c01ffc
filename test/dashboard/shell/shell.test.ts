import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser, type Visit } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('Expected it to be drawn');
  return box;
};

describeInBrowser('the frame around every page', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());

  async function arrive(path: string, asked: Visit): Promise<Page> {
    const { page } = await dashboard.visit(asked);
    await page.goto(path);
    await settled(page);
    return page;
  }

  it('shows on 1024 pixels how much needs attention beside the icon, not over it', async () => {
    const page = await arrive('/', { width: 1024 });
    const link = page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: 'Findings' });
    const number = link.locator('.rail-count');
    await number.waitFor();
    const [icon, badge] = await Promise.all([boxOf(link.locator('.icon')), boxOf(number)]);
    expect(badge.y).toBeGreaterThanOrEqual(icon.y + icon.height);
    await page.context().close();
  });

  it('has what everything costs in the bar of a phone, second', async () => {
    const page = await arrive('/rates', { width: 390, height: 844 });
    const links = page.getByRole('navigation', { name: 'Pages on a phone' }).getByRole('link');
    expect(await links.count()).toBe(4);
    expect(await links.nth(1).innerText()).toMatch(/Bill|Costs/);
    await page.context().close();
  });

  it.each(['/', '/findings', '/machines', '/names', '/rates', '/alerts'])(
    'leaves %s most of the height at 400 % zoom, all of which can be reached',
    async (path) => {
      const page = await arrive(path, { width: 320, height: 256 });
      const main = page.getByRole('main');
      expect((await boxOf(main)).height).toBeGreaterThan(128);
      const isWithin = await main.evaluate(
        (element) => element.scrollHeight <= element.clientHeight || getComputedStyle(element).overflowY === 'auto',
      );
      expect(isWithin).toBe(true);
      await page.context().close();
    },
  );

  it('writes the age of what is shown and the button beside it on one base line', async () => {
    const page = await arrive('/', { width: 1600 });
    const line = page.locator('.kept').filter({ hasText: 'Refresh' }).first();
    // A box of no height stands on the base line of the text before it.
    const lines = await line.evaluate((element) =>
      [...element.querySelectorAll(':scope > span, :scope > button')].map((each) => {
        const mark = document.createElement('span');
        mark.style.cssText = 'display: inline-block; width: 0; height: 0';
        each.append(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return Math.round(bottom);
      }),
    );
    expect(lines.length).toBe(2);
    expect(new Set(lines).size).toBe(1);
    await page.context().close();
  });

  it.each(['/findings', '/machines', '/names', '/rates'])('has the tools of %s in one row on a phone', async (path) => {
    const page = await arrive(path, { width: 390, height: 844 });
    const tools = page.getByRole('main').locator('.section-tools').first().locator(':scope > *:not(.segments)');
    const middles = await tools.evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(middles.length).toBeGreaterThan(1);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
    await page.context().close();
  });
});
