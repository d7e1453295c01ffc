/**
 * Entries that wait in memory to be stored, oldest first. Where there is no room, the caller with most loses its
 * oldest.
 */
import { addCount } from '../counts.js';
import { refusedShares } from '../telemetry/diagnostics.js';
import type { Share } from './shares.js';

interface WaitingEntry<T> {
  readonly caller: string;
  readonly value: T;
}

export class WaitingEntries<T> {
  #entries = new Map<string, WaitingEntry<T>>();
  /** The number of entries of each caller that has any. */
  readonly #counts = new Map<string, number>();

  constructor(private readonly share: Share) {}

  get size(): number {
    return this.#entries.size;
  }

  /** Replaces the entry of that key, whoever added it. */
  set(key: string, entry: WaitingEntry<T>): void {
    this.#remove(key);
    this.#add(key, entry);
    if (this.#entries.size > this.share.total) this.#loseOne();
  }

  /** Removes the oldest. */
  take(most: number): [key: string, entry: WaitingEntry<T>][] {
    const taken = [...this.#entries].slice(0, most);
    for (const [key] of taken) this.#remove(key);
    return taken;
  }

  /** The entries are older than all that came since; some may have been replaced meanwhile. */
  putBack(taken: readonly (readonly [key: string, entry: WaitingEntry<T>])[]): void {
    const since = this.#entries;
    this.#entries = new Map();
    this.#counts.clear();
    for (const [key, entry] of [...taken.filter(([key]) => !since.has(key)), ...since]) this.#add(key, entry);
    while (this.#entries.size > this.share.total) this.#loseOne();
  }

  #add(key: string, entry: WaitingEntry<T>): void {
    this.#entries.set(key, entry);
    addCount(this.#counts, entry.caller);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    if (addCount(this.#counts, entry.caller, -1) === 0) this.#counts.delete(entry.caller);
  }

  #loseOne(): void {
    const most = Math.max(...this.#counts.values());
    refusedShares.publish({ share: this.share.name });
    for (const [key, { caller }] of this.#entries) {
      if (this.#counts.get(caller) === most) return this.#remove(key);
    }
  }
}
