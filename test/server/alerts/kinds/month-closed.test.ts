/**
 * Reports on closed months: one for each month and set of accounts, whichever replica comes first.
 *
 * @in-order
 */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { MonthClosing } from '../../../../src/hosting/invoice/closed/close-months.js';
import { Upstreams } from '../../../../src/rest/transport/upstreams.js';
import { Alerts } from '../../../../src/server/alerts/alerts.js';
import type { Channel } from '../../../../src/server/alerts/channels/channel.js';
import { newWebhookSecret } from '../../../../src/server/alerts/channels/webhook.js';
import { emptyCondition } from '../../../../src/server/alerts/kinds/kind.js';
import type { SentAlert } from '../../../../src/server/alerts/message.js';
import type { AlertRule } from '../../../../src/server/alerts/rules/rule.js';
import { atOnce } from '../../../../src/server/alerts/schedule/schedule.js';
import { contextOfToken, ownContext } from '../../../../src/server/own-context.js';
import type { Services } from '../../../../src/server/services.js';
import type { Scope } from '../../../../src/server/tokens/tokens.js';
import { fleet, server } from '../../../hosting/bill/fleet.js';
import { cellsOf, fileOf } from '../../../hosting/statements/reading/written.js';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { alertsConfig } from '../alerts-config.js';
import { type MailServer, startMailServer } from '../mail-server.js';
import { type Receiver, startReceiver } from '../receiver.js';
import { outboxSize } from '../senders.js';

let now = 0;
let upstream: ScriptedUpstream;
let receiver: Receiver;
let mails: MailServer;
let meridian: Meridian;
let services: Services;
const replicas: Alerts[] = [];

beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  receiver = await startReceiver();
  mails = await startMailServer();
  const env = { CLOUD_ACCOUNTS: 'prod=x,test=y', CLOUD_BASE_URL: upstream.url, SANDBOX: 'off' };
  meridian = await startMeridian(env, (loaded) => {
    const { accounts } = loaded.upstreams;
    const clock = { now: () => now, sleep: () => Promise.resolve() };
    const changed: Services = { ...loaded, upstreams: new Upstreams({ accounts, log: loaded.log, clock }) };
    for (let n = 0; n < 3; n += 1)
      replicas.push(
        new Alerts({
          ...changed,
          now: () => now,
          config: alertsConfig({ smtp: mails.smtp, emailDomains: ['example.com'] }),
          publicUrl: 'https://meridian.example',
          contextOf: (token) => contextOfToken(changed, token),
          connector: { ca: receiver.ca, resolve: receiver.resolve },
          times: { look: 30, again: 30 },
        }),
      );
    const [alerts = loaded.alerts] = replicas;
    return { ...changed, alerts };
  });
  services = meridian.services;
  for (const replica of replicas) replica.start();
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await meridian.close();
  await receiver.close();
  await mails.close();
  await upstream.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  mails.mails.length = 0;
  for (const { id } of await services.alerts.list()) await services.alerts.delete(id);
});

async function mutate(field: string): Promise<void> {
  const authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  const { body } = await meridian.query({ query: `mutation { ${field} { __typename } }` }, { authorization });
  expect(body.errors).toBeUndefined();
}

/** At noon of the day the bill is read with these servers, and months that are due are closed. */
async function goTo(day: string, ...ids: readonly number[]): Promise<void> {
  now = Date.parse(`${day}T12:00:00Z`);
  upstream.script = fleet({ servers: ids.map((id) => server(id)) });
  await mutate('snapshotBill(maxAge: 0)');
  const closing = () => new MonthClosing(ownContext(services));
  for (const turn of services.upstreams.accounts)
    for (const account of await closing().accountsOf(turn))
      for (const month of await closing().due(account))
        await closing().close(account, month, new AbortController().signal);
}

interface Given {
  readonly condition?: Partial<AlertRule['condition']>;
  readonly scopes?: Scope[];
  readonly channel?: Channel;
}

async function makeRule({ condition, scopes = ['hosting:read'], channel }: Given = {}): Promise<AlertRule> {
  const token = await meridian.token(scopes);
  return services.alerts.create({
    tokenId: token.slice(4, 16),
    name: 'Months',
    kind: 'MONTH_CLOSED',
    condition: { ...emptyCondition, currency: 'EUR', ...condition },
    channel: channel ?? { kind: 'WEBHOOK', url: receiver.url, secret: newWebhookSecret() },
    schedule: { timeZone: 'UTC', quietHours: null, digest: atOnce },
  });
}

