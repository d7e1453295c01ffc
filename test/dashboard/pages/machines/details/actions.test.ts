/** What runs on a machine is shown as it goes on, by one stream for all tabs. */
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { cloud } from '../../../../../src/apis/cloud/api.js';
import { noHooks } from '../../../../../src/sandbox/world/hooks.js';
import { type Sandbox, startSandbox } from '../../../../../src/sandbox/sandbox.js';
import { sharedGraph } from '../../../../support/shared/graph.js';
import { describeInBrowser } from '../../../../support/browser.js';
import { type Dashboard, everything, settled, startDashboard } from '../../../../support/dashboard.js';
import { itSome } from '../../../../support/scale.js';

describeInBrowser('the actions of a machine', () => {
  let dashboard: Dashboard;
  let sandbox: Sandbox;
  beforeAll(async () => {
    const hooks = () => ({ ...noHooks, timing: () => ({ milliseconds: 6_000, error: null }) });
    sandbox = await startSandbox({ schema: await sharedGraph(), apis: [cloud], hooks });
    const [account] = sandbox.accounts;
    dashboard = await startDashboard({ CLOUD_TOKEN: account?.credential, CLOUD_BASE_URL: account?.baseUrl });
  });
  afterAll(async () => {
    await dashboard?.close();
    await sandbox?.close();
  });

  itSome('come by one stream in two tabs, and are read again once they have ended', async () => {
    const { meridian } = dashboard;
    const headers = { authorization: `Bearer ${await meridian.token(everything)}` };
    const { body } = await meridian.query(
      { query: '{ cloud { servers(first: 1) { nodes { id number } } } }' },
      headers,
    );
    const [, id = '', number = ''] = /"id":"([^"]+)","number":"?(\d+)/.exec(JSON.stringify(body)) ?? [];
    const { page, context, faults } = await dashboard.visit();
    const other = await context.newPage();
    let [open, mostOpen, reads] = [0, 0, 0];
    for (const tab of [page, other]) {
      const isStream = (request: Request) => request.postData()?.includes('actionProgress') ?? false;
      tab.on('request', (request) => {
        if (isStream(request)) mostOpen = Math.max(mostOpen, (open += 1));
        if (request.postData()?.includes('query MachinesActions')) reads += 1;
      });
      const ended = (request: Request) => void (open -= Number(isStream(request)));
      tab.on('requestfinished', ended);
      tab.on('requestfailed', ended);
    }
    await meridian.query({ query: `mutation { rebootCloudServer(id: "${id}") { action { id } } }` }, headers);
    const actionIn = async (tab: Page) => {
      await tab.goto(`/machines?open=cloud:default:${number}`);
      await settled(tab);
      return tab.getByRole('region', { name: 'Reboot server' });
    };
    const shown = [await actionIn(page), await actionIn(other)];
    for (const action of shown) await action.getByText('Done').waitFor();
    expect(mostOpen).toBe(1);
    // As it is opened, and once it has ended; polled, it would be read all the time.
    expect(reads).toBeLessThanOrEqual(8);
    expect(faults).toEqual([]);
    await context.close();
  });
});
