/**
 * Costs for Prometheus: what the store keeps, with its age, without a call; unknown is absent.
 *
 * @in-order
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import type { Clock } from '../../../../src/base/clock.js';
import { recordFindings } from '../../../../src/hosting/findings/record/record-findings.js';
import { Upstreams } from '../../../../src/rest/transport/upstreams.js';
import { costMetrics } from '../../../../src/server/metrics/costs/cost-metrics.js';
import { withinBound } from '../../../../src/server/metrics/costs/series.js';
import { ownContext } from '../../../../src/server/own-context.js';
import type { Scope } from '../../../../src/server/tokens/tokens.js';
import { fleet, server } from '../../../hosting/bill/fleet.js';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { Scrape } from '../../../support/prometheus.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';

const hour = 3_600_000;
const morning = Date.parse('2026-11-16T06:00:00Z');
let now = morning;
const clock: Clock = { now: () => now, sleep: () => Promise.resolve() };

const volume = (id: number, size: number) => ({
  id,
  name: `data-${id}`,
  status: 'available',
  server: null,
  size,
  labels: {},
  created: '2026-01-01T00:00:00+00:00',
  location: { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.4, longitude: 12.3 },
});
const unpriced = server(3, { server_type: { id: 99, name: 'odd' } });
const collections = { servers: [server(1), server(2, { status: 'off' })], volumes: [volume(1, 10)] };
const certificate = {
  id: 7,
  name: 'web',
  type: 'uploaded',
  certificate: null,
  created: '2026-01-01T00:00:00+00:00',
  not_valid_before: '2026-01-01T00:00:00+00:00',
  not_valid_after: '2026-12-16T08:00:00+00:00',
  domain_names: ['example.com'],
  fingerprint: null,
  status: null,
  labels: {},
  used_by: [],
};
const lists = { certificates: [certificate], firewalls: [], zones: [], networks: [], ssh_keys: [] };

let upstream: ScriptedUpstream;
let meridian: Meridian;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(fleet({ ...collections, ...lists }));
  const env = {
    CLOUD_ACCOUNTS: 'prod=one,new=two',
    CLOUD_BASE_URL: upstream.url,
    SANDBOX: 'off',
    METRICS_PORT: '9',
    METRICS_COSTS: 'on',
  };
  meridian = await startMeridian(env, (loaded) => {
    const { upstreams, log } = loaded;
    return {
      ...loaded,
      upstreams: new Upstreams({ accounts: upstreams.accounts, log, clock, retryPolicy: { retries: 0 } }),
    };
  });
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

async function mutate(
  field: string,
  scopes: Scope[] = ['hosting:read', 'hosting:write'],
): Promise<Record<string, unknown>> {
  const authorization = `Bearer ${await meridian.token(scopes)}`;
  const { body } = await meridian.query({ query: `mutation { ${field} }` }, { authorization });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data ?? {};
}

const snapshot = (account: string) =>
  mutate('snapshotBill(maxAge: 0) { __typename }', [`hosting:read@cloud:${account}`, `hosting:write@cloud:${account}`]);

/** By a reading of its own. */
async function scraped(): Promise<Scrape> {
  const registry = new Registry();
  costMetrics(registry, { services: meridian.services });
  for (;;) {
    const scrape = new Scrape(await registry.metrics());
    if (scrape.samples.some(({ name }) => name === 'meridian_findings_unread_kinds')) return scrape;
  }
}

const prod = { api: 'cloud', account: 'prod' };
const labelled = (scrape: Scrape, metric: string) =>
  Object.fromEntries(
    (scrape.families.get(metric)?.samples ?? []).map(({ labels, value }) => [Object.values(labels).join(' '), value]),
  );

it('says nothing of costs before anything was read, and makes no call', async () => {
  const before = upstream.asked.length;
  const scrape = await scraped();
  expect(upstream.asked.length).toBe(before);
  for (const metric of ['monthly_net', 'month_spent_net', 'month_forecast_gross', 'read_timestamp_seconds'])
    expect(labelled(scrape, `meridian_cost_${metric}`)).toEqual({});
  expect(labelled(scrape, 'meridian_findings')).toEqual({});
  expect(labelled(scrape, 'meridian_cost_unread_days')).toEqual({ 'cloud prod': 16, 'cloud new': 16 });
});

it('says what a month costs by kind, and the month so far and at its end as the invoice does', async () => {
  await snapshot('prod');
  now += 2 * hour;
  const before = upstream.asked.length;
  const scrape = await scraped();
  expect(upstream.asked.length).toBe(before);
  expect(labelled(scrape, 'meridian_cost_monthly_net')).toEqual({
    'cloud prod server EUR': 7.58,
    'cloud prod volume EUR': 0.44,
  });
  expect(labelled(scrape, 'meridian_cost_monthly_gross')).toEqual({
    'cloud prod server EUR': 9.02,
    'cloud prod volume EUR': 0.524,
  });
  const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
  const query = `{ hosting { invoice(currency: "EUR") { net { amount } gross { amount } }
    billForecast(currency: "EUR") { total { net { amount } } } } }`;
  const { body } = await meridian.query({ query }, { authorization });
  const { invoice, billForecast } = body.data?.['hosting'] as {
    invoice: { net: { amount: string }; gross: { amount: string } };
    billForecast: { total: { net: { amount: string } } };
  };
  const rounded = ({ amount }: { amount: string }) => Number(Number(amount).toFixed(4));
  expect(labelled(scrape, 'meridian_cost_month_spent_net')).toEqual({ 'cloud prod EUR': rounded(invoice.net) });
  expect(labelled(scrape, 'meridian_cost_month_spent_gross')).toEqual({ 'cloud prod EUR': rounded(invoice.gross) });
  expect(labelled(scrape, 'meridian_cost_month_forecast_net')).toEqual({
    'cloud prod EUR': rounded(billForecast.total.net),
  });
  expect(labelled(scrape, 'meridian_cost_read_timestamp_seconds')).toEqual({ 'cloud prod': morning / 1000 });
});

