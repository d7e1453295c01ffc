/** A cloud of the size that joins are measured by: the sandbox's own objects, and more until there are enough. */
import type { Account } from '../../src/rest/transport/account.js';
import { isObject, numberAt } from '../../src/base/unknown.js';
import { call } from './served.js';

/** 200 servers, and 200 volumes of which each second one is attached. The edge has 30 zones by itself, one of 3,000 records. */
export async function enlarge(cloud: Account, wanted = { servers: 200, volumes: 200 }): Promise<void> {
  const servers: number[] = [];
  for (let n = await count(cloud, 'servers'); n < wanted.servers; n++) {
    const server = { name: `node-${n}`, server_type: 'cpx21', image: 'debian-12', location: 'fsn1' };
    servers.push(await made(cloud, 'server', { ...server, labels: { env: 'bulk', place: String(n) } }));
  }
  for (let n = await count(cloud, 'volumes'); n < wanted.volumes; n++) {
    const server = n % 2 === 0 ? servers[n % servers.length] : undefined;
    const place = server === undefined ? { location: 'fsn1' } : { server };
    await made(cloud, 'volume', { name: `disk-${n}`, size: 10 + n, labels: { env: 'bulk' }, ...place });
  }
}

async function count(cloud: Account, list: string): Promise<number> {
  const { body } = await call(cloud, `GET /${list}?per_page=1`);
  const meta = isObject(body?.['meta']) ? body['meta'] : {};
  return numberAt(meta['pagination'], 'total_entries') ?? 0;
}

async function made(cloud: Account, kind: 'server' | 'volume', asked: object): Promise<number> {
  const { status, body } = await call(cloud, `POST /${kind}s`, asked);
  const id = numberAt(body?.[kind], 'id');
  if (id === null) throw new Error(`The sandbox answered ${status} ${JSON.stringify(body)}`);
  return id;
}
