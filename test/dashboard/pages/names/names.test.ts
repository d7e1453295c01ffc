/** The page of names shows counts and the first rows of each group, and reads all records once more of them is wanted. */
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../../support/dashboard.js';
import { itSome } from '../../../support/scale.js';

/** Bytes, as they were sent, of the page with its scripts, styles and answers. */
const mostSent = 250_000;
const all = 3_282;

describeInBrowser('the page of names', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  let sent: Promise<number>[];
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(() => dashboard?.close());

  async function arrive(path = '/names', slow = false): Promise<Page> {
    visitor = await dashboard.visit();
    sent = [];
    const { page, context } = visitor;
    context.on('requestfinished', (request) =>
      sent.push(request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize)),
    );
    if (slow)
      await page.route('**/graphql', async (route) => {
        if (isOfAll(route.request().postData())) await page.waitForTimeout(1_000);
        await route.continue();
      });
    await page.goto(path);
    await settled(page);
    return page;
  }

  const isOfAll = (text: string | null) => /query NamesRecords\b/.test(text ?? '');
  const grid = (page: Page) => page.getByRole('grid', { name: 'names' });
  const rowCount = async (page: Page) => Number(await grid(page).getAttribute('aria-rowcount'));
  const total = (page: Page) => page.locator('.names-total').innerText();
  const filter = (page: Page) => page.getByRole('combobox', { name: /^Filter/ });

  /** What is counted anywhere on it. */
  async function figures(page: Page) {
    const headings = grid(page).locator('.grid-heading', { hasNot: page.locator('.names-more') });
    return {
      total: await total(page),
      states: await page.locator('.names-states').innerText(),
      zones: await page.getByRole('navigation', { name: 'Zones' }).innerText(),
      headings: (await headings.allInnerTexts()).map((text) => text.replace(/Fewer$/, '').trim()),
      more: await page.locator('.names-more').allInnerTexts(),
    };
  }

  itSome('sends little at first, with the counts that all records have', async () => {
    const page = await arrive();
    const bytes = (await Promise.all(sent)).reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(mostSent);
    expect(await rowCount(page)).toBeLessThan(60);
    const first = await figures(page);
    expect(first.total).toContain('3,282 records in 30 zones');
    const rows = await grid(page).locator('[role="row"]').allInnerTexts();
    const asked = page.waitForRequest((request) => isOfAll(request.postData()));
    await filter(page).focus();
    await asked;
    await settled(page);
    expect(await figures(page)).toEqual(first);
    expect(await grid(page).locator('[role="row"]').allInnerTexts()).toEqual(rows);
  });

  itSome('stays while all records are under way, and says so', async () => {
    const page = await arrive('/names', true);
    const before = await rowCount(page);
    await filter(page).fill('type:MX ');
    await page.getByText('Reading all records…').waitFor();
    expect(await rowCount(page)).toBe(before);
    await settled(page);
    expect(await total(page)).toBe('30 of 3,282 records in 30 zones, those at nobody first');
    expect(await page.getByText('Reading all records').count()).toBe(0);
  });

  itSome('reads all records where another replica answers, which has read none', async () => {
    visitor = await dashboard.visit();
    const { page } = visitor;
    await page.route('**/graphql', async (route) => {
      if (!/query NamesInGroups\b/.test(route.request().postData() ?? '')) return route.continue();
      const nothingRead = { totalCount: 0, isComplete: false, zoneCounts: [], groups: [] };
      await route.fulfill({ json: { data: { edge: { dnsRecordsByTarget: nothingRead } } } });
    });
    await page.goto('/names');
    await page.waitForRequest((request) => isOfAll(request.postData()));
    await page.locator('.names-total', { hasText: '3,282 records in 30 zones' }).waitFor();
    await settled(page);
    expect(await rowCount(page)).toBeGreaterThan(10);
    expect(await page.locator('main').innerText()).not.toMatch(/\b0 records|No records|\b0 names/);
  });

  itSome('puts nothing in another place while it comes', async () => {
    visitor = await dashboard.visit();
    const { page } = visitor;
    await page.addInitScript(observeShifts);
    await page.goto('/names');
    await settled(page);
    expect(await page.evaluate('shift')).toBeLessThan(0.1);
  });

  itSome('is whole and empty where no account with zones is chosen', async () => {
    const page = await arrive('/names?of=cloud:sandbox');
    await page.getByText('No account with zones').waitFor();
    expect(await page.getByRole('navigation', { name: 'Zones' }).innerText()).toMatch(/All zones\s+0/);
  });

  itSome('opens a group to its end', async () => {
    const page = await arrive();
    const more = page.getByRole('button', { name: /^[\d,]+ more in the group Yours$/ });
    const hidden = Number((await more.innerText()).replaceAll(/\D/g, ''));
    const before = await rowCount(page);
    await more.click();
    await page.getByRole('button', { name: 'Fewer' }).waitFor();
    await settled(page);
    // The row that says how many more there are is gone.
    expect(await rowCount(page)).toBe(before + hidden - 1);
  });

  itSome('shows all records of a chosen zone', async () => {
    const page = await arrive();
    const link = page.getByRole('navigation', { name: 'Zones' }).getByRole('link', { name: /^acme-blog\.example/ });
    const count = /([\d,]+)\s+records/.exec(await link.innerText())?.[1];
    await link.click();
    await page.getByText(`${count} records in acme-blog.example`).waitFor();
  });

  itSome('saves all records, however few are shown', async () => {
    const page = await arrive('/names', true);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const download = await coming;
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    const records = lines.filter((line) => /,acme[\w-]*\.\w+,/.test(line));
    expect(records).toHaveLength(all);
    expect(records.filter((line) => line.includes('Being looked up'))).toEqual([]);
  });

  itSome('opens a record of those that are shown, with what else leads there', async () => {
    const page = await arrive();
    await grid(page).locator('[role="row"][tabindex="0"]').press('Enter');
    await page.getByRole('complementary').getByRole('heading').first().waitFor();
    await settled(page);
    expect(new URL(page.url()).searchParams.has('open')).toBe(true);
    expect(await page.getByText('Not found').count()).toBe(0);
  });
});

/** As the layout shift of a visit is counted. */
const observeShifts = `globalThis.shift = 0;
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) globalThis.shift += value; })
  .observe({ type: 'layout-shift', buffered: true });`;
