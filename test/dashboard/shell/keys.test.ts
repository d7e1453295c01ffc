import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, startDashboard } from '../../support/dashboard.js';
import { itSome } from '../../support/scale.js';

const inFocus = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement.closest('.grid-row')?.id ?? document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim().slice(0, 40)",
  );

describeInBrowser('the dashboard by keys alone', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());
  beforeEach(async () => {
    visitor = await dashboard.visit();
    page = visitor.page;
    await page.goto('/machines');
    await page.locator('.grid-row[tabindex]').first().waitFor();
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });

  const search = () => new URL(page.url()).search;
  const side = () => page.locator('[data-side]');

  itSome('goes to the list from anywhere, opens a row, and closes one thing with each Escape', async () => {
    await page.keyboard.press('j');
    const first = await inFocus(page);
    await page.keyboard.press('j');
    await page.locator(`.grid-row:focus:not([id="${first}"])`).waitFor();
    await page.keyboard.press('x');
    await page.getByText('1 selected').waitFor();
    await page.keyboard.press('Enter');
    await side().waitFor();
    await page.keyboard.press('Escape');
    await side().waitFor({ state: 'detached' });
    expect(await page.getByText('1 selected').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByText('1 selected').waitFor({ state: 'detached' });
  });

  /** Its script is held back until the function is called. */
  async function holdPalette(): Promise<() => void> {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/palette-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    return arrive;
  }

  itSome('gives the palette what is typed while it is still loading, and reaches its first result', async () => {
    const arrive = await holdPalette();
    await page.keyboard.press('j');
    await page.locator('.grid-row:focus').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gn?x');
    for (const key of ['Backspace', 'Backspace', 'Backspace', 'Enter', 'ArrowDown']) await page.keyboard.press(key);
    await page.keyboard.type('o to rates');
    expect(await side().count()).toBe(0);
    arrive();
    await page.getByRole('option', { name: 'Go to Rates' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.getByRole('searchbox').inputValue()).toBe('go to rates');
    await page.locator('[role="option"][data-focused]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/rates');
  });

  itSome('closes the palette with Escape while it is still loading, and leaves other fields their keys', async () => {
    const arrive = await holdPalette();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('db');
    const filter = page.getByRole('combobox', { name: 'Filter machines' });
    await filter.click();
    await page.keyboard.type('web');
    expect(await filter.inputValue()).toBe('web');
    await page.keyboard.press('Escape');
    const loaded = page.waitForResponse(/palette-/);
    arrive();
    await (await loaded).finished();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search and commands' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });

  itSome('comes back from the filter to the list', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('status:running');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('x');
    await page.getByText('1 selected').waitFor();
    expect(search()).toBe('?q=status:running');
  });

  itSome('chooses nothing unseen where a closed list has the focus', async () => {
    const currency = page.getByRole('button', { name: /^Currency of all amounts/ }).or(page.locator('[data-key-c]'));
    await currency.first().focus();
    await page.keyboard.press('k');
    await currency.first().focus();
    await page.keyboard.press('u');
    expect(search()).toBe('');
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.getByRole('heading', { level: 1, name: 'Costs' }).waitFor();
    expect(search()).toBe('');
  });

  itSome('closes what is found with one Escape, and on the way back', async () => {
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('db-1');
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.waitForURL('**/costs');
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.goBack();
    await palette.waitFor({ state: 'detached' });
  });

  itSome('leaves the focus on the page when what had it is gone', async () => {
    await page.goto('/machines?q=name:worker-3');
    await page.locator('.grid-row[tabindex]').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await side().getByText('Delete…').waitFor();
    await page.keyboard.press('e');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Type worker-3 to confirm').fill('worker-3');
    await page.keyboard.press('Enter');
    await dialog.getByText('worker-3 is gone.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator(':focus').waitFor();
  });

  itSome('leads from the overview to lists that have something in them', async () => {
    await page.goto('/');
    const link = page.getByRole('link', { name: /\d (off|changing|with a problem)/ });
    await link.click();
    await page.locator('.grid-row[tabindex]').first().waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'No place' }).click();
    await page.waitForURL('**/costs?by=place');
  });
});

describeInBrowser('the dashboard on a phone', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());

  itSome('chooses whose things are shown, and shows whose they are', async () => {
    const { page, faults, context } = await dashboard.visit({ width: 390, height: 844 });
    await page.goto('/machines');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'storage · sandbox' }).click();
    await page.waitForURL('**/machines?of=storage:sandbox');
    await page.locator('.top-of').getByText('storage · sandbox').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
