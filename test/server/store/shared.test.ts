import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { keyOf } from '../../../src/base/store/key.js';
import type { Lease } from '../../../src/base/store/lease.js';
import { longestMessage } from '../../../src/base/store/pub-sub.js';
import type { RangeBounds, Store } from '../../../src/base/store/store.js';
import { sweep } from '../../../src/base/store/sweep.js';
import { itSome, scaled } from '../../support/scale.js';
import { until } from '../../support/until.js';
import { cuttable } from './cuttable.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';
import { startWorker, type Worker } from './workers.js';

const minute = 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describeEach(places, 'what processes share in a store of the kind $kind', (place) => {
  let store: Store;
  let other: Store;
  let workers: Worker[];

  beforeAll(async () => {
    store = await place.open();
    other = await place.open();
    workers = await Promise.all([1, 2, 3].map(() => startWorker(place)));
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await store.close();
    await other.close();
  });

  /** Kills it, and puts another in its place. */
  async function replace(worker: Worker): Promise<unknown[]> {
    const [, rest] = await Promise.all([worker.kill(), worker.rest()]);
    workers[workers.indexOf(worker)] = await startWorker(place);
    return rest;
  }

  describe('a lease', () => {
    const acquire = (name: string, owner: string, ttl = minute) => store.leases.acquire(name, owner, ttl);

    async function acquired(...args: Parameters<typeof acquire>): Promise<Lease> {
      const lease = await acquire(...args);
      if (!lease) throw new Error(`${args[0]} is held by another`);
      return lease;
    }

    itSome('has one owner of all who ask at once, over several connections, time after time', async () => {
      for (let n = 0; n < 20; n++) {
        const racing = Array.from({ length: 40 }, (_, each) =>
          (each % 2 ? store : other).leases.acquire(`race ${n}`, `owner ${each}`, minute),
        );
        expect((await Promise.all(racing)).filter(Boolean)).toHaveLength(1);
      }
    });

    itSome('has one owner of several processes that ask at the same moment', async () => {
      const names = Array.from({ length: 200 }, (_, n) => `process ${n}`);
      for (const worker of workers) worker.tell('acquire', names);
      const leases = (await Promise.all(workers.map((worker) => worker.said()))).flat() as Lease[];
      expect(leases.map(({ name }) => name).sort()).toEqual(names.sort());
    });

    itSome(
      'is refused to others until its end, also while it is renewed, and is the same again for its owner',
      async () => {
        const lease = await acquired('mine', 'me');
        expect(await acquire('mine', 'you')).toBeNull();
        expect(await acquire('mine', 'me')).toEqual(lease);
        expect(await store.leases.renew(lease, minute)).toBe(true);
        expect(await other.leases.acquire('mine', 'you', minute)).toBeNull();
        expect(await acquire('another', 'you')).toMatchObject({ name: 'another', owner: 'you' });
      },
    );

    itSome(
      'is taken over after its end without any sweep, with a greater fence; the former owner has lost it',
      async () => {
        const former = await acquired('ended', 'me', 1);
        await pause(20);
        expect(await store.leases.renew(former, minute)).toBe(false);
        const later = await acquired('ended', 'you');
        expect(later.fence).toBeGreaterThan(former.fence);
        expect(await store.leases.renew(former, minute)).toBe(false);
        expect(await store.leases.release(former)).toBe(false);
        expect(await acquire('ended', 'me')).toBeNull();
      },
    );

    itSome('is free once it is released, and its fence grows at each change of owners', async () => {
      const fences: number[] = [];
      for (let n = 0; n < 50; n++) {
        const lease = await acquired('released', `owner ${n % 2}`);
        fences.push(lease.fence);
        expect(await (n % 2 ? store : other).leases.release(lease)).toBe(true);
        expect(await store.leases.release(lease)).toBe(false);
      }
      expect([...new Set(fences)].sort((a, b) => a - b)).toEqual(fences);
    });

    itSome('grows its fence even for the owner who comes back after its end', async () => {
      const first = await acquired('back', 'me', 1);
      await pause(20);
      expect((await acquired('back', 'me')).fence).toBeGreaterThan(first.fence);
    });

    itSome(
      'is kept by a living process for longer than it lasts, and taken over from one that was killed',
      async () => {
        const [worker] = workers as [Worker];
        worker.tell('hold', 'killed', 3_000);
        const held = (await worker.said()) as Lease;
        await pause(4_500);
        expect(await acquire('killed', 'test')).toBeNull();
        await replace(worker);
        let lease: Lease | null = null;
        while (lease === null) lease = await acquire('killed', 'test');
        expect(lease.owner).toBe('test');
        expect(lease.fence).toBeGreaterThan(held.fence);
        expect(await store.leases.renew(held, minute)).toBe(false);
      },
    );

    itSome('is forgotten by a sweep only long after its end', async () => {
      const [held, ended] = [await acquired('swept held', 'me'), await acquired('swept ended', 'me', 1)];
      await pause(20);
      await sweep(store, []);
      expect(await acquire('swept held', 'you')).toBeNull();
      expect((await acquired('swept ended', 'you')).fence).toBeGreaterThan(ended.fence);
      expect(await store.leases.renew(held, minute)).toBe(true);
    });
  });

  describe('a value that is compared and set', () => {
    const entry = (key: string) => ({ namespace: 'compared', key });
    const values = () => store.namespace<unknown>('compared');

    itSome('is set where it is as expected, whatever its form, and left where it is not', async () => {
      const forms = [0, '', ':colon', 'Türkiye 🇹🇷', [1, [2]], { a: { b: 'c', expires: 5 } }, true];
      for (const [n, form] of forms.entries()) {
        const own = entry(`form ${n}`);
        expect(await store.compareAndSet(own, form, 'never')).toBe(false);
        expect(await store.compareAndSet(own, undefined, form)).toBe(true);
        expect(await other.compareAndSet(own, undefined, 'never')).toBe(false);
        expect(await other.compareAndSet(own, 'another', 'never')).toBe(false);
        expect(await values().get(own.key)).toEqual(form);
        expect(await other.compareAndSet(own, form, { next: n })).toBe(true);
        expect(await values().get(own.key)).toEqual({ next: n });
      }
    });

    itSome('is compared with what was set before, with or without an end; one that has ended is none', async () => {
      await values().set('lasting', { n: 1 });
      await values().set('ending', { n: 1 }, minute);
      await values().set('ended', { n: 1 }, 1);
      await pause(20);
      expect(await store.compareAndSet(entry('lasting'), { n: 1 }, 2)).toBe(true);
      expect(await store.compareAndSet(entry('ending'), undefined, 2)).toBe(false);
      expect(await store.compareAndSet(entry('ending'), { n: 1 }, 2)).toBe(true);
      expect(await store.compareAndSet(entry('ended'), { n: 1 }, 2)).toBe(false);
      expect(await store.compareAndSet(entry('ended'), undefined, 2)).toBe(true);
      expect(await values().getMany(['lasting', 'ending', 'ended'])).toEqual([2, 2, 2]);
    });

    itSome('counts exactly what several processes add at once, one of which is killed', async () => {
      const times = scaled(500);
      for (const worker of workers) worker.tell('count', entry('counted'), times);
      const [killed, ...living] = workers as [Worker, ...Worker[]];
      for (let n = 0; n < 5; n++) expect(await killed.said()).toBe('counted');
      const added = 5 + (await replace(killed)).filter((line) => line === 'counted').length;
      for (const worker of living) while ((await worker.said()) !== 'done');
      const { n } = (await values().get('counted')) as { n: number };
      // What was killed may have added one without having said so.
      expect([0, 1]).toContain(n - 2 * times - added);
    });
  });

  describe.each([
    ['has heard nothing yet', false],
    ['listens to others', true],
  ])('a range of a process that %s', (_, listens) => {
    const name = listens ? 'ranged' : 'ranged-unheard';
    const hashed = 'k'.repeat(300);
    const others = ['c*', 'c%d', '_', 'é', '\u0001', '\uffff', '#'];
    const keys = ['a', 'a b', 'aa', 'aé', 'b', 'b:1', 'b:10', 'b:2', 'bé', 'b🏪', 'B', ...others];
    const all = [...keys, keyOf(hashed), keyOf('')];
    const inOrder = all.toSorted((a, b) => Buffer.from(a).compare(Buffer.from(b)));
    let reader: Store;

    beforeAll(async () => {
      const entries = store.namespace(name);
      await entries.setMany(['gone', 'b:gone', ...keys].map((key) => ({ key, value: 1 })));
      await entries.setMany([hashed, ''].map((key) => ({ key, value: 2 })));
      await store.namespace(`${name}-too`).set('a', 1);
      await entries.set('b:ended', 1, 1);
      await entries.delete('gone');
      await store.compareAndSet({ namespace: name, key: 'b:gone' }, 1, 2);
      await store.compareAndSetAll([{ entry: { namespace: name, key: 'b:gone' }, expected: 2 }]);
      await pause(20);
      reader = await place.open();
      if (listens)
        await new Promise<void>((resolve) => {
          reader.pubSub.subscribe('ranges', (message) => void (message === null && resolve()));
        });
    });
    afterAll(() => reader.close());

    async function keysOf(bounds: RangeBounds): Promise<string[]> {
      const found: string[] = [];
      for await (const [key, value] of reader.range(name, bounds)) {
        expect(value).toBe(keys.includes(key) ? 1 : 2);
        found.push(key);
      }
      return found;
    }

    itSome('comes in the order of bytes, without what has ended, up to its limit', async () => {
      expect(await keysOf({ limit: 100 })).toEqual(inOrder);
      expect(await keysOf({ limit: 3 })).toEqual(inOrder.slice(0, 3));
      expect(await keysOf({ limit: 0 })).toEqual([]);
    });

    itSome('has the keys of a prefix alone, taken to the letter', async () => {
      for (const prefix of ['', 'a', 'b', 'b:', 'b:1', 'c*', 'c%', '_', 'b🏪', '#', '\u0001', 'nothing']) {
        expect(await keysOf({ prefix, limit: 100 })).toEqual(inOrder.filter((key) => key.startsWith(prefix)));
      }
    });

    itSome('comes in pages, each after the last key of the one before', async () => {
      const found: string[] = [];
      for (let page = await keysOf({ limit: 4 }); page.length > 0;) {
        found.push(...page);
        page = await keysOf({ after: page.at(-1), limit: 4 });
      }
      expect(found).toEqual(inOrder);
      expect(await keysOf({ after: '', limit: 2 })).toEqual(inOrder.slice(0, 2));
      expect(await keysOf({ prefix: 'b', after: 'a', limit: 2 })).toEqual(['b', 'b:1']);
      expect(await keysOf({ prefix: 'b', after: 'b', limit: 2 })).toEqual(['b:1', 'b:10']);
      expect(await keysOf({ prefix: 'a', after: 'b', limit: 2 })).toEqual([]);
    });

    itSome('has every one of many, and what is written from then on', async () => {
      const many = Array.from({ length: 1_200 }, (_, n) => ({ key: `${1e4 + n}`, value: n }));
      await store.namespace(`${name}-many`).setMany(many);
      const valuesOf = async (bounds: RangeBounds) => {
        const found: unknown[] = [];
        for await (const [, value] of reader.range(`${name}-many`, bounds)) found.push(value);
        return found;
      };
      expect(await valuesOf({ limit: 1_150 })).toEqual(many.slice(0, 1_150).map(({ value }) => value));
      await store.namespace(`${name}-many`).set('10000:5', 'between');
      await store.namespace(`${name}-many`).delete('10001');
      expect(await valuesOf({ limit: 3 })).toEqual([0, 'between', 2]);
    });
  });

  if (place.kind !== 'lmdb')
    describe('a sliding window', () => {
      const window = (name: string, calls: number, length: number) => ({ name, calls, length });
      const windows = () => {
        if (!store.windows || !other.windows) throw new Error('Expected windows');
        return [store.windows, other.windows] as const;
      };

      itSome(
        'grants what it has left to all who ask at once, over several connections, and then says how long to wait',
        async () => {
          const full = window('full', 100, minute);
          const [one, two] = windows();
          const granted = await Promise.all(
            Array.from({ length: 30 }, (_, n) => (n % 2 ? one : two).take([full], 5, 1_000)),
          );
          expect(granted.reduce((sum, { calls }) => sum + calls, 0)).toBe(100);
          const { calls, wait, left } = await one.take([full], 5, 1_000);
          expect([calls, left]).toEqual([0, [0]]);
          expect(wait).toBeGreaterThan(minute);
          expect(wait).toBeLessThanOrEqual(minute + 1_000 + minute / 60);
        },
      );

      itSome('grants of several windows what all have left, and counts in all or in none', async () => {
        const [wide, narrow] = [window('wide', 50, minute), window('narrow', 3, minute)];
        const [one] = windows();
        expect(await one.take([wide, narrow], 5, 0)).toMatchObject({ calls: 3, left: [47, 0] });
        expect(await one.take([wide, narrow], 5, 0)).toMatchObject({ calls: 0, left: [47, 0] });
        expect(await one.take([wide], 100, 0)).toMatchObject({ calls: 47, left: [0] });
      });

      itSome('takes back what was not made, and counts what has ended from its end', async () => {
        const short = window('settled', 10, 1_200);
        const [one, two] = windows();
        const { steps } = await one.take([short], 10, minute);
        await two.settle([short], steps, 6, 4);
        expect(await one.take([short], 10, minute)).toMatchObject({ calls: 4 });
        // What has ended is over a window later, what was taken after it is not.
        await pause(1_300);
        expect(await one.take([short], 10, 0)).toMatchObject({ calls: 6 });
      });

      itSome('is never overstepped by several processes, one of which is killed', async () => {
        const shared = window('processes', 40, 1_500);
        for (const worker of workers) worker.tell('take', shared, 4_500, 200);
        await pause(1_000);
        const [killed, ...living] = workers as [Worker, ...Worker[]];
        const said = await replace(killed);
        for (const worker of living)
          for (let line = await worker.said(); line !== 'done'; line = await worker.said()) said.push(line);
        const grants = (said as { at: number; calls: number }[]).sort((a, b) => a.at - b.at);
        // Told after they were granted, and counted once they ended after that: whatever a window's length holds is within its limit.
        for (const { at } of grants) {
          const within = grants.filter((grant) => grant.at >= at && grant.at < at + 1_400);
          expect(within.reduce((sum, { calls }) => sum + calls, 0)).toBeLessThanOrEqual(40);
        }
        const total = grants.reduce((sum, { calls }) => sum + calls, 0);
        expect(total).toBeGreaterThan(80);
      });
    });

  describe('a message', () => {
    /** All that is heard on a channel, once it listens. */
    async function hear(on: Store, channel: string): Promise<{ heard: (string | null)[]; end: () => void }> {
      const heard: (string | null)[] = [];
      const end = on.pubSub.subscribe(channel, (message) => heard.push(message));
      await until(() => heard.length > 0);
      expect(heard.splice(0)).toEqual([null]);
      return { heard, end };
    }

    itSome('reaches every process that listens to its channel, the publisher too, in order', async () => {
      const all = await Promise.all([store, other].map((each) => hear(each, 'news')));
      const elsewhere = await hear(store, 'newspaper');
      const messages = ['1', 'two words', '', 'Türkiye 🇹🇷', 'x'.repeat(longestMessage)];
      for (const message of messages) await store.pubSub.publish('news', message);
      await Promise.all([store, other].map((each) => each.pubSub.confirm()));
      expect(all.map(({ heard }) => heard)).toEqual([messages, messages]);
      expect(elsewhere.heard).toEqual([]);
      for (const { end } of [...all, elsewhere]) end();
      await store.pubSub.publish('news', 'late');
      await pause(200);
      expect(all.map(({ heard }) => heard.length)).toEqual([messages.length, messages.length]);
    });

    itSome('is delivered before what is confirmed after it, also of a process that is killed then', async () => {
      const { heard, end } = await hear(store, 'confirmed');
      for (let n = 0; n < 20; n++) {
        await other.pubSub.publish('confirmed', `${n}`);
        await store.pubSub.confirm();
        expect(heard).toHaveLength(n + 1);
      }
      const [worker] = workers as [Worker];
      worker.tell('publish', 'confirmed', ['last']);
      expect(await worker.said()).toBe('published');
      await replace(worker);
      await store.pubSub.confirm();
      expect(heard.at(-1)).toBe('last');
      end();
    });

    itSome('is one of many at once that all arrive, or are said to be lost', async () => {
      const { heard, end } = await hear(other, 'many');
      const messages = Array.from({ length: 1_200 }, (_, n) => String(n));
      await Promise.all(messages.map((message) => store.pubSub.publish('many', message)));
      await other.pubSub.confirm();
      expect(heard.includes(null) || heard.length === messages.length).toBe(true);
      end();
    });

    if (place.port !== null) {
      itSome('may be lost with the connection, which is said once there is another', async () => {
        const way = await cuttable(place.port ?? 0);
        const cutOff = await place.open(way.port);
        const { heard, end } = await hear(cutOff, 'cut');
        way.cut();
        let isRejected = false;
        while (!isRejected)
          isRejected = await cutOff.pubSub.confirm().then(
            () => false,
            () => true,
          );
        await store.pubSub.publish('cut', 'lost');
        way.restore();
        await until(() => heard.length > 0);
        await store.pubSub.publish('cut', 'heard');
        await until(() => heard.length > 1);
        expect(heard).toEqual([null, 'heard']);
        await cutOff.pubSub.confirm();
        end();
        await cutOff.close();
        await way.close();
      });
    }

    itSome('is refused when it is too long, or its channel is none', async () => {
      await expect(store.pubSub.publish('news', 'x'.repeat(longestMessage + 1))).rejects.toThrow('1000 characters');
      await expect(store.pubSub.publish('no channel', '')).rejects.toThrow('channel');
    });
  });
});
