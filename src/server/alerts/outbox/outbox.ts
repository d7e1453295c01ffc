/**
 * Pending messages, in the order in which they are due. A message is removed once its delivery is recorded, or once it
 * is given up: a process that is killed loses none, and may send one twice.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Availability } from '../../../base/store/availability.js';
import { isTooFar } from '../../../base/stored-deadline.js';
import { hasRoom } from '../../../base/shares/room.js';
import { shares } from '../../../base/shares/shares.js';
import { Additions } from '../../../base/store/additions.js';
import type { Collection } from '../../../base/store/collection.js';
import type { ConditionalWrite, Store } from '../../../base/store/store.js';
import { refusedShares } from '../../../base/telemetry/diagnostics.js';
import { numberAt } from '../../../base/unknown.js';
import { type Alert, boundedAlert, hashOf } from '../message.js';
import type { AlertRules } from '../rules/rules.js';
import { type OutboxEntry, type StoredEntry, entryFrom, keyOf, partsOfKey, timeInKey } from './entry.js';

/** The outbox is left out of backups on purpose: a restored store must not send old messages again. */
export const alertOutbox = {
  name: 'alert-outbox',
  most: shares.outbox.total,
  lasting: false,
  secret: false,
} as const satisfies Collection;
/** The channel that announces a message due sooner than others may know; it names the rule, or none for any. */
export const outboxChannel = 'alert-outbox';

/** The most entries of one rule, and the most bytes of the alerts of one entry. */
export const mostOfRule = 500;
export const mostBytes = 16 * 1024;
/** Attempts to add an entry while other processes add as well, and the longest wait between two, in milliseconds. */
const tries = 20;
const longestPause = 50;
/** Milliseconds by which a message may be due later: a week until a digest, and quiet hours after that. */
const longestDelay = 10 * 86_400_000;
/** Milliseconds after which an unreadable entry is removed: no release will read it. */
const oddFor = 7 * 86_400_000;

interface OutboxOptions {
  readonly store: Pick<Store, 'namespace' | 'compareAndSet' | 'compareAndSetAll' | 'range' | 'pubSub'>;
  readonly availability: Pick<Availability, 'ask' | 'write'>;
  readonly rules: Pick<AlertRules, 'list'>;
  readonly now: () => number;
}

interface NewMessage {
  readonly ruleId: string;
  readonly isTest: boolean;
  /** Milliseconds since 1970. Alerts of one rule that are due together form one message. */
  readonly due: number;
  readonly alerts: readonly Alert[];
  /** The number of further alerts, which are only counted. */
  readonly more: number;
}

export interface DueEntries {
  readonly entries: readonly StoredEntry[];
  /** Milliseconds since 1970. */
  readonly next: number | null;
}

export interface WaitingMessages {
  /** The number of messages whose time has come. */
  readonly count: number;
  /** How long the oldest of them has been due, in milliseconds; 0 where there is none. */
  readonly longest: number;
}

export class Outbox {
  readonly #options: OutboxOptions;
  readonly #entries;
  readonly #additions: Additions;

  constructor(options: OutboxOptions) {
    this.#options = options;
    const { store, availability } = options;
    this.#entries = store.namespace<unknown>(alertOutbox.name);
    this.#additions = new Additions(store, availability, alertOutbox.name);
  }

  /** Returns the id of the message; null where there is no room. */
  add(message: NewMessage): Promise<string | null> {
    return this.#additions.inTurn(() => this.#addNow(message));
  }

  async #addNow(message: NewMessage): Promise<string | null> {
    const { availability } = this.#options;
    const { ruleId, isTest } = message;
    let { due } = message;
    for (let left = tries; left > 0; left -= 1) {
      // Whoever adds the same again, not knowing that it has, adds it to the same message.
      const id = `msg_${hashOf(JSON.stringify([ruleId, isTest, due]))}`;
      const key = keyOf(due, { ruleId, id });
      const value = await availability.ask(() => this.#entries.get(key));
      const present = entryFrom(value);
      if (present !== null && hasAll(present, message.alerts)) return id;
      // What is being sent takes no more.
      if (present !== null && present.attempts > 0) {
        due += 1;
        continue;
      }
      const empty = { id, ruleId, isTest, began: due, attempts: 0, alerts: [], more: 0 };
      const next = withAlerts(present ?? empty, message);
      const change = { entry: { namespace: alertOutbox.name, key }, expected: value, value: next };
      const isAdded = present === null ? await this.#add(ruleId, change) : await this.#change(change);
      if (isAdded === null) return null;
      if (!isAdded) {
        await pause(Math.random() * longestPause);
        continue;
      }
      // A hint: whoever sends looks from time to time as well.
      await this.announce('');
      return id;
    }
    return null;
  }

  /** The rule may have another receiver, so its messages need not wait. */
  async announce(ruleId: string): Promise<void> {
    await this.#options.store.pubSub.publish(outboxChannel, ruleId).catch(() => undefined);
  }

