/** The processes that share an engine: each says that it joins, every second that it lives, and when it ends. */
import type { PubSub } from '../../base/store/pub-sub.js';
import { guard } from '../../base/guard.js';
import type { Hearing } from './hearing.js';

const channel = 'replicas';
/** Milliseconds. */
const betweenBeats = 1_000;
/**
 * Milliseconds of silence after which a process is missing: it may be cut off, and make writes that nobody here hears
 * of.
 */
export const silence = 3_000;
/** Milliseconds after which it is taken to have ended. */
const endedAfter = 10 * 60_000;

export class Replicas {
  readonly #heardAt = new Map<string, number>();
  readonly #beating: NodeJS.Timeout;
  readonly #unsubscribe: () => void;
  /** When this process last heard itself. */
  #ownAt = performance.now();
  #beatAt = performance.now();
  readonly #pubSub: PubSub;

  constructor(
    private readonly id: string,
    private readonly hearing: Hearing,
    /** Called with every beat. */
    private readonly onBeat: () => void,
    /** Called once for each that is missing. */
    private readonly onMissing: () => void,
  ) {
    this.#pubSub = hearing.way.pubSub;
    this.#unsubscribe = this.#pubSub.subscribe(channel, (message) => this.#hear(message));
    this.#beating = setInterval(
      guard(() => this.#beat()),
      betweenBeats,
    ).unref();
  }

  /** The number of known living processes, this one included; while it hears nothing at all, the former number. */
  get count(): number {
    return 1 + [...this.#heardAt.values()].filter((at) => this.#ownAt - at < silence).length;
  }

  get isAnyMissing(): boolean {
    const now = performance.now();
    // A process that does not even hear itself knows nothing of others.
    return [...this.#heardAt.values()].some((at) => now - at >= silence) && now - this.#ownAt < silence;
  }

  async close(): Promise<void> {
    clearInterval(this.#beating);
    this.#unsubscribe();
    await this.#pubSub.publish(channel, `ends ${this.id}`).catch(() => undefined);
  }

  #beat(): void {
    const now = performance.now();
    this.hearing.look(Math.max(0, now - this.#beatAt - betweenBeats));
    this.#beatAt = now;
    this.#say('lives');
    for (const [id, at] of this.#heardAt) {
      if (now - at >= silence && now - at < silence + betweenBeats) this.onMissing();
      if (now - at >= endedAfter) this.#heardAt.delete(id);
    }
    this.onBeat();
  }

  /** The former release reads no number. */
  #say(what: 'joins' | 'lives'): void {
    this.hearing.say((number) => this.#pubSub.publish(channel, `${what} ${this.id} ${number}`));
  }

  /**
   * Called with null once it listens: until a new process has heard of the others, its share of their limits is too
   * large.
   */
  #hear(message: string | null): void {
    if (message === null) return this.#say('joins');
    const [what, id = '', number] = message.split(' ');
    if (id === this.id) {
      this.#ownAt = performance.now();
      this.hearing.hear(Number(number));
    } else if (what === 'ends') this.#heardAt.delete(id);
    else {
      if (what === 'joins') this.#say('lives');
      this.#heardAt.set(id, performance.now());
    }
  }
}
