/** Every share: one caller takes all that it can of each, and another still gets its part. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { AtOnce } from '../../../src/base/shares/at-once.js';
import { type Share, shares } from '../../../src/base/shares/shares.js';
import { WaitingEntries } from '../../../src/base/shares/waiting-entries.js';
import { Connector } from '../../../src/server/alerts/delivery/connector.js';
import type { Scope } from '../../../src/server/tokens/tokens.js';
import { ResponseBytes } from '../../../src/graphql/admission/response-bytes.js';
import { Admission } from '../../../src/graphql/admission/admission.js';
import { BillingReading } from '../../../src/hosting/invoice/billing-rules/billing-reading.js';
import { billingRules } from '../../../src/hosting/invoice/billing-rules/billing-rule-store.js';
import { corrections } from '../../../src/hosting/invoice/corrections/correction-store.js';
import { ownPrices } from '../../../src/hosting/bill/own-prices/price-store.js';
import { findingId } from '../../../src/hosting/findings/identity/finding-id.js';
import { AccountEntries } from '../../../src/hosting/findings/stored/account-entries.js';
import { FindingSilences, findingSilences } from '../../../src/hosting/findings/silences/finding-silences.js';
import { Severity } from '../../../src/hosting/findings/severity.js';
import { Verdict } from '../../../src/hosting/findings/verdict.js';
import type { ScriptedUpstream as Upstream } from '../../support/scripted-upstream.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import type { Meridian } from '../../support/meridian.js';
import { until } from '../../support/until.js';
import { fleet } from '../../hosting/bill/fleet.js';
import { type Alerting, startAlerting } from '../../server/alerts/alerting.js';
import { boundsMailbox, boundsOptOuts, boundsRecipients, boundsToken } from '../../server/alerts/mail-shares.js';
import { at, meridianOver, send, uploadFor } from '../../server/files/passing.js';

let upstream: Upstream;
let alerting: Alerting;
let meridian: Meridian;
/** Of the account whose calls hang, and of the other one. */
let greedy: string;
let modest: string;
/** Ends what hangs. */
let release: () => void;
let released: Promise<void>;
const silent = new Set<string>();

const hang = () => {
  released = new Promise((resolve) => (release = resolve));
};

beforeAll(async () => {
  hang();
  const answer = fleet({ servers: [] });
  upstream = await ScriptedUpstream.start(async (asked) => {
    if (asked.headers.authorization === 'Bearer one') await released;
    return answer(asked);
  });
  alerting = await startAlerting({}, { CLOUD_ACCOUNTS: 'one=one,two=two', CLOUD_BASE_URL: upstream.url });
  ({ meridian } = alerting);
});
afterAll(async () => {
  release();
  await alerting.close();
  await upstream.close();
});
beforeEach(async () => {
  release();
  hang();
  silent.clear();
  alerting.receiver.reply = (_, response) => response.writeHead(204).end();
  const scopesOf = (account: 'one' | 'two'): Scope[] => [
    'rates',
    'alerts',
    `hosting:read@cloud:${account}`,
    `hosting:write@cloud:${account}`,
  ];
  greedy = await meridian.token(scopesOf('one'));
  modest = await meridian.token(scopesOf('two'));
});

/** Of a token's secret. */
const idOf = (token: string) => token.slice(4, 16);

const callers = () => ({ stored: meridian.services, greedy: idOf(greedy), modest: idOf(modest) });

async function codeOf(query: string, token: string): Promise<unknown> {
  const { body } = await meridian.query({ query }, { authorization: `Bearer ${token}` });
  return body.errors?.[0]?.extensions['code'];
}

/** Adds until it is refused, then as many of another caller as are its part. */
async function fills(share: Share, add: (token: string, n: number) => Promise<unknown>, code: string): Promise<void> {
  let count = 0;
  while ((await add(greedy, count)) === undefined) count += 1;
  expect(count).toBe(share.each ?? share.total - share.part);
  expect(await add(greedy, count)).toBe(code);
  for (let n = 0; n < share.part; n += 1) expect(await add(modest, count + n)).toBeUndefined();
}

/** Of work that is refused where there is no room: as many as hang, the outcome of one more, and that of another caller. */
async function holds(
  { total, part }: Share,
  begin: (token: string) => Promise<{ readonly status: number }>,
): Promise<void> {
  const outcomes: number[] = [];
  const all = Array.from({ length: total }, async () => {
    const { status } = await begin(greedy);
    outcomes.push(status);
  });
  await until(() => outcomes.length === part);
  expect(await begin(modest)).toMatchObject({ status: 200 });
  release();
  await Promise.all(all);
  expect(outcomes.filter((status) => status === 503)).toHaveLength(part);
  expect(outcomes.filter((status) => status === 200)).toHaveLength(total - part);
}

