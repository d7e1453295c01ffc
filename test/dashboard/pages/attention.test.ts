/** What needs a hand: where the machines page begins, beside the links of the pages, and in the two parts of the findings. */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';
import { itSome } from '../../support/scale.js';

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true });
const link = (page: Page, name: string) => pages(page).getByRole('link', { name, exact: true });
/** The number beside a link as it is seen, and the words that describe it. */
async function countBeside(page: Page, name: string): Promise<string> {
  const counts = await link(page, name).locator('.rail-count').allInnerTexts();
  return counts.join(' ');
}
const needs = (page: Page) => page.getByRole('region', { name: 'Needs attention' });

describeInBrowser('what needs a hand', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(() => dashboard?.close());

  async function arrive(path: string): Promise<Page> {
    visitor = await dashboard.visit();
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor.page;
  }

  itSome(
    'stands before the machines, leads to them, and is counted beside the links only once it was read',
    async () => {
      const page = await arrive('/rates');
      for (const name of ['Findings', 'Machines', 'Names']) expect(await countBeside(page, name)).toBe('');
      await link(page, 'Machines').click();
      const section = needs(page);
      await section.getByRole('link', { name: /\d with findings/ }).waitFor();
      await settled(page);
      const text = await section.innerText();
      expect(text).toMatch(/^Needs attention\s+at least \d+ /);
      const shown = /at least (\d+)/.exec(text)?.[1];
      expect(await countBeside(page, 'Machines')).toBe(`${shown}+`);
      expect(await countBeside(page, 'Findings')).toBe('');
      await section.getByRole('link', { name: /^\d+ off$/ }).click();
      expect(new URL(page.url()).searchParams.get('q')).toBe('needs:off');
      const grid = page.getByRole('grid', { name: 'machines' });
      await grid.getByRole('row').filter({ hasText: 'worker-3' }).getByText('Off', { exact: true }).waitFor();
      await link(page, 'Overview').click();
      await settled(page);
      expect(await countBeside(page, 'Findings')).toMatch(/^\d+\+?$/);
      // It stays while other pages are opened, and is described in words.
      await link(page, 'Rates').click();
      await settled(page);
      const described = await link(page, 'Findings').getAttribute('aria-describedby');
      const words = await page.locator(`#${described}`).textContent();
      expect(words).toMatch(/^(at least )?\d+ needs? attention, read \d\d:\d\d$/);
      // Of one account it is another number, and was not read.
      await page.goto('/machines?of=dedicated:default');
      await settled(page);
      expect(await countBeside(page, 'Findings')).toBe('');
    },
  );

  itSome('of names stands beside where they lead, as often as beside the link', async () => {
    const page = await arrive('/names');
    const hero = page.locator('.names-hero');
    // Nothing was read of the findings: the page sends there, and reassures nobody.
    await hero.getByRole('link', { name: 'See the findings about names' }).click();
    await page.waitForURL(/\/findings\?without-about=/);
    await settled(page);
    const head = page.getByRole('region', { name: 'Filter findings' });
    await head.waitFor();
    expect(await page.locator('.findings-group, .grid-heading').allInnerTexts()).not.toEqual([]);
    const beside = await countBeside(page, 'Names');
    expect(beside).toMatch(/^\d+\+?$/);
    await link(page, 'Names').click();
    const said = hero.getByRole('link', { name: /findings? about names/ });
    await said.waitFor();
    const [, least = '', number] = /^(at least )?(\d+) findings? about names$/.exec(await said.innerText()) ?? [];
    expect(`${number}${least && '+'}`).toBe(beside);
    expect(await hero.innerText()).toMatch(/needs? attention$/);
  });

  itSome('keeps what costs money apart from risks, each with what is unknown of it', async () => {
    const page = await arrive('/findings');
    const part = (name: RegExp) => page.getByRole('radio', { name });
    const head = page.locator('.findings-head');
    await part(/^Cost money \d/).click();
    expect(await head.innerText()).toMatch(/₹[\d,]+\.\d\d a month could end/);
    expect(await head.innerText()).not.toMatch(/risks/);
    const amounts = await page.locator('.findings-group-total').allInnerTexts();
    expect(amounts.filter((amount) => amount === 'risk')).toEqual([]);
    await part(/^Risks \d/).click();
    expect(new URL(page.url()).searchParams.get('part')).toBe('risks');
    expect(await head.innerText()).toMatch(/exposed or broken, now or soon/);
    expect(await head.innerText()).not.toContain('₹');
  });

  itSome('every page of upstream data shows how old it is, and reads it again', async () => {
    const page = await arrive('/');
    await page.clock.install();
    for (const [path, of] of [
      ['/machines', 'the machines'],
      ['/names', 'the names and where they lead'],
    ] as const) {
      await page.goto(path);
      await settled(page);
      const refresh = page.getByRole('button', { name: new RegExp(`^Refresh.* for ${of}$`) });
      await refresh.waitFor();
    }
    await page.goto('/');
    await settled(page);
    const part = page.getByRole('region', { name: 'Run rate' });
    const age = part.locator('.kept');
    expect(await age.innerText()).toMatch(/^Read (just now|\d+ minutes? ago)\./);
    await page.clock.fastForward('04:00');
    await part.getByText(/Read \d+ minutes ago\./).waitFor();
    await part.getByRole('button', { name: /^Refresh.* for the bill$/ }).click();
    await part.getByText('Read just now.').waitFor();
  });
});
