/**
 * Acts on many: what is protected stays, what single dialogs say is said of all, and a closed page says what is left.
 *
 * @in-order
 */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';

describeInBrowser('an act on many', () => {
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

  async function openAll(page: Page): Promise<Locator> {
    await page
      .getByRole('button', { name: /^Delete all \d+/ })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog', { name: /at once\?/ });
    await dialog.locator(':not([aria-busy="true"])').first().waitFor();
    return dialog;
  }

  async function numberIn(dialog: Locator): Promise<number> {
    const words = await dialog.getByText(/^Type \d+ to confirm/).innerText();
    return Number(/\d+/.exec(words)?.[0]);
  }

  async function volumes(): Promise<readonly { readonly name: string; readonly isProtected: boolean }[]> {
    const authorization = `Bearer ${await dashboard.meridian.token(['hosting:read'])}`;
    const query = '{ cloud { volumes(first: 500) { nodes { name server { id } protection { delete } } } } }';
    const { body } = await dashboard.meridian.query({ query }, { authorization });
    const { nodes } = (body.data as { cloud: { volumes: { nodes: VolumeNode[] } } }).cloud.volumes;
    return nodes
      .filter(({ server }) => server === null)
      .map(({ name, protection }) => ({ name, isProtected: protection.delete }));
  }

  interface VolumeNode {
    readonly name: string;
    readonly server: object | null;
    readonly protection: { readonly delete: boolean };
  }

  it('is told what each single dialog says: names, addresses, volumes left behind', async () => {
    const page = await arrive('/findings?kind=SERVER_OFF');
    const said: string[] = [];
    const names: number[] = [];
    for (const button of await page.getByRole('button', { name: /^Delete… / }).all()) {
      await button.click();
      const single = page.getByRole('alertdialog', { name: /^Delete server / });
      await single
        .getByText(/leads? to nothing any more/)
        .first()
        .waitFor();
      const left = single.getByRole('region', { name: 'Kept and still billed' }).getByRole('checkbox');
      if ((await single.getByText(/is detached, stays/).count()) > 0) await left.first().waitFor();
      for (const box of await left.all()) said.push((await box.locator('xpath=ancestor::label').innerText()).trim());
      const broken = await single
        .getByText(/and [\d,]+ more: each leads to nothing/)
        .first()
        .innerText();
      names.push(3 + Number(/and ([\d,]+) more/.exec(broken)?.[1]?.replace(',', '')));
      await page.keyboard.press('Escape');
      await single.waitFor({ state: 'detached' });
    }
    expect(names.length).toBeGreaterThan(1);
    expect(said.length).toBeGreaterThan(0);
    const dialog = await openAll(page);
    const all = names.reduce((sum, each) => sum + each, 0) - 3;
    await dialog.getByText(new RegExp(`and ${all} more: each leads to nothing any more`)).waitFor();
    await dialog.getByText(/primary IPs: .*its address is given up/).waitFor();
    for (const text of said) await dialog.getByText(text).waitFor();
    // A volume that is ticked is deleted as well, and counted.
    expect(await numberIn(dialog)).toBe(names.length);
    await dialog
      .getByRole('region', { name: 'Kept and still billed' })
      .getByText(said[0] ?? '')
      .click();
    expect(await numberIn(dialog)).toBe(names.length + 1);
  });

  it('leaves out what is protected until it is ticked by its name, and deletes no more than the number says', async () => {
    const before = await volumes();
    const guarded = before.filter(({ isProtected }) => isProtected).map(({ name }) => name);
    const open = before.filter(({ isProtected }) => !isProtected).map(({ name }) => name);
    expect(Math.min(guarded.length, open.length)).toBeGreaterThan(1);
    const page = await arrive('/findings?kind=VOLUME_UNATTACHED');
    const heading = page.getByRole('grid', { name: 'Findings' });
    await heading.getByText(`, ${guarded.length} protected`).waitFor();
    const dialog = await openAll(page);
    const part = dialog.getByRole('region', { name: 'Protected' });
    expect(await numberIn(dialog)).toBe(open.length);
    expect(await part.getByRole('checkbox', { checked: true }).count()).toBe(0);
    for (const name of guarded) await part.getByText(name).first().waitFor();
    const [ticked = ''] = guarded;
    await part
      .locator('label')
      .filter({ hasText: `${ticked} cloud` })
      .click();
    expect(await numberIn(dialog)).toBe(open.length + 1);
    await dialog.getByRole('textbox').fill(String(open.length + 1));
    await dialog.getByRole('button', { name: `Delete volumes, all ${open.length + 1}` }).click();
    await page.getByText(`${open.length + 1} of ${open.length + 1} done`).waitFor();
    expect((await volumes()).map(({ name }) => name).sort()).toEqual(guarded.filter((name) => name !== ticked).sort());
  });

  it('by itself on a protected thing waits for the tick as well', async () => {
    const page = await arrive('/findings?kind=VOLUME_UNATTACHED');
    await page
      .getByRole('button', { name: /^Delete… / })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog', { name: /^Delete volume/ });
    await dialog.getByText(/It is protected\. Tick it above/).waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await dialog.getByRole('region', { name: 'Protected' }).locator('label').click();
    await dialog.getByRole('textbox').waitFor();
  });

  it('warns before its page is closed, and a page that is opened then says what is gone and what is left', async () => {
    const page = await arrive('/findings?kind=PRIMARY_IP_UNASSIGNED');
    const dialog = await openAll(page);
    const all = await numberIn(dialog);
    expect(all).toBeGreaterThan(1);
    let sent = 0;
    // The first one arrives, the others break; the page is still finding out when it is closed.
    await page.route('**/graphql', async (route) => {
      const text = route.request().postData() ?? '';
      const isBroken = /deleteCloudPrimaryIp/.test(text) ? ++sent > 1 : sent === all && /FindingAgain/.test(text);
      await (isBroken ? route.abort() : route.continue());
    });
    await dialog.getByRole('textbox').fill(String(all));
    await dialog.getByRole('button', { name: /^Delete primary IPs, all/ }).click();
    await page.getByRole('alertdialog').getByText(`1 of ${all} done`).waitFor();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    const closed = page.waitForEvent('close');
    await question.accept();
    await closed;
    const other = await visitor.context.newPage();
    await other.goto('/');
    const left = other.getByRole('alertdialog', { name: /closed before these finished/ });
    await left.getByText(`Checked: 1 gone, ${all - 1} still there, 0 unknown.`).waitFor();
    await left.getByRole('button', { name: 'Close Esc' }).click();
    await left.waitFor({ state: 'detached' });
    await other.reload();
    await settled(other);
    expect(await left.count()).toBe(0);
  });
});