const ruleAt = (token: string, host: string) =>
  alerting.create(token, { channel: { webhook: { url: alerting.receiver.url.replace('receiver.test', host) } } });

const cases: Readonly<Record<keyof typeof shares, () => Promise<void>>> = {
  budgets: () =>
    fills(
      shares.budgets,
      (token, n) =>
        codeOf(
          `mutation { setBudget(input: { name: "${n}", amount: "1", currency: "EUR" }) { budget { id } } }`,
          token,
        ),
      'BAD_USER_INPUT',
    ),

  corrections: () => {
    const about = { name: 'one', baseUrl: upstream.url, sandbox: false, month: '2026-01', line: null };
    const amounts = { net: '1', gross: '1', currency: 'EUR', reason: 'x', at: 1 } as const;
    return fills(
      shares.corrections,
      (token, n) =>
        corrections
          .in(meridian.services)
          .put(`c${n}`, { ...about, api: 'CLOUD', id: `c${n}`, ...amounts, by: idOf(token) })
          .then(
            () => undefined,
            ({ code }: { code: string }) => code,
          ),
      'BAD_USER_INPUT',
    );
  },

  billingRules: () => {
    const about = { api: 'CLOUD', name: 'one', baseUrl: upstream.url, sandbox: false } as const;
    const statement = { id: 's', from: '2026-01-01', until: '2026-01-31' };
    return fills(
      shares.billingRules,
      (token, n) =>
        billingRules
          .in(meridian.services)
          .put(`r${n}`, { ...about, id: `r${n}`, reading: BillingReading.NO_CAP, statement, at: 1, by: idOf(token) })
          .then(
            () => undefined,
            ({ code }: { code: string }) => code,
          ),
      'BAD_USER_INPUT',
    );
  },

  statements: () =>
    fills(
      shares.statements,
      (token, n) => {
        const row = `Project,CX23 Cloud Server,one,Server ${n},1,2026-01-01,2026-01-31,,Months,${n},,€ 1.0000`;
        const text = `grouping,product,description,reference,quantity,from,until,condition,unit,external id,price,total\\n${row}\\n`;
        const account = token === greedy ? 'one' : 'two';
        const tie = `{ grouping: "Project", api: CLOUD, accountName: "${account}" }`;
        return codeOf(
          `mutation { importStatement(input: { file: { text: "${text}" }, groupings: [${tie}] }) { statement { id } } }`,
          token,
        );
      },
      'BAD_USER_INPUT',
    ),

  async ownPrices() {
    const { total, part } = shares.ownPrices;
    const entries = Array.from({ length: total - part }, (_, n) => ({
      key: `p${n}`,
      value: {
        v: 1,
        setAt: 1,
        setBy: idOf(greedy),
        entry: { api: 'CLOUD', id: `${n}`, amount: '1', currency: 'EUR', period: 'month' },
      },
    }));
    await meridian.services.store.namespace(ownPrices.name).setMany(entries);
    const set = (account: string) =>
      `mutation { setOwnPrice(input: { api: CLOUD, account: "${account}", id: "x", amount: "1", currency: "EUR" }) { ownPrice { id } } }`;
    expect(await codeOf(set('one'), greedy)).toBe('BAD_USER_INPUT');
    expect(await codeOf(set('two'), modest)).toBeUndefined();
  },

  alertRules: () =>
    fills(
      shares.alertRules,
      (token) => {
        const input = '{ name: "Rates", kind: RATES_STALE, channel: { webhook: { url: "https://receiver.test/" } } }';
        return codeOf(`mutation { createAlertRule(input: ${input}) { rule { id } } }`, token);
      },
      'BAD_USER_INPUT',
    ),

  alertRecipients: () => boundsRecipients(callers()),
  alertOptOuts: () => boundsOptOuts(callers()),
  mailsTo: () => boundsMailbox(callers(), shares.mailsTo, shares.mailsOf),
  mailsOf: () => boundsToken(callers(), shares.mailsTo, shares.mailsOf),
  questionsTo: () => boundsMailbox(callers(), shares.questionsTo, shares.questionsOf),
  questionsOf: () => boundsToken(callers(), shares.questionsTo, shares.questionsOf),

  async silences() {
    const { store } = meridian.services;
    const account = { api: 'CLOUD', name: 'one', sandbox: false } as const;
    const cause = { severity: Severity.LOW, verdict: Verdict.CERTAIN, parts: [] };
    const by = (createdBy: string, n: number) => ({
      id: findingId(account, 'SERVER_OFF', { subject: 'x', place: n }),
      kind: 'SERVER_OFF',
      reason: 'x',
      until: null,
      createdAt: Date.now(),
      createdBy,
      cause,
    });
    const { total, part } = shares.silences;
    const own = Array.from({ length: total - part }, (_, n) => by(greedy, n));
    await new AccountEntries(store, findingSilences).change(account, () => ({
      value: new Map(own.map((silence) => [silence.id, silence])),
      result: null,
    }));
    const silences = new FindingSilences(store);
    await expect(silences.add(account, by(greedy, total))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    for (let n = 1; n < 4; n += 1) await silences.add(account, by(modest, total + n));
  },

  async outbox() {
    const [own, other] = await Promise.all([ruleAt(greedy, 'receiver.test'), ruleAt(modest, 'receiver.test')]);
    const { total, part } = shares.outbox;
    await alerting.send(own, total - part, 3_600_000);
    expect(await codeOf(`mutation { testAlertRule(id: "${own}") { delivery { id } } }`, greedy)).toBe('OVERLOADED');
    expect(await codeOf(`mutation { testAlertRule(id: "${other}") { delivery { id } } }`, modest)).toBeUndefined();
    await alerting.emptyOutbox();
  },

  async deliveries() {
    alerting.receiver.reply = ({ path }, response) => {
      if (path === '/hangs') void released.then(() => response.writeHead(204).end());
      else response.writeHead(204).end();
    };
    const url = alerting.receiver.url.replace('/alerts', '/hangs');
    const hanging = await Promise.all(
      Array.from({ length: 34 }, () => alerting.create(greedy, { channel: { webhook: { url } } })),
    );
    const tests = hanging.map((id) => alerting.test(greedy, id).catch(() => null));
    await until(() => alerting.receiver.received.some(({ path }) => path === '/hangs'));
    expect(await alerting.test(modest, await ruleAt(modest, 'receiver.test'))).toMatchObject({ outcome: 'DELIVERED' });
    release();
    await Promise.all(tests);
  },

  async deliveriesInHand() {
    alerting.receiver.reply = ({ path }, response) => {
      if (path === '/hangs') void released.then(() => response.writeHead(204).end());
      else response.writeHead(204).end();
    };
    const url = alerting.receiver.url.replace('/alerts', '/hangs');
    for (let n = 0; n < 20; n += 1) {
      await alerting.send(await alerting.create(greedy, { channel: { webhook: { url } } }), 60);
    }
    await until(() => alerting.receiver.received.some(({ path }) => path === '/hangs'));
    expect(await alerting.test(modest, await ruleAt(modest, 'receiver.test'))).toMatchObject({ outcome: 'DELIVERED' });
    release();
    await alerting.emptyOutbox();
  },

  async lookUps() {
    const { total, part } = shares.lookUps;
    const { ca, resolve, url } = alerting.receiver;
    const connector = new Connector({
      allowsPrivate: true,
      ca,
      timeLimit: 500,
      // One that was given up goes on.
      async resolve(host) {
        if (host.startsWith('silent')) {
          silent.add(host);
          await released;
        }
        return resolve(host);
      },
    });
    const content = { headers: {}, body: '{}' };
    const post = (caller: string, host: string) =>
      connector.post(url.replace('receiver.test', host), content, { caller, stop: null });
    const given = Array.from({ length: 2 * total }, (_, n) => post(greedy, `silent${n}.test`));
    for (const each of await Promise.allSettled(given)) expect(each.status).toBe('rejected');
    expect(silent.size).toBe(total - part);
    expect(await post(modest, 'receiver.test')).toMatchObject({ status: 204 });
  },

  exports: () =>
    holds(shares.exports, (token) =>
      fetch(`${meridian.url}/export/bill.csv?maxAge=0`, { headers: { authorization: `Bearer ${token}` } }),
    ),

  async files() {
    const storage = await ScriptedUpstream.start(() => ({
      body: { success: true, errors: [], messages: [], result: { id: 'done' } },
    }));
    const passing = await meridianOver(storage.url);
    try {
      [greedy, modest] = [await passing.token(['hosting:write']), await passing.token(['hosting:write'])];
      const put = 'putValue(accountId: "a", id: "s", key: "k", input: { value: { size: 2 } }) { upload { url } }';
      await holds(shares.files, async (token) => {
        const { url } = await uploadFor(passing, token, put);
        async function* slowly() {
          yield Buffer.from('a');
          if (token === greedy) await released;
          yield Buffer.from('b');
        }
        return send('PUT', at(passing, url), { token, body: slowly(), headers: { 'content-length': 2 } });
      });
    } finally {
      await passing.close();
      await storage.close();
    }
  },

  async fileAddresses() {
    const { tickets, tokens } = meridian.services;
    const holderOf = async (secret: string) => {
      const authorization = `Bearer ${secret}`;
      const token = await tokens.verify(authorization);
      if (!token) throw new Error('Expected a token');
      return { token, authorization };
    };
    const [own, other] = [await holderOf(greedy), await holderOf(modest)];
    const large = { text: 'x'.repeat(6 * 1024 * 1024) };
    await expect(
      (async () => {
        for (;;) await tickets.issue('PUT', large, own);
      })(),
    ).rejects.toMatchObject({ code: 'OVERLOADED' });
    await tickets.issue('PUT', large, other);
  },

  async snapshots() {
    const snapshot = 'mutation { snapshotBill(maxAge: 0) { snapshots { lineCount } } }';
    const hanging = Array.from({ length: 20 }, () => codeOf(snapshot, greedy));
    await until(() => upstream.asked.some(({ headers }) => headers.authorization === 'Bearer one'));
    expect(await codeOf(snapshot, modest)).toBeUndefined();
    release();
    await Promise.all(hanging);
  },

  async ownWrites() {
    const waiting = new WaitingEntries<number>(shares.ownWrites);
    for (let n = 0; n < shares.ownWrites.part; n += 1) waiting.set(`m${n}`, { caller: modest, value: n });
    for (let n = 0; n < 2 * shares.ownWrites.total; n += 1) waiting.set(`g${n}`, { caller: greedy, value: n });
    const left = waiting.take(Infinity);
    expect(left).toHaveLength(shares.ownWrites.total);
    expect(left.filter(([, { caller }]) => caller === modest)).toHaveLength(shares.ownWrites.part);
  },

  async streams() {
    const open = new AtOnce(shares.streams);
    const { each, part } = shares.streams;
    for (let n = 0; n < each; n += 1) open.enter(greedy);
    expect(() => open.enter(greedy)).toThrow('of one caller');
    for (let n = 0; n < part; n += 1) open.enter(modest);
  },

  async bodies() {
    const large = new AtOnce(shares.bodies);
    const { total, part } = shares.bodies;
    large.enter(greedy, total - part);
    expect(() => large.enter(greedy, 1)).toThrow('are for others');
    large.enter(modest, part);
  },

  async responses() {
    const responses = new ResponseBytes(1_000_000);
    const { total, part } = shares.responses;
    const grows = (caller: string, by: number) => responses.change(() => caller, 64 * 1024, 64 * 1024 + by);
    expect(grows(greedy, (total - part) * 1_000_000)).toBe(true);
    expect(grows(greedy, 1)).toBe(false);
    expect(grows(modest, part * 1_000_000 - 1)).toBe(true);
  },

  async bills() {
    const making = new AtOnce(shares.bills);
    const begun: string[] = [];
    const hanging = Array.from({ length: 20 }, () =>
      making.run(greedy, async () => {
        begun.push(greedy);
        await released;
      }),
    );
    await making.run(modest, async () => void begun.push(modest));
    expect(begun).toContain(modest);
    release();
    await Promise.all(hanging);
  },

  async operations() {
    const admission = new Admission();
    const by = (caller: string) => ({ caller, isGone: () => false });
    const running = admission.place(500_000, greedy);
    const refused: unknown[] = [];
    const turn = (caller: string) =>
      Promise.resolve(admission.enter(10_000, by(caller))).catch((error: unknown) => void refused.push(error));
    const fill = Array.from({ length: shares.operations.total / 10_000 }, () => turn(greedy));
    const own = Array.from({ length: shares.operations.part / 10_000 }, () => turn(modest));
    await Promise.race([...fill.slice(-1)]);
    expect(refused).toHaveLength(own.length);
    running.leave();
    for (const each of await Promise.all(own)) expect(each).toMatchObject({ leave: expect.any(Function) });
  },
};

it.each(Object.keys(cases) as (keyof typeof shares)[])(
  'of %s one caller takes no more than leaves others their part',
  (name) => cases[name](),
);

it('stands in the table of docs/operating.md', () => {
  const text = readFileSync('docs/operating.md', 'utf8');
  for (const { name } of Object.values(shares)) expect(text).toContain(`| \`${name}\``);
});
