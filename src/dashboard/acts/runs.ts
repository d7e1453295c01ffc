/** Acts that are running or whose outcome has not been seen: three run at a time, whatever page is open. */
import { refresh } from '../ask/connection.js';
import { store, useStore } from '../parts/store.js';
import { say } from '../parts/toast.js';
import { hrefTo } from '../route/address.js';
import { type Act, openActs } from './act.js';
import { newBillRefresh } from './bill-refresh.js';
import { live } from './live.js';
import { newPoll } from './poll.js';
import { begun, isUnderWay, type Means, perform, type ActRun } from './run.js';
import { send } from './send.js';
import { type Batch, batchesOf, performTogether } from './together.js';

/** The runs by the key of their act. */
export const runs = store<ReadonlyMap<string, ActRun>>(new Map());

const atOnce = 3;
const queue: (() => Promise<void>)[] = [];
let running = 0;

/** Refreshes the page once the queue is empty. */
function askOnce(): void {
  if (queue.length === 0) refresh({ afterAct: true });
}

const wait = (ms: number) => new Promise<void>((end) => void setTimeout(end, ms));
const means: Means = { send, wait, poll: newPoll(send, wait, live), readBill: newBillRefresh(send, askOnce, wait) };

export function useRun(key: string | undefined): ActRun | undefined {
  const all = useStore(runs);
  return key === undefined ? undefined : all.get(key);
}

/** `then`: by the key of an act, what waits until it is done, and is not sent if it is not. */
export function start(acts: readonly Act[], then: ReadonlyMap<string, readonly Act[]> = new Map()): void {
  const free = acts.filter(({ key }) => {
    const known = runs.get().get(key);
    return known === undefined || !isUnderWay(known);
  });
  for (const act of free) {
    set(begun(act));
    const own = then.get(act.key) ?? [];
    for (const each of own) set(begun(each));
    following.set(act.key, own);
  }
  const { batches, alone } = batchesOf(free);
  queue.push(...batches.map((batch) => () => doneTogether(batch)), ...alone.map((act) => () => doneAlone(act)));
  next();
}

async function doneTogether(batch: Batch): Promise<void> {
  for (const run of await performTogether(batch, means, set)) notify(run);
}

async function doneAlone(act: Act): Promise<void> {
  const run = await perform(act, means, set);
  notify(run);
  follow(run);
}

function follow({ act, phase }: ActRun): void {
  const then = following.get(act.key) ?? [];
  following.delete(act.key);
  if (phase === 'done') queue.push(...then.map((each) => () => doneAlone(each)));
  else for (const each of then) set({ ...begun(each), phase: 'stopped', fault: notInTurn });
}

const following = new Map<string, readonly Act[]>();
const notInTurn = { message: 'An earlier step failed, so nothing was sent.', code: null };

/** Drops acts that have ended, once they were seen. */
export function forget(keys: readonly string[]): void {
  const remaining = [...runs.get()].filter(([key, run]) => isUnderWay(run) || !keys.includes(key));
  runs.set(new Map(remaining));
}

function next(): void {
  while (running < atOnce) {
    const task = queue.shift();
    if (task === undefined) return;
    running += 1;
    void task().then(() => {
      running -= 1;
      next();
    });
  }
}

function set(run: ActRun): void {
  runs.set(new Map(runs.get()).set(run.act.key, run));
}

/** An open dialog shows the outcome itself; failures stay until they were seen. */
function notify({ act, phase }: ActRun): void {
  const isSeen = openActs.get().some(({ key }) => key === act.key);
  if (isSeen) return;
  if (phase === 'done') {
    const isPaid = act.ends !== undefined && act.ends !== null;
    say({ text: act.done, ...(isPaid && { link: { href: hrefTo('costs'), label: 'Costs' } }) });
    forget([act.key]);
  }
}
