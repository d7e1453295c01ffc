/**
 * The page of statements: a file is imported, or refused in words; what differs is found, and something done about it;
 * what is not known is never shown as agreed or as zero.
 *
 * @in-order
 */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { Scope } from '../../../../src/server/tokens/tokens.js';
import { violations } from '../../../support/axe.js';
import { type Visit, type Visitor, describeInBrowser } from '../../../support/browser.js';
import { everything, settled } from '../../../support/dashboard.js';
import { misfits } from '../../../support/layout.js';
import { itLong } from '../../../support/scale.js';
import { type BilledSandbox, billedSandbox, closeMonths, csvOf, rowOf } from './billed-sandbox.js';

/** Bytes, as they were sent, of the page with its scripts, styles and answers. */
const mostSent = 250_000;

const itemised = 'grouping,product,description,reference,quantity,from,until,condition,unit,external id,price,total';
/** An address is billed twice, in accounts that have none of it. */
const sample = (day: (date: number) => string) =>
  Buffer.from(
    [
      itemised,
      `Project shop,CX33 Cloud Server,web-1,Server 90000031,1.0000,${day(1)},${day(31)},,Months,90000031,,€ 4.9900`,
      `Project shop,Primary IPv4,web-1-ip,Primary IP 91000012,1.0000,${day(1)},${day(31)},,Months,91000012,,€ 0.5000`,
      `Project shop,Primary IPv4,web-1-ip,Primary IP 91000012,1.0000,${day(1)},${day(31)},,Months,91000012,,€ 0.5000`,
      `Project archive,BX21 Storage Box,backup-box,Storage Box 410022,1.0000,${day(1)},${day(31)},,Months,410022,,€ 10.9000`,
      '',
    ].join('\n'),
  );
const two = (date: number) => String(date).padStart(2, '0');
const english = sample((date) => `2026-08-${two(date)}`);
const german = sample((date) => `${two(date)}.08.2026`);
const eightColumns = Buffer.from(
  '"CX22","Server #49000011 ""web-1""\nPreis: 0,0060 €/h, max. 3,7900 €/Monat\nNutzung: 744 h\nMaximalpreis für diesen Zeitraum: 3,7900 €",2024-08-01,2024-08-31,1.0000000000,3.7900000000,3.7900,49000011\n',
);

