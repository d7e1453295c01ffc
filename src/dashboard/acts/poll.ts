/** Polls running actions: one query per account, however many are watched, and none while none is. */
import { grouped } from '../parts/grid/grouped.js';
import type { Send } from './answer.js';
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

export function newPoll(send: Send, wait: (ms: number) => Promise<void>): Poll {
  const waiting = new Set<WatchedWork>();
  let isRunning = false;

  async function ask(): Promise<void> {
    isRunning = true;
    for (let times = 0; waiting.size > 0; times += 1) {
      await wait(pause(times));
      await Promise.all(groupsOf(waiting).map(askFor));
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
      if (work?.state === 'RUNNING') one.onProgress(work);
      else if (work !== undefined || one.misses >= mostMisses) {
        waiting.delete(one);
        one.end(work ?? null);
      }
    }
  }

  return {
    watch: (api, account, id, onProgress) =>
      new Promise((end) => {
        waiting.add({ api, account, id, misses: 0, onProgress, end });
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
