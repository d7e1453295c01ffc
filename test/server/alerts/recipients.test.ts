/** Mail is not for strangers: an address is sent alerts once its reader has confirmed it, or a setting names its domain. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Alerts } from '../../../src/server/alerts/alerts.js';
import { alertRules } from '../../../src/server/alerts/rules/rules.js';
import { contextOfToken } from '../../../src/server/own-context.js';
import { alertsConfig } from './alerts-config.js';
import { type Alerting, startAlerting } from './alerting.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { makeRules } from './senders.js';

const day = 86_400_000;
const publicUrl = 'https://meridian.example/base';

let server: MailServer;
let alerting: Alerting;
let token: string;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await alerting.close();
  await server.close();
});

async function start(given: Parameters<typeof alertsConfig>[0] = {}, url: string | null = publicUrl): Promise<void> {
  alerting = await startAlerting({ config: alertsConfig({ smtp: server.smtp, ...given }), publicUrl: url });
  token = await alerting.token();
}

const to = (...addresses: string[]) => ({ channel: { email: { to: addresses } } });
const create = (address = 'ops@example.com', by = token) => alerting.create(by, to(address));
const mailed = async (count: number) => {
  while (server.mails.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};
const withheldFrom = async (by = token) => {
  const text = '{ alertRules { withheld { reason recipient text mailedAt } } }';
  const { alertRules: rules } = (await alerting.ask(text, {}, by)) as {
    alertRules: { withheld: { reason: string; recipient: string; text: string; mailedAt: string | null }[] }[];
  };
  return rules.flatMap(({ withheld }) => withheld);
};
const reasons = async (by = token) => (await withheldFrom(by)).map(({ reason }) => reason);

function linkIn({ text }: { readonly text: string }): string {
  const [, link = ''] = /^https:\/\/meridian\.example\/base(\/alerts\/confirm\/\S+)\r?$/m.exec(text) ?? [];
  return `${alerting.meridian.url}${link}`;
}

/** The link in the newest mail, once so many were sent. */
async function link(count = 1): Promise<string> {
  await mailed(count);
  return linkIn(server.mails.at(-1) ?? { text: '' });
}

async function answer(url: string, body: string | null) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(url, body === null ? {} : { method: 'POST', headers, body });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const confirm = (url: string) => answer(url, 'answer=confirm');
const refuse = (url: string) => answer(url, 'answer=never');

describe('an address', () => {
  it('is sent one mail with a link, and no alert before its reader has confirmed it', async () => {
    await start();
    const id = await create();
    expect(await reasons()).toEqual(['UNCONFIRMED']);
    const url = await link();
    expect(server.mails).toMatchObject([
      { to: ['ops@example.com'], subject: 'Meridian at meridian.example: confirm that alerts may go to you' },
    ]);
    expect(await alerting.test(token, id)).toMatchObject({ outcome: 'REFUSED', reason: 'RECIPIENTS', status: null });
    expect(server.mails).toHaveLength(1);

    const { status, text } = await confirm(url);
    expect([status, text]).toEqual([200, expect.stringContaining('<h1>You get these alerts</h1>')]);
    expect(await withheldFrom()).toEqual([]);
    expect(await alerting.test(token, id)).toMatchObject({ outcome: 'DELIVERED' });
    expect(server.mails.map(({ subject }) => subject).slice(1)).toEqual([
      'Meridian at meridian.example: test of an alert rule',
    ]);
    await create();
    expect(await withheldFrom()).toEqual([]);
  });

  it('of several is left out alone, and the rule and the delivery say so', async () => {
    await start();
    await create('ops@example.com');
    await confirm(await link());
    const id = await alerting.create(token, to('ops@example.com', 'boss@example.com'));
    await mailed(2);
    expect(await alerting.test(token, id)).toMatchObject({ outcome: 'DELIVERED' });
    expect(server.mails.at(-1)?.to).toEqual(['ops@example.com']);
    const text = '{ alertRules { id lastDeliveries { outcome withheld { reason recipient } } } }';
    expect(JSON.stringify(await alerting.ask(text, {}, token))).toContain(
      '{"outcome":"DELIVERED","withheld":[{"reason":"UNCONFIRMED","recipient":"boss@example.com"}]}',
    );
  });

  it('is asked with no word of the caller', async () => {
    await start();
    await alerting.create(token, { name: 'You have won', ...to('ops@example.com') });
    await mailed(1);
    expect(JSON.stringify(server.mails)).not.toMatch(/won/i);
  });

  it('is confirmed for the token that asked, in letters of either case, and without another tag', async () => {
    await start();
    await create('ops@example.com');
    await confirm(await link());
    await create('Ops@EXAMPLE.com');
    expect(await withheldFrom()).toEqual([]);
    await create('ops+alerts@example.com');
    expect(await reasons()).toEqual(['UNCONFIRMED']);
    const other = await alerting.token();
    await create('ops@example.com', other);
    expect(await reasons(other)).toEqual(['UNCONFIRMED']);
    // Neither a tag nor another token gets the mailbox a second question on that day.
    expect(server.mails).toHaveLength(1);
  });
});

