/** A message to send, with what a test says of it. */
import type { Alert, AlertMessage, SentAlert } from '../../../src/server/alerts/message.js';

export function alert(given: Partial<Alert> = {}): Alert {
  return {
    id: 'one',
    title: 'HIGH SERVER_OFF: web-1',
    text: 'A server that is off',
    account: { api: 'CLOUD', name: 'prod' },
    path: '/findings?kind=SERVER_OFF&open=cloud:prod:SERVER_OFF:one',
    since: '2026-11-25T08:00:00.000Z',
    ...given,
  };
}

export function sent(given: Partial<SentAlert> = {}): SentAlert {
  const { id, title, text, account, since } = alert();
  return { id, title, text, account, since, url: null, ...given };
}

export function message(given: Partial<AlertMessage> = {}): AlertMessage {
  return {
    id: 'msg_0123456789abcdef0123456789abcdef',
    isTest: false,
    at: '2026-11-25T08:00:01.000Z',
    rule: { id: '0123456789abcdef', name: 'Servers', kind: 'NEW_FINDING' },
    alerts: [sent()],
    more: 0,
    attempt: 1,
    ...given,
  };
}
