/**
 * Whatever reads over time or across accounts says the same to a token, whatever accounts there are that it may not
 * read: two services are asked the same, of which one has accounts besides, with bills, budgets and findings.
 *
 * @in-order
 */
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isObjectType } from 'graphql';
import { apis } from '../../../src/apis/index.js';
import { addDays } from '../../../src/base/dates.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import { everythingOf } from '../../support/everything-of.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Wire, server } from '../bill/fleet.js';
import { type AccountState, WatchedWorld } from './watched-world.js';

/** What reads what was stored before, or what is stored for later, by type and field: each is asked below. */
const overTime = [
  ...['billHistory', 'billChange', 'billForecast', 'invoice', 'invoiceChange', 'budgets', 'drift', 'ownPrices'].map(
    (name) => `Hosting.${name}`,
  ),
  ...['findings', 'resolvedFindings'].map((name) => `Hosting.${name}`),
  ...['setBudget', 'endBudget', 'snapshotBill', 'silenceFinding', 'unsilenceFinding'].map((name) => `Mutation.${name}`),
  ...['createAlertRule', 'updateAlertRule', 'deleteAlertRule', 'testAlertRule'].map((name) => `Mutation.${name}`),
  ...['setOwnPrice', 'endOwnPrice'].map((name) => `Mutation.${name}`),
  'Query.alertRules',
  ...['change.csv', 'findings.csv', 'findings.sarif', 'focus.csv', 'history.csv', 'invoice.csv'].map(
    (name) => `/export/${name}`,
  ),
];

/** What knows only what is there now, or belongs to no account. */
const ofNow = [
  ...[
    'id',
    'servers',
    'storageBoxes',
    'names',
    'dnsZones',
    'sources',
    'bill',
    'priceOf',
    'cheapest',
    'find',
    'backgroundReading',
  ].map((name) => `Hosting.${name}`),
  ...[
    'currency',
    'currencies',
    'rates',
    'convert',
    'convertMany',
    'country',
    'countryNamed',
    'countries',
    'state',
    'stateNamed',
    'city',
    'cityNamed',
  ].map((name) => `Query.${name}`),
  ...['nearestCities', 'search', 'node', 'nodes', 'hosting', 'token', 'tokens', 'health'].map(
    (name) => `Query.${name}`,
  ),
  ...apis.map(({ name }) => `Query.${name.toLowerCase()}`),
  'Mutation.startBackgroundReading',
  ...['runServerActions', 'changeLabels', 'changeCloudDnsRecords', 'syncCloudDnsRecords'].map(
    (name) => `Mutation.${name}`,
  ),
  ...['changeEdgeDnsRecords', 'syncEdgeDnsRecords', 'createToken', 'deactivateToken'].map((name) => `Mutation.${name}`),
  ...['RulesetRules', 'AccountRulesetRules', 'TunnelIngress', 'WorkerScriptSchedules', 'ListItems'].map(
    (name) => `Mutation.changeEdge${name}`,
  ),
  ...['bill', 'names', 'rates', 'servers'].map((name) => `/export/${name}.csv`),
];

/** What has a test of its own that asks as several tokens: statements, the edge, rules and corrections of invoices. */
const elsewhere = [
  'Hosting.edgeComparison',
  'Hosting.statements',
  'Hosting.statement',
  'Hosting.billingRules',
  ...['takeBillingRule', 'removeBillingRule'].map((name) => `Mutation.${name}`),
  ...['importStatement', 'deleteStatement', 'correctInvoice', 'removeInvoiceCorrection'].map(
    (name) => `Mutation.${name}`,
  ),
  '/export/statement.csv',
  '/export/edge-comparison.csv',
];

