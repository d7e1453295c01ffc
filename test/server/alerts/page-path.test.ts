/** Links of alerts: in every channel where the public URL is known, and in none where it is not. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sentAlert } from '../../../src/server/alerts/message.js';
import { slackContent } from '../../../src/server/alerts/channels/slack.js';
import { type Alerting, startAlerting } from './alerting.js';
import { alertsConfig } from './alerts-config.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { alert, message, sent } from './messages.js';

let server: MailServer;
let alerting: Alerting;
let unknown: Alerting;
let token: string;

beforeAll(async () => {
  server = await startMailServer();
  const { smtp } = server;
  alerting = await startAlerting({
    config: alertsConfig({ smtp, emailDomains: ['example.com'] }),
    publicUrl: 'https://meridian.example/base',
  });
  unknown = await startAlerting({ config: alertsConfig({ smtp, emailDomains: ['example.com'] }) });
  token = await alerting.token();
});
beforeEach(() => {
  server.mails.length = 0;
});
afterAll(async () => {
  await alerting.close();
  await unknown.close();
  await server.close();
});

async function bodyOf({ receiver, create, test }: Alerting, own: string, given?: object): Promise<unknown> {
  await test(own, await create(own, given));
  const body: unknown = JSON.parse(receiver.received.splice(0)[0]?.body ?? 'null');
  return body;
}

const link = 'https://meridian.example/base/alerts';

describe('the link', () => {
  it('stands in a webhook', async () => {
    expect(await bodyOf(alerting, token)).toMatchObject({ data: { alerts: [{ title: 'Test', url: link }] } });
  });

  it('stands in a message to Slack, as the only markup', async () => {
    const body = await bodyOf(alerting, token, { channel: { slack: { url: alerting.receiver.url } } });
    expect(body).toMatchObject({ text: expect.stringMatching(/ <https:\/\/meridian\.example\/base\/alerts>$/) });
  });

  it('stands in an e-mail', async () => {
    await alerting.test(token, await alerting.create(token, { channel: { email: { to: ['ops@example.com'] } } }));
    expect(server.mails).toMatchObject([{ text: expect.stringContaining(`See: ${link}`) }]);
  });

  it('is null or missing where the public URL is not known', async () => {
    const own = await unknown.token();
    expect(await bodyOf(unknown, own)).toMatchObject({ data: { alerts: [{ title: 'Test', url: null }] } });
    const body = await bodyOf(unknown, own, { channel: { slack: { url: unknown.receiver.url } } });
    await unknown.test(own, await unknown.create(own, { channel: { email: { to: ['ops@example.com'] } } }));
    expect(
      [JSON.stringify(body), ...server.mails.map(({ text }) => text)].filter((text) => /http|See:/.test(text)),
    ).toEqual([]);
  });
});

describe('in Slack', () => {
  const textOf = (...given: Parameters<typeof slackContent>) =>
    (JSON.parse(slackContent(...given).body) as { text: string }).text;

  it('what stands in a link breaks out of none', () => {
    const path = '/bill?q=%3C!channel%3E|a&open=x';
    const alerts = [sentAlert(alert({ path }), 'https://meridian.example')];
    expect(textOf(message({ alerts }))).toContain(' <https://meridian.example/bill?q=%3C!channel%3E%7Ca&amp;open=x>');
  });

  it('a text is never cut within a link', () => {
    for (let length = 0; length < 60; length += 1) {
      const title = 'x'.repeat(550 + length);
      const alerts = Array.from({ length: 30 }, () => sent({ title, url: `${link}?a=1&b=2` }));
      const text = textOf(message({ alerts }));
      expect(text.replaceAll(/<https:\/\/meridian\.example\/base\/alerts\?a=1&amp;b=2>/g, '')).not.toMatch(/[<>]/);
    }
  });
});
