/** Waits for work that goes on after its call has answered: all that an account waits for in one call per round. */
import type { Clock } from './budget.js';
import { callOf } from './call.js';
import { chunks } from './chunks.js';
import { type Action, type Actions, isAction } from './dialect.js';
import { UpstreamError } from './failure.js';
import type { BoundRow } from './rows.js';
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
    private readonly actions: Actions,
    /** Lists actions by id. */
    private readonly row: BoundRow,
    private readonly clock: Clock,
  ) {}

  /** The action once it has ended, or why it failed or was given up. */
  async ended(action: Action): Promise<Action | Error> {
    const ended = this.actions.state(action) === 'running' ? await this.#join(action) : action;
    const state = ended instanceof Error ? 'done' : this.actions.state(ended);
    return typeof state === 'object' ? new UpstreamError(this.upstream.dialect.api, state) : ended;
  }

  #join({ id }: Action): Promise<Action | Error> {
    return new Promise((settle) => {
      const isIdle = this.#waiting.size === 0;
      const others = this.#waiting.get(id) ?? [];
      this.#waiting.set(id, [...others, { until: this.clock.now() + longestWait, settle }]);
      this.#pause = firstPause;
      if (isIdle) void this.#rounds();
    });
  }

  async #rounds(): Promise<void> {
    while (this.#waiting.size > 0) {
      await this.clock.sleep(this.#pause);
      this.#pause = Math.min(this.#pause * 1.5, longestPause);
      const ids = [...this.#waiting.keys()];
      try {
        const actions = await Promise.all(chunks(ids, this.row.dialect.paging.size).map((chunk) => this.#read(chunk)));
        for (const action of actions.flat())
          if (this.actions.state(action) !== 'running') this.#settle(action.id, action);
      } catch (error) {
        for (const id of ids) this.#settle(id, error instanceof Error ? error : new Error(String(error)));
      }
      this.#giveUp();
    }
  }

  async #read(ids: readonly unknown[]): Promise<Action[]> {
    const { dialect, options } = this.row;
    const page = options.paged === false ? {} : dialect.paging.query(null, dialect.paging.size);
    const sent = { [options.ids ?? 'id']: ids, ...page };
    const body = await this.upstream.ask(callOf(this.row, { values: {}, sent }, this.upstream.account));
    const actions = dialect.payload(this.row, body);
    return Array.isArray(actions) ? actions.filter(isAction) : [];
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