it('every field of our own is known to read over time or not', async () => {
  const schema = await sharedGraph();
  const ofRows = new Set(rowsOf(schema).values());
  const fields = ['Hosting', 'Query', 'Mutation'].flatMap((name) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
    const own = Object.values(type.getFields()).filter((field) => !ofRows.has(field));
    return own.map((field) => `${name}.${field.name}`);
  });
  const folder = 'src/server/exports/';
  const routes = readdirSync(folder).flatMap((name) => {
    const text = readFileSync(`${folder}${name}`, 'utf8');
    return [...text.matchAll(/path: '(\/export\/[^']+)'/g)].map(([, path = '']) => path);
  });
  expect([...fields, ...routes].sort()).toEqual([...overTime, ...ofNow, ...elsewhere].sort());
});

const off = (id: number, more: object = {}): Wire => server(id, { status: 'off', ...more });
const loose = (id: number, size: number): Wire => ({
  id,
  name: `loose ${id}`,
  status: 'available',
  size,
  server: null,
  labels: {},
  linux_device: null,
  created: '2026-01-02T00:00:00+00:00',
  protection: { delete: false },
  location: { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.47612, longitude: 12.370071 },
});
const hidden = (id: number) => off(id, { name: `quux ${id}`, created: '2026-02-02T00:00:00+00:00' });

/** By day: what the account has that the token reads. */
const own: readonly AccountState[] = [
  { servers: [off(1), server(2)], volumes: [loose(7, 10)] },
  { servers: [off(1), server(2), off(3)], volumes: [loose(7, 20)] },
  null,
  { servers: [off(1)], volumes: [loose(7, 20)] },
  { servers: [off(1), off(4)] },
];

const amounts = `{ net { amount } gross { amount } }`;
/** Countries lead everywhere. */
const all = (name: string) => everythingOf(name, { Country: '{ isoCode }', City: '{ name }', Money: '{ amount }' });
const history = all('BillHistory');

interface Asked {
  readonly first: string;
  readonly last: string;
  /** Of its own, that is there. */
  readonly findingId: string;
}