/** What the receiver got after all replicas have evaluated, seven hours later. */
async function sent(): Promise<readonly (readonly SentAlert[])[]> {
  now += 7 * 3_600_000;
  await Promise.all(replicas.map((replica) => replica.evaluate()));
  while ((await outboxSize(services.store)) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return receiver.received.splice(0).map(({ body }) => {
    const { data } = JSON.parse(body) as { data: { alerts: SentAlert[] } };
    return data.alerts;
  });
}

it('is sent once by three replicas, when the month is closed and not before', async () => {
  await goTo('2027-01-01', 1);
  await goTo('2027-02-02', 1);
  await makeRule();
  expect(await sent()).toEqual([]);
  await goTo('2027-02-04', 1);
  const [alerts, ...others] = await sent();
  expect(others).toEqual([]);
  expect(alerts).toMatchObject([
    {
      title: 'January 2027 is closed: at least 4.46 EUR with tax',
      text: expect.stringMatching(
        /^3\.\d\d EUR without tax, and 0\.\d\d EUR tax, for 1 line in 2 accounts\. Not in it: /,
      ),
      url: 'https://meridian.example/costs?period=2027-01&currency=EUR',
    },
    { title: 'January 2027 cannot be compared', text: 'Nothing of December 2026 was read before its end.' },
    { title: 'No budget for January 2027', text: 'None was in force.' },
    {
      title: 'The lines of January 2027 as CSV',
      url: 'https://meridian.example/export/invoice.csv?month=2027-01&currency=EUR',
    },
  ]);
  expect(await sent()).toEqual([]);
});

it('says why the month differs from the one before, and how budgets stood at its end', async () => {
  await goTo('2027-02-10', 1, 2);
  await mutate('setBudget(input: { name: "tight", amount: "5", currency: "EUR" })');
  await mutate('setBudget(input: { name: "wide", amount: "500", currency: "EUR", basis: NET })');
  await goTo('2027-03-01', 1, 2);
  await makeRule();
  await goTo('2027-03-04', 1, 2);
  const [alerts] = await sent();
  expect(alerts?.[1]).toMatchObject({
    title: expect.stringMatching(/^February 2027 cost \d+\.\d\d EUR more than January 2027$/),
    text: expect.stringContaining('EUR on 1 line that began'),
  });
  expect(alerts?.[2]).toMatchObject({
    title: '1 of 2 budgets passed by the end of February 2027',
    text: expect.stringMatching(
      /^tight: 1\d\d\.\d % of 5\.00 EUR since 2027-02-01; wide: [\d.]+ % of 500\.00 EUR without tax since 2027-02-01\.$/,
    ),
  });
});

it('comes late for the last closed month alone, if nothing was evaluated for months', async () => {
  await makeRule();
  await goTo('2027-05-20', 1);
  const messages = await sent();
  expect(messages.map(([first]) => first?.title)).toEqual([expect.stringMatching(/^April 2027 is closed: /)]);
});

it('is about the accounts that the token may read, and stops with its rights', async () => {
  await makeRule({ scopes: ['hosting:read@cloud:test'], condition: { accounts: ['test'] } });
  const [alerts] = await sent();
  expect(alerts?.[0]?.text).toContain('in 1 account');
  expect(alerts?.[3]?.url).toMatch(/month=2027-04&currency=EUR&accounts=test$/);
  const rule = await makeRule({ scopes: ['hosting:read@cloud:gone'] });
  expect(await sent()).toEqual([]);
  expect((await services.alerts.get(rule.id))?.stopped).toMatchObject({ reason: 'NOT_PERMITTED' });
});

it('changes nothing while the store cannot be read', async () => {
  await makeRule();
  expect(await sent()).toHaveLength(1);
  const { billHistory } = services.hosting;
  const { accounts } = billHistory;
  billHistory.accounts = () => Promise.reject(new Error('away'));
  expect(await sent()).toEqual([]);
  billHistory.accounts = accounts;
  expect(await sent()).toEqual([]);
});

it('goes by Slack and by mail', async () => {
  await makeRule({ channel: { kind: 'SLACK', url: receiver.url } });
  await makeRule({ channel: { kind: 'EMAIL', to: ['ops@example.com'] } });
  now += 7 * 3_600_000;
  await services.alerts.evaluate();
  while ((await outboxSize(services.store)) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(receiver.received.map(({ body }) => body)).toEqual([
    expect.stringMatching(/April 2027 is closed: .*<https:\/\/meridian\.example\/export\/invoice\.csv\?month=2027-04/s),
  ]);
  expect(mails.mails).toMatchObject([
    {
      subject: 'Meridian at meridian.example: 4 parts of a monthly report',
      text: expect.stringMatching(/April 2027 is closed: .*\/export\/invoice\.csv\?month=2027-04/s),
    },
  ]);
});

interface Compared {
  readonly id: string;
  readonly comparison: {
    readonly disputedCount: number;
    readonly lines: { readonly nodes: readonly { readonly difference: { readonly amount: string } | null }[] };
  };
}

/** Imports a statement that bills an unknown server of the account `prod` twice, for May. */
async function importStatement(): Promise<Compared> {
  const row = {
    grouping: 'Project shop',
    product: 'CX33 Cloud Server',
    description: 'web',
    thing: 'Server',
    id: '999999',
    quantity: '1.0000',
    from: '2027-05-01',
    until: '2027-05-31',
    unit: 'Months',
    total: '777.0000',
  };
  const input = {
    file: { text: fileOf(cellsOf([row, row], 'en')) },
    groupings: [{ grouping: 'Project shop', api: 'CLOUD', accountName: 'prod' }],
  };
  const query = `mutation Import($input: ImportStatementInput!) { importStatement(input: $input) { statement { id
    comparison { disputedCount lines(first: 100, disputed: true) { nodes { difference { amount } } } } } } }`;
  const authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  const { body } = await meridian.query({ query, variables: { input } }, { authorization });
  expect(body.errors).toBeUndefined();
  return (body.data as { importStatement: { statement: Compared } }).importStatement.statement;
}

/** The sum, the disputed lines, the change with its reasons, the budgets and the link: on every channel. */
async function expectAllPartsEverywhere(): Promise<void> {
  const parts = [
    /May 2027 is closed: .*EUR with tax/,
    /Imported statements differ on \d+ lines: /,
    /May 2027 cost .* April 2027/,
    /EUR on \d+ lines? |No line changed/,
    /\d of 2 budgets passed by the end of May 2027/,
    /\/export\/invoice\.csv\?month=2027-05/,
  ];
  for (const { id } of await services.alerts.list()) await services.alerts.delete(id);
  const { url } = receiver;
  await makeRule({ channel: { kind: 'WEBHOOK', url, secret: newWebhookSecret() } });
  await makeRule({ channel: { kind: 'SLACK', url } });
  await makeRule({ channel: { kind: 'EMAIL', to: ['ops@example.com'] } });
  now += 7 * 3_600_000;
  await services.alerts.evaluate();
  while ((await outboxSize(services.store)) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const texts = [
    ...receiver.received.splice(0).map(({ body }) => body),
    ...mails.mails.splice(0).map(({ text }) => text),
  ];
  expect(texts).toHaveLength(3);
  for (const text of texts) for (const part of parts) expect(text.replace(/\s+/g, ' ')).toMatch(part);
  for (const { id } of await services.alerts.list()) await services.alerts.delete(id);
}

it('has what statements of the month dispute, for those who may read it', async () => {
  await goTo('2027-05-31', 1);
  await goTo('2027-06-04', 1);
  const { id, comparison } = await importStatement();
  const { lines, disputedCount } = comparison;
  expect(disputedCount).toBeGreaterThan(1);
  await makeRule();
  const [alerts] = await sent();
  const differences = lines.nodes.flatMap(({ difference }) => difference ?? []);
  const sum = differences.reduce((all, { amount }) => all + Number(amount), 0).toFixed(2);
  const unknown = disputedCount - differences.length;
  const more = unknown > 0 ? `, and ${unknown} of unknown difference` : '';
  expect(alerts?.[0]?.title).toMatch(/^May 2027 is closed: /);
  expect(alerts?.[0]?.text).toContain(
    ` Imported statements differ on ${disputedCount} lines: +${sum} EUR without tax${more}.`,
  );
  await makeRule({ scopes: ['hosting:read@cloud:test'], condition: { accounts: ['test'] } });
  await makeRule({ condition: { accounts: ['test'] } });
  const others = await sent();
  expect(others).toHaveLength(2);
  await expectAllPartsEverywhere();
  await mutate(`deleteStatement(id: "${id}")`);
  await makeRule();
  for (const [first] of [...others, ...(await sent())]) {
    expect(first?.text).toContain('without tax, and');
    expect(first?.text).not.toContain('statements');
  }
});
