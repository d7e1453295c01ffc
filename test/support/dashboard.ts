/** A whole Meridian at an address of its own and a browser beside it, for a file of tests. */
import type { Browser, Page } from 'playwright-core';
import type { Services } from '../../src/server/services.js';
import type { Scope } from '../../src/server/tokens/tokens.js';
import { type Visit, type Visitor, openBrowser, visit } from './browser.js';
import { type Meridian, startMeridianAtItsUrl } from './meridian.js';

export interface Dashboard {
  readonly meridian: Meridian;
  readonly browser: Browser;
  /** Signed in with a token of these scopes, of all by default; null: signed in with none. */
  visit(asked?: Visit, scopes?: Scope[] | null): Promise<Visitor>;
  close(): Promise<void>;
}

export const everything: Scope[] = ['rates', 'hosting:read', 'hosting:write', 'admin'];

/** Nothing is read that the page does not ask for. */
const quiet = { BACKGROUND_READING: 'off' };

export async function startDashboard(
  env: NodeJS.ProcessEnv = {},
  changed?: (services: Services) => Services | Promise<Services>,
): Promise<Dashboard> {
  const [meridian, browser] = await Promise.all([startMeridianAtItsUrl({ ...quiet, ...env }, changed), openBrowser()]);
  return {
    meridian,
    browser,
    async visit(asked = {}, scopes = everything) {
      const token = scopes === null ? null : await meridian.token(scopes);
      return visit(browser, meridian.url, { ...asked, ...(token !== null && { token }) });
    },
    async close() {
      await browser.close();
      await meridian.close();
    },
  };
}

/** Ends when a page is there and waits for no answer. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main:not(:has([aria-busy="true"], .skeleton)) > *').filter({ visible: true }).first().waitFor();
}

/**
 * The operations that a page sends from now on, or its mutations alone. Left out is the mutation that starts the reading
 * in the background: a page sends it three seconds after it was opened, whatever the reader does.
 */
export function operationsOf(page: Page, type: 'any' | 'mutation' = 'any'): readonly string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const text = request.postData() ?? '';
    if (!request.url().endsWith('/graphql') || text.includes('mutation StartBackgroundReading')) return;
    if (type === 'any' || /"query":"(?:\\n|\s)*mutation\b/.test(text)) operations.push(text);
  });
  return operations;
}
