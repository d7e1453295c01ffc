/** Why a delivery failed, as callers see it: enough to mend it, and nothing of hosts that alerts are not sent to. */
import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HostResolver } from '../../../../src/server/alerts/delivery/host-resolver.js';
import { newWebhookSecret } from '../../../../src/server/alerts/channels/webhook.js';
import { type NameServer, startNameServer } from '../../../support/name-server.js';
import { type Alerting, startAlerting } from '../alerting.js';
import { host } from '../receiver.js';

let names: NameServer;
let alerting: Alerting;
let token: string;
const listeners: Server[] = [];

const known: Readonly<Record<string, readonly string[]>> = {
  [host]: ['127.0.0.1'],
  'other.test': ['127.0.0.1'],
  'inside.test': ['169.254.169.254'],
  'inside6.test': ['fe80:0:0:0:0:0:0:1'],
  'both.test': ['127.0.0.1', '169.254.169.254'],
};

beforeAll(async () => {
  names = await startNameServer((name) => (name.startsWith('silent') ? 'silent' : known[name]));
  const resolver = new HostResolver({
    hostsFile: '/dev/null',
    resolverFile: '/dev/null',
    nameServers: [names.address],
  });
  alerting = await startAlerting({
    connector: { resolve: (name, signal) => resolver.resolve(name, signal), timeLimit: 1_000 },
  });
  token = await alerting.token();
});
beforeEach(() => {
  alerting.receiver.reply = (_, response) => response.writeHead(204).end();
});
afterAll(async () => {
  await alerting.close();
  await names.close();
  for (const listener of listeners) listener.close();
});

/** Of a server that does that with its connections. */
async function portOf(server: Server): Promise<number> {
  listeners.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function deliveryTo(url: string) {
  const id = await alerting.create(token, { channel: { webhook: { url } } });
  return alerting.test(token, id);
}

it('a delivery that succeeds has none', async () => {
  expect(await deliveryTo(alerting.receiver.url)).toMatchObject({ outcome: 'DELIVERED', reason: null, status: 204 });
});

it('a name that leads to an address that is refused fails as one that does not exist', async () => {
  const told = async (name: string) => {
    const { outcome, reason, status, milliseconds = 0 } = (await deliveryTo(`https://${name}/alerts`)) ?? {};
    return { outcome, reason, status, isSlow: milliseconds >= 500 };
  };
  const inside = await told('inside.test');
  expect(inside).toEqual({ outcome: 'REFUSED', reason: 'HOST', status: null, isSlow: true });
  for (const name of ['nowhere.test', 'inside6.test', 'both.test'])
    expect({ name, ...(await told(name)) }).toEqual({ name, ...inside });
});

it('making a rule and changing it tell no more of a name, and neither does a redirect there', async () => {
  const made = async (url: string) => {
    const id = await alerting.create(token, { channel: { webhook: { url } } });
    const text = `mutation ($id: ID!, $input: UpdateAlertRuleInput!) {
      updateAlertRule(id: $id, input: $input) { rule { channel { targets } stopReason withheld { text } lastDeliveries { id } } } }`;
    const answer = await alerting.ask(text, { id, input: { channel: { slack: { url } } } }, token);
    return JSON.stringify(answer).replaceAll(new URL(url).host, '');
  };
  expect(await made('https://inside.test/')).toEqual(await made('https://nowhere.test/'));
  const redirected = async (location: string) => {
    alerting.receiver.reply = (_, response) => response.writeHead(307, { location }).end();
    const { outcome, reason, status } = (await deliveryTo(alerting.receiver.url)) ?? {};
    return { outcome, reason, status };
  };
  const inside = await redirected('https://inside.test/');
  expect(inside).toEqual({ outcome: 'FAILED', reason: 'STATUS', status: 307 });
  for (const url of ['https://nowhere.test/', 'https://169.254.169.254/', 'http://127.0.0.1/'])
    expect(await redirected(url)).toEqual(inside);
});

it('an address in the URL is refused when the rule is made, as its caller knows it', async () => {
  await expect(deliveryTo('https://169.254.169.254/')).rejects.toThrow('a metadata service');
});

it('a name of which no name server tells is one of the host, too', async () => {
  expect(await deliveryTo('https://silent.test/alerts')).toMatchObject({ outcome: 'FAILED', reason: 'HOST' });
});

describe('a place where alerts may be sent to', () => {
  it('may not accept connections', async () => {
    const port = await portOf(createServer());
    const closed = listeners.pop();
    closed?.close();
    if (closed) await once(closed, 'close');
    expect(await deliveryTo(`https://${host}:${port}/`)).toMatchObject({ reason: 'CONNECTION_REFUSED', status: null });
  });

  it('may have a certificate of another name, or no TLS', async () => {
    const { port } = alerting.receiver;
    expect(await deliveryTo(`https://other.test:${port}/`)).toMatchObject({ outcome: 'FAILED', reason: 'TLS' });
    const plain = await portOf(createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    expect(await deliveryTo(`https://${host}:${plain}/`)).toMatchObject({ outcome: 'FAILED', reason: 'TLS' });
  });

  it('may not answer in time, before the handshake or after it', async () => {
    const silent = await portOf(createServer(() => undefined));
    expect(await deliveryTo(`https://${host}:${silent}/`)).toMatchObject({ reason: 'TIMEOUT', status: null });
    alerting.receiver.reply = () => undefined;
    expect(await deliveryTo(alerting.receiver.url)).toMatchObject({ reason: 'TIMEOUT', status: null });
  });

  it('may break the connection', async () => {
    alerting.receiver.reply = (_, response) => response.socket?.destroy();
    expect(await deliveryTo(alerting.receiver.url)).toMatchObject({ reason: 'CONNECTION_FAILED', status: null });
  });

  it('may answer with a status of failure', async () => {
    alerting.receiver.reply = (_, response) => response.writeHead(418).end();
    expect(await deliveryTo(alerting.receiver.url)).toMatchObject({ reason: 'STATUS', status: 418 });
  });
});

it('an address that is refused since its rule was made is named as such', async () => {
  const id = await alerting.create(token);
  const secret = newWebhookSecret();
  const channel = { kind: 'WEBHOOK', url: 'https://169.254.169.254/', secret } as const;
  await alerting.meridian.services.alerts.change(id, () => ({ channel }));
  expect(await alerting.test(token, id)).toMatchObject({ outcome: 'REFUSED', reason: 'ADDRESS_REFUSED', status: null });
});
