/**
 * The news of accounts for subscribers: writes of this service, by any replica, and changes that it sees while somebody
 * is subscribed. Without subscribers it does nothing.
 */
import { randomUUID } from 'node:crypto';
import { Feed } from '../../base/events/feed.js';
import type { Store } from '../../base/store/store.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Dialect } from '../../rest/rows/dialect.js';
import { type Account, storeKeyOf } from '../../rest/transport/account.js';
import type { Call } from '../../rest/transport/call.js';
import { Clients } from '../../rest/transport/clients.js';
import type { Upstreams } from '../../rest/transport/upstreams.js';
import type { WriteRecorder } from '../../rest/transport/write-recorder.js';
import { kindsOfLists } from '../background/background-lists.js';
import { DriftChange } from '../drift/drift.js';
import { endedObject, typeOfList, writtenObjects } from '../drift/written-objects.js';
import { type AccountNews, messagesOf, newsIn } from './account-news.js';
import { AccountPoll } from './account-poll.js';
import { ChangeCause } from './change-cause.js';
import type { AccountSelection } from './account-selections.js';

const channel = 'live';
/** Milliseconds for which another process that has subscribers need not say so again. */
const heardFor = 10_000;

interface LiveHostingOptions {
  readonly store: Pick<Store, 'leases' | 'pubSub'>;
  /** Milliseconds, at least, from one reading of a list to the next. */
  readonly least: number;
}

export interface WatchedAccount extends AccountSelection {
  readonly upstreams: Upstreams;
  readonly account: Account;
  readonly dialect: Dialect;
  readonly rows: readonly BoundRow[];
  /** Null for an API without actions. */
  readonly actionsRow: BoundRow | null;
}

export class LiveHosting implements WriteRecorder {
  readonly #process = randomUUID();
  readonly #feeds = new Map<string, Feed<AccountNews>>();
  readonly #polls = new Map<string, AccountPoll>();
  /** When other processes last said that they have subscribers to an account. */
  readonly #heardAt = new Map<string, number>();
  readonly #unsubscribe: () => void;

  constructor(private readonly options: LiveHostingOptions) {
    this.#unsubscribe = options.store.pubSub.subscribe(channel, (message) => this.#hear(message));
  }

  /** Returns a function that ends it. */
  watch(watched: WatchedAccount, listener: (news: AccountNews) => void): () => void {
    const key = storeKeyOf(watched.account);
    const feed = this.#feeds.get(key) ?? new Feed<AccountNews>();
    this.#feeds.set(key, feed);
    const poll = this.#polls.get(key) ?? this.#pollOf(key, watched);
    this.#polls.set(key, poll);
    const unwant = poll.wanted.add(watched);
    const unlisten = feed.listen(listener);
    this.#publish(key, { what: 'wanted', paths: watched.paths, actions: watched.actions });
    return () => {
      unlisten();
      unwant();
      if (!poll.wanted.isEmpty) return;
      poll.close();
      this.#polls.delete(key);
      this.#feeds.delete(key);
    };
  }

  /** Null while nobody here is subscribed. */
  pollingOf(account: Account): AccountPoll | null {
    return this.#polls.get(storeKeyOf(account)) ?? null;
  }

  /** Whether there is neither a subscriber nor a poll here. */
  get isIdle(): boolean {
    return this.#polls.size === 0 && this.#feeds.size === 0;
  }

  record(account: Account, write: Call, body: unknown): void {
    const key = storeKeyOf(account);
    if (!this.#isWanted(key)) return;
    const objects = writtenObjects(write, body);
    const ended = endedObject(write);
    const isNew = write.row.method === 'POST' && !write.row.path.includes('{');
    for (const { row } of kindsOfLists(account.api)) {
      const type = typeOfList(row.path);
      const ids = objects.filter((object) => object.type === type).map(({ id }) => id);
      const change =
        ended?.type === type
          ? DriftChange.DISAPPEARED
          : isNew && typeOfList(write.row.path) === type
            ? DriftChange.APPEARED
            : DriftChange.CHANGED;
      const about = { what: 'changes', path: row.path, cause: ChangeCause.WRITTEN, at: Date.now() } as const;
      if (ids.length > 0) this.#announce(key, { ...about, change, ids });
    }
  }

  close(): void {
    this.#unsubscribe();
    for (const poll of this.#polls.values()) poll.close();
    this.#polls.clear();
    this.#feeds.clear();
  }

  #pollOf(key: string, { upstreams, account, dialect, rows, actionsRow }: WatchedAccount): AccountPoll {
    const { store, least } = this.options;
    return new AccountPoll({
      name: `live:${key}`,
      process: this.#process,
      least,
      leases: store.leases,
      rows: new Map(rows.map((row) => [row.path, row])),
      actions: actionsRow,
      accountCount: upstreams.windowAccountCount(account, dialect),
      client: () => new Clients(upstreams, () => undefined).named(dialect, account.name, 'read'),
      publish: (news) => this.#announce(key, news),
    });
  }

  /** Delivers to those who are subscribed here, and to other processes. */
  #announce(key: string, news: AccountNews): void {
    this.#deliver(key, news);
    this.#publish(key, news);
  }

  #deliver(key: string, news: AccountNews): void {
    this.#polls.get(key)?.hear(news);
    if (news.what === 'changes' && news.cause === ChangeCause.WRITTEN) this.#polls.get(key)?.hasten();
    if (news.what !== 'wanted') this.#feeds.get(key)?.publish(news);
  }

  /** Messages are hints: one that is lost is found by the next poll, or reported as missed. */
  #publish(key: string, news: AccountNews): void {
    for (const message of messagesOf({ process: this.#process, account: key }, news)) {
      this.options.store.pubSub.publish(channel, message).catch(() => undefined);
    }
  }

  #hear(message: string | null): void {
    if (message === null) {
      for (const feed of this.#feeds.values()) feed.publish({ what: 'missed' });
      return;
    }
    const heard = newsIn(message);
    if (heard === null || heard.process === this.#process) return;
    if (heard.news.what === 'wanted') this.#heardAt.set(heard.account, performance.now());
    this.#deliver(heard.account, heard.news);
  }

  #isWanted(key: string): boolean {
    const oldest = performance.now() - heardFor;
    for (const [account, at] of this.#heardAt) if (at < oldest) this.#heardAt.delete(account);
    return this.#feeds.has(key) || this.#heardAt.has(key);
  }
}
