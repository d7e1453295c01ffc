/** What GraphiQL's page takes from its address, and that it asks the service where its public address is. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { cpuOf, longestStretch } from '../../support/stretch.js';
import { node, output } from '../../support/run.js';
import { describeInBrowser } from '../../support/browser.js';
import { startDashboard } from '../../support/dashboard.js';
import { itSome, someOf } from '../../support/scale.js';

let meridian: Meridian;
let html: string;
let policy: string;
beforeAll(async () => {
  meridian = await startMeridian({ BASE_URL: 'http://meridian.test/sub' });
  const response = await fetch(`${meridian.url}/graphql?query=a`, { headers: { accept: 'text/html' } });
  policy = response.headers.get('content-security-policy') ?? '';
  html = await response.text();
});
afterAll(() => meridian.close());

interface Opened {
  readonly options: Readonly<Record<string, unknown>>;
  /** What the address becomes. */
  readonly address: string;
}

/** Runs what the page runs before GraphiQL itself, with the tabs that the browser still has from before. */
function open(search: string, tabs: unknown = null): Opened {
  const [, options] =
    /YogaGraphiQL\.renderYogaGraphiQL\([^]{0,100}?'#root'\),\s*(\{ \.\.\.[^]*?\)\(\) \}),\s*\);/.exec(html) ?? [];
  let address = `http://meridian.test/sub/graphql${search}`;
  const globals = {
    URL,
    JSON,
    location: { href: address },
    history: { replaceState: (_state: unknown, _title: string, to: URL) => (address = to.href) },
    localStorage: { getItem: (name: string) => (name === 'graphiql:tabState' ? JSON.stringify(tabs) : null) },
  };
  const found: unknown = runInNewContext(`(${options})`, globals);
  return { options: found as Opened['options'], address };
}

const search = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;

describe('the page of GraphiQL', () => {
  itSome('asks below the path of the public address', () => {
    expect(open('').options['endpoint']).toBe('/sub/graphql');
  });

  itSome('runs just the scripts that its policy names', () => {
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(script).toContain('renderYogaGraphiQL(');
  });

  itSome('shows the variables of a link, and leaves to the address what it keeps up to date', () => {
    const query = 'query A($a: Int) { a }';
    const { options, address } = open(search({ query, variables: '{"a":1}', operationName: 'A' }));
    expect(options['variables']).toBe('{\n  "a": 1\n}');
    expect(address).toBe(`http://meridian.test/sub/graphql${search({ query })}`);
  });

  itSome('shows variables that cannot be read as they came', () => {
    expect(open(search({ query: 'a', variables: '{"a' })).options['variables']).toBe('{"a');
  });

  it.each(someOf(['{}', 'null', '']))('shows no variables where there are none: %j', (variables) => {
    expect(open(search({ query: 'a', variables })).options['variables']).toBe('');
  });

  itSome('gives a query the variables of its own tab when it is loaded again, and never those of another', () => {
    const tabs = {
      activeTabIndex: 1,
      tabs: [
        { query: 'a', variables: '1' },
        { query: 'b', variables: '2' },
      ],
    };
    expect(open(search({ query: 'b' }), tabs).options['variables']).toBe('2');
    expect(open(search({ query: 'c' }), tabs).options['variables']).toBe('');
    for (const broken of [null, {}, [], { activeTabIndex: 9, tabs: [] }]) {
      expect(open(search({ query: 'b' }), broken).options['variables']).toBe('');
    }
  });

  itSome('leaves everything to the tabs that are open where the address asks nothing', () => {
    const { options, address } = open('');
    expect(options).not.toHaveProperty('variables');
    expect(address).toBe('http://meridian.test/sub/graphql');
  });

  itSome('is sent once to a browser that keeps it', async () => {
    const first = await fetch(`${meridian.url}/graphql`, { headers: { accept: 'text/html' } });
    await first.arrayBuffer();
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${meridian.url}/graphql`, { headers: { accept: 'text/html', 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each(['br', 'gzip', 'identity'])('comes in the encoding that is accepted: %s', async (encoding) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    const response = await fetch(`${meridian.url}/graphql`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(response.headers.get('content-security-policy')).toBe(policy);
    expect((await response.text()) === html).toBe(true);
  });

  itSome('leaves others their turn while many are sent', async () => {
    const readers = join(import.meta.dirname, '../../support/page-readers.mjs');
    const readMany = () => output(node, [readers, `${meridian.url}/graphql`, '100']);
    // What keeps the loop does so each time; the collector comes now and then.
    let share = 1;
    for (let time = 0; time < 4; time += 1) {
      let longest = 0;
      const all = await cpuOf(async () => (longest = await longestStretch(readMany)));
      share = Math.min(share, longest / all);
    }
    expect(share).toBeLessThan(1 / 8);
  });

  itSome('may have an address with a query of 8,000 characters, each of them escaped', async () => {
    const headers = { accept: 'text/html', cookie: `meridian=${'x'.repeat(80)}` };
    const response = await fetch(`${meridian.url}/graphql?query=${encodeURIComponent('{\n'.repeat(4000))}`, {
      headers,
    });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
  });
});

describeInBrowser('GraphiQL in a browser', () => {
  itSome('shows the results of a subscription as they come', async () => {
    const dashboard = await startDashboard();
    const { page, faults } = await dashboard.visit();
    const query = 'subscription { ratesPublished(base: "EUR", codes: ["USD"]) { date base } }';
    await page.goto(`/graphql${search({ query })}`);
    const streams: string[] = [];
    page.on('response', (response) => streams.push(response.headers()['content-type'] ?? ''));
    await page.locator('.graphiql-execute-button').click();
    await page.locator('.graphiql-response').getByText('ratesPublished').waitFor();
    expect(streams).toContain('text/event-stream; charset=utf-8');
    expect(faults).toEqual([]);
    await dashboard.close();
  });
});
