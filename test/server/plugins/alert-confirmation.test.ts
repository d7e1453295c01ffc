/** The page of a link that confirms an address: what it sends, and how it is to those who open it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { alertsConfig } from '../alerts/alerts-config.js';
import { type MailServer, startMailServer } from '../alerts/mail-server.js';
import { Alerts } from '../../../src/server/alerts/alerts.js';
import { contextOfToken } from '../../../src/server/own-context.js';
import { violations } from '../../support/axe.js';
import { type Visitor, describeInBrowser, openBrowser, visit } from '../../support/browser.js';
import { type Meridian, startMeridianAtItsUrl } from '../../support/meridian.js';

let server: MailServer;
let meridian: Meridian;
beforeAll(async () => {
  server = await startMailServer();
  meridian = await startMeridianAtItsUrl({}, (services) => {
    const alerts = new Alerts({
      ...services,
      config: alertsConfig({ smtp: server.smtp }),
      publicUrl: services.config.baseUrl,
      contextOf: (token) => contextOfToken(services, token),
    });
    return { ...services, alerts };
  });
});
afterAll(async () => {
  await meridian?.close();
  await server?.close();
});

/** The link in the mail that a rule to that address makes Meridian send. */
async function linkTo(address: string): Promise<string> {
  const token = await meridian.token(['alerts', 'rates']);
  const query = `mutation { createAlertRule(input: { name: "Rates", kind: RATES_STALE, channel: { email: { to: ["${address}"] } } })
    { rule { withheld { reason } } } }`;
  const { body } = await meridian.query({ query }, { authorization: `Bearer ${token}` });
  expect(body).toEqual({ data: { createAlertRule: { rule: { withheld: [{ reason: 'UNCONFIRMED' }] } } } });
  for (;;) {
    const mail = server.mails.find(({ to }) => to.includes(address));
    const [link] = /http:\S+/.exec(mail?.text.slice(mail.text.indexOf('\nhttp')) ?? '') ?? [];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

it('is kept by nobody, tells no other site its address, and lets nothing run or frame it', async () => {
  const response = await fetch(await linkTo('headers@example.com'));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    ),
  });
  expect(await response.text()).not.toMatch(/<script|headers@example/);
});

describeInBrowser('in a browser', () => {
  let visitor: Visitor;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const browser = await openBrowser();
    visitor = await visit(browser, meridian.url);
    close = () => browser.close();
  });
  afterAll(() => close?.());

  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

  it('confirms, refuses and confirms after all, by its buttons, and axe finds nothing wrong with it', async () => {
    const { page, faults } = visitor;
    await page.goto(await linkTo('reader@example.com'));
    const seen: string[] = [];
    const look = async () => {
      seen.push(await heading(page));
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate<string>('getComputedStyle(document.body).maxWidth')).not.toBe('none');
    };
    await look();
    for (const button of ['Confirm this address', 'Never mail me', 'Confirm this address']) {
      await page.getByRole('button', { name: button }).click();
      await page.waitForLoadState();
      await look();
    }
    expect(seen).toEqual([
      'Do you want these alerts?',
      'You get these alerts',
      'You get no mail',
      'You get these alerts',
    ]);
    await page.goto(`${meridian.url}/alerts/confirm/none`);
    seen.push(await heading(page));
    expect(seen.at(-1)).toBe('This link is not good, or not any more');
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
