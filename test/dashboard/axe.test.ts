import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { type Visitor, describeInBrowser } from '../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../support/dashboard.js';
import { misfits } from '../support/layout.js';
import { someOf } from '../support/scale.js';

/** Pages, and what else they become without being opened anew, which would ask the APIs again. */
const views: readonly (readonly [path: string, ...become: (readonly [what: string, reach: Reach])[]])[] = [
  ['/'],
  ['/costs?show=unknown&since=monday', ['a price', priceEntry]],
  ['/costs?period=7&by=resource&tax=net', ['its days', otherDays]],
  ['/statements', ['an import', statementImport]],
  ['/findings', ['a finding', openFirst]],
  ['/findings?part=risks'],
  ['/machines?q=needs:off', ['its views', savedViews]],
  ['/machines', ['a machine', openFirst], ['its deletion', deletion]],
  ['/machines?q=name:none'],
  ['/names', ['a record', openFirst]],
  ['/rates?open=USD', ['what is found', found], ['the currencies', currencies]],
  ['/places'],
  ['/places?country=DE&state=BY&city=Munich&about=yes'],
  ['/alerts'],
  ['/tokens', ['a new one', newToken]],
];

type Reach = (page: Page) => Promise<void>;

describeInBrowser('every page of the dashboard', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());

  describe.each([
    ['wide screens', someOf([1600, 1024, 800]), 1000],
    ['phones', someOf([390, 320]), 844],
  ] as const)('on %s', (_name, widths, height) => {
    const [first = 0] = widths;
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await dashboard.visit({ width: first, height });
    });
    afterAll(() => visitor?.context.close());

    it.each(someOf(views))(
      '%s fits, and breaks no rule of axe-core in any colours, nor the policy',
      async (path, ...become) => {
        const { page, faults, refused } = visitor;
        await page.setViewportSize({ width: first, height });
        await page.goto(path);
        await settled(page);
        for (const [what, reach] of [['the page', async () => {}] as const, ...become]) {
          await reach(page);
          expect({ what, ...(await inAllColours(page)) }).toEqual({ what, light: [], dark: [], forced: [] });
          for (const width of widths) {
            await page.setViewportSize({ width, height });
            expect({ what, width, misfits: await misfits(page) }).toEqual({ what, width, misfits: [] });
            if (width === first) continue;
            expect({ what, width, violations: await violations(page) }).toEqual({ what, width, violations: [] });
          }
          await page.setViewportSize({ width: first, height });
        }
        expect({ faults, refused }).toEqual({ faults: [], refused: [] });
      },
    );

    it('the sign-in breaks none either', async () => {
      const { page, context, faults } = await dashboard.visit({ width: first, height }, null);
      await page.goto('/');
      await page.getByLabel('Token', { exact: true }).waitFor();
      expect(await inAllColours(page)).toEqual({ light: [], dark: [], forced: [] });
      expect(await misfits(page)).toEqual([]);
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

async function openFirst(page: Page): Promise<void> {
  await page
    .locator('.grid-row[tabindex]')
    .first()
    .click({ position: { x: 60, y: 4 } });
  await page.locator('[data-side]').waitFor();
  await settled(page);
}

async function found(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search and commands' }).waitFor();
  await page.keyboard.type('sign');
  await page.getByRole('option', { name: 'Sign out' }).waitFor();
}

async function currencies(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[data-key-c]').click();
  await page.getByRole('option').first().waitFor();
}

/** Of a machine that is opened. */
async function deletion(page: Page): Promise<void> {
  await page.locator('[data-side] [data-key-e]').click();
  await page.getByRole('alertdialog').getByRole('textbox').waitFor();
}

async function newToken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('dialog').waitFor();
}

async function otherDays(page: Page): Promise<void> {
  const list = page.locator('.costs-period-list select');
  if (await list.isVisible()) await list.selectOption('Custom…');
  else await page.getByRole('radio', { name: /^Custom/ }).click();
  await page.getByRole('dialog', { name: 'Choose a period' }).waitFor();
}

/** Of the first item without one. */
async function priceEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a price…' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Price of one, before tax' }).fill('49.00');
}

async function statementImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import a statement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a file' }).waitFor();
}

async function savedViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Views, / }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('A view');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'A view' }).waitFor();
}

/** Backgrounds that mean something, and are that of the page. */
const unseenBars = `[...document.querySelectorAll('.bar-costs, .swatch.costs, .names-bar-yours')]
  .filter((bar) => getComputedStyle(bar).backgroundColor === getComputedStyle(document.body).backgroundColor)
  .map(({ className }) => className + ' is not seen')`;

/** Every rule in light colours; of the others, the rules on colours. */
async function inAllColours(page: Page): Promise<Record<'light' | 'dark' | 'forced', string[]>> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { colours: true });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  const forced = [...(await violations(page, { colours: true })), ...(await page.evaluate<string[]>(unseenBars))];
  await page.emulateMedia({ forcedColors: 'none' });
  return { light, dark, forced };
}
