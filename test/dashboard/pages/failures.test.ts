/** What each page says while sources fail: nothing false, and what is missing by its name. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { cuttable } from '../../server/store/cuttable.js';
import { violations } from '../../support/axe.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { noHooks, type CallState } from '../../../src/sandbox/world/hooks.js';
import { apis as allApis } from '../../../src/apis/index.js';
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Visitor, describeInBrowser, openBrowser, visit } from '../../support/browser.js';
import { everything, settled } from '../../support/dashboard.js';
import { misfits } from '../../support/layout.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { freePort } from '../../support/process.js';
import { ownRedis } from '../../support/optional/redis.js';
import { credentialsOf } from '../../support/sandbox-credentials.js';
import { isComplete, itSome, someOf } from '../../support/scale.js';
import { type Trouble, TroubledUpstream } from '../../support/troubled-upstream.js';

const apis = ['CLOUD', 'DEDICATED', 'EDGE', 'STORAGE'] as const;
type Api = (typeof apis)[number];

const pages = ['/', '/findings', '/machines', '/names'] as const;
type Path = (typeof pages)[number];

/** Which accounts the figures of a page are made of. */
const madeOf: Readonly<Record<Path, readonly Api[]>> = {
  '/': apis,
  '/findings': apis,
  '/machines': ['CLOUD', 'DEDICATED', 'STORAGE'],
  '/names': ['EDGE'],
};

/** True of a sandbox that answers; said of one that does not, each is false. */
const falsehoods: Readonly<Record<Path, readonly RegExp[]>> = {
  '/': [/₹0\.00/, /\b0 machines/, /No findings/, /\b0 at nobody/, /\b0 findings/, /4 of 4 sources/],
  '/findings': [/No findings/, /Every rule was checked/, /₹0\.00/, /\b0 risks/, /\b0 exposed/, /4 of 4 sources/],
  '/machines': [/No machines/, /have neither/, /\b0 machines/, /hand No machine/, /₹0\.00/, /4 of 4 sources/],
  '/names': [
    /No records/,
    /have no zone/,
    /No account with zones/,
    /(?<!\d)0 names? points?/,
    /\b0 nobody/,
    /4 of 4 sources/,
  ],
};

const known = /₹[\d,]+\.\d\d/;
const every = pages.flatMap((path) => falsehoods[path]);

