/**
 * Each step that stands between a click and a loss, and what a link must not forget.
 *
 * @in-order
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, everything, operationsOf, settled, startDashboard } from '../../support/dashboard.js';

describeInBrowser('between a click and a loss', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  /** Texts of mutations that were sent. */
  let sent: readonly string[];
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
    sent = operationsOf(visitor.page, 'mutation');
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor.page;
  }

  /** Of a finding whose remedy takes a second click. */
  async function openFix(page: Page) {
    const row = page.getByRole('grid', { name: 'Findings' }).getByRole('row').filter({ hasText: 'backups-web' });
    await row
      .getByRole('button', { name: /^Close… / })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog', { name: /backups-web/ });
    await dialog.getByRole('button', { name: /^Close external access to/ }).waitFor();
    return dialog;
  }

  const reachable = '/findings?kind=STORAGE_BOX_REACHABLE_EXTERNALLY';

  it('the first click of a fix sends nothing and says what it does; the second sends it', async () => {
    const page = await arrive(reachable);
    const dialog = await openFix(page);
    await dialog.getByRole('button', { name: /^Close external access to/ }).click();
    await dialog.getByText(/cut off/).waitFor();
    const again = dialog.getByRole('button', { name: /^Yes, close external access to/ });
    await again.waitFor();
    expect(sent).toEqual([]);
    await again.click();
    await page
      .getByRole('alertdialog')
      .getByText(/is reachable only from inside/)
      .waitFor();
    expect(sent).toHaveLength(1);
  });

  it('a slip of Enter keeps things as they are', async () => {
    const page = await arrive(`${reachable}&by=amount`);
    const row = page.getByRole('grid', { name: 'Findings' }).getByRole('row').filter({ hasText: 'backups-db' });
    await row
      .getByRole('button', { name: /^Close… / })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog', { name: /backups-db/ });
    await dialog.getByRole('button', { name: /^Cancel/ }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(sent).toEqual([]);
  });

  it('one of several that a cause affects can be ended by itself, the others stay', async () => {
    const page = await arrive('/findings?kind=SERVER_WITHOUT_BACKUPS');
    const grid = page.getByRole('grid', { name: 'Findings' });
    await grid.getByText(/affects \d+/).click();
    const opened = page.getByRole('complementary');
    const one = opened.getByRole('button', { name: /^Switch on… / }).first();
    const name = /^Switch on… (.+)$/.exec((await one.getAttribute('aria-label')) ?? '')?.[1] ?? 'none';
    await one.click();
    const dialog = page.getByRole('alertdialog', { name: `Switch on backups of server ${name}?` });
    await dialog.getByRole('button', { name: `Switch on backups of ${name}`, exact: true }).click();
    await dialog.getByRole('button', { name: /^Yes, switch on/ }).click();
    await page.getByRole('alertdialog').getByText(`${name} has backups.`).waitFor();
    expect(sent).toHaveLength(1);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close Esc' }).click();
    await opened.getByRole('listitem').filter({ hasText: name }).waitFor({ state: 'detached' });
    expect(await opened.getByRole('button', { name: /^Switch on… / }).count()).toBeGreaterThan(0);
  });

  it('findings affect as many on the overview as on their page', async () => {
    const page = await arrive('/');
    const part = page.getByRole('region', { name: 'Findings' });
    const affected = /[\d,]+ things affected/.exec(await part.getByText(/things affected/).innerText())?.[0] ?? 'none';
    await part.getByRole('link', { name: /^All / }).click();
    await page.getByRole('status').getByText(affected).waitFor();
  });

  it('several at once want their number typed where they cannot come back, and send nothing before', async () => {
    const page = await arrive('/findings?kind=VOLUME_UNATTACHED');
    await page
      .getByRole('button', { name: /^Delete all \d+/ })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog', { name: /at once\?/ });
    const doIt = dialog.getByRole('button', { name: /^Delete volumes, all \d+/ });
    await doIt.waitFor();
    const number = /all (\d+)/.exec(await doIt.innerText())?.[1] ?? 'none';
    expect(await doIt.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill(String(Number(number) + 1));
    expect(await doIt.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill(number);
    expect(await doIt.isDisabled()).toBe(false);
    expect(sent).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(sent).toEqual([]);
  });

  describe('the chosen account', () => {
    it('and the currency are kept by every link to another page', async () => {
      const page = await arrive('/?of=cloud:sandbox&currency=USD');
      const hrefs = await page
        .locator('a[href^="/"]:not([target])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(20);
      for (const href of hrefs) {
        const { searchParams } = new URL(href, 'http://localhost');
        expect([href, searchParams.get('of'), searchParams.get('currency')]).toEqual([href, 'cloud:sandbox', 'USD']);
      }
    });

    it('is whose things each page shows, wherever it was come from', async () => {
      const page = await arrive('/?of=storage:sandbox');
      for (const name of ['Findings', 'Machines']) {
        await page
          .getByRole('navigation', { name: 'Pages', exact: true })
          .getByRole('link', { name, exact: true })
          .click();
        await page.getByRole('heading', { level: 1, name }).waitFor();
        await settled(page);
        const grid = await page.getByRole('main').getByRole('grid').innerText();
        expect(grid).toContain('storage');
        expect(grid).not.toMatch(/cloud|dedicated|edge/);
      }
    });
  });

  it('volumes that a server leaves behind are offered with their amounts, and deleted after it when ticked', async () => {
    const token = await dashboard.meridian.token(everything);
    const ask = async (query: string) => {
      const { body } = await dashboard.meridian.query({ query }, { authorization: `Bearer ${token}` });
      return JSON.stringify(body.data);
    };
    const server =
      /"protection":{"delete":false},"server":{"number":"(\d+)","name":"([^"]+)","protection":{"delete":false}}/.exec(
        await ask(
          '{ cloud { volumes(first: 1000) { nodes { protection { delete } server { number name protection { delete } } } } } }',
        ),
      );
    const [, id = '', name = ''] = server ?? [];
    const page = await arrive(`/machines?open=cloud:sandbox:${id}`);
    await page.getByRole('complementary', { name }).getByRole('button', { name: 'Delete…' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Delete server ${name}?` });
    const left = dialog.getByRole('region', { name: 'Kept and still billed' });
    await left.getByText(/listed under findings/).waitFor();
    const offered = left.getByRole('listitem');
    expect(await offered.first().innerText()).toMatch(/^Delete volume .+ GB: ₹[\d,]+\.\d\d a month$/);
    const ends = async () => /₹([\d,.]+)/.exec(await dialog.locator('.act-amount').first().innerText())?.[1] ?? '';
    const alone = Number((await ends()).replaceAll(',', ''));
    const volume = /₹([\d,.]+)/.exec(await offered.first().innerText())?.[1] ?? '';
    await offered.first().getByRole('checkbox').check({ force: true });
    const together = Number((await ends()).replaceAll(',', ''));
    expect(together - alone).toBeCloseTo(Number(volume.replaceAll(',', '')), 2);
    await dialog.getByText(/^All data on volume/).waitFor();
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByText('2 of 2 done').waitFor();
    expect(sent.map((text) => /deleteCloud\w+/.exec(text)?.[0])).toEqual(['deleteCloudServer', 'deleteCloudVolume']);
  });

  it('names point at nobody as often on the overview, among the names, and among the findings', async () => {
    // Who had the address is known of what was read before.
    const page = await arrive('/');
    const token = await dashboard.meridian.token(everything);
    const authorization = `Bearer ${token}`;
    const ask = (query: string) => dashboard.meridian.query({ query }, { authorization });
    const { body } = await ask('{ cloud { servers(name: "worker-3") { nodes { number } } } }');
    const id = /"number":"?(\d+)/.exec(JSON.stringify(body.data))?.[1];
    await ask(`mutation { deleteCloudServer(id: ${id}, wait: true) { action { id } } }`);
    await page.reload();
    await settled(page);
    const onOverview = await page
      .getByRole('region', { name: 'Names' })
      .getByRole('link', { name: /at nobody/ })
      .innerText();
    await page.goto('/names');
    await settled(page);
    const state = page.getByRole('main').getByRole('link', { name: /^\d+ nobody/ });
    await state.waitFor();
    const onNames = await state.innerText();
    const { body: found } = await ask(
      '{ hosting { findings(kinds: [DNS_RECORD_DANGLING], first: 1000) { nodes { resource { __typename } affected(first: 1000) { nodes { resource { __typename } } } } } } }',
    );
    // Names lead somewhere by themselves; findings are also about the hosts of MX, NS and SRV records.
    const types = [...JSON.stringify(found.data).matchAll(/"__typename":"(\w+)"/g)].map(([, type = '']) => type);
    const amongFindings = types.filter((type) => /^EdgeDns(?:A|Aaaa|Cname)Record$/.test(type)).length;
    expect(amongFindings).toBeGreaterThan(0);
    expect([onOverview, onNames].map((text) => Number.parseInt(text))).toEqual([amongFindings, amongFindings]);
  });
});
