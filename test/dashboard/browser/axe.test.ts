import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from '../../support/axe.js';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';

const pages = ['/', '/bill', '/findings', '/machines', '/names', '/rates', '/places', '/tokens'];

describeInBrowser('every page of the dashboard', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());

  describe.each([
    ['a wide screen', 1600, 1000],
    ['a phone', 390, 844],
  ])('on %s', (_name, width, height) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await dashboard.visit({ width, height });
    });
    afterAll(() => visitor?.context.close());

    it.each(pages)(
      '%s breaks no rule of axe-core, light or dark, nor the policy, and needs no scrolling to the side',
      async (path) => {
        const { page, faults, refused } = visitor;
        await page.goto(path);
        await settled(page);
        expect(await inBothThemes(page)).toEqual({ light: [], dark: [] });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect({ faults, refused }).toEqual({ faults: [], refused: [] });
      },
    );

    it('the sign-in breaks none either', async () => {
      const { page, context, faults } = await dashboard.visit({ width, height }, null);
      await page.goto('/');
      await page.getByLabel('Token', { exact: true }).waitFor();
      expect(await inBothThemes(page)).toEqual({ light: [], dark: [] });
      expect(faults).toEqual([]);
      await context.close();
    });
  });

  it('follows the system in its colours until the reader chooses', async () => {
    const { page, context } = await dashboard.visit({ theme: 'dark' });
    const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await page.goto('/rates');
    await settled(page);
    const dark = await background();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background();
    expect(light).not.toBe(dark);
    await page.getByRole('button', { name: 'You' }).click();
    await page.getByRole('menuitem', { name: 'Dark' }).click();
    expect(await background()).toBe(dark);
    await page.reload();
    await settled(page);
    expect(await background()).toBe(dark);
    await context.close();
  });
});

async function inBothThemes(page: Page): Promise<Record<'light' | 'dark', string[]>> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return { light, dark: await violations(page) };
}