describe('a link', () => {
  it('that scanners open changes nothing', async () => {
    await start();
    await create();
    const url = await link();
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(url, { method })).status).toBe(200);
    expect((await answer(url, null)).text).toContain('Confirm this address');
    expect(await reasons()).toEqual(['UNCONFIRMED']);
    for (const body of ['', 'answer=yes', 'x=confirm']) expect((await answer(url, body)).status).toBe(400);
    expect((await fetch(url, { method: 'POST', body: '{"answer":"confirm"}' })).status).toBe(415);
    expect(await reasons()).toEqual(['UNCONFIRMED']);
  });

  it('may be sent again and again', async () => {
    await start();
    await create();
    const url = await link();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(url)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await confirm(url)).text).toContain('You get these alerts');
    expect(await withheldFrom()).toEqual([]);
  });

  it('that is guessed, cut or of another mail is none', async () => {
    await start();
    await create('ops@example.com');
    const first = await link(1);
    await create('boss@example.com');
    const second = await link(2);
    const [key = '', secret = ''] = (first.split('/').at(-1) ?? '').split('.');
    const base = first.slice(0, first.lastIndexOf('/') + 1);
    const odd = [
      `${key}.${second.split('.').at(-1)}`,
      `${key}.${secret.slice(1)}`,
      `${key}.${'A'.repeat(43)}`,
      key,
      '%00',
    ];
    for (const one of odd) {
      const { status, text } = await confirm(`${base}${one}`);
      expect([one, status, text]).toEqual([one, 404, expect.stringContaining('This link is not good')]);
    }
    expect(await reasons()).toEqual(['UNCONFIRMED', 'UNCONFIRMED']);
  });

  it('ends after 7 days, and says so', async () => {
    await start();
    await create();
    const url = await link();
    alerting.pass(7 * day - 60_000);
    expect((await answer(url, null)).status).toBe(200);
    alerting.pass(120_000);
    for (const body of [null, 'answer=confirm', 'answer=never']) {
      const { status, text } = await answer(url, body);
      expect([status, text]).toEqual([404, expect.stringContaining('Links are good for 7 days')]);
    }
    expect(await withheldFrom()).toMatchObject([{ reason: 'UNCONFIRMED', mailedAt: null }]);
  });

  it('of a token that was deactivated meanwhile confirms nothing', async () => {
    await start();
    await create();
    const url = await link();
    await alerting.meridian.services.tokens.deactivate(token.slice(4, 16));
    expect((await answer(url, null)).text).toContain('There is nothing to confirm any more');
    expect((await confirm(url)).text).toContain('There is nothing to confirm any more');
    const admin = await alerting.token(['admin']);
    expect(await reasons(admin)).toEqual(['UNCONFIRMED']);
  });

  it('is confirmed by two replicas at once', async () => {
    await start();
    await create();
    const secret = (await link()).split('/').at(-1) ?? '';
    const replica = restarted();
    const opened = await Promise.all([
      alerting.meridian.services.alerts.recipients.confirm(secret),
      replica.recipients.confirm(secret),
      replica.recipients.confirm(secret),
    ]);
    expect(opened.map(({ state }) => state)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    await replica.close();
  });
});

