/** What opening a page costs at the providers: the pages of the lists that it shows, each once, and nothing below objects. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Clock, systemClock } from '../../../src/base/clock.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { apis } from '../../../src/apis/index.js';
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';
import { credentialsOf } from '../../support/sandbox-credentials.js';
import { itSome, scaled, someOf } from '../../support/scale.js';
import { TroubledUpstream } from '../../support/troubled-upstream.js';

/** Of the sandbox's fleet, on a server that has read nothing: bench/README.md has this table. */
const opening: Readonly<Record<string, number>> = {
  '/': 32,
  '/costs': 29,
  '/statements': 4,
  '/findings': 32,
  '/machines': 25,
  '/names': 43,
  '/rates': 29,
  '/places': 4,
  '/alerts': 4,
  '/tokens': 4,
};

/** Ten times slower than others: on a busy machine, too, ten openings are within a minute. */
function slowClock(): Clock {
  const begun = Date.now();
  return { ...systemClock, now: () => begun + (Date.now() - begun) / 10 };
}

/** A list below one zone, server, pool or account. */
const belowOne = /^\/(?:zones|accounts|firewall|boot|reset|wol|servers)\/[^/?]+/;
/** What accounts of the edge pay; of the one whose usage is not known, the products that it uses. */
const billing =
  /^\/accounts\/[^/]+\/(?:subscriptions|billable-usage|workers|storage|r2|d1|load_balancers\/pools|images|stream)\b/;
const records = /^\/zones\/[^/]+\/dns_records\?/;

describeInBrowser('the calls of a page', () => {
  let sandbox: Sandbox;
  let ways: readonly TroubledUpstream[];
  let settings: NodeJS.ProcessEnv;
  let dashboard: Dashboard | undefined;
  beforeAll(async () => {
    sandbox = await startSandbox({ schema: await sharedGraph(), apis });
    const started = await Promise.all(
      sandbox.accounts.map(async (account) => ({ account, way: await TroubledUpstream.start(account.baseUrl) })),
    );
    ways = started.map(({ way }) => way);
    settings = Object.assign({}, ...started.map(({ account, way }) => credentialsOf(account, way.url)));
  });
  afterEach(async () => {
    await dashboard?.close();
    dashboard = undefined;
  });
  afterAll(async () => {
    for (const way of ways ?? []) await way.close();
    await sandbox?.close();
  });

  const paths = () => ways.flatMap((way) => way.paths);

  async function begin(): Promise<Dashboard> {
    for (const way of ways) way.paths.length = 0;
    return (dashboard = await startDashboard(settings, (services) => {
      const { accounts } = services.upstreams;
      return { ...services, upstreams: new Upstreams({ accounts, log: services.log, clock: slowClock() }) };
    }));
  }

  async function whole(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await settled(page);
  }

  it.each(someOf(Object.entries(opening)))(
    '%s costs its lists, each page of them once: %i calls',
    async (path, most) => {
      const { visit } = await begin();
      const { page, context } = await visit();
      await whole(page, path);
      const made = paths();
      for (const { paths: own } of ways) expect(own.filter((each, place) => own.indexOf(each) !== place)).toEqual([]);
      const below = made.filter((each) => belowOne.test(each) && !billing.test(each));
      expect(path === '/names' ? below.filter((each) => !records.test(each)) : below).toEqual([]);
      expect(made.length).toBe(most);
      // Again, within the minute for which what was read will do.
      for (let time = 0; time < scaled(9); time++) await whole(page, path);
      expect({ path, calls: paths().length }).toEqual({ path, calls: most });
      await context.close();
    },
  );

  itSome('none are made while a page is left open, however long', async () => {
    const { visit } = await begin();
    const { page, context } = await visit();
    await page.clock.install();
    for (const path of ['/', '/findings', '/machines']) {
      await whole(page, path);
      const before = paths().length;
      await page.clock.fastForward('24:00:00');
      await settled(page);
      expect({ path, more: paths().length - before }).toEqual({ path, more: 0 });
    }
    await context.close();
  });

  itSome(
    'Refresh shows its cost before, reads all anew, and from then on all is shown; what is left stands in Sources',
    async () => {
      const { visit } = await begin();
      const { page, context } = await visit();
      await whole(page, '/findings');
      const kept = page.locator('.kept');
      expect(await kept.innerText()).toMatch(/^Not read yet: \d+ lists? of (?:edge · default|\d+ accounts)\./);
      const refresh = kept.getByRole('button', { name: /^Refresh: about \d+ calls for the findings$/ });
      const estimated = Number(/about (\d+) calls/.exec(await refresh.innerText())?.[1]);
      const before = paths().length;
      await refresh.click();
      await page.getByText('Read just now.').waitFor();
      await settled(page);
      const made = paths().length - before;
      // What lists of lists hold is known once they are read.
      expect(made).toBeGreaterThan(estimated * 0.5);
      expect(made).toBeLessThan(estimated * 1.5);
      expect(await page.getByText(/not read yet/i).count()).toBe(0);
      await page.reload();
      await settled(page);
      expect(await page.getByText(/not read yet/i).count()).toBe(0);
      await whole(page, '/');
      const source = page
        .getByRole('region', { name: 'Sources' })
        .getByRole('listitem')
        .filter({ hasText: 'edge · default' });
      expect(await source.innerText()).toMatch(/A refresh takes up to \d+ calls?, [\d,]+ left/);
      await context.close();
    },
  );
});
