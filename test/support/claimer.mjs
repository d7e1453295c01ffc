/** Claims keys of a store on a signal, and prints those that it got. */
import { once } from 'node:events';
import { openLmdb } from '../../dist/server/store/lmdb.js';
import { openPostgres } from '../../dist/server/store/postgres.js';
import { openRedis } from '../../dist/server/store/redis.js';

const [kind, place, part, name, count] = process.argv.slice(2);
const open = { lmdb: openLmdb, postgres: openPostgres, redis: openRedis }[kind];
const store = await open(place, ...(part ? [part] : []));
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const keys = Array.from({ length: Number(count) }, (_, n) => `${name}-${n}`);
const got = await Promise.all(keys.map((key) => store.claim(key, 60_000)));
process.stdout.write(JSON.stringify(keys.filter((_, n) => got[n])));
await store.close();
process.exit(0);
