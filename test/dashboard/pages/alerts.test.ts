/** Alert rules: made, tested and removed by those who may, with what became of what was sent. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Alerts } from '../../../src/server/alerts/alerts.js';
import { contextOfToken } from '../../../src/server/own-context.js';
import { type Receiver, startReceiver } from '../../server/alerts/receiver.js';
import { makeRules } from '../../server/alerts/senders.js';
import { violations } from '../../support/axe.js';
import { type Visitor, describeInBrowser, visit } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';
import { misfits } from '../../support/layout.js';
import { alertsConfig } from '../../server/alerts/alerts-config.js';

describeInBrowser('the alert rules', () => {
  let receiver: Receiver;
  let dashboard: Dashboard;
  let visitor: Visitor;
  beforeAll(async () => {
    receiver = await startReceiver();
    dashboard = await startDashboard({}, (services) => {
      const alerts = new Alerts({
        ...services,
        config: alertsConfig(),
        contextOf: (token) => contextOfToken(services, token),
        connector: { ca: receiver.ca, resolve: receiver.resolve },
      });
      return { ...services, alerts };
    });
    dashboard.meridian.services.alerts.start();
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(async () => {
    await dashboard?.close();
    await receiver?.close();
  });

  it('are made, tested and removed, and tell how each delivery ended', async () => {
    receiver.reply = (_, response) => response.writeHead(503).end();
    visitor = await dashboard.visit({}, ['alerts', 'hosting:read']);
    const { page } = visitor;
    await page.goto('/alerts');
    await settled(page);
    await page.getByText('No alert rules').waitFor();
    await page.getByRole('button', { name: 'New rule' }).click();
    const dialog = page.getByRole('dialog', { name: 'New alert rule' });
    await dialog.getByRole('button', { name: 'Create the rule' }).click();
    await dialog.getByText('Enter a name of 1 to 100 characters.').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Name').fill('Production');
    await dialog.getByLabel('URL').fill('http://alerts.example.com/');
    await dialog.getByRole('button', { name: 'Create the rule' }).click();
    // The reason of the server stands at its field, which has the focus.
    await dialog.getByText(/^Expected an address that starts with https:\/\//).waitFor();
    await dialog.getByLabel('URL').and(page.locator(':focus')).waitFor();
    await dialog.getByLabel('URL').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Create the rule' }).click();
    const made = page.getByRole('dialog', { name: 'Rule Production created' });
    await made.getByText(/^whsec_/).waitFor();
    await made.getByRole('button', { name: 'Done' }).click();
    const rule = page.getByRole('listitem').filter({ hasText: 'Production' });
    await rule.getByText('Nothing sent yet.').waitFor();
    await rule.getByRole('button', { name: 'Send a test of Production' }).click();
    await rule.getByText(/^The test: failed: the receiver did not accept it \(status 503, [\d,]+ ms\)\.$/).waitFor();
    const row = rule.getByRole('row').filter({ hasText: 'a test' });
    expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      /failed a test the receiver did not accept it status 503, [\d,]+ ms/,
    );
    for (const width of [1600, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, misfits: await misfits(page) }).toEqual({ width, misfits: [] });
    }
    expect(await violations(page)).toEqual([]);
    await rule.getByRole('button', { name: 'Remove… Production' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the rule' }).click();
    await page.getByText('No alert rules').waitFor();
  });

  it('have examples while there are none, each of which opens the form filled in', async () => {
    visitor = await dashboard.visit({}, ['alerts', 'hosting:read']);
    const { page } = visitor;
    await page.goto('/alerts');
    await settled(page);
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Add…/ }) });
    expect(await rows.getByRole('heading').allInnerTexts()).toEqual([
      'Budget passed',
      'Certificate expires',
      'Cost change',
      'Month closed',
    ]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect({ colorScheme, found: await violations(page) }).toEqual({ colorScheme, found: [] });
    }
    for (const width of [390, 320, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, misfits: await misfits(page) }).toEqual({ width, misfits: [] });
    }
    await page.getByRole('button', { name: 'Add… Month closed' }).click();
    const dialog = page.getByRole('dialog', { name: 'New alert rule' });
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Month closed');
    await dialog.getByLabel('URL').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Create the rule' }).click();
    await page.getByRole('dialog', { name: 'Rule Month closed created' }).getByRole('button', { name: 'Done' }).click();
    const rule = page.getByRole('listitem').filter({ hasText: 'Month closed' });
    await rule.getByText('A report on each closed month, by webhook to').waitFor();
    expect(await rows.count()).toBe(0);
    // Another rule begins empty.
    await page.getByRole('button', { name: 'New rule' }).click();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const [made] = await dashboard.meridian.services.alerts.list();
    expect(made).toMatchObject({ name: 'Month closed', kind: 'MONTH_CLOSED' });
    await dashboard.meridian.services.alerts.delete(made?.id ?? '');
  });

  it('that cannot be read are not said to be none', async () => {
    visitor = await dashboard.visit({}, ['hosting:read']);
    const { page } = visitor;
    const { alerts } = dashboard.meridian.services;
    const list = alerts.list.bind(alerts);
    alerts.list = () => Promise.reject(new Error('away'));
    await page.goto('/alerts');
    await page.getByText('Unknown.').waitFor();
    expect(await page.getByText('No alert rules').count()).toBe(0);
    alerts.list = list;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No alert rules').waitFor();
  });

  it('are made by none who may not read hosting', async () => {
    visitor = await dashboard.visit({}, ['alerts', 'rates']);
    const { page } = visitor;
    await page.goto('/alerts');
    await page.getByText('sign in with a token that also has the scope hosting:read').waitFor();
    await page.getByRole('heading', { name: 'Budget passed' }).waitFor();
    expect(await page.getByRole('button', { name: /New rule|Add…/ }).count()).toBe(0);
  });

  it('are neither made nor tested without the scope alerts, and it says which command makes such a token', async () => {
    const { services, token } = dashboard.meridian;
    const former = await token(['hosting:read']);
    const given = { tokenId: former.slice(4, 16), name: 'Former' };
    const [rule] = await makeRules(services.store, receiver.url, 1, given);
    visitor = await visit(dashboard.browser, dashboard.meridian.url, { token: former });
    const { page } = visitor;
    await page.goto('/alerts');
    await page.getByText('sign in with a token that also has the scope alerts').waitFor();
    await page.getByText('--scope alerts --scope hosting:read').waitFor();
    const item = page.getByRole('listitem').filter({ hasText: 'Former' });
    await item.getByRole('button', { name: 'Remove… Former' }).waitFor();
    expect(await page.getByRole('button', { name: /New rule|Send a test/ }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await services.alerts.delete(rule?.id ?? '');
  });
});
