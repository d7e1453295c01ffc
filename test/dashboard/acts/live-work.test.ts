/** Tabs of one browser follow actions by one stream; where there is none, they poll. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { subscribeAt } from '../../../src/dashboard/ask/event-stream.js';
import { type LiveWork, newLiveWork } from '../../../src/dashboard/acts/live-work.js';
import { newPoll } from '../../../src/dashboard/acts/poll.js';
import type { RunningAction } from '../../../src/dashboard/acts/work.js';
import { Volumes } from '../../hosting/live/volumes.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';

/** As browsers do: one after the other. */
class Locks {
  #last: Promise<unknown> = Promise.resolve();

  request(_name: string, work: () => Promise<void>): Promise<void> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

const open: { close(): void | Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function start(env: NodeJS.ProcessEnv = {}) {
  const upstream = await ScriptedUpstream.start();
  const volumes = new Volumes();
  upstream.script = volumes.script;
  const meridian = await startMeridian({ CLOUD_TOKEN: 'one', CLOUD_BASE_URL: upstream.url, SANDBOX: 'off', ...env });
  open.push(upstream, meridian);
  const token = await meridian.token(['hosting:read']);
  let streams = 0;
  const locks = new Locks();
  const tab = (): LiveWork => {
    const channel = new BroadcastChannel('test');
    open.push({ close: () => channel.close() });
    const subscribe = subscribeAt(`${meridian.url}/graphql`);
    return newLiveWork({
      subscribe: async (request, onResult) => {
        streams += 1;
        await withToken(token, () => subscribe(request, onResult));
      },
      locks: {
        request: (name: string, work: unknown) => locks.request(name, work as () => Promise<void>),
      } as LockManager,
      channel,
    });
  };
  return { meridian, volumes, tab, streams: () => streams };
}

/** A browser sends its cookie. */
async function withToken(token: string, work: () => Promise<void>): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) =>
    fetch(address, { ...init, headers: { ...init?.headers, authorization: `Bearer ${token}` } });
  const working = work();
  globalThis.fetch = fetch;
  await working;
}

const idle = (meridian: Meridian) => until(() => meridian.services.live.hosting.isIdle);

describe('running work', () => {
  it('of several tabs comes by one stream, which ends with it', async () => {
    const { meridian, volumes, tab, streams } = await start();
    volumes.act(1, 'running', 10);
    const [one, other] = [tab(), tab()];
    const works: RunningAction[][] = [[], []];
    const id = 'cloud:default:action:1';
    const ends = [one, other].map((live, place) => live.follow(id, (work) => works[place]?.push(work)));
    await until(() => works.every((all) => all.length > 0));
    expect([one.has(id), other.has(id)]).toEqual([true, true]);
    expect(streams()).toBe(1);
    volumes.act(1, 'success', 100);
    await until(() => works.every((all) => all.at(-1)?.state === 'SUCCESS'));
    ends.forEach((end) => end());
    await idle(meridian);
  });

  it('is not polled while a stream is open for it', async () => {
    const { meridian, volumes, tab } = await start();
    volumes.act(1, 'running', 10);
    const live = tab();
    const id = 'cloud:default:action:1';
    let asked = 0;
    const send = async () => {
      asked += 1;
      return { kind: 'silent' } as const;
    };
    let waits = 0;
    const wait = async () => {
      waits += 1;
      await until(() => live.has(id));
      if (waits === 3) volumes.act(1, 'success', 100);
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    const ended = await newPoll(send, wait, live).watch('CLOUD', 'default', id, () => undefined);
    expect(ended).toMatchObject({ state: 'SUCCESS' });
    expect(asked).toBe(0);
    await idle(meridian);
  });

  it('is polled where no stream can be opened', async () => {
    const { volumes, tab } = await start({ LIVE: 'off' });
    volumes.act(1, 'running', 10);
    const id = 'cloud:default:action:1';
    const nodes = [{ id, status: 'SUCCESS', progress: 100, error: null }];
    const send = async () => ({ kind: 'answered', data: { cloud: { actions: { nodes } } }, faults: [] }) as const;
    const ended = await newPoll(send, async () => undefined, tab()).watch('CLOUD', 'default', id, () => undefined);
    expect(ended).toMatchObject({ state: 'SUCCESS' });
  });
});
