/** What receivers get: webhooks that verify, texts of Slack without markup, and e-mail whose headers nobody can add to. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { Channel, EmailChannel } from '../../../src/server/alerts/channels/channel.js';
import { checkedRecipients } from '../../../src/server/alerts/channels/email.js';
import { Sender, type SenderOptions } from '../../../src/server/alerts/channels/sender.js';
import { slackContent } from '../../../src/server/alerts/channels/slack.js';
import { newWebhookSecret, webhookContent } from '../../../src/server/alerts/channels/webhook.js';
import { Connector } from '../../../src/server/alerts/delivery/connector.js';
import { alertKinds } from '../../../src/server/alerts/kinds/index.js';
import { boundedAlert, sentAlert } from '../../../src/server/alerts/message.js';
import type { Withheld } from '../../../src/server/alerts/withheld.js';
import { alert, message, sent } from './messages.js';
import { type Receiver, startReceiver } from './receiver.js';

const senderOf = (given: Partial<SenderOptions> = {}) =>
  new Sender({
    connector: new Connector({ allowsPrivate: false }),
    smtp: null,
    recipients: {
      admit: async (_tokenId, to) => ({
        to: to.filter((one) => !withheld.some(({ recipient }) => recipient === one)),
        withheld,
        giveBack: async () => void (givenBack += 1),
      }),
    },
    ...given,
  });
/** Mails that count no more. */
let givenBack = 0;
/** Recipients who may not be sent to. */
let withheld: readonly Withheld[] = [];

const byToken = { caller: 'a1b2c3d4e5f6', stop: null };

describe('webhooks', () => {
  const secret = newWebhookSecret();

  it('are verified by the library of Standard Webhooks, and tell which attempt they are', () => {
    const { headers, body } = webhookContent(message({ attempt: 3 }), secret, new Date());
    expect(new Webhook(secret).verify(body, { ...headers })).toEqual({
      type: 'alerts.began',
      timestamp: '2026-11-25T08:00:01.000Z',
      data: { rule: message().rule, alerts: [sent()], more: 0 },
    });
    expect(headers).toMatchObject({ 'webhook-id': message().id, 'webhook-attempt': '3' });
  });

  it('are not once a byte differs, nor with another secret, nor after a while', () => {
    const { headers, body } = webhookContent(message(), secret, new Date());
    const verified = (text: string, by: string) => () => new Webhook(by).verify(text, { ...headers });
    expect(verified(body.replace('web-1', 'web-2'), secret)).toThrow(WebhookVerificationError);
    expect(verified(body, newWebhookSecret())).toThrow(WebhookVerificationError);
    const old = webhookContent(message(), secret, new Date(Date.now() - 3_600_000));
    expect(() => new Webhook(secret).verify(old.body, { ...old.headers })).toThrow(WebhookVerificationError);
  });

  it('say the same at each attempt', () => {
    const bodies = [1, 2, 7].map((attempt) => webhookContent(message({ attempt }), secret, new Date()).body);
    expect(new Set(bodies).size).toBe(1);
  });
});

describe('Slack', () => {
  const textOf = (title: string) => {
    const { body } = slackContent(message({ alerts: [sent({ title }), sent()] }));
    const parsed: unknown = JSON.parse(body);
    return parsed as { readonly text: string };
  };

  it.each([
    ['<!channel> all', '&lt;!channel&gt; all'],
    ['<@U012AB3CD>', '&lt;@U012AB3CD&gt;'],
    ['<https://evil.example|your bank>', '&lt;https://evil.example|your bank&gt;'],
    ['a & b &lt;', 'a &amp; b &amp;lt;'],
    ['@channel @here @everyone', '@\u200bchannel @\u200bhere @\u200beveryone'],
    ['line\nbreak\r\nand \u202etrick', 'line break and trick'],
  ])('%j has no markup', (title, expected) => {
    expect(textOf(title).text).toContain(`• ${expected}:`);
  });

  it('turns off what would make markup of letters', () => {
    expect(textOf('*bold*')).toMatchObject({ mrkdwn: false, parse: 'none', link_names: false, unfurl_links: false });
  });

  it('is bounded, and is never cut within an escape', () => {
    const alerts = Array.from({ length: 300 }, (_, index) =>
      sentAlert(boundedAlert(alert({ title: '<&>'.repeat(60), id: `${index}` })), null),
    );
    const parsed: unknown = JSON.parse(slackContent(message({ alerts, more: 7 })).body);
    const { text } = parsed as { readonly text: string };
    expect(text.length).toBeLessThanOrEqual(12_001);
    expect(text.replace(/&(amp|lt|gt);/g, '')).not.toMatch(/[&<>]/);
  });
});

