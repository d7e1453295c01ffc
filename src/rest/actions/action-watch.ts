/**
 * Waits for actions that continue after their call returned: one poll per round covers all actions of an account.
 * Operations, which are read one by one, take a call each; their ids are all values of their path.
 */
import type { Account } from '../transport/account.js';
import type { Clock } from '../../base/clock.js';
import { type Call, callOf } from '../transport/call.js';
import { chunks } from '../planner/chunks.js';
import type { Deadline } from '../transport/deadline.js';
import { type WireAction, type ActionDialect, isAction } from '../rows/dialect.js';
import { UpstreamError } from '../failures/failure.js';
import { secretsOf } from '../failures/account-secrets.js';
import { presentable } from '../failures/upstream-words.js';
import type { BoundRow } from '../rows/bound-row.js';
import { paramsOf } from '../rows/path.js';
import { resultOf } from '../rows/response-kind.js';
import { isObject } from '../../base/unknown.js';
import type { AccountSharing } from '../shared/sharing.js';
import { type ActionOutcome, WatchedAction } from './watched-action.js';

/** Milliseconds between polls: the first pause, and the longest. */
const firstPause = 500;
const longestPause = 5_000;
/** Milliseconds before the caller is informed that the action is still running. */
const longestWait = 5 * 60_000;

/** The account that the actions belong to. */
interface Upstream {
  readonly account: Account;
  newDeadline(): Deadline;
  ask(call: Call, deadline: Deadline): Promise<unknown>;
}

export class ActionWatch {
  readonly #watched = new Map<string, WatchedAction>();
  /** The actions that other processes wait for, with the time at which they last said so. */
  readonly #wanted = new Map<string, number>();
  /** Actions that no other process polls for. */
  readonly #alone = new Set<string>();
  #pause = firstPause;
  #isPolling = false;
  readonly #shared: AccountSharing | null;

  constructor(
    private readonly upstream: Upstream,
    private readonly actions: Pick<ActionDialect, 'state'>,
    /** The row that lists actions by id, or reads an operation. */
    private readonly row: BoundRow,
    private readonly clock: Clock,
    /** Null if there is one process. */
    shared: AccountSharing | null,
  ) {
    // Operations of several kinds are watched apart.
    this.#shared = shared && row.kind === 'get' ? { ...shared, account: `${shared.account} ${row.path}` } : shared;
  }

  async ended(action: WireAction, isAbandoned: () => boolean): Promise<ActionOutcome> {
    const failure = this.#failureOf(action);
    if (failure !== 'running') return { action, failure };
    const id = String(action.id);
    const watched = this.#watched.get(id) ?? new WatchedAction(action);
    this.#watched.set(id, watched);
    this.#pause = firstPause;
    if (!this.#isPolling) void this.#rounds();
    return watched.wait(this.clock.now() + longestWait, isAbandoned);
  }

  /** Null when the action succeeded. */
  #failureOf(action: WireAction): UpstreamError | null | 'running' {
    const { account } = this.upstream;
    const state = this.actions.state(action);
    if (state === 'running') return state;
    return state === 'done'
      ? null
      : new UpstreamError(account, presentable(state, secretsOf(account, this.row.dialect)));
  }

