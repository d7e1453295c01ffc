/**
 * Announces the reads that a write makes stale to all replicas, before it is sent and after it is answered. Responses
 * are served from memory only once all earlier announcements have arrived.
 */
import { longestMessage, partsOf } from '../../base/store/pub-sub.js';
import { isText } from '../../base/unknown.js';
import type { EngineGuard, SharedEngine } from './engine.js';
import type { Hearing } from './hearing.js';

const channel = 'stale';

interface Announcement {
  readonly from: string;
  readonly account: string;
  /** Null for all that is kept of the account. */
  readonly marks: readonly string[] | null;
}

export class Announcements {
  /** The marks of each account that could not be announced. */
  readonly #pending = new Map<string, readonly string[]>();
  readonly #unsubscribe: () => void;
  /** Resolves once this process hears what others announce. */
  readonly ready: Promise<void>;
  #setReady: () => void = () => undefined;
  #confirming: Promise<boolean> | undefined;

  constructor(
    private readonly id: string,
    private readonly engine: Pick<SharedEngine, 'pubSub' | 'responses'>,
    private readonly guard: EngineGuard,
    /** Its connection for messages, which may be broken while others are not. */
    private readonly messages: EngineGuard,
    /** Whether this process hears what others announce. */
    private readonly hearing: Pick<Hearing, 'isHearing'>,
    /** Called to drop cached data of an account, or of all accounts if null. */
    private readonly onStale: (account: string | null, marks: readonly string[] | null) => void,
  ) {
    this.ready = new Promise((resolve) => (this.#setReady = resolve));
    this.#unsubscribe = engine.pubSub.subscribe(channel, (message) => this.#hear(message));
  }

  /** Accounts whose changes have not reached other replicas. */
  get pending(): ReadonlyMap<string, unknown> {
    return this.#pending;
  }

  /** True if all replicas know. A failed announcement is repeated later. */
  async announce(account: string, marks: readonly string[]): Promise<boolean> {
    const before = this.#pending.get(account);
    const all = [...new Set([...(before ?? []), ...marks])];
    if (all.length === 0) return true;
    const sent = await this.guard.attempt(() => this.#send(account, all));
    // Another announcement may have failed meanwhile.
    const now = this.#pending.get(account);
    if (sent === null) this.#pending.set(account, [...new Set([...(now ?? []), ...all])]);
    else if (now === before) this.#pending.delete(account);
    return sent !== null;
  }

  /** Announces the pending changes. */
  async retry(): Promise<void> {
    for (const account of [...this.#pending.keys()]) await this.announce(account, []);
  }

  /** Confirms that everything announced before has arrived. One question serves all callers of the same moment. */
  confirm(): Promise<boolean> {
    this.#confirming ??= Promise.resolve().then(async () => {
      this.#confirming = undefined;
      return this.hearing.isHearing && (await this.messages.attempt(() => this.engine.pubSub.confirm())) !== null;
    });
    return this.#confirming;
  }

  close(): void {
    this.#unsubscribe();
  }

  async #send(account: string, marks: readonly string[]): Promise<void> {
    const fullMessage = textOf({ from: this.id, account, marks });
    const message =
      fullMessage.length <= longestMessage ? fullMessage : textOf({ from: this.id, account, marks: null });
    await Promise.all([this.engine.responses?.raise(account, marks), this.engine.pubSub.publish(channel, message)]);
  }

  #hear(message: string | null): void {
    const announcement = message === null ? null : announcementIn(message);
    this.#setReady();
    // Some may have been lost, or cannot be read.
    if (announcement === null) return this.onStale(null, null);
    if (announcement.from !== this.id) this.onStale(announcement.account, announcement.marks);
  }
}

function textOf({ from, account, marks }: Announcement): string {
  return JSON.stringify([from, account, ...(marks ?? [])].concat(marks === null ? ['*'] : []));
}

/** Null for one that another release has written. */
function announcementIn(message: string): Announcement | null {
  const parts = partsOf(message);
  if (!parts?.every(isText)) return null;
  const [from, account, ...marks] = parts;
  if (from === undefined || account === undefined) return null;
  return { from, account, marks: marks.includes('*') ? null : marks };
}
