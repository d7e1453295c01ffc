/** Findings that are new, and those that are silenced: apart from the others, with why, until when and by whom. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Scope } from '../../../../src/server/tokens/tokens.js';
import { findingRecords } from '../../../../src/server/daily/finding-records.js';
import { violations } from '../../../support/axe.js';
import { type Visitor, describeInBrowser } from '../../../support/browser.js';
import { everything, settled } from '../../../support/dashboard.js';
import { misfits } from '../../../support/layout.js';
import { type RecordedBill, recordedBill } from '../../../support/recorded-bill.js';

describeInBrowser('findings that are new or silenced', () => {
  let recorded: RecordedBill;
  let visitor: Visitor;
  beforeAll(async () => {
    recorded = await recordedBill('2026-11-26');
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(() => recorded?.dashboard.close());

  async function open(path: string, scopes: Scope[] = everything): Promise<Page> {
    visitor = await recorded.visit({}, scopes);
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor.page;
  }
  const grid = (page: Page) => page.getByRole('grid', { name: 'Findings' });
  const textOf = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  const kind = '/findings?kind=SERVER_OFF';

  it('those that were never recorded are not taken for new, and are counted', async () => {
    const page = await open('/findings');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('new since a week ago');
    await settled(page);
    const text = await textOf(page);
    expect(text).toMatch(/First seen since 19 Nov 2026, in UTC\. [\d,]+ findings were never recorded and may be new/);
    expect(text).not.toMatch(/Every rule was checked/);
    expect(new URL(page.url()).searchParams.get('new')).toBe('week');
  });

  it('what was recorded is new for as long as that is chosen', async () => {
    const { services } = recorded.dashboard.meridian;
    const [cloud] = services.upstreams.accounts.filter(({ api }) => api === 'CLOUD');
    if (!cloud) throw new Error('Expected an account of the cloud');
    recorded.day = '2026-11-10';
    await findingRecords(services)?.run(cloud, recorded.day, new AbortController().signal);
    recorded.day = '2026-11-26';
    const page = await open(`${kind}&new=month`);
    await grid(page).getByText('worker-3').waitFor();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('new since a week ago');
    await grid(page).getByText('worker-3').waitFor({ state: 'detached' });
    await settled(page);
    // The other accounts were partly read.
    await page.getByText('Findings unknown').waitFor();
    expect(await textOf(page)).not.toMatch(/Every rule was checked/);
  });

  it('a silenced one stands apart with why, until when and by whom, and comes back', async () => {
    const page = await open(kind);
    await grid(page).getByText('worker-3').click();
    const side = page.getByRole('complementary');
    await side.getByRole('button', { name: 'Silence… worker-3' }).click();
    const dialog = page.getByRole('dialog', { name: 'Silence worker-3?' });
    await dialog.getByRole('button', { name: 'Silence it' }).click();
    await dialog.getByText('Enter why, in 1 to 500 characters.').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill('Back in March');
    const day = dialog.getByRole('group', { name: 'Last day, in UTC' });
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type('25112026');
    await dialog.getByRole('button', { name: 'Silence it' }).click();
    await dialog.getByText('Choose today or a later day.').waitFor();
    // A part of a date is not taken for none.
    await day.getByRole('spinbutton').last().click();
    await page.keyboard.press('Backspace');
    for (let digit = 0; digit < 4; digit++) await page.keyboard.press('Backspace');
    await dialog.getByRole('button', { name: 'Silence it' }).click();
    await dialog.getByText('Complete the date, or clear it.').waitFor();
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type('31122026');
    await dialog.getByRole('button', { name: 'Silence it' }).click();
    await grid(page).getByText('worker-3').waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: '1 silenced' }).check({ force: true });
    const heading = grid(page).getByRole('button', { name: /^Silenced/ });
    await heading.waitFor();
    const row = grid(page).getByRole('row').filter({ hasText: 'worker-3' });
    await row.getByText(/Servers that are off and billed/).waitFor();
    await row.getByText(/silenced until 1 Jan 2027, 00:00 by the token \w+: Back in March/).waitFor();
    await grid(page).getByText('worker-3').click();
    const shown = (await page.getByRole('complementary').innerText()).replaceAll(/\s+/g, ' ');
    expect(shown).toContain(
      'Silenced Why Back in March Until 1 Jan 2027, 00:00, or its cause changes By the token you are signed in with',
    );
    for (const width of [1600, 390]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await misfits(page)).toEqual([]);
    }
    await visitor.context.close();
    const reader = await open(`${kind}&silenced=shown`, ['hosting:read']);
    await grid(reader).getByText('worker-3').click();
    expect(
      await reader
        .getByRole('complementary')
        .getByRole('button', { name: /silence/i })
        .count(),
    ).toBe(0);
    expect(await reader.getByRole('complementary').innerText()).toMatch(/By\s+the token \w+/);
    await visitor.context.close();
    const writer = await open(`${kind}&silenced=shown`);
    await grid(writer).getByText('worker-3').click();
    await writer.getByRole('button', { name: 'End the silence of worker-3' }).click();
    await writer.getByRole('button', { name: 'Silence… worker-3' }).waitFor();
    expect(
      await grid(writer)
        .getByRole('button', { name: /^Silenced/ })
        .count(),
    ).toBe(0);
  });
});
