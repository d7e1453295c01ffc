/** What the provider of the edge states, on the page of statements: read where it is opened, and never as agreed unread. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { apis } from '../../../../src/apis/index.js';
import { type Sandbox, startSandbox } from '../../../../src/sandbox/sandbox.js';
import { violations } from '../../../support/axe.js';
import { type Visitor, describeInBrowser } from '../../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../../support/dashboard.js';
import { misfits } from '../../../support/layout.js';
import { credentialsOf } from '../../../support/sandbox-credentials.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { TroubledUpstream } from '../../../support/troubled-upstream.js';

describeInBrowser('the edge on the page of statements', () => {
  let sandbox: Sandbox;
  let edge: TroubledUpstream;
  let credentials: NodeJS.ProcessEnv;
  let dashboard: Dashboard;
  let visitor: Visitor;
  beforeAll(async () => {
    sandbox = await startSandbox({ schema: await sharedGraph(), apis });
    const account = sandbox.accounts.find(({ api }) => api === 'EDGE');
    if (!account) throw new Error('Expected an account of the edge in the sandbox');
    edge = await TroubledUpstream.start(account.baseUrl);
    credentials = credentialsOf(account, edge.url);
    dashboard = await startDashboard(credentials);
    const authorization = `Bearer ${await dashboard.meridian.token(['hosting:read', 'hosting:write'])}`;
    await dashboard.meridian.query({ query: 'mutation { snapshotBill { snapshots { error } } }' }, { authorization });
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(async () => {
    await dashboard?.close();
    await edge?.close();
    await sandbox?.close();
  });

  async function open(path: string): Promise<Page> {
    visitor = await dashboard.visit();
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor.page;
  }

  const textOf = async (page: Page) => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');

  it('is one click away, and is not read before', async () => {
    const before = edge.calls;
    const page = await open('/statements');
    expect(edge.calls).toBe(before);
    await page
      .getByRole('link', { name: /^Compare / })
      .first()
      .click();
    await page.getByRole('region', { name: 'Lines' }).waitFor();
    await settled(page);
    const lines = page.locator('.statement-line');
    expect(await lines.count()).toBeGreaterThan(3);
    expect(await textOf(page)).toMatch(/Edge, \w+ \d{4} .* Not compared \d+ lines?/);
    await page.getByRole('combobox', { name: 'Filter the lines' }).fill('kind:plan ');
    await page.getByText(/^\d+ of \d+ lines$/).waitFor();
    expect(await lines.filter({ hasNotText: /Plan/i }).count()).toBe(0);
    const href = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    expect(href).toMatch(/\/export\/edge-comparison\.csv\?month=\d{4}-\d\d$/);
  });

  it('of an earlier month states nothing that it does not know', async () => {
    const page = await open('/statements?edge=2025-01');
    expect(await textOf(page)).toMatch(/Edge, January 2025 .*In dispute Unknown No line was compared\./);
    expect(await textOf(page)).not.toMatch(/Agreed|\$0\.00|0 lines in dispute/);
  });

  it('of what is no month is refused in words', async () => {
    const page = await open('/statements?edge=2999-01');
    expect(await textOf(page)).toMatch(/`edge=2999-01` in the address: expected a month .* Imported statements/);
  });

  it('is unknown while it cannot be read', async () => {
    // One that has read nothing before.
    const fresh = await startDashboard(credentials);
    edge.trouble = 'forbidden';
    try {
      visitor = await fresh.visit();
      await visitor.page.goto('/statements?edge=month');
      await settled(visitor.page);
      const text = await textOf(visitor.page);
      expect(text).toMatch(/Missing from these figures: .*edge/);
      expect(text).toMatch(/In dispute Unknown/);
      expect(text).not.toMatch(/Agreed|0 lines in dispute|states no subscription|\$0\.00/);
    } finally {
      edge.trouble = 'none';
      await fresh.close();
    }
  });

  it('fits a phone and a wide screen, and breaks no rule of axe-core', async () => {
    const page = await open('/statements?edge=month');
    for (const width of [1440, 1024, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, misfits: await misfits(page) }).toEqual({ width, misfits: [] });
      expect({ width, violations: await violations(page) }).toEqual({ width, violations: [] });
      if (process.env['SHOTS'] !== undefined)
        await page.screenshot({ path: `${process.env['SHOTS']}/edge-${width}.png` });
    }
  });
});
