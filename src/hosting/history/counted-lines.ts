/** The lines that count at the moment, of several accounts: each thing once. */
import type { HistoryAccount } from './snapshots/history-account.js';
import type { HistoryLine } from './history-line.js';
import type { SharedKey } from './shared-lines.js';

interface CountedLinesOptions {
  /** The first account that shares a thing has it. */
  readonly accounts: readonly HistoryAccount[];
  readonly sharedKeyOf: SharedKey;
  readonly began: (line: HistoryLine) => unknown;
  readonly ended: (line: HistoryLine) => unknown;
}

export class CountedLines {
  readonly #places: ReadonlyMap<HistoryAccount, number>;
  readonly #lines = new Map<HistoryAccount, Map<string, HistoryLine>>();
  /** Lines of shared things, by thing and then by place of the account. */
  readonly #shared = new Map<string, Map<number, HistoryLine>>();

  constructor(private readonly options: CountedLinesOptions) {
    this.#places = new Map(options.accounts.map((account, place) => [account, place]));
  }

  /** The lines of an account, including shared ones. */
  of(account: HistoryAccount): ReadonlyMap<string, HistoryLine> {
    return this.#lines.get(account) ?? new Map();
  }

  /** Undefined: there is none any more. */
  set(account: HistoryAccount, key: string, line: HistoryLine | undefined): void {
    let own = this.#lines.get(account);
    if (!own) this.#lines.set(account, (own = new Map()));
    const before = own.get(key);
    if (before) this.#end(before);
    if (line) {
      own.set(key, line);
      this.#begin(line);
    } else own.delete(key);
  }

  #begin(line: HistoryLine): void {
    const { began, ended, sharedKeyOf } = this.options;
    const shared = sharedKeyOf(line.account, line);
    if (shared === null) return void began(line);
    let holders = this.#shared.get(shared);
    if (!holders) this.#shared.set(shared, (holders = new Map()));
    const former = firstOf(holders);
    holders.set(this.#placeOf(line), line);
    if (firstOf(holders) !== line) return;
    if (former) ended(former);
    began(line);
  }

  #end(line: HistoryLine): void {
    const { began, ended, sharedKeyOf } = this.options;
    const shared = sharedKeyOf(line.account, line);
    const holders = shared === null ? undefined : this.#shared.get(shared);
    if (!holders || shared === null) return void ended(line);
    const wasFirst = firstOf(holders) === line;
    holders.delete(this.#placeOf(line));
    if (holders.size === 0) this.#shared.delete(shared);
    if (!wasFirst) return;
    ended(line);
    const next = firstOf(holders);
    if (next) began(next);
  }

  #placeOf({ account }: HistoryLine): number {
    return this.#places.get(account) ?? -1;
  }
}

function firstOf(holders: ReadonlyMap<number, HistoryLine>): HistoryLine | undefined {
  return holders.size === 0 ? undefined : holders.get(Math.min(...holders.keys()));
}
