/** Unknown is not zero, nothing is missing before it was looked for, and what is read is said as it is. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { systemClock } from '../../src/base/clock.js';
import { Upstreams } from '../../src/rest/transport/upstreams.js';
import { noHooks, type CallState } from '../../src/sandbox/world/hooks.js';
import { apis } from '../../src/apis/index.js';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.js';
import { type Visitor, describeInBrowser, openBrowser, visit } from '../support/browser.js';
import { everything, settled } from '../support/dashboard.js';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { freePort } from '../support/process.js';
import { credentialsOf } from '../support/sandbox-credentials.js';
import { sharedGraph } from '../support/shared/graph.js';
import { TroubledUpstream } from '../support/troubled-upstream.js';

describeInBrowser('a page', () => {
  let sandbox: Sandbox;
  let browser: Browser;
  let cloud: TroubledUpstream;
  let storage: TroubledUpstream;
  let meridian: Meridian;
  let visitor: Visitor;
  /** Milliseconds by which the server's clock has moved on. */
  let later = 0;
  beforeAll(async () => {
    const hooks = () => ({ ...noHooks, before: (state: CallState) => state.refill() });
    sandbox = await startSandbox({ schema: await sharedGraph(), apis, hooks });
    browser = await openBrowser();
    const start = (wanted: string) =>
      TroubledUpstream.start(sandbox.accounts.find(({ api }) => api === wanted)?.baseUrl ?? '');
    [cloud, storage] = [await start('CLOUD'), await start('STORAGE')];
  });
  afterEach(async () => {
    storage.trouble = 'none';
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
    await meridian.close();
  });
  afterAll(async () => {
    await cloud?.close();
    await storage?.close();
    await browser?.close();
    await sandbox?.close();
  });

  async function begin(): Promise<Page> {
    later = 0;
    const port = String(await freePort());
    const credentials = sandbox.accounts.map((account) =>
      credentialsOf(account, { CLOUD: cloud, STORAGE: storage }[account.api]?.url ?? account.baseUrl),
    );
    const settings = Object.assign({ PORT: port, BASE_URL: `http://127.0.0.1:${port}` }, ...credentials);
    meridian = await startMeridian(settings, (services) => {
      const { accounts } = services.upstreams;
      const retryPolicy = { timeout: 10_000, deadline: 20_000, retries: 0, rest: 1 };
      const clock = { ...systemClock, now: () => Date.now() + later };
      return { ...services, upstreams: new Upstreams({ accounts, log: services.log, retryPolicy, clock }) };
    });
    visitor = await visit(browser, meridian.url, { token: await meridian.token(everything) });
    return visitor.page;
  }

  it('whose map has machines without a known price alone says of no place that it costs nothing', async () => {
    cloud.trouble = 'closed';
    storage.trouble = 'closed';
    const page = await begin();
    await page.goto('/');
    await settled(page);
    const where = page.getByRole('region', { name: 'Where' });
    const said = [
      await where.innerText(),
      ...(await where.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))),
    ].join('\n');
    expect(said).toMatch(/unknown/);
    expect(said).not.toMatch(/₹0(?![\d.]*[1-9])/);
  });

  it.each(['/tokens', '/alerts', '/costs'])('%s says which sources can be read now, not an hour ago', async (path) => {
    cloud.trouble = 'none';
    const page = await begin();
    await page.goto('/');
    await page.getByText('4 of 4 sources read').waitFor();
    cloud.trouble = 'closed';
    // Longer than what was read counts as new, and shorter than an hour.
    later = 600_000;
    await page.goto(path);
    await page.getByText('3 of 4 sources read').waitFor();
  });

  it('whose palette is still looking does not say that nothing has the text', async () => {
    cloud.trouble = 'none';
    const page = await begin();
    await page.goto('/');
    await settled(page);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let ask = (): void => undefined;
    const asked = new Promise<void>((resolve) => (ask = resolve));
    await page.route('**/graphql', async (route) => {
      if (/find\(text/.test(route.request().postData() ?? '')) {
        ask();
        await held;
      }
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    const said: string[] = [];
    await page.exposeBinding('noteWords', (_source, text: unknown) => void said.push(String(text)));
    await palette.evaluate((element) => {
      const note = () => Reflect.get(window, 'noteWords')(element.textContent);
      new MutationObserver(note).observe(element, { childList: true, subtree: true, characterData: true });
    });
    await palette.getByRole('searchbox').fill('zzqxv');
    await palette.getByText('Searching', { exact: true }).waitFor();
    await asked;
    const early = said.filter((text) => text.includes('Nothing'));
    answer();
    await palette.getByText(/^Nothing .*zzqxv/).waitFor();
    expect(early).toEqual([]);
  });

  it('follows the link to the sources to where they are', async () => {
    cloud.trouble = 'none';
    const page = await begin();
    await page.setViewportSize({ width: 1300, height: 500 });
    await page.goto('/tokens');
    await page.getByRole('link', { name: /sources read/ }).click();
    await settled(page);
    const sources = page.locator('#sources');
    await sources.waitFor();
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('#sources')?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return top >= 0 && bottom <= window.innerHeight;
    });
  });
});