/** Each field over time, as a caller would ask it; mutations in the order in which they are sent. */
const questions: readonly [field: string, make: (asked: Asked) => string][] = [
  [
    'Hosting.billHistory',
    ({ first }) => `{ hosting { billHistory(from: "${first}", groupBy: [ACCOUNT, KIND]) ${history} } }`,
  ],
  [
    'Hosting.billHistory',
    () => `{ hosting { billHistory(from: "2024-01-01", every: MONTH, currency: "JPY", rates: TODAY) ${history} } }`,
  ],
  [
    'Hosting.billHistory',
    ({ first }) => `{ hosting { billHistory(from: "${first}", filter: { accounts: ["quux"] }) { firstDay } } }`,
  ],
  [
    'Hosting.billChange',
    ({ first, last }) =>
      `{ hosting { billChange(from: "${first < last ? first : addDays(first, -1)}") ${all('BillChange')} } }`,
  ],
  [
    'Hosting.billChange',
    ({ last }) =>
      `{ hosting { billChange(from: "${addDays(last, -1)}", to: "${last}", currency: "INR") { before ${amounts} after ${amounts}
        byReason { reason lineCount } isComplete gaps { accountName days error } lines { totalCount } } } }`,
  ],
  ['Hosting.billForecast', () => `{ hosting { billForecast ${all('BillForecast')} } }`],
  ['Hosting.billForecast', () => `{ hosting { billForecast(period: YEAR, currency: "USD") { total ${amounts} } } }`],
  ['Hosting.invoice', () => `{ hosting { invoice(groupBy: [ACCOUNT]) ${all('Invoice')} } }`],
  [
    'Hosting.invoice',
    ({ last }) => `{ hosting { invoice(month: "${last.slice(0, 7)}", currency: "INR") { net { amount } } } }`,
  ],
  ['Hosting.invoice', () => '{ hosting { invoice(filter: { accounts: ["quux"] }) { lineCount } } }'],
  [
    'Hosting.invoiceChange',
    ({ first }) =>
      `{ hosting { invoiceChange(from: "${addDays(`${first.slice(0, 7)}-01`, -1).slice(0, 7)}", currency: "EUR") ${all('InvoiceChange')} } }`,
  ],
  [
    'Hosting.findings',
    () =>
      `{ hosting { findings(first: 20, includeSilenced: true, kinds: [SERVER_OFF, VOLUME_UNATTACHED, TOKENS_SHARE_PROJECT]) {
        totalCount silencedCount undatedCount isComplete counts { kind count } savings { net { amount } knownCount unknownIds }
        nodes { id kind message accountName resourceId resourceName firstSeenAt silencedBy evidence { name value } } } } }`,
  ],
  [
    'Hosting.findings',
    ({ last }) =>
      `{ hosting { findings(first: 20, newSince: "${last}T00:00:00Z") { totalCount undatedCount silencedCount counts { kind count }
        savings { gross { amount } } nodes { id firstSeenAt } } } }`,
  ],
  [
    'Hosting.resolvedFindings',
    () =>
      `{ hosting { resolvedFindings(since: "2024-01-01T00:00:00Z", first: 40, kinds: [SERVER_OFF, VOLUME_UNATTACHED, TOKENS_SHARE_PROJECT]) {
        totalCount records { api accountName recordedAt } nodes { findingId message accountName resourceName firstSeenAt resolvedAt monthlyAmount ${amounts} } } } }`,
  ],
  ['Hosting.drift', ({ first }) => `{ hosting { drift(since: "${first}", currency: "JPY") ${all('HostingDrift')} } }`],
  [
    'Hosting.drift',
    ({ first }) => `{ hosting { drift(since: "${first}", filter: { accounts: ["quux"] }) { itemCount } } }`,
  ],
  [
    'Mutation.setOwnPrice',
    () =>
      'mutation { setOwnPrice(input: { api: CLOUD, account: "one", kind: VOLUME, discount: "0" }) { ownPrice { appliesTo factor } } }',
  ],
  [
    'Mutation.setOwnPrice',
    () =>
      'mutation { setOwnPrice(input: { api: CLOUD, account: "quux", kind: VOLUME, discount: "0" }) { ownPrice { appliesTo } } }',
  ],
  ['Hosting.ownPrices', () => '{ hosting { ownPrices { entry appliesTo factor note } } }'],
  ['Mutation.endOwnPrice', () => 'mutation { endOwnPrice(id: "quux") { ownPrice { appliesTo } } }'],
  [
    'Mutation.setBudget',
    () =>
      `mutation { setBudget(input: { name: "mine", amount: "3", currency: "EUR" }) { budget { name state spentPercent filter { apis } forecast { total ${amounts} } } } }`,
  ],
  ['Hosting.budgets', () => `{ hosting { budgets ${all('Budget')} } }`],
  ['Mutation.endBudget', () => 'mutation { endBudget(name: "all") { budget { name } } }'],
  [
    'Mutation.setBudget',
    () => 'mutation { setBudget(input: { name: "all", amount: "4", currency: "EUR" }) { budget { id name state } } }',
  ],
  ['Hosting.budgets', () => '{ hosting { budgets { id name setAt } } }'],
  ['Mutation.endBudget', () => 'mutation { endBudget(name: "all") { budget { id state } } }'],
  ['Mutation.endBudget', () => 'mutation { endBudget(name: "of quux") { budget { name } } }'],
  [
    'Mutation.endBudget',
    () => `mutation { endBudget(name: "mine") { budget { name state forecast { soFar ${amounts} } } } }`,
  ],
  [
    'Mutation.snapshotBill',
    () => 'mutation { snapshotBill(maxAge: 0) { snapshots { api accountName day lineCount error } } }',
  ],
  ['Mutation.snapshotBill', () => 'mutation { snapshotBill(accounts: ["quux"]) { snapshots { accountName } } }'],
  [
    'Mutation.silenceFinding',
    ({ findingId }) =>
      `mutation { silenceFinding(id: "${findingId}", input: { reason: "known" }) { findingId reason until } }`,
  ],
  [
    'Mutation.silenceFinding',
    ({ findingId }) =>
      `mutation { silenceFinding(id: "${findingId.replace(':one:', ':quux:')}", input: { reason: "guess" }) { findingId } }`,
  ],
  ['Mutation.unsilenceFinding', ({ findingId }) => `mutation { unsilenceFinding(id: "${findingId}") { wasSilenced } }`],
  ['/export/findings.csv', ({ last }) => `/export/findings.csv?newSince=${last}T00:00:00Z`],
  ['/export/findings.csv', () => '/export/findings.csv?includeSilenced=true&kinds=SERVER_OFF&kinds=VOLUME_UNATTACHED'],
  ['/export/change.csv', ({ last }) => `/export/change.csv?from=${addDays(last, -1)}&to=${last}`],
  ['/export/history.csv', ({ first, last }) => `/export/history.csv?from=${first}&to=${last}&groupBy=ACCOUNT`],
  ['/export/invoice.csv', ({ last }) => `/export/invoice.csv?month=${last.slice(0, 7)}`],
  ['/export/focus.csv', ({ last }) => `/export/focus.csv?month=${last.slice(0, 7)}`],
  ['/export/findings.sarif', () => '/export/findings.sarif?kinds=SERVER_OFF&kinds=VOLUME_UNATTACHED'],
  [
    'Query.alertRules',
    () => '{ alertRules { name kind stopReason evaluation { problem firingCount } lastDeliveries { outcome } } }',
  ],
];

