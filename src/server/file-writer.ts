/**
 * Writes lines to a file, many at once and at once: a file takes them as fast as memory does. A new buffer for each
 * write, or another thread for it, would take three times as long as the lines themselves.
 */
import { writeSync } from 'node:fs';
import { joinLines } from './join-lines.js';

/** Characters of a write. */
const most = 64 * 1024;
/** Bytes of a character in UTF-8, at most, for each unit of its length. */
const mostBytes = 3;

export class FileWriter {
  readonly #buffer = Buffer.allocUnsafeSlow(most * mostBytes);

  constructor(private readonly descriptor: number) {}

  write(lines: readonly string[]): void {
    try {
      for (const text of joinLines(lines, most)) this.#writeAll(this.#buffer.write(text));
    } catch {
      // What cannot be written, as the disk is full, is lost.
    }
  }

  #writeAll(length: number): void {
    let [written, taken] = [0, length];
    // One that takes nothing and reports no error would be tried for ever.
    while (written < length && taken > 0) {
      taken = writeSync(this.descriptor, this.#buffer, written, length - written);
      written += taken;
    }
  }
}
