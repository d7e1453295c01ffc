/** Does with a store, in a process of its own, what it is told by lines of JSON; answers each by a line. */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { openLmdb } from '../../dist/server/store/lmdb/store.js';
import { openPostgres } from '../../dist/server/store/postgres/store.js';
import { openRedis } from '../../dist/server/store/redis/store.js';
import { whileHeld } from '../../dist/base/store/lease.js';

const [kind, place, part] = process.argv.slice(2);
const open = { lmdb: openLmdb, postgres: openPostgres, redis: openRedis }[kind];
const store = await open(place, ...(part ? [part] : []));
const owner = `process ${process.pid}`;

// To the descriptor itself: what waits in a stream's buffer would die with the process.
const say = (line) => writeSync(1, `${JSON.stringify(line)}\n`);

const tasks = {
  /** Those of the leases that it got. */
  async acquire(names) {
    const got = await Promise.all(names.map((name) => store.leases.acquire(name, owner, 60_000)));
    return got.filter((lease) => lease !== null);
  },
  /** Says the lease once it has it, and keeps it. */
  hold: (name, ttl) =>
    whileHeld(store.leases, { name, owner, ttl }, (lease, lost) => {
      say(lease);
      return new Promise((resolve) => lost.addEventListener('abort', () => resolve('lost')));
    }),
  /** Adds one as often as it is told, and says each that was taken. */
  async count(entry, times) {
    const counts = store.namespace(entry.namespace);
    for (let done = 0; done < times;) {
      const count = await counts.get(entry.key);
      if (!(await store.compareAndSet(entry, count, { n: (count?.n ?? 0) + 1 }))) continue;
      done += 1;
      say('counted');
    }
    return 'done';
  },
  /** For so many milliseconds takes calls from a window, as soon as there are some; says when each was granted. */
  async take(window, milliseconds, longest) {
    const until = Date.now() + milliseconds;
    while (Date.now() < until) {
      const { calls, wait, steps } = await store.windows.take([window], 3, longest);
      if (calls > 0) {
        say({ at: Date.now(), calls });
        await store.windows.settle([window], steps, calls, 0);
      } else await new Promise((resolve) => setTimeout(resolve, Math.min(wait, 50)));
    }
    return 'done';
  },
  async publish(channel, messages) {
    for (const message of messages) await store.pubSub.publish(channel, message);
    return 'published';
  },
};

say('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [task, ...args] = JSON.parse(line);
  void tasks[task](...args).then(say);
}
await store.close();
process.exit(0);
