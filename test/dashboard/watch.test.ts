import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { violations } from '../support/axe.js';
import { type Visitor, describeInBrowser } from '../support/browser.js';
import { type Dashboard, startDashboard } from '../support/dashboard.js';
import { until } from '../support/until.js';
import { itSome, someOf } from '../support/scale.js';

describeInBrowser('what watches the pages in a browser', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.close());
  beforeEach(async () => {
    visitor = await dashboard.visit();
    await visitor.page.goto('/');
  });
  afterEach(() => visitor.context.close());

  async function fault(script: string): Promise<string> {
    await visitor.page.evaluate(`{ ${script} }`);
    await until(() => visitor.faults.length > 0);
    return visitor.faults.join('\n');
  }

  it.each(
    someOf([
      ['a style within the page', "document.body.append(document.createElement('style'))", 'style-src'],
      ['a style of an element', "document.body.setAttribute('style', 'top: 0')", 'style-src'],
      [
        'a script of elsewhere',
        "document.body.append(Object.assign(document.createElement('script'), { src: '//x.example/x.js' }))",
        'script-src',
      ],
      ['a question to another host', "void fetch('http://127.0.0.1:9/').catch(() => {})", 'connect-src'],
      ['an error that nobody catches', "setTimeout(() => { throw new Error('uncaught') })", 'error: uncaught'],
      ['a promise that nobody catches', "void Promise.reject(new Error('rejected'))", 'error: rejected'],
      ['what the page complains of', "console.error('complaint')", 'console: complaint'],
    ]),
  )('reports %s', async (_name, script, expected) => {
    expect(await fault(script)).toContain(expected);
  });

  itSome('reports which requests were refused', async () => {
    await visitor.page.evaluate("fetch('/nowhere')");
    await until(() => visitor.refused.length > 0);
    expect(visitor.refused).toEqual(['GET /nowhere 404']);
    expect(visitor.faults).toEqual([]);
  });

  itSome('reports what a screen reader cannot name, under the policy of the page', async () => {
    await visitor.page.evaluate("document.body.append(document.createElement('button'))");
    expect((await violations(visitor.page)).join('\n')).toMatch(/^button-name: /m);
    expect(visitor.faults).toEqual([]);
  });
});
