/**
 * Polls one account for the subscribers of all replicas: the process that has its lease makes the calls, and
 * publishes what it sees.
 */
import { guard } from '../../base/guard.js';
import type { Leases } from '../../base/store/lease.js';
import { asError } from '../../base/unknown.js';
import { marksOf } from '../../rest/cache/invalidation.js';
import { isAction } from '../../rest/rows/dialect.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import { readAllPages, readPage } from '../../rest/transport/pages.js';
import { callLimitOf } from '../background/reading-run.js';
import type { AccountNews, ActionNews } from './account-news.js';
import { ChangeCause } from './change-cause.js';
import { AccountSelections } from './account-selections.js';
import { WatchedList } from './watched-list.js';

/** Milliseconds between looks at what is due. */
const betweenLooks = 1_000;
/** Milliseconds after which another process polls in place of one that has ended. */
const leaseTime = 5_000;
/** Milliseconds between polls for actions. */
const betweenActions = 2_000;
/** Milliseconds between messages that say what is wanted here. */
const betweenWants = 3_000;
const hour = 3_600_000;

interface PolledAccount {
  readonly name: string;
  readonly process: string;
  /** Milliseconds, at least, from one reading of a list to the next. */
  readonly least: number;
  readonly leases: Pick<Leases, 'acquire' | 'release'>;
  /** Lists by path. */
  readonly rows: ReadonlyMap<string, BoundRow>;
  /** Null for an API without actions. */
  readonly actions: BoundRow | null;
  /** The number of accounts that share its rate-limit window. */
  readonly accountCount: number;
  /** A client with a deadline of its own, for the rights of the service. */
  client(): Client;
  publish(news: AccountNews): void;
}

export class AccountPoll {
  readonly wanted = new AccountSelections();
  readonly #lists = new Map<string, WatchedList>();
  readonly #states = new Map<string, ActionNews>();
  readonly #timer: NodeJS.Timeout;
  #isHolder: boolean | null = null;
  #isLooking = false;
  #isOver = false;
  #listsAt = 0;
  #actionsAt = 0;
  #wantAt = 0;
  /** Calls of the last round of lists. */
  #calls = 1;
  /** Why the last poll failed; null if it did not. */
  error: string | null = null;

