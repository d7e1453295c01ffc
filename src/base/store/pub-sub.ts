/**
 * Messages between all processes of a store. They are hints: one may be lost, so their subject is always in the store.
 */
import { guard } from '../guard.js';
import { parseOwnJson } from '../json.js';

export interface PubSub {
  /** Resolves once the engine has the message, which has at most `longestMessage` characters. */
  publish(channel: string, message: string): Promise<void>;
  /**
   * Calls `listener` with each message that any process publishes, this one included. It is called with null once it
   * listens, and whenever messages may have been lost: the subject of the channel must then be read again. Returns a
   * function that ends it.
   */
  subscribe(channel: string, listener: MessageListener): () => void;
  /** Resolves once everything published before has been delivered here; rejects when that cannot be known. */
  confirm(): Promise<void>;
  /** Calls all listeners with null, as messages may have been lost. */
  lost(): void;
  /**
   * Listens over another connection, for engines that have one: the present one may lead to a server that has lost its
   * role.
   */
  listenAnew(): void;
}

export type MessageListener = (message: string | null) => void;

/** Characters of a message; PostgreSQL takes 8,000 bytes with the channel. */
export const longestMessage = 1_000;

/** The listeners of one process, by channel. */
export class Subscribers {
  readonly #byChannel = new Map<string, Set<MessageListener>>();

  get isEmpty(): boolean {
    return this.#byChannel.size === 0;
  }

  /** Returns a function that ends it. */
  add(channel: string, listener: MessageListener): () => void {
    const all = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.#byChannel.delete(channel);
    };
  }

  /** Delivers a text that `packed` returned. */
  deliver(text: string): void {
    const end = text.indexOf(' ');
    for (const listener of this.#byChannel.get(text.slice(0, end)) ?? []) guard(listener)(text.slice(end + 1));
  }

  /** Messages may have been lost, on all channels. */
  lost(): void {
    for (const all of this.#byChannel.values()) for (const listener of all) guard(listener)(null);
  }
}

/** Channel and message in one text: engines have one channel for all. */
export function packed(channel: string, message: string): string {
  if (!/^[\w:-]+$/.test(channel))
    throw new RangeError(`Expected a channel of letters, digits, : and -, but got ${channel}`);
  if (message.length > longestMessage) {
    throw new RangeError(`Expected a message of ${longestMessage} characters at most, but got ${message.length}`);
  }
  return `${channel} ${message}`;
}

/** The parts of a message that is a JSON list; null for any other, as another release may have written it. */
export function partsOf(message: string): readonly unknown[] | null {
  try {
    const parts: unknown = parseOwnJson(message);
    return Array.isArray(parts) ? parts : null;
  } catch {
    return null;
  }
}
