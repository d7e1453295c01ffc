/**
 * Writes JSON into reusable buffers, which leaves no garbage behind; the output of failed fields is truncated again.
 */
import { Pieces, type Text, atOnce } from '../../../base/bytes.js';

const initialSize = 16 * 1024;
const mostPooled = 16;
/** Bytes that are counted in advance: at first, and at most at a time. */
const firstStep = 1024;
const longestStep = 64 * 1024;
/** The length in characters from which V8 checks and copies texts faster than a loop does. */
const long = 48;

const quote = 0x22;

/** Whether JSON writes a character unescaped and in one byte, by character code. */
const plain = Uint8Array.from({ length: 128 }, (_, code) => (code >= 0x20 && code !== quote && code !== 0x5c ? 1 : 0));
const special = /[\u0000-\u001f"\\\u0080-\uffff]/;

/** Counts bytes, and throws when they are too many. */
export interface ByteLimit {
  write(bytes: number): void;
  unwrite(bytes: number): void;
}

const free: Writer[] = [];

export class Writer {
  /** Full buffers, which are passed on without a copy, and their total length. */
  readonly #full: Buffer[] = [];
  #before = 0;
  #bytes: Buffer;
  #length = 0;
  /** Bytes already counted, and the offset in `#bytes` up to which writing needs no further count. */
  #counted = 0;
  #room = 0;
  #limit: ByteLimit | undefined;

  private constructor(size: number) {
    this.#bytes = Buffer.allocUnsafe(size);
  }

  /** A writer for exclusive use until its `end` or `drop`. One that is not from the pool begins small. */
  static begin(limit: ByteLimit | undefined): Writer {
    const writer = free.pop() ?? new Writer(firstStep);
    writer.#limit = limit;
    writer.#room = firstStep;
    return writer;
  }

  get length(): number {
    return this.#before + this.#length;
  }

  /** Truncates to `length`. */
  cut(length: number): void {
    while (length < this.#before) this.#reopen();
    this.#length = length - this.#before;
  }

  /** Writes text of one byte per character. */
  bytes(text: string): undefined {
    const { length } = text;
    const at = this.#roomFor(length);
    if (length > long) this.#bytes.write(text, at, 'latin1');
    else for (let index = 0; index < length; index++) this.#bytes[at + index] = text.charCodeAt(index);
    this.#length = at + length;
  }

  /** Writes a string as JSON. */
  quoted(text: string): undefined {
    const { length } = text;
    if (length > long && !special.test(text)) {
      const at = this.#roomFor(length + 2);
      this.#bytes[at] = quote;
      this.#bytes.write(text, at + 1, 'latin1');
      this.#bytes[at + length + 1] = quote;
      this.#length = at + length + 2;
    } else if (length > long || !this.#isPlain(text)) this.text(JSON.stringify(text));
  }

  /** Writes text of one to three UTF-8 bytes per character. */
  text(text: string): undefined {
    const at = this.#roomFor(text.length > long ? Buffer.byteLength(text) : text.length * 3);
    this.#length = at + this.#bytes.write(text, at, 'utf8');
  }

  /** Appends the output of another writer. */
  texts(text: Text): undefined {
    if (typeof text === 'string') return this.bytes(text);
    for (const piece of text) this.bytes(piece.toString('latin1'));
  }

  /** Everything written; undefined where that is nothing, or too much for one string. */
  get all(): string | undefined {
    return this.length === 0 || this.#before > 0 ? undefined : this.#bytes.toString('latin1', 0, this.#length);
  }

  /** Removes and returns what follows `start`; its bytes are then counted separately. */
  take(start: number): Text {
    const behind: Buffer[] = [];
    while (start < this.#before) {
      behind.unshift(this.#bytes.subarray(0, this.#length));
      this.#reopen();
    }
    const at = start - this.#before;
    const taken = this.#taken(at, behind);
    this.#length = at;
    const moved = Math.min(this.#counted, taken.length);
    this.#counted -= moved;
    this.#room -= moved;
    this.#limit?.unwrite(moved);
    this.#limit?.write(taken.length);
    return taken;
  }

  #taken(at: number, behind: readonly Buffer[]): Text {
    if (behind.length === 0) return this.#bytes.toString('latin1', at, this.#length);
    const pieces = new Pieces([this.#bytes.subarray(at, this.#length), ...behind]);
    // Buffers that are passed on must not be written to again; what precedes them goes on in a copy.
    this.#bytes = Buffer.from(this.#bytes.subarray(0, at));
    this.#room = Math.min(this.#room, at);
    return pieces;
  }

  /** Ends with everything written, whose bytes remain counted; undefined where that is nothing. */
  end(): Text | undefined {
    try {
      return this.length === 0 ? undefined : this.take(0);
    } finally {
      this.drop();
    }
  }

  /** Discards everything written. */
  drop(): void {
    this.#limit?.unwrite(this.#counted);
    this.#limit = undefined;
    this.#counted = 0;
    this.#full.length = 0;
    this.#before = 0;
    this.#length = 0;
    if (free.length === mostPooled) return;
    const size = this.#bytes.length;
    if (size < initialSize || size > atOnce) this.#bytes = Buffer.allocUnsafe(initialSize);
    free.push(this);
  }

  #isPlain(text: string): boolean {
    const { length } = text;
    let at = this.#roomFor(length + 2);
    const bytes = this.#bytes;
    bytes[at++] = quote;
    for (let index = 0; index < length; index++) {
      const code = text.charCodeAt(index);
      if (plain[code] !== 1) return false;
      bytes[at++] = code;
    }
    bytes[at++] = quote;
    this.#length = at;
    return true;
  }

  /** The offset of the next byte, with at least `needed` bytes free after it. */
  #roomFor(needed: number): number {
    if (this.#length + needed > this.#room) this.#grow(needed);
    return this.#length;
  }

  /** Counts before it allocates, so that output beyond the limit is never buffered. */
  #grow(needed: number): void {
    const end = this.length + needed;
    if (end > this.#counted) {
      const before = Math.max(this.#counted, firstStep);
      const counted = Math.max(end, before + Math.min(before, longestStep));
      this.#limit?.write(counted - this.#counted);
      this.#counted = counted;
    }
    if (this.#length + needed > this.#bytes.length) this.#enlarge(needed);
    this.#room = Math.min(this.#counted - this.#before, this.#bytes.length);
  }

  /** Doubles the buffer, or starts another. */
  #enlarge(needed: number): void {
    const size = Math.max(2 * this.#bytes.length, this.#length + needed);
    if (size <= atOnce) {
      const larger = Buffer.allocUnsafe(size);
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
      return;
    }
    this.#full.push(this.#bytes.subarray(0, this.#length));
    this.#before += this.#length;
    this.#bytes = Buffer.allocUnsafe(Math.max(atOnce, needed));
    this.#length = 0;
  }

  /** Continues in the last full buffer. */
  #reopen(): void {
    this.#bytes = this.#full.pop() ?? this.#bytes;
    this.#before -= this.#bytes.length;
    this.#length = this.#bytes.length;
    this.#room = this.#length;
  }
}
