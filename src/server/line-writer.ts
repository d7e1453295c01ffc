/**
 * Writes lines in the background, many at once: a write costs as much as ten requests to log, and to join lines here a
 * quarter of what pino's destination takes for it.
 */
import { write, writeSync } from 'node:fs';
import { guard } from '../base/guard.js';

export interface LineWriterOptions {
  readonly descriptor: number;
  /** Characters of a write, at most: lines are whole, unless one alone is longer. */
  readonly most: number;
  /** Milliseconds after which a line is written in any case. */
  readonly period: number;
  /** Characters that may wait while nobody reads; beyond them lines are lost. */
  readonly mostWaiting: number;
}

export class LineWriter {
  #text = '';
  /** Full texts before that one, the oldest first. */
  readonly #full: string[] = [];
  #waiting = 0;
  #current: Buffer | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: LineWriterOptions) {
    process.once(
      'exit',
      guard(() => this.#writeLeft()),
    );
  }

  write(line: string): void {
    const { most, mostWaiting, period } = this.options;
    if (this.#waiting + line.length > mostWaiting) return;
    this.#waiting += line.length;
    if (this.#text.length + line.length > most && this.#text !== '') {
      this.#full.push(this.#text);
      this.#text = '';
      this.#writeNext();
    }
    this.#text += line;
    this.#timer ??= setTimeout(
      guard(() => this.#writeAll()),
      period,
    ).unref();
  }

  #writeAll(): void {
    this.#timer = undefined;
    if (this.#text !== '') this.#full.push(this.#text);
    this.#text = '';
    this.#writeNext();
  }

  #writeNext(): void {
    if (this.#current !== null) return;
    const text = this.#full.shift();
    if (text === undefined) return;
    this.#waiting -= text.length;
    this.#writeRest(Buffer.from(text));
  }

  #writeRest(rest: Buffer): void {
    this.#current = rest;
    const written = (error: NodeJS.ErrnoException | null, bytes: number) => {
      if (error?.code === 'EAGAIN') {
        // Nobody reads: it is tried again, while further lines wait.
        setTimeout(
          guard(() => this.#writeRest(rest)),
          this.options.period,
        ).unref();
        return;
      }
      // What cannot be written for another reason is lost.
      if (!error && bytes < rest.length) return this.#writeRest(rest.subarray(bytes));
      this.#current = null;
      this.#writeNext();
    };
    write(this.options.descriptor, rest, guard(written));
  }

  /** At the end of the process; what nobody reads by then is lost. */
  #writeLeft(): void {
    const left = [this.#current ?? '', ...this.#full, this.#text];
    try {
      for (const text of left) writeSync(this.options.descriptor, String(text));
    } catch {
      // There is nobody left to inform.
    }
  }
}