  async #rounds(): Promise<void> {
    this.#isPolling = true;
    const stopListening = this.#listen();
    while (this.#watched.size > 0) {
      await this.clock.sleep(this.#pause);
      this.#pause = Math.min(this.#pause * 1.5, longestPause);
      const ids = await this.#ownIds();
      await Promise.all(
        chunks(ids, this.row.kind === 'list' ? this.row.paging.size : 1).map((chunk) => this.#poll(chunk)),
      );
      this.#giveUp();
    }
    this.#isPolling = false;
    stopListening?.();
    this.#alone.clear();
    await this.#shared?.sharing.watches.leave(this.#shared.account);
  }

  /** Listens to other processes while this one polls; returns a function that ends that. */
  #listen(): (() => void) | undefined {
    return this.#shared?.sharing.watches.listen(this.#shared.account, {
      wanted: (ids) => this.#noteWanted(ids),
      ended: (id, action) => (action ? this.#see(id, action) : this.#alone.add(id)),
    });
  }

  /** The actions that this process polls for. */
  async #ownIds(): Promise<string[]> {
    const ids = [...this.#watched.keys()];
    if (!this.#shared) return ids;
    const { sharing, account } = this.#shared;
    if (await sharing.watches.isOwner(account)) return [...new Set([...ids, ...this.#wantedNow()])];
    await sharing.watches.want(
      account,
      ids.filter((id) => !this.#alone.has(id)),
    );
    return ids.filter((id) => this.#alone.has(id));
  }

  #noteWanted(ids: readonly string[]): void {
    for (const id of ids) {
      if (!this.#wanted.has(id)) this.#pause = firstPause;
      this.#wanted.set(id, this.clock.now());
    }
  }

  #wantedNow(): string[] {
    for (const [id, at] of this.#wanted) if (this.clock.now() - at > 3 * longestPause) this.#wanted.delete(id);
    return [...this.#wanted.keys()];
  }

  /** A failed poll ends no wait as long as the failure looks transient. */
  async #poll(ids: readonly string[]): Promise<void> {
    try {
      const returned = new Map((await this.#read(ids)).map((action) => [String(action.id), action]));
      for (const id of ids) this.#see(id, returned.get(id));
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (failure instanceof UpstreamError && failure.mayPass) for (const id of ids) this.#note(id, failure.message);
      // Perhaps only one id is at fault, so each is polled by itself.
      else if (ids.length > 1) await Promise.all(ids.map((id) => this.#poll([id])));
      else
        for (const id of ids) {
          this.#endWanted(id, null);
          this.#settle(id, failure);
        }
    }
  }

  async #read(ids: readonly string[]): Promise<WireAction[]> {
    if (this.row.kind === 'get') return Promise.all(ids.map((id) => this.#readOne(id)));
    const { dialect, options, paging } = this.row;
    const sent = { [options.ids ?? 'id']: ids, ...paging.query(null, paging.size) };
    const call = callOf(this.row, { values: {}, sent }, this.upstream.account);
    const body = await this.upstream.ask(call, this.upstream.newDeadline());
    const actions = dialect.payload(this.row, body);
    return Array.isArray(actions) ? actions.filter(isAction) : [];
  }

  async #readOne(id: string): Promise<WireAction> {
    const parts = id.split('/').map(decodeURIComponent);
    const values = Object.fromEntries(paramsOf(this.row.path).map((name, place) => [name, parts[place] ?? '']));
    const call = callOf(this.row, { values }, this.upstream.account);
    const operation = resultOf(this.row, await this.upstream.ask(call, this.upstream.newDeadline()));
    return { ...(isObject(operation) && operation), id };
  }

  #see(id: string, action: WireAction | undefined): void {
    if (!action) return this.#note(id, 'the API does not return it');
    const failure = this.#failureOf(action);
    if (failure !== 'running') this.#endWanted(id, action);
    const watched = this.#watched.get(id);
    if (!watched) return;
    watched.action = action;
    watched.trouble = null;
    if (failure !== 'running') this.#settle(id, failure);
  }

  #endWanted(id: string, action: WireAction | null): void {
    if (this.#shared && this.#wanted.delete(id))
      void this.#shared.sharing.watches.end(this.#shared.account, id, action);
  }

  #note(id: string, trouble: string): void {
    const watched = this.#watched.get(id);
    if (watched) watched.trouble = trouble;
  }

  #settle(id: string, failure: Error | null): void {
    this.#watched.get(id)?.settle(failure);
    this.#watched.delete(id);
  }

  #giveUp(): void {
    const minutes = longestWait / 60_000;
    for (const [id, watched] of this.#watched) {
      const message =
        watched.trouble === null
          ? `action ${id} still runs after ${minutes} minutes`
          : `whether action ${id} has ended is not known after ${minutes} minutes: ${watched.trouble}`;
      const failure = { status: null, code: 'action_timeout', message, as: 'UPSTREAM_TIMEOUT' } as const;
      const isDone = watched.giveUp(this.clock.now(), new UpstreamError(this.upstream.account, failure));
      if (isDone) this.#watched.delete(id);
    }
  }
}