describeInBrowser('while sources fail', () => {
  let sandbox: Sandbox;
  let browser: Browser;
  let ways: Readonly<Record<Api, TroubledUpstream>>;
  let meridian: Meridian;
  let visitor: Visitor;
  beforeAll(async () => {
    // Its own limits are not what fails here.
    const hooks = () => ({ ...noHooks, before: (state: CallState) => state.refill() });
    sandbox = await startSandbox({ schema: await sharedGraph(), apis: allApis, hooks });
    browser = await openBrowser();
    const started = await Promise.all(
      sandbox.accounts.map(async ({ api, baseUrl }) => [api, await TroubledUpstream.start(baseUrl)] as const),
    );
    ways = Object.fromEntries(started) as Record<Api, TroubledUpstream>;
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
    await meridian.close();
  });
  afterAll(async () => {
    for (const way of Object.values(ways ?? {})) await way.close();
    await browser?.close();
    await sandbox?.close();
  });

  /** A server that has read nothing yet, and a page of it. */
  async function begin(settings: NodeJS.ProcessEnv = {}, { givesUpSoon = false } = {}): Promise<Page> {
    const port = String(await freePort());
    const credentials = sandbox.accounts.map((account) => credentialsOf(account, ways[account.api as Api].url));
    meridian = await startMeridian(
      Object.assign({ PORT: port, BASE_URL: `http://127.0.0.1:${port}`, ...settings }, ...credentials),
      (services) => {
        if (!givesUpSoon) return services;
        const { accounts } = services.upstreams;
        const retryPolicy = { timeout: 1_000, deadline: 2_000, retries: 0, rest: 1 };
        return { ...services, upstreams: new Upstreams({ accounts, log: services.log, retryPolicy }) };
      },
    );
    visitor = await visit(browser, meridian.url, { token: await meridian.token(everything) });
    return visitor.page;
  }

  async function textOf(page: Page): Promise<string> {
    const parts = page.locator('main, nav.rail, .shell-strips');
    return (await parts.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
  }

  async function open(page: Page, path: string): Promise<string> {
    await page.goto(path);
    await settled(page);
    return textOf(page);
  }

  function trouble(what: Trouble, ...of: readonly Api[]): void {
    for (const api of apis) ways[api].trouble = of.includes(api) ? what : 'none';
  }

  itSome('none: what was not read yet is said to be that, and once it is, amounts are whole', async () => {
    trouble('none');
    const page = await begin();
    for (const path of ['/', '/findings', '/machines', '/names'] as const) {
      const text = await open(page, path);
      expect(`${path}: ${text}`).toMatch(/Not read yet: \d+ lists? of/);
      for (const falsehood of falsehoods[path].filter(({ source }) => !/sources|₹/.test(source))) {
        expect(`${path}: ${text}`).not.toMatch(falsehood);
      }
    }
    await page.goto('/findings');
    await page.getByRole('button', { name: /^Refresh: .* for the findings$/ }).click();
    await page.getByText('Read just now.').waitFor();
    for (const path of ['/', '/findings', '/machines'] as const) {
      await open(page, path);
      // On a busy machine a call may be late, and what it lacks is shown until it is read.
      for (const refresh of await page.getByRole('button', { name: /^Refresh: / }).all()) await refresh.click();
      await settled(page);
      const text = await textOf(page);
      expect(text).toMatch(known);
      expect(`${path}: ${text}`).not.toMatch(/at least|Not in these figures|Not read yet/);
    }
  });

  const troubles: readonly (readonly [Trouble, readonly Api[]])[] = [
    ['closed', apis],
    ...apis.map((api) => ['closed', [api]] as const),
    ['forbidden', ['CLOUD']],
    ['forbidden', ['EDGE']],
    ['limited', ['EDGE']],
    ['slow', ['CLOUD']],
    ['cut', ['CLOUD']],
  ];
  it.each(someOf(troubles))('%s: %j: no page says anything false, and each what it lacks', async (what, failing) => {
    trouble(what, ...failing);
    const page = await begin({}, { givesUpSoon: true });
    for (const path of pages) {
      const text = await open(page, path);
      const lacking = madeOf[path].filter((api) => failing.includes(api));
      for (const falsehood of lacking.length > 0 ? falsehoods[path] : [/4 of 4 sources/]) {
        expect(`${path}: ${text}`).not.toMatch(falsehood);
      }
      for (const api of lacking) expect(`${path}: ${text}`).toContain(`${api.toLowerCase()} · default`);
      // An age is of what was read.
      if (lacking.length > 0) expect(`${path}: ${text}`).not.toMatch(/\bRead (?:just now|\d)/);
      if (lacking.length === madeOf[path].length) expect(`${path}: ${text}`).toMatch(/unknown/i);
      else if (lacking.length > 0) expect(`${path}: ${text}`).toMatch(/at least|unknown/i);
      if (failing.length === apis.length && (isComplete || path === '/')) {
        expect({ path, wrong: await wrongIn(page) }).toEqual({ path, wrong: [] });
      }
    }
  });

  /** At the widths and in the themes of the pages that do not fail. */
  async function wrongIn(page: Page): Promise<string[]> {
    const wrong = await violations(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      wrong.push(...(await violations(page, { colours: true })));
    }
    for (const width of [320, 390, 800, 1024, 1600]) {
      await page.setViewportSize({ width, height: width < 640 ? 844 : 1000 });
      wrong.push(...(await misfits(page)).map((each) => `${width}: ${each}`));
    }
    return wrong;
  }

  ownRedis().it(
    'the store is away: every page says so, and nothing else',
    async (redis) => {
      const way = await cuttable(redis.port);
      trouble('none');
      const page = await begin({ STORE_URL: `redis://127.0.0.1:${way.port}` });
      expect(await open(page, '/')).toMatch(known);
      way.cut();
      // A verdict on a token is kept for half a second.
      await page.waitForTimeout(600);
      for (const path of [...pages, '/costs', '/statements']) {
        await page.goto(path);
        const message = page.getByText(/store .*does not/i).first();
        await message.waitFor();
        const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
        for (const falsehood of every) expect(`${path}: ${text}`).not.toMatch(falsehood);
      }
      await way.close();
    },
    itSome,
  );

  itSome('Meridian is away: what was read stays, what was not is unknown, and since when is shown', async () => {
    trouble('none');
    const page = await begin();
    // The script of each page comes with its first opening.
    for (const path of [...pages, '/costs']) await open(page, path);
    await page.reload();
    await settled(page);
    await visitor.context.setOffline(true);
    for (const name of ['Overview', 'Costs', 'Findings', 'Machines', 'Names']) {
      await page
        .getByRole('navigation', { name: 'Pages', exact: true })
        .getByRole('link', { name, exact: true })
        .click();
      await page.getByText(/No response since/).waitFor();
      // It is asked again and again meanwhile.
      await page
        .getByText(/unknown/i)
        .first()
        .waitFor();
      const text = await textOf(page);
      for (const falsehood of every.filter(({ source }) => !/sources/.test(source))) {
        expect(`${name}: ${text}`).not.toMatch(falsehood);
      }
    }
    await visitor.context.setOffline(false);
  });
});
