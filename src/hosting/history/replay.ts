/** Goes through the days of a history, account by account, and says which lines begin and end to count. */
import { addDays } from '../../base/dates.js';
import { inTurns } from '../inventory/in-turns.js';
import { CountedLines } from './counted-lines.js';
import type { HistoryAccount } from './snapshots/history-account.js';
import type { HistoryLine } from './history-line.js';
import type { HistoryStore } from './snapshots/history-store.js';
import type { SharedKey } from './shared-lines.js';
import { hasRead } from './snapshots/has-read.js';
import type { Snapshot } from './snapshots/snapshot.js';
import type { SnapshotLine } from './snapshots/snapshot-line.js';
import { Timeline } from './snapshots/timeline.js';

export interface ReplayOptions {
  readonly history: HistoryStore;
  readonly accounts: readonly HistoryAccount[];
  readonly from: string;
  readonly to: string;
  readonly sharedKeyOf: SharedKey;
  /** Undefined if the line is not selected. */
  readonly lineOf: (account: HistoryAccount, line: SnapshotLine) => HistoryLine | undefined;
  readonly began: (line: HistoryLine) => unknown;
  readonly ended: (line: HistoryLine) => unknown;
  /** Called before the changes of a day of which no account has a snapshot. */
  readonly beforeGap?: (day: string) => void;
}

/** How much of an account is known of a day. */
export interface AccountDay {
  readonly account: HistoryAccount;
  /** Null: it has no snapshot. */
  readonly snapshot: Snapshot | null;
  /** Something of it was read. */
  readonly isRead: boolean;
  /** All of it was read. */
  readonly isComplete: boolean;
}

/** Yields each day on which an account should be known: from its first day, until it was removed. */
export async function* replay(options: ReplayOptions): AsyncGenerator<{ day: string; accounts: AccountDay[] }> {
  const { accounts, from, to } = options;
  const counted = new CountedLines(options);
  const readings = accounts.map((account) => new AccountReplay(account, options, counted));
  for (const reading of readings) await reading.start();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!readings.some((reading) => reading.hasSnapshot(day))) options.beforeGap?.(day);
    const known: AccountDay[] = [];
    for (const reading of readings) {
      const one = await reading.goTo(day);
      if (one) known.push(one);
    }
    yield { day, accounts: known };
  }
}

class AccountReplay {
  readonly #timeline = new Timeline();
  readonly #snapshots: AsyncGenerator<Snapshot>;
  #next: Snapshot | null = null;
  /** Whether its lines count. */
  #isOn = false;

  constructor(
    readonly account: HistoryAccount,
    private readonly options: ReplayOptions,
    private readonly counted: CountedLines,
  ) {
    const { history, from, to } = options;
    this.#snapshots = history.snapshots(account, from, to);
  }

  async start(): Promise<void> {
    await this.#read();
    const { from } = this.options;
    while (this.#next && this.#next.day < from) await this.#add(this.#next);
  }

  hasSnapshot(day: string): boolean {
    return this.#next?.day === day || this.#timeline.last?.day === day;
  }

  async goTo(day: string): Promise<AccountDay | null> {
    const { account } = this;
    const next = this.#next?.day === day ? this.#next : null;
    if (next) {
      const changed = await this.#add(next);
      if (this.#isOn) await this.#update(changed);
      else await this.#turnOn();
    } else if (this.#isOn) await this.#turnOff();
    if (day < account.firstDay || day > account.lastDay) return null;
    const { last } = this.#timeline;
    const snapshot = last?.day === day ? last : null;
    const isRead = snapshot !== null && hasRead(account.api, snapshot);
    return { account, snapshot, isRead, isComplete: snapshot !== null && snapshot.error === null };
  }

  async #read(): Promise<void> {
    const { value } = await this.#snapshots.next();
    this.#next = value ?? null;
  }

  async #add(snapshot: Snapshot): Promise<ReadonlySet<string>> {
    await this.#read();
    return this.#timeline.add(snapshot);
  }

  async #turnOn(): Promise<void> {
    this.#isOn = true;
    await this.#update(this.#timeline.lines.keys());
  }

  async #turnOff(): Promise<void> {
    this.#isOn = false;
    await inTurns([...this.counted.of(this.account).keys()], (key) => this.counted.set(this.account, key, undefined));
  }

  async #update(keys: Iterable<string>): Promise<void> {
    const { account, options } = this;
    await inTurns([...keys], (key) => {
      const line = this.#timeline.known(key);
      if (line && this.counted.of(account).get(key)?.source === line) return;
      this.counted.set(account, key, line && options.lineOf(account, line));
    });
  }
}
