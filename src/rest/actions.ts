/** Waits for work that goes on after its call has answered: all that an account waits for in one call per round. */
import { callOf } from './call.js';
import type { Clock } from './budget.js';
import { type Action, isAction } from './dialect.js';
import { UpstreamError } from './failure.js';
import type { BoundRow } from './rows.js';
import { isObject } from './unknown.js';
import type { Upstream } from './upstream.js';

/** Milliseconds between rounds: at first, and at most. */
const firstPause = 500;
const longestPause = 5_000;
/** Milliseconds after which a caller is told that the action still runs. */
const longestWait = 5 * 60_000;

interface Waiting {
  readonly until: number;
  settle(ended: Action | Error): void;
}

export class ActionWatch {
  readonly #waiting = new Map<unknown, Waiting[]>();
  #pause = firstPause;

  constructor(
    private readonly upstream: Upstream,
    /** Lists actions by id. */
    private readonly row: BoundRow,
    private readonly clock: Clock,
  ) {}

  /** A write's body once all actions in it have ended; throws the failure of the first that failed. */
  async settled(body: unknown): Promise<unknown> {
    const keys = this.upstream.dialect.actions?.keys ?? [];
    if (!isObject(body)) return body;
    const entries = Object.entries(body).map(async ([key, value]) => {
      if (!keys.includes(key)) return [key, value] as const;
      if (Array.isArray(value)) return [key, await Promise.all(value.map((item) => this.#ended(item)))] as const;
      return [key, await this.#ended(value)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  async #ended(value: unknown): Promise<unknown> {
    if (!isAction(value)) return value;
    const running = this.upstream.dialect.actions?.state(value) === 'running';
    const action = running ? await this.#join(value) : value;
    const state = this.upstream.dialect.actions?.state(action);
    if (typeof state === 'object') throw new UpstreamError(this.upstream.dialect.api, state);
    return action;
  }

  #join({ id }: Action): Promise<Action> {
    return new Promise((resolve, reject) => {
      const idle = this.#waiting.size === 0;
      const settle = (ended: Action | Error) => (ended instanceof Error ? reject(ended) : resolve(ended));
      const others = this.#waiting.get(id) ?? [];
      this.#waiting.set(id, [...others, { until: this.clock.now() + longestWait, settle }]);
      this.#pause = firstPause;
      if (idle) void this.#rounds();
    });
  }

  async #rounds(): Promise<void> {
    while (this.#waiting.size > 0) {
      await this.clock.sleep(this.#pause);
      this.#pause = Math.min(this.#pause * 1.5, longestPause);
      try {
        for (const action of await this.#read([...this.#waiting.keys()])) this.#settle(action.id, action);
      } catch (error) {
        for (const id of [...this.#waiting.keys()])
          this.#settle(id, error instanceof Error ? error : new Error(String(error)));
      }
      this.#giveUp();
    }
  }

  async #read(ids: readonly unknown[]): Promise<Action[]> {
    const { account, dialect } = this.upstream;
    const { ids: parameter = 'id', paged } = this.row.options;
    const { size } = dialect.paging;
    const chunks = Array.from({ length: Math.ceil(ids.length / size) }, (_, n) => ids.slice(n * size, (n + 1) * size));
    const answers = await Promise.all(
      chunks.map(async (chunk) => {
        const page = paged === false ? {} : dialect.paging.query(null, size);
        const sent = { [parameter]: chunk, ...page };
        return dialect.payload(this.row, await this.upstream.ask(callOf(this.row, { values: {}, sent }, account)));
      }),
    );
    return answers
      .flat()
      .filter(isAction)
      .filter((action) => dialect.actions?.state(action) !== 'running');
  }

  #settle(id: unknown, ended: Action | Error): void {
    const waiting = this.#waiting.get(id) ?? [];
    this.#waiting.delete(id);
    waiting.forEach(({ settle }) => settle(ended));
  }

  #giveUp(): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.some(({ until }) => until > this.clock.now())) continue;
      const message = `action ${String(id)} still runs after ${longestWait / 60_000} minutes`;
      const failure = { status: null, code: 'action_timeout', message, as: 'UPSTREAM_TIMEOUT' } as const;
      this.#settle(id, new UpstreamError(this.upstream.dialect.api, failure));
    }
  }
}
