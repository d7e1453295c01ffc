/** Debian's nginx with the site of the balancer in deploy/compose.yaml, and a name server in place of Docker's. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { type NameServer, startNameServer } from '../support/name-server.js';
import { type ServerProcess, freePort, startProcess } from '../support/process.js';
import { nginxWith } from '../support/optional/reverse-proxies.js';

/** Containers have addresses of their own and one port; so do these. */
const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4'] as const;
const client = '127.0.0.9';

const siteAt = (port: number, replicaPort: string, names: NameServer) =>
  readFileSync('deploy/nginx/balancer.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('resolver 127.0.0.11 ', `resolver ${names.address} `)
    .replace('$replicas:4000', `$replicas:${replicaPort}`);

function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const body = '{"query":"{ country(code: \\"IN\\") { name } }"}';
    const headers = { 'content-type': 'application/json' };
    const sent = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, localAddress: client },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    sent.on('error', reject).end(body);
  });
}

nginxWith.it('passes requests to the replicas that there are, for the clients that it names', async (start) => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-balancer-'));
  const replicaPort = String(await freePort());
  const running: ServerProcess[] = [];
  const replicaAt = async (address: string) => {
    const env = {
      HOST: address,
      PORT: replicaPort,
      DATA_DIR: join(folder, address),
      RATES_SYNC: 'off',
      ACCESS_LOG: 'on',
    };
    const replica = await startProcess({ ...env, TRUST_PROXY: '127.0.0.1' });
    running.push(replica);
    await replica.printed(/Health/);
    return replica;
  };
  let known: readonly string[] = addresses.slice(0, 2);
  const names = await startNameServer((name) => (name === 'replica' ? known : undefined));
  const proxy = await start((port) => siteAt(port, replicaPort, names));
  const ask = async (count: number) => {
    const statuses = new Set<number | undefined>();
    for (let n = 0; n < count; n += 1) statuses.add(await statusOf(proxy.port, '/graphql'));
    return [...statuses];
  };
  try {
    const [first, second] = [await replicaAt(addresses[0]), await replicaAt(addresses[1])];
    expect(await ask(20)).toEqual([200]);
    for (const { errors } of [first, second]) {
      while (!errors().includes('"route":"/graphql"')) await pause(20);
      expect(errors()).toContain(`"address":"${client}"`);
    }
    // One that has stopped is passed over, though its name still leads there.
    expect(await first.stop()).toBe(0);
    expect(await ask(20)).toEqual([200]);
    // One that was made anew has another address.
    await replicaAt(addresses[2]);
    known = [addresses[2]];
    expect(await second.stop()).toBe(0);
    while ((await statusOf(proxy.port, '/graphql')) !== 200) await pause(100);
    expect(await ask(20)).toEqual([200]);
  } finally {
    await proxy.stop();
    await names.close();
    for (const { child } of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
