/**
 * How far actions are, by one stream for all tabs of this browser: the tab that holds the lock opens it, and passes on
 * what comes. A tab that hears nothing of an action polls for it.
 */
import type { Subscribe } from '../ask/event-stream.js';
import { isRecord } from './answer.js';
import type { RunningAction } from './work.js';

export interface LiveWork {
  /** Whether a stream is open that has spoken of it. */
  has(id: string): boolean;
  /** Returns a function that ends it. */
  follow(id: string, onWork: (work: RunningAction) => void): () => void;
}

interface Tabs {
  readonly subscribe: Subscribe;
  /** Null in browsers that have none: everything is polled. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

type Message =
  | { readonly kind: 'follows'; readonly ids: readonly string[] }
  | { readonly kind: 'work'; readonly works: readonly RunningAction[] };

const lock = 'meridian-live-work';
/** Milliseconds between messages that say what is followed, and known. */
const between = 2_000;
/** Milliseconds after which a message counts no more: its tab may be closed. */
const heardFor = 3 * between;
/** Milliseconds until a stream that could not be opened is tried again. */
const untilRetry = 30_000;
/** Actions of one stream, as the API allows. */
const most = 50;

const query = `subscription ($ids: [ID!]!) {
  actionProgress(ids: $ids) { actions { id state progress error } isOver }
}`;

export function newLiveWork({ subscribe, locks, channel }: Tabs): LiveWork {
  const own = new Map<string, Set<(work: RunningAction) => void>>();
  const heardAt = new Map<string, number>();
  const followedAt = new Map<string, number>();
  let isWaiting = false;
  let onChange: () => void = () => undefined;

  channel.addEventListener('message', ({ data }) => {
    const message = messageIn(data);
    if (message?.kind === 'work') take(message.works);
    if (message?.kind !== 'follows') return;
    const news = message.ids.filter((id) => !own.has(id) && !followedAt.has(id));
    for (const id of message.ids) followedAt.set(id, Date.now());
    if (news.length > 0) onChange();
  });

  function take(works: readonly RunningAction[]): void {
    for (const work of works) {
      heardAt.set(work.id, Date.now());
      for (const onWork of [...(own.get(work.id) ?? [])]) onWork(work);
    }
  }

  function post(message: Message): void {
    channel.postMessage(message);
  }

  /** Those of all tabs. */
  function followed(): readonly string[] {
    for (const [id, at] of followedAt) if (Date.now() - at > heardFor) followedAt.delete(id);
    return [...new Set([...own.keys(), ...followedAt.keys()])].slice(0, most);
  }

  /** Leads as long as this tab follows something; then another tab gets the lock. */
  async function lead(): Promise<void> {
    while (own.size > 0) {
      const ids = followed();
      const known = new Map<string, RunningAction>();
      const stop = new AbortController();
      const beating = setInterval(() => {
        const works = [...known.values()];
        take(works);
        post({ kind: 'work', works });
      }, between);
      onChange = () => stop.abort();
      const isOpen = await subscribe({ query, variables: { ids }, signal: stop.signal }, (result) => {
        const works = worksIn(result);
        for (const work of works) known.set(work.id, work);
        take(works);
        post({ kind: 'work', works });
      }).then(
        () => true,
        () => stop.signal.aborted,
      );
      clearInterval(beating);
      onChange = () => undefined;
      // What is still followed is polled meanwhile.
      if (!stop.signal.aborted) await changed(isOpen ? between : untilRetry);
    }
  }

  /** Resolves after that time, or once something else is followed. */
  function changed(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      onChange = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function wait(): Promise<void> {
    if (isWaiting || locks === null) return;
    isWaiting = true;
    const saying = setInterval(() => {
      if (own.size > 0) post({ kind: 'follows', ids: [...own.keys()] });
    }, between);
    await locks.request(lock, lead).catch(() => undefined);
    clearInterval(saying);
    isWaiting = false;
    if (own.size > 0) void wait();
  }

  return {
    has: (id) => Date.now() - (heardAt.get(id) ?? -Infinity) < heardFor,
    follow(id, onWork) {
      const isNew = !own.has(id) && !followedAt.has(id);
      const listeners = own.get(id) ?? new Set();
      own.set(id, listeners.add(onWork));
      post({ kind: 'follows', ids: [...own.keys()] });
      if (isNew) onChange();
      void wait();
      return () => {
        listeners.delete(onWork);
        if (listeners.size > 0 || !own.delete(id)) return;
        // The tab that leads goes on for others until it follows nothing itself.
        if (own.size === 0) onChange();
      };
    },
  };
}

function worksIn(result: unknown): readonly RunningAction[] {
  const data = isRecord(result) ? result['data'] : null;
  const progress = isRecord(data) ? data['actionProgress'] : null;
  const actions: unknown = isRecord(progress) ? progress['actions'] : null;
  return Array.isArray(actions) ? actions.flatMap((action) => workOf(action) ?? []) : [];
}

const states = { RUNNING: 'RUNNING', DONE: 'SUCCESS', FAILED: 'ERROR' } as const;

/** Null for one that the stream does not know: it is polled. */
function workOf(action: unknown): RunningAction | null {
  if (!isRecord(action)) return null;
  const { id, state, progress, error } = action;
  const [, known] = Object.entries(states).find(([name]) => name === state) ?? [];
  if (typeof id !== 'string' || known === undefined) return null;
  const fault = typeof error === 'string' ? { message: error, code: null } : null;
  return { id, state: known, progress: typeof progress === 'number' ? progress : null, fault };
}

/** Null for one of another release. */
function messageIn(data: unknown): Message | null {
  if (!isRecord(data)) return null;
  const { kind, ids, works } = data;
  if (kind === 'follows' && Array.isArray(ids)) return { kind, ids: ids.filter((id) => typeof id === 'string') };
  return kind === 'work' && Array.isArray(works) ? { kind, works: works.filter(isWork) } : null;
}

function isWork(work: unknown): work is RunningAction {
  return isRecord(work) && typeof work['id'] === 'string' && Object.values<unknown>(states).includes(work['state']);
}
