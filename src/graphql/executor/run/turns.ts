/** Schedules the parts of one operation in the rounds of the event loop. */
import type { ResponseMeter } from '../../admission/answer-limits.js';
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

/** Bytes after which the clock is checked, however few the items. */
const bytesBetween = 64 * 1024;

export class Turns {
  #written = 0;
  readonly #waiting: PausedPart[] = [];

  constructor(
    private readonly rounds: Rounds,
    private readonly production: ResponseMeter | undefined,
  ) {}

  /** Check it after each item of a list. */
  isOver(): boolean {
    const { production } = this;
    if (!production || production.written - this.#written <= bytesBetween) return this.rounds.isOver();
    this.#written = production.written;
    return this.rounds.isShared;
  }

  /** Check it after a field that takes long by itself. */
  get isShared(): boolean {
    return this.rounds.isShared;
  }

  /** Writes a part separately. Paused parts of one operation queue up, so that together they get the turn of one. */
  apart(write: (to: Writer) => FieldOutcome): Written | Promise<Written> {
    this.production?.check();
    return this.rounds.isLong() ? this.#wait(new Paused(() => this.#begin(write))) : this.untilPause(write);
  }

  /** Check it before each of many parts: if true, defer the rest. */
  isLong(): boolean {
    return this.rounds.isLong();
  }

  later(make: () => Written | Promise<Written>): Promise<Written> {
    return this.#wait(new Paused(make));
  }

  /** Like `apart`, but always runs up to the first pause: a small part is complete by then. */
  untilPause(write: (to: Writer) => FieldOutcome): Written | Promise<Written> {
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
