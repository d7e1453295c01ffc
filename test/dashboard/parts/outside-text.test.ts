/** Names that others gave, with characters that turn the order of letters round, turn round nothing beside them. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';

/** What follows is written from right to left. */
const override = '\u202e';

interface Sent {
  readonly id: number;
  readonly server?: number | null;
  readonly protection: { readonly delete: boolean };
}

describeInBrowser('a name that turns the order round', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  /** One that can be deleted, and leaves a volume behind. */
  let server: Sent;
  beforeAll(async () => {
    dashboard = await startDashboard();
    const { servers = [] } = await call('GET', '/servers?per_page=50');
    const { volumes = [] } = await call('GET', '/volumes?per_page=50');
    const free = servers.filter(({ protection }) => !protection.delete);
    const volume = volumes.find((each) => !each.protection.delete && free.some(({ id }) => id === each.server));
    server = free.find(({ id }) => id === volume?.server) as Sent;
    await call('PUT', `/volumes/${volume?.id}`, { name: `a${override}bc` });
    await call('PUT', `/servers/${server.id}`, { name: `a${override}bc` });
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(() => dashboard?.close());

  /** The sandbox itself: what others do to the account is not read through Meridian. */
  async function call(method: string, path: string, body?: object): Promise<Record<string, readonly Sent[]>> {
    const account = dashboard.meridian.services.upstreams.accounts.find(({ api }) => api === 'CLOUD');
    const response = await fetch(`${account?.baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${account?.credential}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Record<string, readonly Sent[]>;
  }

  /** The text as it is seen: its letters from left to right. */
  const seen = (at: Locator) =>
    at.evaluate((element) => {
      const letters: { readonly letter: string; readonly left: number }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const [place, letter] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          const { width, left } = range.getBoundingClientRect();
          if (width > 0) letters.push({ letter, left });
        }
      }
      return letters
        .sort((a, b) => a.left - b.left)
        .map(({ letter }) => letter)
        .join('');
    });

  it('leaves the amount beside it as it is', async () => {
    visitor = await dashboard.visit();
    const { page } = visitor;
    await page.goto(`/machines?open=cloud:sandbox:${server.id}`);
    await settled(page);
    await page.getByRole('complementary').getByRole('button', { name: 'Delete…' }).click();
    const left = page.getByRole('alertdialog').getByRole('region', { name: 'Kept and still billed' });
    const offered = left.getByRole('listitem').filter({ hasText: override });
    await offered.getByText('a month').waitFor();
    expect(await seen(offered.getByText('a month'))).toMatch(
      /^Delete volume \W*acb\W*, \d+ GB: ₹[\d,]+\.\d\d a month$/,
    );
  });

  it('leaves the state beside it as it is', async () => {
    visitor = await dashboard.visit();
    const { page } = visitor;
    await page.goto(`/machines?open=cloud:sandbox:${server.id}`);
    await settled(page);
    const row = page.getByRole('grid', { name: 'Machines' }).getByRole('row').filter({ hasText: override });
    expect(await row.locator('bdi').filter({ hasText: override }).first().textContent()).toBe(`a${override}bc`);
    const title = page.getByRole('complementary').getByRole('heading', { level: 2 }).first();
    expect(await seen(title)).toMatch(/^acb ?[A-Z][a-z]+$/);
  });
});
