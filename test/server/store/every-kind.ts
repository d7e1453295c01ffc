/** An entry of each kind that the store keeps, made as callers make them, and the questions that show them. */
import { readFileSync } from 'node:fs';
import { openStore } from '../../../src/server/store/open.js';
import { Severity } from '../../../src/hosting/findings/severity.js';
import { LastingFindings } from '../../../src/hosting/findings/stored/lasting-findings.js';
import { ClosedMonths } from '../../../src/hosting/invoice/closed/closed-months.js';
import { BillingReading } from '../../../src/hosting/invoice/billing-rules/billing-reading.js';
import { billingRules } from '../../../src/hosting/invoice/billing-rules/billing-rule-store.js';
import { corrections } from '../../../src/hosting/invoice/corrections/correction-store.js';
import { monthAt } from '../../../src/hosting/invoice/month.js';
import { readStatement } from '../../../src/hosting/statements/reading/read-statement.js';
import { StatementTie, packRows, statements } from '../../../src/hosting/statements/statement-store.js';
import { unwatched } from '../../../src/base/store/availability.js';
import { alertOptOuts } from '../../../src/server/alerts/recipients/opt-out.js';
import { alertRecipients } from '../../../src/server/alerts/recipients/recipient.js';
import { mailboxKey, recipientKey } from '../../../src/server/alerts/recipients/recipients.js';
import { startProcess } from '../../support/process.js';

export interface ServedKind {
  readonly kind: string;
  readonly query: string;
  /** The same in the words of the release before, where they differ. */
  readonly before?: string;
  /** In the answer, where the entry is there. */
  readonly shows: RegExp;
}

type Ask = (query: string) => Promise<Record<string, unknown>>;

const day = '2026-09-30';
const record = `{ edge { zone(id: "34ef2510c632d4e86a538cc03aa056da") {
  dnsRecords(name: { exact: "api.acme-api.example" }) { nodes { name ... on EdgeDnsARecord { content target { state } } } } } } }`;

export const kindsServed: readonly ServedKind[] = [
  { kind: 'rates', query: `{ convert(from: "EUR", to: "USD", date: "${day}") { date rate } }`, shows: new RegExp(day) },
  { kind: 'addresses', query: record, shows: /DANGLING/ },
  {
    kind: 'bill-history',
    query:
      '{ hosting { billHistory(from: "2026-01-01", every: MONTH, currency: "EUR") { firstDay lastDay periods { from } } } }',
    before:
      '{ hosting { billHistory(from: "2026-01-01", by: MONTH, currency: "EUR") { firstDay lastDay periods { from } } } }',
    shows: /"firstDay":"\d/,
  },
  { kind: 'budgets', query: '{ hosting { budgets { name amount { amount currency } period } } }', shows: /Everything/ },
  {
    kind: 'findings',
    query: '{ hosting { findings(first: 1000, includeSilenced: true) { nodes { id since: firstSeenAt } } } }',
    before: '{ hosting { findings(first: 1000, includeSilenced: true) { nodes { id since: firstSeen } } } }',
    shows: /"since":"2026-01-01T/,
  },
  {
    kind: 'silences',
    query: '{ hosting { findings(first: 1000, includeSilenced: true) { nodes { id silence { reason } } } } }',
    shows: /as intended/,
  },
  { kind: 'alert-rules', query: '{ alertRules { id name kind } }', shows: /Refused/ },
  { kind: 'own-prices', query: '{ hosting { ownPrices { id appliesTo factor } } }', shows: /VOLUME/ },
];

/** A sandbox as a provider of its own, whose state lasts beyond the servers that ask it. */
export async function startWorld() {
  const sandbox = await startProcess({}, 'bin/meridian.js sandbox');
  await sandbox.printed(/Try it/);
  return {
    settings: {
      CLOUD_BASE_URL: `${sandbox.url}/cloud`,
      CLOUD_TOKEN: 'sandbox',
      EDGE_BASE_URL: `${sandbox.url}/edge`,
      EDGE_TOKEN: 'sandbox',
      BILL_HISTORY_DAYS: '750',
    },
    stop: () => sandbox.stop(),
  };
}

