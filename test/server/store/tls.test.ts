import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterAll, expect, it } from '@jest/globals';
import { readConfig } from '../../../src/server/config/config.js';
import { openStore } from '../../../src/server/store/open.js';
import { selfSigned } from '../../support/certificate.js';
import { until } from '../../support/until.js';
import { describeEach } from '../../support/optional/optional.js';
import { type OwnServer, ownServers } from '../../support/optional/own-servers.js';

const folder = mkdtempSync(join(tmpdir(), 'meridian-tls-'));
const own = selfSigned();

afterAll(() => rmSync(folder, { recursive: true }));

/** The server with encryption before it: at once, or once a client of PostgreSQL has asked for it. */
async function encrypted({ kind, port }: OwnServer) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    const begin = () => {
      const secured = new TLSSocket(near, { isServer: true, key: own.key, cert: own.cert });
      const far = connect(port, '127.0.0.1');
      for (const [from, to] of [
        [secured, far],
        [far, secured],
      ] as const) {
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
        from.pipe(to);
      }
    };
    if (kind === 'redis') return begin();
    // Eight bytes that ask for encryption, answered by one.
    return near.once('data', () => {
      near.pause();
      near.write('S');
      begin();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    port: address.port,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describeEach(ownServers(), 'an encrypted way to $kind', (server) => {
  it('is taken when its certificate is signed by the one in STORE_CA_FILE, also for messages', async () => {
    const way = await encrypted(server);
    const address = server.url(way.port).replace(/^redis:/, 'rediss:');
    const config = readConfig({
      STORE_URL_FILE: fileOf(`${server.kind}-url`, `${address}\n`),
      STORE_CA_FILE: fileOf('ca.pem', own.cert),
    });
    const store = await openStore(config);
    await store.namespace('tls').set('a', 1);
    expect(await store.namespace('tls').get('a')).toBe(1);
    const heard: (string | null)[] = [];
    const end = store.pubSub.subscribe('tls', (message) => heard.push(message));
    await until(() => heard.length > 0);
    end();
    await store.close();
    await way.close();
  });

  it('is refused when its certificate is signed by nobody known, or by another', async () => {
    const way = await encrypted(server);
    const STORE_URL =
      server.kind === 'redis' ? `rediss://127.0.0.1:${way.port}` : `${server.url(way.port)}?sslmode=verify-full`;
    const another = fileOf('another.pem', selfSigned().cert);
    for (const env of [{ STORE_URL }, { STORE_URL, STORE_CA_FILE: another }]) {
      await expect(openStore(readConfig(env))).rejects.toThrow(/certificate/);
    }
    await way.close();
  });
});