it('counts lines without a known cost, which are in no amount', async () => {
  upstream.script = fleet({ ...collections, ...lists, servers: [unpriced] });
  await snapshot('prod');
  const scrape = await scraped();
  expect(labelled(scrape, 'meridian_cost_monthly_net')).toEqual({ 'cloud prod volume EUR': 0.44 });
  expect(labelled(scrape, 'meridian_cost_unknown_lines')).toEqual({ 'cloud prod': 1 });
  expect(scrape.value('meridian_cost_month_unknown_lines', prod)).toBe(1);
  expect(scrape.value('meridian_cost_unread_lists', prod)).toBe(0);
});

it('leaves out what the last reading could not read, and counts it', async () => {
  upstream.script = fleet({ ...collections, ...lists });
  await snapshot('prod');
  now += 24 * hour;
  const all = fleet({ ...collections, ...lists });
  upstream.script = (asked) =>
    asked.path === '/volumes'
      ? { status: 503, body: { error: { code: 'unavailable', message: 'later' } } }
      : all(asked);
  await snapshot('prod');
  const scrape = await scraped();
  expect(labelled(scrape, 'meridian_cost_monthly_net')).toEqual({ 'cloud prod server EUR': 7.58 });
  expect(scrape.value('meridian_cost_unread_lists', prod)).toBe(1);
  expect(scrape.value('meridian_cost_unknown_lines', prod)).toBe(1);
});

it('says how much of a budget is spent, and when the last of its accounts was read', async () => {
  upstream.script = fleet({ ...collections, ...lists });
  await snapshot('prod');
  const set = (name: string, account: string) =>
    mutate(
      `setBudget(input: { name: "${name}", amount: "10", currency: "EUR", filter: { accounts: ["${account}"] } }) { budget { id spentPercent } }`,
    );
  const { setBudget } = (await set('tiny', 'prod')) as { setBudget: { budget: { id: string; spentPercent: string } } };
  await set('unread', 'new');
  const { id, spentPercent } = setBudget.budget;
  const scrape = await scraped();
  const spent = labelled(scrape, 'meridian_budget_spent_ratio');
  expect(spent).toEqual({ [`${id} tiny`]: expect.closeTo(Number(spentPercent) / 100, 6) });
  expect(scrape.value('meridian_budget_forecast_ratio', { id })).toBeGreaterThan(Number(spentPercent) / 100);
  expect(labelled(scrape, 'meridian_budget_read_timestamp_seconds')).toEqual({ [`${id} tiny`]: now / 1000 });
});

it('counts findings by severity and days of certificates once they were looked for, without what is silenced', async () => {
  const { services } = meridian;
  const [account] = services.upstreams.accounts;
  if (!account) throw new Error('Expected an account');
  const record = async () => {
    const { schema } = services;
    await recordFindings({ context: () => ownContext(services), schema }, account);
  };
  await record();
  const scrape = await scraped();
  const counts = labelled(scrape, 'meridian_findings');
  expect(counts['cloud prod medium']).toBeGreaterThan(0);
  expect(scrape.value('meridian_findings_unread_kinds', prod)).toBe(0);
  expect(counts['cloud prod critical']).toBe(0);
  expect(labelled(scrape, 'meridian_findings_read_timestamp_seconds')).toEqual({ 'cloud prod': now / 1000 });
  const [left] = scrape.families.get('meridian_certificate_days_left')?.samples ?? [];
  expect(left).toMatchObject({
    labels: { ...prod, certificate: 'web' },
    value: Math.floor(((Date.parse(certificate.not_valid_after) - now) / (24 * hour)) * 100) / 100,
  });
  expect(labelled(scrape, 'meridian_certificates_read_timestamp_seconds')).toEqual({ 'cloud prod': now / 1000 });
  // A silence counts from the next record on.
  const [found] = (await services.hosting.lastingFindings.records.of([account]))[0]?.open.values() ?? [];
  if (!found) throw new Error('Expected a finding');
  await mutate(`silenceFinding(id: "${found.id}", input: { reason: "known" }) { __typename }`);
  now += 24 * hour;
  await record();
  const severity = found.severity.toLowerCase();
  const after = labelled(await scraped(), 'meridian_findings');
  expect(after[`cloud prod ${severity}`]).toBe((counts[`cloud prod ${severity}`] ?? NaN) - 1);
});

it('shows 500 series at most and counts the others', () => {
  const series = Array.from({ length: 600 }, (_, n) => ({
    metric: n < 550 ? ('meridian_cost_monthly_net' as const) : ('meridian_cost_month_spent_net' as const),
    labels: { api: 'cloud', account: `a${n}`, kind: 'server', currency: 'EUR' },
    value: 600 - n,
  }));
  const { shown, leftOut } = withinBound(series);
  expect(shown.slice(0, 50).every(({ metric }) => metric === 'meridian_cost_month_spent_net')).toBe(true);
  const count = [...leftOut.values()].reduce((sum, each) => sum + each, 0);
  expect(shown.length + count).toBe(600);
  expect(shown.length).toBeLessThan(500);
  expect([...leftOut.keys()]).toEqual(['meridian_cost_monthly_net']);
});

it('says nothing without the setting', async () => {
  const registry = new Registry();
  const { services } = meridian;
  costMetrics(registry, { services: { ...services, config: { ...services.config, metrics: null } } });
  expect(await registry.metrics()).toBe('\n');
});
