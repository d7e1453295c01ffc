/** A real browser, Debian's Chromium, at the pages of a started Meridian, and what those pages do that they should not. */
import type * as Playwright from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium as installed } from './optional/browsers.js';
import { packageIn } from './optional/packages.js';

/** Of one person: cookies, theme and width are its own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What breaks the policy of the page, ends a script, or reaches for another host. */
  readonly faults: readonly string[];
  /** Requests that were refused or failed, as `POST /session 401`. */
  readonly refused: readonly string[];
}

export interface Visit {
  /** Signed in with it, by the cookie that the server makes. */
  readonly token?: string;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** Whose words, digits and direction of writing the browser prefers. */
  readonly locale?: string;
  readonly timeZone?: string;
}

const playwright = packageIn('scripts/packages/browsers', 'playwright-core');
const both = installed.and(playwright);

export function describeInBrowser(title: string, tests: () => void): void {
  both.describe(title, tests);
}

export async function openBrowser(): Promise<Browser> {
  const { default: driver }: { default: typeof Playwright } = await import(playwright.get());
  // Its own sandbox needs what root in a container has not, and shared memory is small there.
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage'];
  return driver.chromium.launch({ executablePath: installed.get(), args });
}

export async function visit(browser: Browser, url: string, asked: Visit = {}): Promise<Visitor> {
  const { token, width = 1600, height = 1000, theme = 'light', locale = 'en-GB', timeZone = 'UTC' } = asked;
  const options: BrowserContextOptions = {
    baseURL: url,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale,
    timezoneId: timeZone,
    hasTouch: width < 640,
  };
  const context = await browser.newContext(options);
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(120_000);
  if (token !== undefined) await signIn(context, url, token);
  const faults: string[] = [];
  const refused: string[] = [];
  await context.exposeBinding('reportFault', (_source, text: unknown) => faults.push(String(text)));
  await context.addInitScript(listenForViolations);
  await context.addInitScript(namesOfFunctions);
  context.on('console', (message) => {
    // The browser itself writes of refused requests, which are reported apart.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== url && !['data:', 'blob:'].includes(protocol)) faults.push(`asks ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    refused.push(`${response.request().method()} ${new URL(response.url()).pathname} ${response.status()}`);
  });
  return { page: await context.newPage(), context, faults, refused };
}

/** As the page does it, so that the cookie is the server's own. */
async function signIn(context: BrowserContext, url: string, token: string): Promise<void> {
  const response = await context.request.post('/session', { data: { token }, headers: { origin: url } });
  if (!response.ok()) throw new Error(`Signing in was answered with ${response.status()}: ${await response.text()}`);
}

const listenForViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  reportFault('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sample));`;

/** Functions that are given to a page are compiled as tests are: they call this where they name a function. */
export const namesOfFunctions = 'globalThis.__name = (value) => value;';
