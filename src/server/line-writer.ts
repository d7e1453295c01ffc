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
  /** Milliseconds until it is tried again, where nobody reads. */
  readonly pause: number;
  /** Bytes that may wait while nobody reads; beyond them lines are lost. */
  readonly mostWaiting: number;
}

export class LineWriter {
  /** The oldest first. */
  readonly #waiting: Buffer[] = [];
  #bytes = 0;
  #isWriting = false;
  /** What nobody reads for now. */
  #unread: Buffer | null = null;

  constructor(private readonly options: LineWriterOptions) {}

  write(lines: readonly string[]): void {
    const { most } = this.options;
    let text = '';
    for (const line of lines) {
      if (text !== '' && text.length + line.length > most) {
        this.#wait(text);
        text = '';
      }
      text += line;
    }
    this.#wait(text);
    this.#writeNext();
  }

  /** As bytes, since the pieces of a joined string would burden each garbage collection until it is written. */
  #wait(text: string): void {
    if (text === '' || this.#bytes + text.length > this.options.mostWaiting) return;
    const bytes = Buffer.from(text);
    this.#bytes += bytes.length;
    this.#waiting.push(bytes);
  }

  #writeNext(): void {
    if (this.#isWriting) return;
    const bytes = this.#waiting.shift();
    if (bytes === undefined) return;
    this.#bytes -= bytes.length;
    this.#writeRest(bytes);
  }

  #writeRest(rest: Buffer): void {
    this.#isWriting = true;
    this.#unread = null;
    const written = (error: NodeJS.ErrnoException | null, bytes: number) => {
      if (error?.code === 'EAGAIN') {
        // It is tried again, while further lines wait.
        this.#unread = rest;
        setTimeout(
          guard(() => this.#writeRest(rest)),
          this.options.pause,
        ).unref();
        return;
      }
      // What cannot be written for another reason is lost.
      if (!error && bytes < rest.length) return this.#writeRest(rest.subarray(bytes));
      this.#isWriting = false;
      this.#writeNext();
    };
    write(this.options.descriptor, rest, guard(written));
  }

  /** At the end of the process, which completes a write that has begun; what nobody reads by then is lost. */
  end(): void {
    try {
      for (const bytes of [...(this.#unread ? [this.#unread] : []), ...this.#waiting]) {
        writeSync(this.options.descriptor, bytes);
      }
    } catch {
      // There is nobody left to inform.
    }
  }
}