describeInBrowser('the page of statements', () => {
  let world: BilledSandbox;
  let visitor: Visitor;
  beforeAll(async () => {
    world = await billedSandbox();
  });
  afterEach(async () => {
    world.recorded.isAway = false;
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(() => world?.recorded.dashboard.close());

  async function open(
    path: string,
    { scopes = everything, ...more }: Visit & { scopes?: Scope[] } = {},
  ): Promise<Page> {
    visitor = await world.recorded.visit(more, scopes);
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor.page;
  }

  const textOf = async (part: Locator) => (await part.innerText()).replaceAll(/\s+/g, ' ');
  const main = (page: Page) => page.getByRole('main');
  const dialog = (page: Page) => page.getByRole('dialog');
  const line = (page: Page, name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Rows and segments of ${name}` }) });

  async function choose(page: Page, buffer: Buffer, name = 'statement.csv'): Promise<void> {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  }

  /** With the accounts that its resources have. */
  async function importFile(page: Page, buffer: Buffer): Promise<void> {
    await page.getByRole('button', { name: /^Import (?:a statement|again)$/ }).click();
    await choose(page, buffer);
    await dialog(page)
      .getByRole('button', { name: /^(?:Import|Replace) the statement$/ })
      .click();
    await page.getByRole('region', { name: 'Lines' }).waitFor();
    await settled(page);
  }

  /** What the provider rightly bills, with an address twice, a server at another price, and one that never was. */
  function september(): Buffer {
    const right = world.things.map((thing) => rowOf(thing));
    const address = right.find(({ thing }) => thing === 'Primary IP');
    const [server] = right.filter(({ thing }) => thing === 'Server');
    if (!address || !server) throw new Error('Expected an address and a server');
    const ghost = rowOf({ kind: 'SERVER', name: 'ghost', id: '99999999', net: '4.99' });
    return csvOf([...right.map((row) => (row === server ? { ...row, total: '9.9900' } : row)), address, ghost]);
  }

  it('teaches at first where the file is, and sends little', async () => {
    visitor = await world.recorded.visit();
    const sent: Promise<number>[] = [];
    visitor.context.on('requestfinished', (request) =>
      sent.push(request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize)),
    );
    await visitor.page.goto('/statements');
    await settled(visitor.page);
    expect(await textOf(main(visitor.page))).toMatch(/No statements\. .* Download the file\. .* Leave it as it is\./);
    const bytes = (await Promise.all(sent)).reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(mostSent);
  });

  it('refuses a damaged file with its row and column, and stores nothing', async () => {
    const page = await open('/statements');
    await page.getByRole('button', { name: 'Import a statement' }).click();
    await choose(page, Buffer.from(english.toString().replace('€ 10.9000', '€ 1.090')));
    const alert = dialog(page).getByRole('alert');
    await alert.waitFor();
    expect(await textOf(alert)).toMatch(
      /The file was refused\. Nothing was imported\. Row 5 Column total Expected .* Found "1\.090"/,
    );
    await choose(page, Buffer.alloc(600 * 1024, 'x'), 'large.csv');
    await dialog(page).getByText('large.csv').waitFor();
    expect(await textOf(alert)).toMatch(/Expected at most 512 KiB Found 600 KiB/);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('No statements.').waitFor();
  });

  it('imports the samples: the German one takes the place of the English, and the address billed twice is found', async () => {
    const page = await open('/statements?import=yes');
    await choose(page, english);
    await dialog(page).getByText('€16.89 without tax').waitFor();
    expect(await textOf(dialog(page))).toMatch(
      /Import the statement of August 2026\?.*Rows 4.*2 groupings have no account/,
    );
    await dialog(page).getByRole('combobox', { name: 'Account of Project shop' }).fill('cloud');
    await page.getByRole('option', { name: 'cloud · sandbox' }).click();
    await dialog(page).getByText('1 grouping has no account').waitFor();
    await dialog(page).getByRole('button', { name: 'Import the statement' }).click();
    await page.getByRole('heading', { name: 'August 2026' }).waitFor();
    await settled(page);
    const twice = line(page, 'web-1-ip').filter({ hasText: 'Billed twice' });
    expect(await textOf(twice)).toMatch(/Billed twice .*0\.5000 not twice \+0\.5000/);
    // What was not compared comes after all differences.
    await page.goto(`${page.url()}&q=name:backup-box`);
    await settled(page);
    expect(await textOf(line(page, 'backup-box'))).toMatch(
      /Not compared .*account is unknown.* 10\.9000 unknown unknown/,
    );
    await page.getByRole('button', { name: 'Import again' }).click();
    await choose(page, german);
    await dialog(page).getByText('This statement is imported already.').waitFor();
    await dialog(page).getByRole('button', { name: 'Replace the statement' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All statements' }).click();
    await page.getByRole('link', { name: 'August 2026', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'August 2026', exact: true }).count()).toBe(1);
    await page.getByText('Not compared').first().waitFor();
    await importFile(page, eightColumns);
    expect(await textOf(main(page))).toMatch(/August 2024 Invoice until September 2024/);
    expect(await textOf(page.locator('.statement-figures'))).toMatch(/Difference Unknown No line was compared/);
    expect(await textOf(page.locator('.statement-figures'))).toMatch(/Invoice Unknown Made here, without tax\. /);
    expect(await textOf(page.locator('.statement-figures'))).toMatch(
      /against what is known here, not in the difference/,
    );
    expect(await textOf(main(page))).not.toMatch(/Agreed|Nothing in dispute/);
  });

  it('shows what differs, by verdict in the address, and copies the question for the provider', async () => {
    const page = await open('/statements');
    await importFile(page, september());
    const sums = page.locator('.statement-verdicts');
    expect(await textOf(sums)).toMatch(/Agreed \d+ .* Differs 1 .* Billed but unseen 1 .* Billed twice 1 /);
    expect(await page.getByRole('link', { name: 'CSV' }).getAttribute('href')).toMatch(
      /\/export\/statement\.csv\?id=[0-9a-f]{24}$/,
    );
    await sums.getByRole('button', { name: 'Billed twice' }).click();
    await page.waitForURL(/q=verdict:billed-twice/);
    expect(await page.locator('.statement-line').count()).toBe(1);
    await page.reload();
    await settled(page);
    expect(await page.locator('.statement-line').count()).toBe(1);
    await page.getByRole('button', { name: /^Rows and segments/ }).click();
    expect(await textOf(page.locator('.statement-details'))).toMatch(/On the statement Row \d+ .*On the invoice/);
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: /^Ask the provider…/ }).click();
    await dialog(page).getByRole('button', { name: 'Copy' }).click();
    await dialog(page).getByText('Copied.').waitFor();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(
      /^Your statement for 2026-09 bills the following once more for the same time\. Please credit EUR 0\.5\./,
    );
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await sums.getByRole('button', { name: 'Billed twice' }).click();
    await page.getByRole('button', { name: 'Show only these' }).click();
    await page.waitForURL(/q=disputed:yes/);
    expect(await textOf(page.locator('.statement-lines'))).not.toMatch(/Agreed/);
  });

  it('sets the price of the statement as an own one, by keys', async () => {
    const page = await open('/statements');
    await page.getByRole('link', { name: 'September 2026', exact: true }).click();
    await settled(page);
    const differing = page.locator('.statement-line').filter({ hasText: 'Differs' });
    const name = await differing.locator('.statement-name .strong').innerText();
    // By keys alone.
    await differing.getByRole('button', { name: /^Use as own price…/ }).focus();
    await page.keyboard.press('Enter');
    await dialog(page)
      .getByText(/Sets €9\.99 a month, without tax, as your own price/)
      .waitFor();
    await dialog(page).getByRole('textbox', { name: 'Tax on it, in per cent' }).fill('x');
    await dialog(page).getByRole('button', { name: 'Set the price' }).click();
    await dialog(page)
      .getByText(/^Enter digits only/)
      .waitFor();
    await dialog(page).getByRole('textbox', { name: 'Tax on it, in per cent' }).fill('19');
    const request = page.waitForRequest((one) => one.postData()?.includes('setOwnPrice') ?? false);
    await page.keyboard.press('Enter');
    expect((await request).postDataJSON()).toMatchObject({ variables: { input: { amount: '9.99', vat: '19' } } });
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText(`Done for ${name}.`).waitFor();
    expect(JSON.stringify(await world.recorded.ask('{ hosting { ownPrices { note amount { amount } } } }'))).toMatch(
      /Statement [0-9a-f]{24}, line \d+.*"9\.99"/,
    );
  });

  it('corrects a closed month, and the line then agrees', async () => {
    world.recorded.day = '2026-10-05';
    await closeMonths(world.recorded);
    const page = await open('/statements');
    await page.getByRole('link', { name: 'September 2026', exact: true }).click();
    await settled(page);
    await page.locator('.statement-verdicts').getByRole('button', { name: 'Seen but unbilled' }).click();
    const [unbilled] = await page.locator('.statement-line .statement-name .strong').allInnerTexts();
    const first = page.locator('.statement-line').first();
    expect(await textOf(first)).toMatch(/not billed .* −/);
    const before = await page.locator('.statement-line').count();
    await first.getByRole('button', { name: /^Add correction…/ }).click();
    await dialog(page)
      .getByText(/to the closed month September 2026, so that it has the amount of the statement/)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Add the correction' }).click();
    await page.getByText(`Done for ${unbilled ?? ''}.`).waitFor();
    while ((await page.locator('.statement-line').count()) === before) await page.waitForTimeout(20);
    await page.goto(page.url().replace(/q=[^&]*/, 'q=cause:corrected'));
    await settled(page);
    expect(await textOf(page.locator('.statement-line'))).toMatch(/Agreed A correction of the month covers it/);
    await page.goto('/costs?period=2026-09');
    expect(await textOf(page.locator('.costs-closed'))).toMatch(/is closed since .*seen but unbilled/);
  });

  it('stands beside its month, with what the invoice lacks, and prints all of it', async () => {
    const page = await open('/costs?period=2026-09');
    await page.getByRole('link', { name: 'See what its statement says' }).waitFor();
    const beside = page.getByRole('region', { name: 'The statement of September 2026' });
    await beside.locator('tfoot').waitFor();
    expect(await textOf(beside)).toMatch(/lines in dispute\. 1 line only on the statement\./);
    await beside.getByRole('button', { name: 'Lines of Servers' }).click();
    expect(await textOf(beside)).toMatch(
      /ghost Servers, 99999999, cloud · sandbox Billed but unseen not on it 4\.9900 \+4\.9900/,
    );
    // Two groups of these would fit on two sheets.
    const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(4);
    await page.emulateMedia({ media: 'print' });
    while ((await beside.locator('.statement-line').count()) <= world.things.length) await page.waitForTimeout(20);
    const display = "getComputedStyle(document.querySelector('.statement-beside thead')).display";
    expect(await page.evaluate(display)).toBe('table-header-group');
    await page.emulateMedia({ media: 'screen' });
    await beside.getByRole('link', { name: 'Open the statement' }).click();
    await page.getByRole('heading', { name: 'September 2026' }).waitFor();
    // No snapshot is of this one, and what goes on has no statement.
    await page.goto('/costs?period=2026-07');
    await settled(page);
    await page.getByRole('link', { name: 'Import its statement' }).click();
    await dialog(page).getByRole('button', { name: 'Choose a file' }).waitFor();
    await page.goto('/costs');
    await settled(page);
    expect(await page.locator('.statement-beside').count()).toBe(0);
  });

  it('whose store is away is unknown, and nothing of it agreed', async () => {
    const page = await open('/statements');
    await page.getByRole('link', { name: 'September 2026', exact: true }).waitFor();
    world.recorded.isAway = true;
    await page.reload();
    await page.getByText('Unknown').first().waitFor();
    await settled(page);
    expect(await textOf(main(page))).not.toMatch(/Nothing in dispute|[+−]?€0\.00/);
    await page.getByRole('link', { name: 'September 2026', exact: true }).click();
    await page.getByText('The store does not answer.').waitFor();
    expect(await textOf(main(page))).toMatch(/Unknown\./);
    expect(await textOf(main(page))).not.toMatch(/Agreed|0\.00/);
    world.recorded.isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Lines' }).waitFor();
  });

  it('keeps the chosen file while its session ends, and imports it after signing in', async () => {
    const { services } = world.recorded.dashboard.meridian;
    const { token, id } = await signedIn(services, everything);
    visitor = await world.recorded.visit({ token }, null);
    const { page } = visitor;
    await page.goto('/statements?import=yes');
    await settled(page);
    await choose(
      page,
      csvOf([
        rowOf(
          { kind: 'SERVER', name: 'late', id: '88888888', net: '4.99' },
          { from: '2026-07-01', until: '2026-07-31' },
        ),
      ]),
    );
    await dialog(page).getByRole('button', { name: 'Import the statement' }).waitFor();
    await services.tokens.deactivate(id);
    await dialog(page).getByRole('button', { name: 'Import the statement' }).click();
    await page.getByLabel('Token', { exact: true }).fill((await signedIn(services, everything)).token);
    await page.keyboard.press('Enter');
    await page.getByText('Not sent: your session had ended. Check the form and send it again.').waitFor();
    await dialog(page).getByRole('button', { name: 'Import the statement' }).click();
    await page.getByRole('heading', { name: 'July 2026' }).waitFor();
  });

  it('that is deleted in another tab says so, and leads back', async () => {
    const page = await open('/statements');
    await page.getByRole('link', { name: 'July 2026' }).click();
    await page.getByRole('region', { name: 'Lines' }).waitFor();
    const other = await visitor.context.newPage();
    await other.goto('/statements');
    await other.getByRole('button', { name: 'Delete… July 2026' }).click();
    const confirm = other.getByRole('alertdialog', { name: 'Delete the statement of July 2026?' });
    await confirm.getByText(/Own prices and corrections that came from it stay/).waitFor();
    await confirm.getByRole('button', { name: 'Delete the statement' }).click();
    await other.getByRole('link', { name: 'July 2026' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'This statement is not here' }).waitFor();
    await page.getByRole('link', { name: 'See all statements' }).click();
    await page.getByRole('link', { name: 'September 2026', exact: true }).waitFor();
  });

  it('is read by those who may not write: they see what could be done, and import nothing', async () => {
    const page = await open('/statements', { scopes: ['hosting:read'] });
    await page.getByText('A token with hosting:write can import statements.').waitFor();
    expect(await page.getByRole('button', { name: /Import|Delete/ }).count()).toBe(0);
    await page.goto('/statements?import=yes');
    await page.getByRole('link', { name: 'September 2026', exact: true }).waitFor();
    expect(await dialog(page).count()).toBe(0);
  });

  it('of 2,000 lines is read in pages, found by its filter, and printed to its end', async () => {
    const rows = Array.from({ length: 2_000 }, (_, place) =>
      rowOf(
        { kind: 'SERVER', name: `srv-${place}`, id: String(70_000_000 + place), net: String(1 + place / 100) },
        { from: '2026-06-01', until: '2026-06-30' },
      ),
    );
    const page = await open('/statements?import=yes');
    await choose(page, csvOf(rows));
    await dialog(page).getByRole('combobox', { name: 'Account of Project shop' }).fill('cloud');
    await page.getByRole('option', { name: 'cloud · sandbox' }).click();
    await dialog(page).getByRole('button', { name: 'Import the statement' }).click();
    const lines = page.getByRole('region', { name: 'Lines' });
    await lines.getByText('2,000 lines', { exact: true }).waitFor();
    expect(await lines.locator('.statement-line').count()).toBe(100);
    await lines.getByRole('button', { name: 'Show 500 more' }).click();
    expect(await lines.locator('.statement-line').count()).toBe(600);
    await lines.getByRole('combobox', { name: /^Filter/ }).fill('name:srv-7');
    await page.keyboard.press('Enter');
    await lines.getByText('111 of 2,000 lines').waitFor();
    await page.goto(page.url().replace(/&q=[^&]*/, ''));
    await lines.getByText('2,000 lines', { exact: true }).waitFor();
    const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(40);
    await lines.getByText('1,900 are not shown.').waitFor();
  });

  it.each([
    ['hi-IN', /€[\d,]+\.\d\d/],
    ['ar', /[\d٠-٩]/],
  ])('is written as %s does, and fits', async (locale, digits) => {
    visitor = await world.recorded.visit({ locale, width: 1024, height: 800 });
    const { page } = visitor;
    await page.goto('/statements');
    await settled(page);
    await page.locator('.statement-list tbody a').filter({ hasText: /[^]/ }).first().click();
    await page.getByRole('region', { name: 'Lines' }).waitFor();
    expect(await textOf(page.locator('.statement-figures'))).toMatch(digits);
    expect(await page.locator('.statement-name bdi').count()).toBeGreaterThan(10);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  itLong('fits wide screens and phones, and breaks no rule of axe-core, its dialogs neither', async () => {
    const page = await open('/statements');
    const one = (await page.getByRole('link', { name: 'September 2026', exact: true }).getAttribute('href')) ?? '';
    const steps: readonly (readonly [path: string, reach?: () => Promise<unknown>])[] = [
      ['/statements'],
      ['/statements?import=yes', () => choose(page, Buffer.from('x'))],
      ['/statements?import=yes', () => choose(page, german)],
      [one, () => page.locator('.statement-twist').first().click()],
      [
        `${one}&q=disputed:yes`,
        () =>
          page
            .getByRole('button', { name: /^Ask the provider…/ })
            .first()
            .click(),
      ],
      ['/statements', () => page.getByRole('button', { name: /^Delete… Sep/ }).click()],
      ['/costs?period=2026-09', () => page.getByRole('button', { name: /^Lines of Servers/ }).click()],
    ];
    for (const [path, reach] of steps) {
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.goto(path);
      await settled(page);
      await reach?.();
      if (path.includes('import')) await dialog(page).locator('[role="alert"], .pairs').first().waitFor();
      for (const width of [1440, 1024, 640, 360]) {
        await page.setViewportSize({ width, height: width < 640 ? 800 : 1000 });
        expect({ path, width, misfits: await misfits(page) }).toEqual({ path, width, misfits: [] });
        expect({ path, width, violations: await violations(page) }).toEqual({ path, width, violations: [] });
        await page.emulateMedia({ colorScheme: 'dark' });
        expect({ path, width, dark: await violations(page, { colours: true }) }).toEqual({ path, width, dark: [] });
        await page.emulateMedia({ colorScheme: 'light' });
      }
    }
  });
});

async function signedIn(services: BilledSandbox['recorded']['dashboard']['meridian']['services'], scopes: Scope[]) {
  const { token } = await services.tokens.create({ name: 'Accountant', scopes });
  return { token, id: token.split('_')[1] ?? '' };
}
