import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../../support/dashboard.js';

describeInBrowser('the page of a storage box', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterEach(() => visitor.context.close());
  afterAll(() => dashboard?.close());

  async function open(
    name: string,
    prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<Page> {
    const { meridian } = dashboard;
    const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
    const query = `{ storage { storageBoxes(name: "${name}") { nodes { number } } } }`;
    const { body } = await meridian.query({ query }, { authorization });
    const { nodes } = (body.data as { storage: { storageBoxes: { nodes: { number: string }[] } } }).storage
      .storageBoxes;
    visitor = await dashboard.visit();
    const { page } = visitor;
    await prepare(page);
    await page.goto(`/machines?open=storage:sandbox:${nodes[0]?.number}`);
    await settled(page);
    return page;
  }
  const textOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true }).innerText();

  it('lists its sub-accounts and snapshots, with what they may and what they take up', async () => {
    const page = await open('handover');
    const accounts = await textOf(page, 'Sub-accounts');
    expect(accounts).toMatch(/agency\s+u\d+-sub1, at handover\/agency, may write, from outside too/);
    expect(await textOf(page, 'Snapshots')).toMatch(/2025-05-02T16-05-00\s.*by hand, 2 GB, as agreed/);
  });

  it('says that it has none', async () => {
    const page = await open('releases');
    expect(await textOf(page, 'Sub-accounts')).toContain('No sub-accounts.');
    expect(await textOf(page, 'Snapshots')).toContain('No snapshots.');
  });

  it('says that they are unknown, and not that there are none, where they cannot be read', async () => {
    const page = await open('handover', (page) =>
      page.route('**/graphql', async (route) => {
        if (!(route.request().postData() ?? '').includes('MachinesBoxContents')) return route.continue();
        const path = ['storage', 'storageBox', 'snapshots'];
        const errors = [{ message: 'The storage API failed', path, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];
        const subaccounts = { totalCount: 2, nodes: [null, null] };
        const data = { storage: { storageBox: { subaccounts, snapshots: null } } };
        await route.fulfill({ contentType: 'application/json', body: JSON.stringify({ data, errors }) });
      }),
    );
    expect(await textOf(page, 'Sub-accounts')).toContain('2 could not be read.');
    const snapshots = await textOf(page, 'Snapshots');
    expect(snapshots).toContain('Unknown');
    expect(snapshots).not.toContain('No snapshots');
  });
});
