import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';

describeInBrowser('the palette', () => {
  let dashboard: Dashboard;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startDashboard();
    ({ page } = await dashboard.visit());
    await page.goto('/rates');
    await settled(page);
    await page.keyboard.press('Control+k');
  });
  afterAll(() => dashboard?.close());

  it.each([
    ['budget', 'Set a budget'],
    ['idle', 'See what could end'],
    ['unused', 'Go to Findings'],
    ['delete', 'Choose machines to delete'],
    ['settings', 'Dark colours'],
    ['add account', 'See the accounts and how to add one'],
    ['api key', 'Create a token'],
    ['dns', 'Go to Names'],
    ['statement', 'Go to Statements'],
    ['import', 'Import a statement'],
    ['billed', 'Go to Statements'],
    ['difference', 'Import a statement'],
    ['invoice', 'Go to Costs'],
    ['Chennai', 'Chennai'],
    ['still billed', 'Which servers are off and still billed?'],
    ['expires soon', 'What expires soon?'],
  ])('finds by %j: %s', async (text, title) => {
    await page.getByRole('searchbox').fill(text);
    const found = page.getByRole('option').filter({ hasText: title });
    await found.first().waitFor();
    expect(await found.first().innerText()).toContain(title);
  });

  it('opens a question that ships in GraphiQL', async () => {
    await page.getByRole('searchbox').fill('still billed');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('option').filter({ hasText: 'Which servers are off' }).click();
    const { pathname, searchParams } = new URL((await opened).url());
    expect(pathname).toBe('/graphql');
    expect(searchParams.get('query')).toBe(readFileSync('docs/documents/stopped-servers.graphql', 'utf8').trim());
    await (await opened).close();
    await page.keyboard.press('Control+k');
  });

  it('opens a place that it found', async () => {
    await page.getByRole('searchbox').fill('Chennai');
    await page.getByRole('option').filter({ hasText: 'Chennai' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Places' }).waitFor();
    expect(new URL(page.url()).searchParams.get('country')).toBe('IN');
  });
});
