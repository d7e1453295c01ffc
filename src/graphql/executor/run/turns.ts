/** The turns that one question takes in the rounds of the event loop, part by part. */
import type { Production } from '../../admission/answer-limits.js';
import type { Rounds } from '../../admission/event-loop-rounds.js';
import type { FieldOutcome, Written } from './outcome.js';
import { Paused } from './paused.js';
import { Writer } from './json-writer.js';

type WritablePart = Written | Promise<Written> | Paused<Written | Promise<Written>>;

interface PausedPart {
  part: Paused<Written | Promise<Written>>;
  resolve(written: Written | Promise<Written>): void;
  reject(error: unknown): void;
}

/** Bytes after which the clock is looked at, however few items they are. */
const bytesBetween = 64 * 1024;

export class Turns {
  #written = 0;
  readonly #waiting: PausedPart[] = [];

  constructor(
    private readonly rounds: Rounds,
    private readonly production: Production | undefined,
  ) {}

  /** Asked after each item of a list. */
  isOver(): boolean {
    const written = this.production?.written ?? 0;
    if (written - this.#written <= bytesBetween) return this.rounds.isOver();
    this.#written = written;
    return this.rounds.isShared;
  }

  /** Writes something by itself. What pauses has its turns behind what paused before, so that many take no more than one. */
  apart(write: (to: Writer) => FieldOutcome): Written | Promise<Written> {
    this.production?.check();
    return this.rounds.isLong() ? this.#wait(new Paused(() => this.#begin(write))) : this.whole(write);
  }

  /** Asked before each of many parts: where it is, the rest should come later. */
  isLong(): boolean {
    return this.rounds.isLong();
  }

  later(make: () => Written | Promise<Written>): Promise<Written> {
    return this.#wait(new Paused(make));
  }

  /** The same of what waits for nothing before its first pause: a small answer is whole by then. */
  whole(write: (to: Writer) => FieldOutcome): Written | Promise<Written> {
    const part = this.#begin(write);
    return part instanceof Paused ? this.#wait(part) : part;
  }

  #begin(write: (to: Writer) => FieldOutcome): WritablePart {
    const to = Writer.begin(this.production);
    return partOf(() => write(to), to);
  }

  #wait(part: PausedPart['part']): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ part, resolve, reject });
      if (this.#waiting.length === 1) this.rounds.add(() => this.#goOn());
    });
  }

  #goOn(): boolean {
    do {
      const [first] = this.#waiting;
      if (first) this.#resume(first);
    } while (this.#waiting.length > 0 && !this.rounds.isShared);
    return this.#waiting.length > 0;
  }

  #resume(first: PausedPart): void {
    try {
      this.production?.check();
      const part = first.part.resume();
      if (part instanceof Paused) {
        first.part = part;
        return;
      }
      first.resolve(part);
    } catch (error) {
      first.reject(error);
    }
    this.#waiting.shift();
  }
}

function partOf(write: () => FieldOutcome, to: Writer): WritablePart {
  let outcome: FieldOutcome;
  try {
    outcome = write();
  } catch (error) {
    to.drop();
    throw error;
  }
  if (outcome instanceof Paused) {
    const paused = outcome;
    return new Paused(() => partOf(() => paused.resume(), to));
  }
  const written = to.end();
  return outcome ?? written;
}