  constructor(private readonly account: PolledAccount) {
    this.#timer = setInterval(
      guard(() => this.look()),
      betweenLooks,
    ).unref();
    this.look();
  }

  /** Whether this process makes the calls. */
  get isHolder(): boolean {
    return this.#isHolder === true;
  }

  /** Milliseconds from one round of lists to the next: it takes no more calls than reading in the background may. */
  get period(): number {
    const calls = Math.max(this.#calls, this.wanted.paths().length);
    const affordable = Math.max(1, callLimitOf(this.account.client().upstream, this.account.accountCount));
    return Math.max(this.account.least, Math.ceil((hour * calls) / affordable));
  }

  /** The last that is known of an action. */
  stateOf(id: string): ActionNews | undefined {
    return this.#states.get(id);
  }

  hear(news: AccountNews): void {
    if (news.what === 'action') this.#states.set(news.id, news);
    if (news.what === 'changes' && news.cause === ChangeCause.SEEN && !this.isHolder) this.#drop([news.path]);
    if (news.what === 'missed') this.#drop(this.wanted.paths());
    if (news.what !== 'wanted') return;
    const known = news.actions.flatMap((id) => this.#states.get(id) ?? []);
    this.wanted.byOthers(news);
    if (this.isHolder) for (const state of known) this.account.publish(state);
  }

  /** Drops what this process has kept from before another saw it change: whoever hears of it reads it anew. */
  #drop(paths: readonly string[]): void {
    const { reads } = this.account.client().upstream;
    for (const path of paths) {
      const row = this.account.rows.get(path);
      if (row) reads.end(marksOf({ row, values: {} }));
    }
  }

  /** Reads the lists soon, as a write may have effects that follow it. */
  hasten(): void {
    this.#listsAt = Math.min(this.#listsAt, performance.now() + betweenActions);
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    if (this.#isHolder) void this.#leave();
  }

  look(): void {
    if (this.#isLooking || this.#isOver) return;
    this.#isLooking = true;
    void this.#look()
      .catch((error: unknown) => (this.error = asError(error).message))
      .finally(() => (this.#isLooking = false));
  }

  async #look(): Promise<void> {
    const { leases, name, process, publish } = this.account;
    const now = performance.now();
    if (now >= this.#wantAt) {
      // Whoever polls or writes elsewhere forgets it otherwise.
      this.#wantAt = now + betweenWants;
      publish({ what: 'wanted', ...this.wanted.own() });
    }
    const lease = await leases.acquire(name, process, leaseTime).catch(() => null);
    if (this.#isOver) return lease === null ? undefined : this.#leave();
    if (lease === null) {
      this.#isHolder = false;
      this.#lists.clear();
      return;
    }
    // Nobody has read between the last poll of the former process and the first one of this.
    if (this.#isHolder === false) publish({ what: 'missed' });
    if (this.#isHolder !== true) this.#listsAt = 0;
    this.#isHolder = true;
    if (now >= this.#actionsAt) await this.#pollActions();
    if (now >= this.#listsAt) await this.#pollLists();
  }

  async #pollLists(): Promise<void> {
    const paths = this.wanted.paths();
    if (paths.length === 0) return;
    let calls = 0;
    this.#listsAt = performance.now() + this.period;
    for (const path of paths) {
      const row = this.account.rows.get(path);
      if (!row || this.#isOver) continue;
      const client = this.account.client();
      try {
        this.#compare(row, await readAllPages(client, { row, values: {}, filter: {}, age: this.#age() }));
        this.error = null;
      } catch (error) {
        // What cannot be read has not changed.
        this.error = `${row.name}: ${asError(error).message}`;
      }
      calls += client.calls;
    }
    this.#calls = Math.max(1, calls);
    this.#listsAt = performance.now() + this.period;
  }

  #age() {
    return { longest: this.account.least / 2, note: () => undefined };
  }

  #compare(row: BoundRow, wires: readonly unknown[]): void {
    const list = this.#lists.get(row.path) ?? new WatchedList(row);
    this.#lists.set(row.path, list);
    const about = { what: 'changes', path: row.path, cause: ChangeCause.SEEN, at: Date.now() } as const;
    for (const [change, ids] of list.changesTo(wires)) this.account.publish({ ...about, change, ids });
  }

  async #pollActions(): Promise<void> {
    const { actions } = this.account;
    const ids = this.wanted.actions().filter((id) => isRunning(this.#states.get(id)));
    this.#actionsAt = performance.now() + betweenActions;
    if (actions === null || ids.length === 0) return;
    for (let start = 0; start < ids.length; start += actions.paging.size) {
      await this.#pollSome(actions, ids.slice(start, start + actions.paging.size));
    }
  }

  async #pollSome(row: BoundRow, ids: readonly string[]): Promise<void> {
    const filter = { [row.options.ids ?? 'id']: ids };
    const call = { row, values: {}, filter, age: { longest: 0, note: () => undefined } };
    const { items } = await readPage(this.account.client(), call, null, row.paging.size);
    const found = new Map(items.filter(isAction).map((action) => [String(action.id), action]));
    for (const id of ids) {
      const action = found.get(id);
      const state = action ? row.dialect.actions?.state(action) : undefined;
      const progress = action?.['progress'];
      this.#see({
        what: 'action',
        id,
        state: state === undefined ? 'unknown' : state === 'running' || state === 'done' ? state : 'failed',
        progress: typeof progress === 'number' ? progress : null,
        error: typeof state === 'object' ? state.message : null,
      });
    }
  }

  #see(news: ActionNews): void {
    const before = this.#states.get(news.id);
    this.#states.set(news.id, news);
    if (before?.state !== news.state || before.progress !== news.progress) this.account.publish(news);
  }

  async #leave(): Promise<void> {
    const { leases, name, process } = this.account;
    // It ends by itself where the store does not respond.
    const lease = await leases.acquire(name, process, leaseTime).catch(() => null);
    if (lease) await leases.release(lease).catch(() => false);
  }
}

function isRunning(news: ActionNews | undefined): boolean {
  return news === undefined || news.state === 'running';
}
