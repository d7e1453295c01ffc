/** Debian's Firefox at the pages of a started Meridian, and what those pages do that they should not. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Puppeteer from 'puppeteer-core';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { type Meridian, startMeridianAtItsUrl } from './meridian.js';
import { firefox } from './optional/browsers.js';
import { Optional } from './optional/optional.js';
import { namesOfFunctions } from './browser.js';
import { packageIn } from './optional/packages.js';
import { isAlone } from './scale.js';

/** Of one person: cookies and downloads are its own. */
export interface FirefoxVisitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Where its downloads go. */
  readonly downloads: string;
  /** What breaks the policy of a page, ends a script, or reaches for another host. */
  readonly faults: readonly string[];
}

export interface FirefoxDashboard {
  readonly meridian: Meridian;
  /** Of nobody yet who is signed in. */
  visit(): Promise<FirefoxVisitor>;
  close(): Promise<void>;
}

const puppeteer = packageIn('scripts/packages/browsers', 'puppeteer-core');

const wanted = isAlone
  ? firefox.and(puppeteer)
  : Optional.without({ why: 'a second browser takes a minute; `npm run test:deep` has it', isAbsence: false });

export function describeInFirefox(title: string, tests: () => void): void {
  wanted.describe(title, tests);
}

export async function startFirefoxDashboard(): Promise<FirefoxDashboard> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-firefox-'));
  const [meridian, browser] = await Promise.all([startMeridianAtItsUrl(), openFirefox(folder)]);
  return {
    meridian,
    visit: () => visit(browser, meridian.url, mkdtempSync(join(folder, 'downloads-'))),
    async close() {
      await browser.close();
      await meridian.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its profile is a new one, which it loses at its end; its home is one too, as it would write to that of the reader. */
async function openFirefox(home: string): Promise<Browser> {
  const { default: driver }: { default: typeof Puppeteer } = await import(puppeteer.get());
  return driver.launch({
    browser: 'firefox',
    executablePath: firefox.get(),
    headless: true,
    // A busy machine is slow, not wrong.
    timeout: 120_000,
    protocolTimeout: 300_000,
    env: { ...process.env, HOME: home, TZ: 'UTC' },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
  });
}

async function visit(browser: Browser, url: string, downloads: string): Promise<FirefoxVisitor> {
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const faults: string[] = [];
  context.on('targetcreated', async (target) => {
    // Workers are targets too.
    const page = target.type() === 'page' ? await target.page() : null;
    if (page !== null) watch(page, url, faults);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.evaluateOnNewDocument(listenForViolations);
  await page.evaluateOnNewDocument(namesOfFunctions);
  await page.setViewport({ width: 1600, height: 1000 });
  return { page, context, downloads, faults };
}

function watch(page: Page, url: string, faults: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error instanceof Error ? error.message : String(error)}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== url && !['data:', 'blob:', 'about:'].includes(protocol)) faults.push(`asks ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`refused: ${new URL(response.url()).pathname} ${response.status()}`);
  });
}

const listenForViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  console.error('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sample));`;