/** For who may read nothing of it. */
const isRefused = (question: string) => /quux|endBudget\(name: "all"\) \{ budget \{ name|unsilence/.test(question);

/** Created, changed and deleted with the token; what they send is compared. */
const ruleFields = ['createAlertRule', 'updateAlertRule', 'deleteAlertRule', 'testAlertRule'];
const kindsOfRules: Readonly<Record<string, object>> = {
  BUDGET: {},
  COST_CHANGE: { percent: 1 },
  NEW_FINDING: { minSeverity: 'LOW' },
  ACCOUNT_REFUSED: {},
  MONTH_CLOSED: {},
};

const reader: Scope[] = ['alerts', 'hosting:read@cloud:one', 'hosting:write@cloud:one'];

/** Times and ids of either service are its own; the days are compared. */
function comparable(answer: unknown): string {
  return JSON.stringify(answer)
    .replaceAll(/T\d\d:\d\d:\d\d(\.\d+)?Z/g, 'T')
    .replaceAll(/"(id|ruleId)":"(msg_)?[\w-]{16,40}"/g, '"id":""');
}

describe('a token of one account', () => {
  /** With no other account, and with others. */
  let worlds: { readonly alone: WatchedWorld; readonly beside: WatchedWorld };
  let days: string[] = [];
  /** The alerts of each day. */
  const sent: string[] = [];
  beforeAll(async () => {
    const [alone, beside] = [await WatchedWorld.open(), await WatchedWorld.open()];
    worlds = { alone, beside };
    await alone.configure({ one: 'of-one' });
    // The first account that has a thing is not the one that is found to share it.
    await beside.configure({ quuxtwin: 'of-quuxtwin', one: 'of-one', quux: 'of-quux' });
    for (const world of [alone, beside]) await world.token('reader', reader);
  });
  afterAll(async () => {
    for (const world of Object.values(worlds)) await world.close();
  });

  const everyone: Scope[] = ['hosting:read', 'hosting:write'];

  /** What the other accounts come to, day by day: one is added, one refused, one rotated, and all of them removed. */
  const others: readonly (() => Promise<Readonly<Record<string, AccountState>>>)[] = [
    async () => {
      // Set later, it would take the place of the one of that name that the reader sets, as this token may read both.
      await worlds.beside.ask(
        await worlds.beside.token('everyone', everyone),
        'mutation { setBudget(input: { name: "all", amount: "1", currency: "EUR" }) { budget { name } } }',
      );
      return { quux: { servers: [hidden(50), hidden(51)] }, quuxtwin: { ...own[0] } };
    },
    async () => {
      const admin = await worlds.beside.token('everyone', everyone);
      const quux = await worlds.beside.token('quux', ['hosting:read@cloud:quux', 'hosting:write@cloud:quux']);
      for (const filter of ['{}', '{ apis: [EDGE] }', '{ accounts: ["quux"], kinds: [SERVER] }']) {
        const name = filter === '{}' ? 'of quux' : `of quux ${filter.length}`;
        await worlds.beside.ask(
          quux,
          `mutation { setBudget(input: { name: "${name}", amount: "1", currency: "EUR", filter: ${filter} }) { budget { name } } }`,
        );
      }
      // An account that is gone before its first snapshot costs no other budget anything.
      await worlds.beside.configure({ one: 'of-one', quuxbrief: 'of-quuxbrief' });
      const brief = 'name: "brief", amount: "1", currency: "EUR", filter: { accounts: ["quuxbrief"] }';
      await worlds.beside.ask(admin, `mutation { setBudget(input: { ${brief} }) { budget { name } } }`);
      await worlds.beside.configure({
        quuxlate: 'of-quuxlate',
        quuxtwin: 'of-quuxtwin',
        one: 'of-one',
        quux: 'of-quux-rotated',
      });
      return { quuxlate: { servers: [hidden(60)] }, quux: { servers: [hidden(50)] }, quuxtwin: { ...own[1] } };
    },
    async () => ({ quuxlate: null, quuxtwin: null }),
    async () => {
      await worlds.beside.configure({ one: 'of-one', quuxlate: 'of-quuxlate' });
      return { quuxlate: { servers: [hidden(60), hidden(61)] } };
    },
    async () => {
      await worlds.beside.configure({ one: 'of-one-rotated' });
      return {};
    },
  ];

  async function answers(world: WatchedWorld): Promise<Map<string, string>> {
    const token = await world.token('reader', reader);
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const found = await world.ask(token, '{ hosting { findings(first: 1, kinds: [SERVER_OFF]) { nodes { id } } } }');
    const findingId = /cloud:one:[^"]*/.exec(JSON.stringify(found))?.[0] ?? 'cloud:one:SERVER_OFF:none';
    const told = new Map<string, string>();
    for (const [field, make] of questions) {
      const text = make({ first, last, findingId });
      const answer = text.startsWith('/') ? await world.file(token, text) : await world.ask(token, text);
      told.set(`${field} ${text}`, comparable(answer));
    }
    // Those of several rules are sent beside each other.
    told.set('alerts', (await world.alerted()).map(comparable).sort().join());
    return told;
  }

  it('is told the same of each day, whatever the others have', async () => {
    for (const world of Object.values(worlds)) {
      const token = await world.token('reader', reader);
      for (const [kind, condition] of Object.entries(kindsOfRules)) {
        const channel = { webhook: { url: world.receiver.url } };
        const input = { name: kind, kind, condition, channel };
        const query = 'mutation ($input: CreateAlertRuleInput!) { createAlertRule(input: $input) { rule { name } } }';
        expect(await world.ask(token, query, { input })).toMatchObject({ errors: undefined });
      }
    }
    for (const world of Object.values(worlds)) {
      const set = 'mutation { setBudget(input: { name: "kept", amount: "3", currency: "EUR" }) { budget { state } } }';
      const answer = await world.ask(await world.token('reader', reader), set);
      expect(answer).toEqual({ data: { setBudget: { budget: { state: 'UNKNOWN' } } }, errors: undefined });
    }
    for (const [place, state] of own.entries()) {
      if (place === 4) await worlds.alone.configure({ one: 'of-one-rotated' });
      const besides = await others[place]?.();
      const day = await worlds.alone.nextDay({ one: state });
      expect(await worlds.beside.nextDay({ one: state, ...besides })).toBe(day);
      days = [...days, day];
      const [alone, beside] = [await answers(worlds.alone), await answers(worlds.beside)];
      for (const [question, answer] of alone) {
        if (!isRefused(question))
          expect([question, answer]).toEqual([question, expect.not.stringMatching(/"errors"|^"4/)]);
        expect([day, question, beside.get(question)]).toEqual([day, question, answer]);
        if (!question.includes('quux')) expect(answer).not.toContain('quux');
      }
      sent.push(alone.get('alerts') ?? '');
    }
  });

  it('is what all are told with a token of theirs, in which the others are', async () => {
    const token = await worlds.beside.token('everyone', everyone);
    const [first = ''] = days;
    const { data } = (await worlds.beside.ask(
      token,
      `{ hosting { billHistory(from: "${first}") { periods { lineCount gaps { accountName } } } budgets { name endsOn } } }`,
    )) as {
      data: {
        hosting: {
          billHistory: { periods: { lineCount: number }[] };
          budgets: { name: string; endsOn: string | null }[];
        };
      };
    };
    const { billHistory, budgets } = data.hosting;
    expect(billHistory.periods.map(({ lineCount }) => lineCount)).toEqual([5, 6, 1, 4, 2]);
    expect(JSON.stringify(billHistory)).toContain('quuxlate');
    const going = budgets.filter(({ endsOn }) => endsOn === null).map(({ name }) => name);
    expect(going).toEqual(['all', 'brief', 'kept', 'of quux', 'of quux 39']);
  });

  it('is sent the same report on a closed month, and the same alerts of all kinds', async () => {
    const reports: string[] = [];
    for (const world of Object.values(worlds)) {
      await world.closeMonth();
      reports.push((await world.alerted()).map(comparable).sort().join());
    }
    const [alone = '', beside] = reports;
    expect(beside).toBe(alone);
    expect(alone).not.toContain('quux');
    expect(alone).toContain('MONTH_CLOSED');
    for (const kind of Object.keys(kindsOfRules)) expect([...sent, alone].join()).toContain(kind);
  });

  it('is refused once it is revoked, and one of no account is', async () => {
    const { beside } = worlds;
    const revoked = await beside.token('reader', reader);
    await beside.meridian.services.tokens.deactivate(revoked.slice(4, 16));
    const none = await beside.token('none', ['rates']);
    const gone = await beside.token('gone', ['hosting:read@cloud:quux', 'hosting:write@cloud:quux']);
    const asked = { first: days[0] ?? '', last: days.at(-1) ?? '', findingId: 'cloud:one:SERVER_OFF:none' };
    for (const [field, make] of questions) {
      const text = make(asked);
      for (const [token, code] of [
        [revoked, /UNAUTHENTICATED|^401/],
        [none, /FORBIDDEN|^403/],
        [gone, /FORBIDDEN|^403/],
      ] as const) {
        const answer = text.startsWith('/')
          ? await beside.file(token, text)
          : JSON.stringify(await beside.ask(token, text));
        if (field === 'Query.alertRules' && token !== revoked) expect(answer).toContain('"alertRules":[]');
        else expect([text, answer]).toEqual([text, expect.stringMatching(code)]);
        if (!text.includes('quux')) expect(answer.replaceAll('@cloud:quux', '')).not.toContain('quux');
      }
    }
  });

  it('asks every field over time', () => {
    const asked = new Set([...questions.map(([field]) => field), ...ruleFields.map((name) => `Mutation.${name}`)]);
    expect([...asked].sort()).toEqual([...overTime].sort());
  });
});
