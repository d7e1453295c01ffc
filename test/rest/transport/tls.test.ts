/** @decorates-classes */
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { selfSigned } from '../../support/certificate.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, upstreamsOf, schemaOf } from '../harness.js';
import { groups } from '../lab.js';

let schema: GraphQLSchema;
const open: { close(): unknown }[] = [];
beforeAll(async () => {
  schema = await schemaOf(groups);
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

function asking(baseUrl: string) {
  const warned: object[] = [];
  const log = { debug: () => undefined, warn: (fields: object) => void warned.push(fields) };
  const upstreams = upstreamsOf(
    [{ api: 'CLOUD', name: 'default', credential: 'top-secret', baseUrl, sandbox: false }],
    {},
    undefined,
    log,
  );
  open.push(upstreams);
  return { ask: asker(schema, upstreams), warned };
}

/** Takes connections and does with them as it likes. */
async function listen(onConnection: (socket: Socket) => void) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => connections };
}

const read = '{ lab { disk(id: 1) { name } } }';
const write = 'mutation { wipeDisk(id: 7) { action { id } } }';

describe('an upstream without a secure connection', () => {
  it('whose certificate is not trusted is sent nothing, is not tried again, and is logged', async () => {
    const upstream = await ScriptedUpstream.start(undefined, selfSigned());
    open.push(upstream);
    const { ask, warned } = asking(upstream.url);
    for (const source of [read, write]) {
      const { errors } = await ask(source);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', upstream: { code: 'tls' } });
      expect(errors?.[0]?.message).toBe(
        'The cloud API failed: no secure connection could be made (DEPTH_ZERO_SELF_SIGNED_CERT); nothing was sent',
      );
    }
    expect(upstream.asked).toEqual([]);
    expect(warned).toEqual([expect.objectContaining({ code: 'tls' }), expect.objectContaining({ code: 'tls' })]);
  });

  it('that does not speak TLS is tried once', async () => {
    const { url, connections } = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const { errors } = await asking(url).ask(read);
    expect(errors?.[0]?.message).toMatch(/no secure connection could be made \(\w+\); nothing was sent$/);
    expect(connections()).toBe(1);
  });

  it('that hangs up before the connection is secure was sent nothing', async () => {
    const { url, connections } = await listen((socket) => socket.once('data', () => socket.destroy()));
    const { errors } = await asking(url).ask(write);
    expect(errors?.[0]?.message).toMatch(/; nothing was sent$/);
    expect(connections()).toBe(1);
  });
});