describe('e-mail', () => {
  interface Mail {
    readonly from: string;
    readonly to: readonly string[];
    readonly text: string;
  }
  const mails: Mail[] = [];
  let refusal: Error | null = null;
  let server: SMTPServer;
  let sender: Sender;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => done(refusal),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          mails.push({ from, to: rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'alerts@meridian.example' };
    sender = senderOf({ smtp, publicUrl: 'https://meridian.example/base' });
  });
  beforeEach(() => {
    mails.length = 0;
    refusal = null;
    withheld = [];
    givenBack = 0;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  const channel: EmailChannel = { kind: 'EMAIL', to: ['ops@example.com', 'oncall@example.com'] };
  const headersOf = ({ text }: Mail) =>
    text
      .slice(0, text.indexOf('\r\n\r\n'))
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n');

  it('is delivered to its recipients alone, and has the id and the attempt', async () => {
    expect(await sender.send(channel, message({ attempt: 2 }), byToken)).toMatchObject({
      outcome: 'DELIVERED',
      status: 250,
    });
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'alerts@meridian.example', to: channel.to });
    const headers = mail ? headersOf(mail) : [];
    expect(headers).toEqual(
      expect.arrayContaining([
        'Subject: Meridian at meridian.example: 1 new finding',
        `X-Alert-ID: ${message().id}`,
        'X-Alert-Attempt: 2',
        'Auto-Submitted: auto-generated',
        `Message-ID: <${message().id}@meridian.example>`,
      ]),
    );
    expect(mail?.text).toContain('A server that is off');
  });

  it.each([
    'x\r\nBcc: victim@example.com',
    'x\nBcc: victim@example.com',
    'x\u2028Bcc: v@example.com',
    'x\r\n\r\nbody',
    'x\0y',
    '=?utf-8?q?Your_invoice?=',
    '=?utf-8?B?WW91ciBpbnZvaWNl?= =?x?Q?=0D=0ABcc:_v@example.com?=',
    'Rechnung über 1.000 € fällig',
    'x'.repeat(1_000),
    'win a prize '.repeat(90),
  ])('no header is made of the name %j', async (name) => {
    const hostile = message({ rule: { ...message().rule, name }, alerts: [sent({ title: name, text: name })] });
    expect(await sender.send(channel, hostile, byToken)).toMatchObject({ outcome: 'DELIVERED' });
    const [mail] = mails;
    expect(mail?.to).toEqual(channel.to);
    const names = (mail ? headersOf(mail) : []).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    expect(names.filter((each) => ['bcc', 'cc'].includes(each))).toEqual([]);
    expect(names.filter((each) => each === 'subject')).toHaveLength(1);
    const head = (mail ? headersOf(mail) : []).join('\n');
    expect(head).toContain('Subject: Meridian at meridian.example: 1 new finding');
    // Neither words of a caller nor encoded ones.
    expect(head).not.toMatch(/=\?|invo|rechnung|prize|xxxx|[^\n -~]/i);
    expect(mail?.text.slice(mail.text.indexOf('\r\n\r\n')).replace(/=\r\n/g, '')).toContain('Alert rule: ');
  });

  it('has a subject of fixed words for each kind, with how many there are', async () => {
    const subjects: (string | undefined)[] = [];
    for (const kind of [...alertKinds.map((each) => each.kind), 'OF_ANOTHER_RELEASE']) {
      const rule = { ...message().rule, kind };
      for (const more of [0, 1]) await sender.send(channel, message({ rule, more }), byToken);
    }
    await sender.send(channel, message({ isTest: true }), byToken);
    for (const mail of mails) subjects.push(headersOf(mail).find((line) => line.startsWith('Subject: ')));
    const own = subjects.map((subject) => subject?.replace('Subject: Meridian at meridian.example: ', ''));
    expect(own.at(-1)).toBe('test of an alert rule');
    expect(own.slice(0, 2)).toEqual(['1 new finding', '2 new findings']);
    expect(own.slice(-3, -1)).toEqual(['1 alert', '2 alerts']);
    expect(new Set(own).size).toBe(own.length);
  });

  it('recipients are plain addresses', () => {
    expect(checkedRecipients(['a.b+c@example.co.uk', 'a.b+c@example.co.uk'])).toEqual(['a.b+c@example.co.uk']);
    for (const odd of [
      '',
      'ops',
      'ops@localhost',
      'ops@127.0.0.1',
      'ops@[127.0.0.1]',
      '@example.com',
      'Ops <ops@example.com>',
      'a@example.com,b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '"a b"@example.com',
      'a b@example.com',
      'a@exam_ple.com',
      'a@-example.com',
      '.a@example.com',
      `${'x'.repeat(65)}@example.com`,
      'a@example.com ',
      'a@example.com>',
      '(c)a@example.com',
      'a@example.com;b@example.com',
      'группа@example.com',
    ])
      expect(() => checkedRecipients([odd])).toThrow('to: expected addresses');
    expect(() => checkedRecipients([])).toThrow('1 to 10');
    expect(() => checkedRecipients(Array.from({ length: 11 }, (_, index) => `a${index}@example.com`))).toThrow(
      '1 to 10',
    );
  });

  it('fails with the status of the server where that takes no recipient', async () => {
    refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
    expect(await sender.send(channel, message(), byToken)).toMatchObject({
      outcome: 'FAILED',
      reason: 'STATUS',
      status: 550,
    });
    // It was surely not sent.
    expect(givenBack).toBe(1);
  });

  it('goes to those alone who may be sent to, and says who may not', async () => {
    withheld = [{ reason: 'UNCONFIRMED', recipient: 'ops@example.com', mailedAt: null }];
    expect(await sender.send(channel, message(), byToken)).toMatchObject({ outcome: 'DELIVERED', withheld });
    expect(mails).toMatchObject([{ to: ['oncall@example.com'] }]);
    expect(mails[0]?.text).not.toContain('ops@');
    withheld = channel.to.map((recipient) => ({ reason: 'OPTED_OUT', recipient, mailedAt: null }));
    expect(await sender.send(channel, message(), byToken)).toMatchObject({
      outcome: 'REFUSED',
      reason: 'RECIPIENTS',
      status: null,
      withheld,
    });
    expect(mails).toHaveLength(1);
  });

  it('is refused where no server is configured', async () => {
    const without = senderOf();
    expect(await without.send(channel, message(), byToken)).toMatchObject({
      outcome: 'REFUSED',
      reason: 'ADDRESS_REFUSED',
      status: null,
    });
  });

  it('fails with the reason where no server is, or one without TLS', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const reasonOf = async (url: string) => {
      const smtp = { url, from: 'alerts@meridian.example' };
      return (await senderOf({ smtp }).send(channel, message(), byToken)).reason;
    };
    expect(await reasonOf(`smtp://127.0.0.1:${port}`)).toBe('CONNECTION_REFUSED');
    const { port: plain } = server.server.address() as AddressInfo;
    expect(await reasonOf(`smtps://127.0.0.1:${plain}`)).toBe('TLS');
  });
});

describe('a sender', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());

  it('returns the outcome, the status and the time, and nothing that came', async () => {
    receiver.reply = (_, response) => response.writeHead(403, { 'x-secret': 'header' }).end('secret body');
    const connector = new Connector({ allowsPrivate: true, resolve: receiver.resolve, ca: receiver.ca });
    const result = await senderOf({ connector }).send({ kind: 'SLACK', url: receiver.url }, message(), byToken);
    expect(result).toEqual({
      outcome: 'FAILED',
      reason: 'STATUS',
      status: 403,
      wait: null,
      withheld: [],
      milliseconds: expect.any(Number),
    });
  });

  it('refuses a place that became private since its rule was made', async () => {
    const connector = new Connector({ allowsPrivate: false, resolve: receiver.resolve, ca: receiver.ca });
    const channel: Channel = { kind: 'WEBHOOK', url: receiver.url, secret: newWebhookSecret() };
    const before = receiver.received.length;
    expect(await senderOf({ connector }).send(channel, message(), byToken)).toMatchObject({
      outcome: 'REFUSED',
      status: null,
    });
    expect(receiver.received).toHaveLength(before);
  });
});
