/** The main ways through the dashboard once more, in Firefox. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { everything } from '../support/dashboard.js';
import {
  type FirefoxDashboard,
  type FirefoxVisitor,
  describeInFirefox,
  startFirefoxDashboard,
} from '../support/firefox.js';
import { misfits } from '../support/layout.js';
import { until } from '../support/until.js';

const button = (word: string, within = '') => `${within} button::-p-text(${word})`;
const row = (grid: string, word: string) => `[role="grid"][aria-label="${grid}"] [role="row"]::-p-text(${word})`;
const side = '[data-side]';
// What is shown of a deed afterwards has the same role.
const alertDialog = '[role="alertdialog"]:not(.toast)';
const phone = { width: 390, height: 844 };
const wide = { width: 1600, height: 1000 };

describeInFirefox('the dashboard in Firefox', () => {
  let dashboard: FirefoxDashboard;
  let visitor: FirefoxVisitor;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startFirefoxDashboard();
    visitor = await dashboard.visit();
    page = visitor.page;
    await page.goto(dashboard.meridian.url);
    await page.locator('::-p-aria(Token)').fill(await dashboard.meridian.token(everything));
    await click(button('Sign in'));
    await seen('.hero-amount::-p-text(₹)');
  });
  afterEach(() => expect(visitor.faults).toEqual([]));
  afterAll(() => dashboard?.close());

  const click = (selector: string) => page.locator(selector).click();
  const seen = async (selector: string) => void (await page.waitForSelector(selector, { visible: true }));
  const gone = async (selector: string) => void (await page.waitForSelector(selector, { hidden: true }));
  const press = async (...keys: Parameters<Page['keyboard']['press']>[0][]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  async function open(path: string): Promise<void> {
    await page.goto(`${dashboard.meridian.url}${path}`);
    await page.waitForFunction(isSettled);
  }

  it('keeps who is signed in over a reload, where no script can read it', async () => {
    await page.reload();
    await seen('.hero-amount::-p-text(₹)');
    expect(await page.evaluate('document.cookie + JSON.stringify({ ...localStorage })')).not.toContain('mrd_');
  });

  it('changes the currency of every amount', async () => {
    await open('/');
    await click('[data-key-c]');
    await page.locator('input[placeholder="Code or name"]').fill('usd');
    await click('[role="option"]::-p-text(US Dollar)');
    await seen('.hero-amount::-p-text($)');
    for (const path of ['Findings', 'Machines']) {
      await click(`nav a::-p-text(${path})`);
      await page.waitForFunction(isSettled);
      await page.waitForFunction(`document.querySelector('main').innerText.includes('$')`);
      expect(await page.evaluate(`document.querySelector('main').innerText`)).not.toContain('₹');
    }
  });

  it('filters machines and ends one that is off, whose names then lead to nobody', async () => {
    await open('/machines');
    await press('/');
    await page.keyboard.type('status:off ');
    await seen('main ::-p-text(2 of 75 machines)');
    await press('Escape');
    await click(row('machines', 'ci-2'));
    await seen(`${side}[aria-label="ci-2"]`);
    await press('e');
    await seen(button('Keep it', alertDialog));
    await press('Escape');
    await gone(alertDialog);
    await press('e');
    await page.locator(`${alertDialog} input`).fill('ci-2');
    await click(button('Delete ci-2', alertDialog));
    await seen(`${alertDialog} ::-p-text(ci-2 is gone.)`);
    await press('Escape');
    await gone(alertDialog);
    await gone(row('machines', 'ci-2'));

    await open('/names');
    await press('/');
    await page.keyboard.type('state:nobody ');
    await press('Escape');
    await click(row('names', 'was server ci-2'));
    await seen(`${side} ::-p-text(Where it leads)`);
    await press('Escape');
    await gone(side);
  });

  it('makes a token, and deactivates it', async () => {
    await open('/tokens');
    await click(button('New token'));
    await page.locator('[role="dialog"] input[placeholder="What it is for"]').fill('Kiosk');
    await click(button('Create the token', '[role="dialog"]'));
    const text = await page
      .locator('[role="dialog"] ::-p-text(mrd_)')
      .map((shown) => shown.textContent)
      .wait();
    const authorization = `Bearer ${/mrd_\w{12}_[\w-]{43}/.exec(text ?? '')?.[0]}`;
    const status = async () =>
      (await fetch(`${dashboard.meridian.url}/api/v1/USD`, { headers: { authorization } })).status;
    expect(await status()).toBe(200);
    await click(button('Done', '[role="dialog"]'));
    await gone('[role="dialog"]');
    await click('::-p-aria([role="button"][name="Deactivate Kiosk"])');
    await click(button('Deactivate Kiosk', alertDialog));
    await gone(alertDialog);
    await seen(`${row('Tokens', 'deactivated')}`);
    expect(await status()).toBe(401);
  });

  it('fits a wide screen and a phone with each page', async () => {
    for (const path of ['/', '/costs', '/findings', '/machines', '/names', '/rates', '/places', '/alerts', '/tokens']) {
      await open(path);
      for (const screen of [phone, wide]) {
        await page.setViewport(screen);
        expect({ path, screen, misfits: await misfits(page) }).toEqual({ path, screen, misfits: [] });
      }
    }
  });

  it('takes the machines away as a file', async () => {
    await open('/machines');
    await click(button('CSV'));
    const file = join(visitor.downloads, 'machines.csv');
    await until(() => existsSync(file) && statSync(file).size > 0);
    const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(head).toMatch(/INR/);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('opens the query of a figure in GraphiQL, which is answered there', async () => {
    const opened = visitor.context.waitForTarget((target) => target.url().includes('/graphql?query='));
    await open('/');
    await click('.hero-rate [data-query]');
    const graphiql = await (await opened).page();
    if (graphiql === null) throw new Error('Expected a page of GraphiQL');
    graphiql.setDefaultTimeout(120_000);
    await graphiql.locator('.graphiql-execute-button').click();
    await graphiql.locator('.graphiql-response ::-p-text(bill)').wait();
  });
});

const isSettled = `[...document.querySelectorAll('main:not(:has([aria-busy="true"], .skeleton)) > *')]
  .some((part) => part.checkVisibility())`;