/** By the graph. Returns the id of a finding that is not silenced. */
export async function seed(ask: Ask): Promise<string> {
  await ask('mutation { snapshotBill(maxAge: 0) { snapshots { day error } } }');
  await ask('mutation { setOwnPrice(input: { api: CLOUD, kind: VOLUME, discount: "10" }) { ownPrice { id } } }');
  await ask(
    'mutation { setBudget(input: { name: "Everything", amount: "500", currency: "EUR", period: MONTH }) { budget { name } } }',
  );
  await ask(`mutation { createAlertRule(input: { name: "Refused", kind: ACCOUNT_REFUSED, timeZone: "UTC",
    channel: { webhook: { url: "https://alerts.example.com/meridian" } } }) { rule { id } } }`);
  const { hosting } = (await ask('{ hosting { findings(apis: [CLOUD], first: 2) { nodes { id } } } }')) as {
    hosting: { findings: { nodes: { id: string }[] } };
  };
  const [known, silenced] = hosting.findings.nodes.map(({ id }) => id);
  await ask(`mutation { silenceFinding(id: "${silenced}", input: { reason: "as intended" }) { findingId } }`);

  const found = (await ask(record.replace('state', 'state resource { ... on CloudServer { id } }'))) as {
    edge: { zone: { dnsRecords: { nodes: { target: { resource: { id: string } } }[] } } };
  };
  const id = found.edge.zone.dnsRecords.nodes[0]?.target.resource.id;
  await ask(`mutation { deleteCloudServer(id: "${id}", wait: true) { deletedId } }`);
  return String(known);
}

const statementText = `grouping,product,description,reference,quantity,from,until,condition,unit,external id,price,total
Project,CX33 Cloud Server,web,Server 1,1.0000,2026-01-01,2026-01-31,,Months,1,,€ 4.9900
`;

/** What a server makes by itself once a day, or has of other hosts: while none runs. */
export async function rememberMore(
  settings: { DATA_DIR: string; STORE_URL: string },
  findingId: string,
  tokenId: string,
): Promise<void> {
  const store = await openStore({ storeUrl: settings.STORE_URL || null, dataDir: settings.DATA_DIR });
  const [, , kind = ''] = findingId.split(':');
  const at = Date.parse('2026-01-01');
  const found = [
    {
      id: findingId,
      kind,
      severity: Severity.MEDIUM,
      message: 'It is',
      resourceId: '1',
      resourceName: 'one',
      amount: null,
      isSilenced: false,
    },
  ];
  const observation = { at, kinds: [{ kind, isComplete: true, joined: [], found, unknown: new Set<string>() }] };
  await new LastingFindings(store).records.add({ api: 'CLOUD', name: 'default', sandbox: false }, [observation]);
  const file = 'node_modules/@fawazahmed0/currency-api/v1/currencies/usd.json';
  const { usd } = JSON.parse(readFileSync(file, 'utf8')) as { usd: Record<string, number> };
  const rates = Object.fromEntries(Object.entries(usd).map(([code, rate]) => [code.toUpperCase(), rate]));
  // The answers of readers of mailboxes.
  const mailbox = mailboxKey('ops@example.com');
  const recipient = { tokenId, mailbox, link: null, mailedAt: null, confirmedAt: '2026-01-01T00:00:00.000Z' };
  const stored = { store, availability: unwatched };
  await alertRecipients.in(stored).put(recipientKey(tokenId, 'ops@example.com'), recipient);
  await alertOptOuts.in(stored).put(mailboxKey('boss@example.com'), { tokenId, at: '2026-01-01T00:00:00.000Z' });
  const account = { api: 'CLOUD', name: 'default', sandbox: false, baseUrl: 'https://cloud.example' };
  const months = new ClosedMonths(store, unwatched);
  const month = monthAt(at);
  const closing = {
    closedAt: at,
    isRead: true,
    gap: null,
    withoutActions: null,
    fingerprints: [],
    things: [],
    table: null,
  };
  await months.add(await months.account(account), account, month, closing);
  const amounts = { net: '-1', gross: '-1', currency: 'EUR' };
  const correction = {
    ...account,
    id: 'c',
    month: month.name,
    line: null,
    ...amounts,
    reason: 'A credit',
    at,
    by: tokenId,
  };
  await corrections.in(stored).put('c', correction);
  const ground = { id: 's', from: '2026-01-01', until: '2026-01-31' };
  await billingRules
    .in(stored)
    .put('r', { ...account, id: 'r', reading: BillingReading.NO_CAP, statement: ground, at, by: tokenId });
  const statement = readStatement(Buffer.from(statementText));
  await statements.in(stored).put('s', {
    id: 's',
    ...statement,
    sandbox: false,
    from: '2026-01-01',
    until: '2026-01-31',
    groupings: [{ name: 'Project', accounts: [account], tie: StatementTie.CALLER }],
    rowCount: statement.rows.length,
    total: '4.99',
    rows: await packRows(statement.rows),
    importedAt: at,
    importedBy: tokenId,
  });
  await store.namespace('rates').set(day, { date: day, source: 'currency-api', rates, doubted: {} });
  await store.close();
}