describe('who wants no mail', () => {
  it('gets neither alerts nor another question, of any token, until that reader confirms after all', async () => {
    await start();
    const id = await create();
    const url = await link();
    await confirm(url);
    expect((await refuse(url)).text).toContain('<h1>You get no mail</h1>');
    expect(await withheldFrom()).toMatchObject([
      { reason: 'OPTED_OUT', recipient: 'ops@example.com', text: 'Not sent to ops@example.com, who wants no mail' },
    ]);
    const other = await alerting.token();
    for (const address of ['ops@example.com', 'OPS+x@example.com']) await create(address, other);
    expect(await reasons(other)).toEqual(['OPTED_OUT', 'OPTED_OUT']);
    expect(await alerting.test(token, id)).toMatchObject({ outcome: 'REFUSED', reason: 'RECIPIENTS' });
    expect(server.mails).toHaveLength(1);

    await confirm(url);
    expect(await withheldFrom()).toEqual([]);
    expect(await reasons(other)).toEqual(['UNCONFIRMED', 'UNCONFIRMED']);
  });
});

describe('questions', () => {
  it('of 300 rules at once to one recipient are one mail', async () => {
    await start();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => alerting.token()));
    await Promise.all(tokens.flatMap((one) => Array.from({ length: 50 }, () => create('ops@example.com', one))));
    await mailed(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.mails).toHaveLength(1);
  });

  it('of one token are 20 a day', async () => {
    await start();
    await alerting.create(token, to(...Array.from({ length: 10 }, (_, n) => `a${n}@example.com`)));
    await alerting.create(token, to(...Array.from({ length: 10 }, (_, n) => `b${n}@example.com`)));
    await create('c@example.com');
    await mailed(20);
    expect((await withheldFrom()).at(-1)).toMatchObject({ recipient: 'c@example.com', mailedAt: null });
    const other = await alerting.token();
    await create('c@example.com', other);
    await mailed(21);
    expect(server.mails.at(-1)?.to).toEqual(['c@example.com']);
  });

  it('that the mail server did not take are not said to be sent, and are sent with a test', async () => {
    await start();
    server.isRefusing = true;
    const id = await create();
    const text = /no mail with a link is known to have been sent/;
    expect(await withheldFrom()).toMatchObject([{ mailedAt: null, text: expect.stringMatching(text) }]);
    server.isRefusing = false;
    while (server.mails.length === 0) await alerting.test(token, id);
    while ((await withheldFrom())[0]?.mailedAt === null) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(server.mails).toHaveLength(1);
  });
});

describe('alerts to one address', () => {
  it('are 50 a day, over all replicas, and those beyond are not lost without a word', async () => {
    await start();
    await create('ops@example.com');
    await confirm(await link());
    const { recipients } = alerting.meridian.services.alerts;
    const replica = restarted();
    const tokenId = token.slice(4, 16);
    const admitted = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        [recipients, replica.recipients][n % 2]?.admit(tokenId, ['OPS@example.com']),
      ),
    );
    expect(admitted.filter((one) => one?.to.length === 1)).toHaveLength(50);
    await replica.close();

    const id = await create('ops@example.com');
    expect(await alerting.test(token, id)).toMatchObject({ outcome: 'REFUSED', reason: 'RECIPIENTS' });
    const text = '{ alertRules { lastDeliveries { withheld { reason text } } } }';
    expect(JSON.stringify(await alerting.ask(text, {}, token))).toContain('"reason":"DAILY_LIMIT"');
    await admitted.find((one) => one?.to.length === 1)?.giveBack();
    expect(await alerting.test(token, id)).toMatchObject({ outcome: 'DELIVERED' });
    expect(await alerting.test(token, id)).toMatchObject({ outcome: 'REFUSED' });
  });
});

