/** Requests to places that callers name: only to addresses that were checked, without redirects, bounded in time and bytes. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Connector, type ConnectorOptions } from '../../../../src/server/alerts/delivery/connector.js';
import { TargetError } from '../../../../src/server/alerts/delivery/target.js';
import { type Receiver, host, startReceiver } from '../receiver.js';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.reply = (_, response) => response.writeHead(204).end();
});
afterAll(() => receiver.close());

const content = { headers: { 'content-type': 'application/json' }, body: '{"ü":1}' };

function connector(options: Partial<ConnectorOptions> = {}): Connector {
  return new Connector({ allowsPrivate: true, resolve: receiver.resolve, ca: receiver.ca, ...options });
}

const v4 = (address: string) => ({ address, family: 4 });

it('sends the content, with the name of the host in TLS and in HTTP', async () => {
  expect(await connector().post(`${receiver.url}?key=1`, content)).toMatchObject({ status: 204 });
  const [one] = receiver.received;
  expect(one).toMatchObject({ body: content.body, path: '/alerts?key=1', servername: host });
  expect(one?.headers).toMatchObject({ host: `${host}:${receiver.port}`, 'content-length': '8' });
});

it('sends to an address without a name, by its certificate', async () => {
  expect(await connector().post(`https://127.0.0.1:${receiver.port}/`, content)).toMatchObject({ status: 204 });
  expect(receiver.received[0]?.servername).toBeFalsy();
});

it.each([200, 299, 301, 307, 308, 400, 410, 500])('returns the status %d, and follows no redirect', async (status) => {
  receiver.reply = (_, response) => response.writeHead(status, { location: receiver.url }).end();
  expect(await connector().post(receiver.url, content)).toMatchObject({ status });
  expect(receiver.received).toHaveLength(1);
});

describe('addresses', () => {
  const hostile = ['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1', '0.0.0.0'];

  it.each(hostile)('a name that leads to %s is refused without the setting', async (address) => {
    const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
    await expect(connector({ allowsPrivate: false, resolve }).post(receiver.url, content)).rejects.toThrow(TargetError);
    expect(receiver.received).toHaveLength(0);
  });

  it('one that is refused among public ones refuses them all', async () => {
    for (const addresses of [
      [v4('8.8.8.8'), v4('127.0.0.1')],
      [v4('127.0.0.1'), v4('8.8.8.8')],
      [v4('8.8.8.8'), { address: 'fd00::1', family: 6 }],
    ]) {
      const sending = connector({ allowsPrivate: false, resolve: async () => addresses }).post(receiver.url, content);
      await expect(sending).rejects.toThrow(TargetError);
    }
    expect(receiver.received).toHaveLength(0);
  });

  it('a name is resolved once: a second answer leads nowhere', async () => {
    const answers = [[v4('8.8.8.8')], [v4('127.0.0.1')]];
    let lookups = 0;
    const resolve = async () => answers[lookups++] ?? [];
    const sending = connector({ allowsPrivate: false, resolve, timeLimit: 300 }).post(receiver.url, content);
    await expect(sending).rejects.toThrow();
    expect([lookups, receiver.received.length]).toEqual([1, 0]);
  });

  it('the connection goes to the address that was checked, whatever the name means to the system', async () => {
    const url = `https://localhost:${receiver.port}/`;
    const elsewhere = connector({ resolve: async () => [v4('127.0.0.2')], timeLimit: 2_000 });
    await expect(elsewhere.post(url, content)).rejects.toThrow();
    expect(receiver.received).toHaveLength(0);
  });

  it('a metadata service is refused with the setting, too', async () => {
    const resolve = async () => [v4('169.254.169.254')];
    await expect(connector({ resolve }).post(receiver.url, content)).rejects.toThrow(TargetError);
  });

  it('a name without addresses fails', async () => {
    await expect(connector({ resolve: async () => [] }).post(receiver.url, content)).rejects.toThrow('no address');
  });
});

describe('certificates', () => {
  it('one of another name is refused', async () => {
    const url = `https://other.test:${receiver.port}/`;
    await expect(connector().post(url, content)).rejects.toMatchObject({
      cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    });
    expect(receiver.received).toHaveLength(0);
  });

  it('one that nobody vouches for is refused', async () => {
    const options = { allowsPrivate: true, resolve: receiver.resolve };
    await expect(new Connector(options).post(receiver.url, content)).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/SELF_SIGNED/) },
    });
    expect(receiver.received).toHaveLength(0);
  });
});

describe('bounds', () => {
  it('a response without end counts by its status, and is cut off', async () => {
    let isCut = false;
    receiver.reply = (_, response) => {
      response.writeHead(200);
      const writing = setInterval(() => response.write(Buffer.alloc(16_384)), 1);
      response.on('close', () => {
        isCut = true;
        clearInterval(writing);
      });
    };
    expect(await connector().post(receiver.url, content)).toMatchObject({ status: 200 });
    while (!isCut) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('a response that never ends counts by its status once the time is over', async () => {
    receiver.reply = (_, response) => response.writeHead(202).write('…');
    expect(await connector({ timeLimit: 300 }).post(receiver.url, content)).toMatchObject({ status: 202 });
  });

  it('a receiver that does not answer fails once the time is over', async () => {
    receiver.reply = () => undefined;
    await expect(connector({ timeLimit: 300 }).post(receiver.url, content)).rejects.toThrow();
  });

  it('so do a server without TLS that keeps silent, and a resolver that does', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(connector({ timeLimit: 300 }).post(`https://${host}:${port}/`, content)).rejects.toThrow();
    const resolve = () => new Promise<never>(() => undefined);
    await expect(connector({ timeLimit: 300, resolve }).post(receiver.url, content)).rejects.toThrow();
    silent.close();
  });

  it('a connection that is reset fails', async () => {
    receiver.reply = (_, response) => response.socket?.destroy();
    await expect(connector().post(receiver.url, content)).rejects.toThrow();
  });

  it('the end of the process aborts it', async () => {
    const stop = new AbortController();
    receiver.reply = () => stop.abort();
    await expect(
      connector().post(receiver.url, content, { caller: 'a1b2c3d4e5f6', stop: stop.signal }),
    ).rejects.toThrow();
  });
});
