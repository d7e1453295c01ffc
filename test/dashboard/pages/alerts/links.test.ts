/** Links of alerts open the page with what the alert is about. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { alertKind } from '../../../../src/server/alerts/kinds/index.js';
import { type HoldingAlert, emptyCondition } from '../../../../src/server/alerts/kinds/kind.js';
import { sentAlert } from '../../../../src/server/alerts/message.js';
import { keyIn, pagePath } from '../../../../src/server/alerts/page-path.js';
import type { AlertCondition } from '../../../../src/server/alerts/rules/rule.js';
import { contextOfToken } from '../../../../src/server/own-context.js';
import { type Visitor, describeInBrowser } from '../../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../../support/dashboard.js';

describeInBrowser('a link of an alert', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  /** What a rule of that kind watches for in the sandbox. */
  async function alertsOf(kind: string, condition: Partial<AlertCondition> = {}): Promise<readonly HoldingAlert[]> {
    const { services } = dashboard.meridian;
    const token = await services.tokens.byId((await dashboard.meridian.token(['hosting:read'])).slice(4, 16));
    const definition = alertKind(kind);
    if (!token || !definition) throw new Error(`Expected a token and the kind ${kind}`);
    const evaluating = { context: contextOfToken(services, token), schema: services.schema, now: Date.now() };
    const narrowed = { ...emptyCondition, ...definition.usual, ...condition };
    return (await definition.evaluate(evaluating, narrowed)).alerts;
  }

  async function open(alert: Pick<HoldingAlert, 'path'>): Promise<Page> {
    visitor = await dashboard.visit();
    const whole = { id: '', title: '', text: '', account: null, since: '', ...alert };
    const { url } = sentAlert(whole, dashboard.meridian.services.config.baseUrl);
    await visitor.page.goto(url ?? 'none');
    await settled(visitor.page);
    return visitor.page;
  }

  const some = (alerts: readonly HoldingAlert[], isMeant: (alert: HoldingAlert) => boolean = () => true) => {
    const alert = alerts.find(isMeant);
    if (!alert) throw new Error('Expected an alert');
    return alert;
  };
  const subjectOf = ({ title }: HoldingAlert) => title.slice(title.indexOf(': ') + 2);

  it('about a finding opens that one', async () => {
    const findings = await alertsOf('NEW_FINDING', { minSeverity: null });
    const kinds = new Set(findings.map(({ title }) => title.split(':')[0]));
    expect(kinds.size).toBeGreaterThan(3);
    const alert = some(findings, ({ title }) => title.includes('VOLUME_UNATTACHED'));
    const page = await open(alert);
    await page.getByLabel('The finding').getByText(subjectOf(alert)).first().waitFor();
  });

  it('about traffic opens the server', async () => {
    const server = some(await alertsOf('TRAFFIC', { percent: 1 }));
    const page = await open(server);
    await page.getByLabel(subjectOf(server), { exact: true }).getByRole('heading').first().waitFor();
  });

  it('about a load balancer, whose traffic the sandbox does not have, opens its costs', async () => {
    const authorization = `Bearer ${await dashboard.meridian.token(['hosting:read'])}`;
    const query = '{ cloud { loadBalancers(first: 1) { nodes { number name } } } }';
    const { body } = await dashboard.meridian.query({ query }, { authorization });
    const { cloud } = body.data as { cloud: { loadBalancers: { nodes: { number: string; name: string }[] } } };
    const [balancer] = cloud.loadBalancers.nodes;
    if (!balancer) throw new Error('Expected a load balancer');
    await dashboard.meridian.query(
      { query: 'mutation { snapshotBill { snapshots { day } } }' },
      { authorization: `Bearer ${await dashboard.meridian.token(['hosting:read', 'hosting:write'])}` },
    );
    const id = keyIn({ api: 'CLOUD', name: 'sandbox' }, 'loadBalancer', balancer.number);
    const page = await open({ path: pagePath('costs', { by: 'resource', q: `id:${id}` }) });
    await page.getByRole('rowheader', { name: balancer.name }).first().waitFor();
  });

  it('about a certificate opens its finding, or the zone', async () => {
    const alerts = await alertsOf('CERTIFICATE_EXPIRES', { days: 365 });
    const found = some(alerts, ({ path }) => path?.startsWith('/findings') === true);
    const page = await open(found);
    await page.getByLabel('The finding').getByText(subjectOf(found)).first().waitFor();
    await visitor.context.close();
    const ofZone = some(alerts, ({ path }) => path?.startsWith('/names') === true);
    const names = await open(ofZone);
    const zone = new URLSearchParams(ofZone.path?.split('?')[1]).get('zone') ?? '';
    await names.locator('.names-zones [aria-current="true"]').getByText(zone).waitFor();
  });

  it('about a budget opens the costs, which have it', async () => {
    const authorization = `Bearer ${await dashboard.meridian.token(['hosting:read', 'hosting:write'])}`;
    for (const field of [
      'snapshotBill(maxAge: 0)',
      'setBudget(input: { name: "tiny", amount: "0.01", currency: "EUR" })',
    ]) {
      const { body } = await dashboard.meridian.query(
        { query: `mutation { ${field} { __typename } }` },
        { authorization },
      );
      expect(body.errors).toBeUndefined();
    }
    const page = await open(some(await alertsOf('BUDGET')));
    await page.getByText('tiny').first().waitFor();
  });

  it('about an account shows the sources', async () => {
    const page = await open({ path: pagePath('', {}, 'sources') });
    await page.locator('#sources').getByText('cloud').first().waitFor();
    await page.locator('#sources:focus').waitFor();
  });

  it.each([
    ['rates', 'Rates'],
    ['alerts', 'Alert rules'],
  ] as const)('to %s opens that page', async (name, title) => {
    const page = await open({ path: pagePath(name) });
    await page.getByText(title).first().waitFor();
  });
});
