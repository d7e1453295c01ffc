/**
 * Waits for running actions. Those that a stream reports are not polled; all others by one query per account, however many
 * are watched, and by none while none is.
 */
import { grouped } from '../parts/grid/grouped.js';
import type { Send } from './answer.js';
import type { LiveWork } from './live-work.js';
import { pause, type RunningAction, workListed } from './work.js';

/** Actions per query, as the API allows. */
const most = 50;
/** Consecutive polls without a result for an action before it is given up. */
const mostMisses = 20;

interface WatchedWork {
  readonly api: string;
  readonly account: string;
  readonly id: string;
  misses: number;
  unfollow(): void;
  onProgress(work: RunningAction): void;
  /** Null: the outcome is unknown. */
  end(work: RunningAction | null): void;
}

export interface Poll {
  /** Resolves when it has ended; null when the outcome is unknown. */
  watch(
    api: string,
    account: string,
    id: string,
    onProgress: (work: RunningAction) => void,
  ): Promise<RunningAction | null>;
}

/** `live` is null where there is no stream. */
export function newPoll(send: Send, wait: (ms: number) => Promise<void>, live: LiveWork | null = null): Poll {
  const waiting = new Set<WatchedWork>();
  let isRunning = false;

  async function ask(): Promise<void> {
    isRunning = true;
    for (let times = 0; waiting.size > 0; times += 1) {
      await wait(pause(times));
      const polled = [...waiting].filter(({ id }) => live?.has(id) !== true);
      await Promise.all(groupsOf(polled).map(askFor));
    }
    isRunning = false;
  }

  async function askFor(group: readonly WatchedWork[]): Promise<void> {
    const [first] = group;
    if (first === undefined) return;
    const answer = await send(questionOf(first.api), {
      account: first.account,
      ids: group.map(({ id }) => id),
    });
    const listed = new Map((answer.kind === 'answered' ? workListed(answer.data) : []).map((work) => [work.id, work]));
    for (const one of group) {
      const work = listed.get(one.id);
      one.misses = work === undefined ? one.misses + 1 : 0;
      if (work !== undefined) take(one, work);
      else if (one.misses >= mostMisses) end(one, null);
    }
  }

  function take(one: WatchedWork, work: RunningAction): void {
    if (work.state === 'RUNNING') one.onProgress(work);
    else end(one, work);
  }

  function end(one: WatchedWork, work: RunningAction | null): void {
    waiting.delete(one);
    one.unfollow();
    one.end(work);
  }

  return {
    watch: (api, account, id, onProgress) =>
      new Promise((end) => {
        const one: WatchedWork = { api, account, id, misses: 0, onProgress, end, unfollow: () => undefined };
        waiting.add(one);
        if (live) one.unfollow = live.follow(id, (work) => take(one, work));
        if (!isRunning) void ask();
      }),
  };
}

function groupsOf(waiting: Iterable<WatchedWork>): readonly (readonly WatchedWork[])[] {
  const groups = grouped(waiting, ({ api, account }) => `${api} ${account}`);
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / most) }, (_, index) => group.slice(index * most, (index + 1) * most)),
  );
}

/** The root field of an API is its name in lower case. */
function questionOf(api: string): string {
  return `query ($account: String, $ids: [ID!]!) {
  ${api.toLowerCase()}(account: $account) { actions(ids: $ids, first: ${most}) { nodes { id status progress error { code message } } } }
}`;
}