  /**
   * Returns the due messages, the longest due first, without rules that wait, and when the next is due (null: never).
   */
  async due(now: number, most: number, isWaiting: (ruleId: string) => boolean): Promise<DueEntries> {
    return this.#options.availability.ask(async () => {
      const entries: StoredEntry[] = [];
      for await (const [key, value] of this.#tooFarFirst(now)) {
        const { due, ruleId } = partsOfKey(key) ?? { due: 0, ruleId: '' };
        if (due > now && !isTooFar(due, now, longestDelay)) return { entries, next: due };
        if (isWaiting(ruleId)) continue;
        const entry = entryFrom(value);
        if (entry !== null) entries.push({ key, value, entry, due });
        else if (due < now - oddFor) await this.#entries.delete(key);
        if (entries.length >= most) return { entries, next: now };
      }
      return { entries, next: null };
    });
  }

  /** Counts the messages that are due but not delivered, tried or not. */
  async waiting(now: number): Promise<WaitingMessages> {
    const { store, availability } = this.#options;
    return availability.ask(async () => {
      let [count, longest] = [0, 0];
      for await (const [key, value] of store.range(alertOutbox.name, { limit: alertOutbox.most })) {
        // What is to be tried again is due later than it was first.
        const began = numberAt(value, 'began') ?? partsOfKey(key)?.due ?? Infinity;
        if (began > now) continue;
        count += 1;
        longest = Math.max(longest, now - began);
      }
      return { count, longest };
    });
  }

  /** A message that a wrong clock has put too far in the future is due now. */
  async *#tooFarFirst(now: number): AsyncIterable<readonly [key: string, value: unknown]> {
    const { store } = this.#options;
    const isFar = (key: string) => {
      const parts = partsOfKey(key);
      return parts !== null && isTooFar(parts.due, now, longestDelay);
    };
    const after = timeInKey(now + longestDelay);
    for await (const entry of store.range(alertOutbox.name, { after, limit: alertOutbox.most }))
      if (isFar(entry[0])) yield entry;
    for await (const entry of store.range(alertOutbox.name, { limit: alertOutbox.most })) {
      if (isFar(entry[0])) return;
      yield entry;
    }
  }

  /** Records that another attempt begins; null where another process has taken the entry. */
  async claim({ key, value, entry, due }: StoredEntry): Promise<StoredEntry | null> {
    const next: OutboxEntry = { ...entry, attempts: entry.attempts + 1 };
    const isClaimed = await this.#change({
      entry: { namespace: alertOutbox.name, key },
      expected: value,
      value: next,
    });
    return isClaimed ? { key, value: next, entry: next, due } : null;
  }

  async remove({ key }: Pick<StoredEntry, 'key'>): Promise<void> {
    await this.#options.availability.write(() => this.#entries.delete(key));
  }

  /** The new entry is stored before the old one is removed: for a moment there are two, never none. */
  async postpone({ key, entry }: StoredEntry, due: number): Promise<void> {
    const next = keyOf(due, entry);
    await this.#options.availability.write(() => this.#entries.set(next, entry));
    if (next !== key) await this.remove({ key });
  }

  #change({ entry, expected, value }: ConditionalWrite): Promise<boolean> {
    const { store, availability } = this.#options;
    return availability.write(() => store.compareAndSet(entry, expected, value));
  }

  /** Null where there is no room; false where another process was faster. */
  async #add(ruleId: string, change: ConditionalWrite): Promise<boolean | null> {
    const { store, availability, rules } = this.#options;
    const last = await this.#additions.last();
    const all = await rules.list();
    const token = all.find(({ id }) => id === ruleId)?.tokenId;
    const ofToken = new Set(all.filter(({ tokenId }) => tokenId === token).map(({ id }) => id));
    const counted = await availability.ask(async () => {
      const counts = { all: 0, own: 0, ofRule: 0 };
      for await (const [key] of store.range(alertOutbox.name, { limit: alertOutbox.most })) {
        const other = partsOfKey(key)?.ruleId ?? '';
        counts.all += 1;
        if (ofToken.has(other)) counts.own += 1;
        if (other === ruleId) counts.ofRule += 1;
      }
      return counts;
    });
    const isRoom = counted.ofRule < mostOfRule && hasRoom(shares.outbox, counted);
    if (!isRoom) refusedShares.publish({ share: shares.outbox.name });
    return isRoom ? this.#additions.add(last, [change]) : null;
  }
}

/** The entry keeps its alerts, and takes as many of the new ones as fit. */
function withAlerts(entry: OutboxEntry, added: NewMessage): OutboxEntry {
  const known = new Set(entry.alerts.map(nameOf));
  const alerts = [...entry.alerts];
  let bytes = Buffer.byteLength(JSON.stringify(alerts));
  let more = entry.more + added.more;
  for (const alert of added.alerts.map(boundedAlert)) {
    if (known.has(nameOf(alert))) continue;
    bytes += Buffer.byteLength(JSON.stringify(alert)) + 1;
    if (bytes <= mostBytes) alerts.push(alert);
    else more += 1;
  }
  return { ...entry, alerts, more };
}

function hasAll({ alerts }: OutboxEntry, wanted: readonly Alert[]): boolean {
  const known = new Set(alerts.map(nameOf));
  return wanted.map(boundedAlert).every((alert) => known.has(nameOf(alert)));
}

function nameOf({ id, since }: Alert): string {
  return JSON.stringify([id, since]);
}
