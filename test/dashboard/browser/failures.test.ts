/** What each page says while sources fail: nothing false, and what is missing by its name. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { Upstreams } from '../../../src/rest/upstreams.js';
import { noHooks, type State } from '../../../src/sandbox/hooks.js';
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox.js';
import { buildGraph } from '../../../src/schema.js';
import { describeInBrowser, openBrowser, visit } from '../../support/browser.js';
import { everything, settled } from '../../support/dashboard.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { freePort } from '../../support/process.js';
import { type Trouble, TroubledUpstream } from '../../support/troubled-upstream.js';

const apis = ['CLOUD', 'DEDICATED', 'EDGE', 'STORAGE'] as const;
type Api = (typeof apis)[number];

const pages = ['/', '/bill', '/findings', '/machines', '/names'] as const;
type Path = (typeof pages)[number];

/** Which accounts the figures of a page are made of. */
const madeOf: Readonly<Record<Path, readonly Api[]>> = {
  '/': apis,
  '/bill': apis,
  '/findings': apis,
  '/machines': ['CLOUD', 'DEDICATED', 'STORAGE'],
  '/names': ['EDGE'],
};

/** True of a sandbox that answers; said of one that does not, each is false. */
const falsehoods: Readonly<Record<Path, readonly RegExp[]>> = {
  '/': [/₹0\.00/, /\b0 machines/, /No findings/, /\b0 at nobody/, /\b0 findings/, /4 of 4 sources/],
  '/bill': [/Nothing is billed/, /has anything that costs/, /₹0\.00/, /\b0 of 0 items/, /4 of 4 sources/],
  '/findings': [/No findings/, /Every rule was asked/, /₹0\.00/, /4 of 4 sources/],
  '/machines': [/No machines/, /have neither/, /\b0 machines/, /₹0\.00/, /4 of 4 sources/],
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

describeInBrowser('while sources fail', () => {
  let sandbox: Sandbox;
  let browser: Browser;
  let ways: Readonly<Record<Api, TroubledUpstream>>;
  let meridian: Meridian | undefined;
  beforeAll(async () => {
    // Its own limits are not what fails here.
    const hooks = () => ({ ...noHooks, before: (state: State) => state.refill() });
    sandbox = await startSandbox({ schema: await buildGraph(), hooks });
    browser = await openBrowser();
    const started = await Promise.all(
      sandbox.accounts.map(async ({ api, baseUrl }) => [api, await TroubledUpstream.start(baseUrl)] as const),
    );
    ways = Object.fromEntries(started) as Record<Api, TroubledUpstream>;
  });
  afterEach(async () => {
    await meridian?.close();
    meridian = undefined;
  });
  afterAll(async () => {
    for (const way of Object.values(ways ?? {})) await way.close();
    await browser?.close();
    await sandbox?.close();
  });

  /** A server that has read nothing yet, which soon gives up. */
  async function started(): Promise<Meridian> {
    const port = String(await freePort());
    const settings = Object.fromEntries(
      sandbox.accounts.flatMap(({ api, credential }) => {
        const [user = '', password = ''] = credential.split(':');
        const own =
          api === 'DEDICATED'
            ? { DEDICATED_USER: user, DEDICATED_PASSWORD: password }
            : { [`${api}_TOKEN`]: credential };
        return Object.entries({ ...own, [`${api}_BASE_URL`]: ways[api].url });
      }),
    );
    return (meridian = await startMeridian(
      { PORT: port, BASE_URL: `http://127.0.0.1:${port}`, ...settings },
      (services) => {
        const { accounts } = services.upstreams;
        const patience = { timeout: 1_000, deadline: 2_000, retries: 0, rest: 1 };
        return { ...services, upstreams: new Upstreams({ accounts, log: services.log, patience }) };
      },
    ));
  }

  async function open(
    path: string,
  ): Promise<{ page: Page; text: string; faults: readonly string[]; close(): Promise<void> }> {
    const server = meridian ?? (await started());
    const visitor = await visit(browser, server.url, { token: await server.token(everything) });
    await visitor.page.goto(path);
    await settled(visitor.page);
    const parts = visitor.page.locator('main, nav.rail');
    const text = (await parts.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
    return { ...visitor, text, close: () => visitor.context.close() };
  }

  function trouble(what: Trouble, ...of: readonly Api[]): void {
    for (const api of apis) ways[api].trouble = of.includes(api) ? what : 'none';
  }

  it('tells whole amounts without a caveat while all answer', async () => {
    // First: what is refused for a while after the others stays lacking that long.
    trouble('none');
    for (const path of ['/', '/bill', '/findings', '/machines'] as const) {
      // On a busy machine a call may be late, and what it lacks is told: opened again, the page has it.
      for (let caveats = true; caveats;) {
        const { text, close } = await open(path);
        expect(text).toMatch(known);
        caveats = /at least|Not in these figures/.test(text);
        await close();
      }
    }
  });

  describe.each([
    ...apis.map((api) => ['closed', [api]] as const),
    ['forbidden', ['CLOUD']],
    ['forbidden', ['EDGE']],
    ['limited', ['EDGE']],
    ['slow', ['CLOUD']],
    ['cut', ['CLOUD']],
    ['closed', apis],
  ] as readonly (readonly [Trouble, readonly Api[]])[])('%s: %j', (what, failing) => {
    it('no page says anything false, and each what it lacks', async () => {
      trouble(what, ...failing);
      for (const path of pages) {
        const { text, faults, close } = await open(path);
        const lacking = madeOf[path].filter((api) => failing.includes(api));
        for (const falsehood of lacking.length > 0 ? falsehoods[path] : [/4 of 4 sources/]) {
          expect(`${path}: ${text}`).not.toMatch(falsehood);
        }
        for (const api of lacking) expect(`${path}: ${text}`).toContain(`${api.toLowerCase()} · default`);
        if (lacking.length === madeOf[path].length) expect(`${path}: ${text}`).toMatch(/not known/i);
        else if (lacking.length > 0) expect(`${path}: ${text}`).toMatch(/at least|not known/i);
        expect(faults).toEqual([]);
        await close();
      }
    });
  });
});
