/** What the setting ALERTS forbids: new rules are refused in words, and those that exist wait until it allows them again. */
import { afterEach, expect, it } from '@jest/globals';
import { Alerts } from '../../../src/server/alerts/alerts.js';
import type { ChannelKind } from '../../../src/server/alerts/channels/channel.js';
import { contextOfToken } from '../../../src/server/own-context.js';
import { until } from '../../support/until.js';
import { alertsConfig } from './alerts-config.js';
import { type Alerting, startAlerting } from './alerting.js';

let alerting: Alerting;
afterEach(() => alerting.close());

const slack = () => ({ slack: { url: new URL('/slack', alerting.receiver.url).href } });
const withheldText = '{ alertRules { stopReason withheld { reason recipient text } evaluation { evaluatedAt } } }';

it('a channel that it does not name is refused, and others are not', async () => {
  alerting = await startAlerting({ config: alertsConfig({ kinds: ['WEBHOOK', 'EMAIL'] }) });
  const token = await alerting.token();
  await alerting.create(token);
  await expect(alerting.create(token, { channel: slack() })).rejects.toThrow(
    'channel: expected webhook, as ALERTS allows no other, but got slack',
  );
  await expect(alerting.create(token, { channel: { email: { to: ['ops@example.com'] } } })).rejects.toThrow(
    'channel: expected webhook, as SMTP_URL is not set, but got email',
  );
});

it('off allows no rule and no test', async () => {
  alerting = await startAlerting({ config: alertsConfig({ kinds: [] }) });
  const token = await alerting.token();
  await expect(alerting.create(token)).rejects.toThrow('channel: expected none, as ALERTS is off, but got webhook');
});

it('rules that exist wait with their state, say so, and go on once it is allowed', async () => {
  alerting = await startAlerting();
  const { services } = alerting.meridian;
  await services.alerts.close();
  const token = await alerting.token();
  const id = await alerting.create(token, { channel: slack() });
  const other = await alerting.create(token);
  const restarted = (kinds: readonly ChannelKind[]) =>
    new Alerts({
      ...services,
      now: alerting.now,
      contextOf: (one) => contextOfToken(services, one),
      times: { look: 20, again: 20, pause: 20 },
      config: alertsConfig({ kinds }),
      connector: { ca: alerting.receiver.ca, resolve: alerting.receiver.resolve },
    });
  const sentTo = (path: string) => alerting.receiver.received.filter((each) => each.path === path).length;

  const without = restarted(['WEBHOOK']);
  without.start();
  await alerting.send(id, 1);
  await alerting.send(other, 1);
  await without.evaluate();
  await until(() => sentTo('/alerts') > 0);
  expect(sentTo('/slack')).toBe(0);
  expect((await without.stateOf(other)).evaluatedAt).not.toBeNull();
  expect((await without.stateOf(id)).evaluatedAt).toBeNull();
  const rule = await without.get(id);
  expect(rule?.stopped).toBeNull();
  if (rule) await expect(without.test(rule)).rejects.toThrow('channel: expected webhook, as ALERTS allows no other');
  await without.close();

  const again = restarted(['SLACK']);
  again.start();
  await until(() => sentTo('/slack') > 0);
  await again.close();
});

it('shows in the graph what is withheld', async () => {
  alerting = await startAlerting({ config: alertsConfig({ kinds: ['SLACK'] }) });
  const { services } = alerting.meridian;
  const token = await alerting.token();
  const id = await alerting.create(token, { channel: slack() });
  expect(await alerting.ask(withheldText, {}, token)).toMatchObject({ alertRules: [{ withheld: [] }] });
  const channel = { kind: 'WEBHOOK', url: alerting.receiver.url, secret: 'whsec_x' } as const;
  await services.alerts.change(id, () => ({ channel }));
  const text = 'Waits until the setting ALERTS allows webhook';
  expect(await alerting.ask(withheldText, {}, token)).toMatchObject({
    alertRules: [{ stopReason: null, withheld: [{ reason: 'CHANNEL_OFF', recipient: null, text }] }],
  });
});