describe('ALERTS_EMAIL_DOMAINS', () => {
  it('lets mail go to addresses of these domains without a question, and to no others', async () => {
    await start({ emailDomains: ['example.com', 'xn--mnchen-3ya.de'] }, null);
    const id = await create('Ops@EXAMPLE.COM');
    await create('ops@xn--mnchen-3ya.de');
    for (const address of ['ops@sub.example.com', 'ops@example.com.evil.org', 'ops@notexample.com', 'ops@example.org'])
      await expect(create(address)).rejects.toThrow(
        `to: expected addresses at example.com or xn--mnchen-3ya.de (ALERTS_EMAIL_DOMAINS), but got`,
      );
    await expect(create('ops@example.com.')).rejects.toThrow('to: expected addresses such as');
    await expect(create('ops@münchen.de')).rejects.toThrow('to: expected addresses such as');
    expect(await withheldFrom()).toEqual([]);
    expect(await alerting.test(token, id)).toMatchObject({ outcome: 'DELIVERED' });
    expect(server.mails.map((mail) => mail.to)).toEqual([['Ops@example.com']]);
  });

  it('withholds alerts of rules that exist from other domains, confirmed or not', async () => {
    await start({ emailDomains: ['example.com'] });
    const { store } = alerting.meridian.services;
    const given = { tokenId: token.slice(4, 16), channel: { kind: 'EMAIL', to: ['ops@example.org'] } } as const;
    await makeRules(store, '', 1, given);
    expect(await reasons()).toEqual(['DOMAIN']);
  });
});

it('without a public URL and without domains, e-mail is refused in words that say what to set', async () => {
  await start({}, null);
  await expect(create()).rejects.toThrow(
    'channel: expected webhook or slack, as e-mail takes BASE_URL, to which links lead that confirm addresses, or ALERTS_EMAIL_DOMAINS, but got email',
  );
});

/** Another replica, or the same after a restart. */
function restarted(log: (text: string) => void = () => {}): Alerts {
  const { services } = alerting.meridian;
  const told = { ...services.log, info: log } as typeof services.log;
  return new Alerts({
    ...services,
    log: told,
    now: alerting.now,
    publicUrl,
    contextOf: (one) => contextOfToken(services, one),
    config: alertsConfig({ smtp: server.smtp }),
  });
}

it('addresses of rules that were there before count as confirmed once, said with their number alone', async () => {
  await start();
  const { services } = alerting.meridian;
  await services.alerts.close();
  for (const name of ['alert-upgrades', 'alert-recipients', alertRules.name])
    await services.store.namespace(name).clear();
  const tokenId = token.slice(4, 16);
  const channel = { kind: 'EMAIL', to: ['ops@example.com', 'Boss@example.com'] } as const;
  await makeRules(services.store, '', 2, { tokenId, channel });
  const lines: string[] = [];
  const replicas = [1, 2, 3].map(() => restarted((text) => lines.push(text)));
  for (const replica of replicas) replica.start();
  for (const replica of replicas) await replica.close();
  expect(lines).toEqual(['2 addresses of e-mail alert rules count as confirmed, as their rules were there before.']);
  expect(await withheldFrom()).toEqual([]);
  // A former release beside this one has made it.
  await makeRules(services.store, '', 1, { tokenId, channel: { kind: 'EMAIL', to: ['new@example.com'] } });
  const again = restarted((text) => lines.push(text));
  again.start();
  await again.close();
  expect(lines).toHaveLength(1);
  expect(await withheldFrom()).toMatchObject([{ reason: 'UNCONFIRMED', recipient: 'new@example.com' }]);
  expect(server.mails).toEqual([]);
});
