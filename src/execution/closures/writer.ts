/** JSON as bytes in a row, which leaves no garbage behind; what fails is cut off again. */

const initialSize = 16 * 1024;
/** Larger ones are not kept for the next. */
const keptSize = 1024 * 1024;
const mostKept = 16;
/** Bytes that count before any is written, and at most at a time. */
const firstStep = 1024;
const longestStep = 64 * 1024;
/** Characters: a longer text is looked at and copied faster by V8 than by a loop. */
const long = 48;

const quote = 0x22;

/** By its code, whether JSON writes a character as it is, in one byte. */
const plain = Uint8Array.from({ length: 128 }, (_, code) => (code >= 0x20 && code !== quote && code !== 0x5c ? 1 : 0));
const special = /[\u0000-\u001f"\\\u0080-\uffff]/;

/** What counts the bytes, and throws where they are too many. */
export interface ByteLimit {
  write(bytes: number): void;
  unwrite(bytes: number): void;
}

const free: Writer[] = [];

export class Writer {
  #bytes: Buffer;
  #length = 0;
  /** Bytes that count already, and how many there may be before more have to. */
  #counted = 0;
  #room = 0;
  #limit: ByteLimit | undefined;

  private constructor(size: number) {
    this.#bytes = Buffer.allocUnsafe(size);
  }

  /** One that nobody else writes to until its `end` or `drop`. Those beyond the ones that are kept begin small. */
  static begin(limit: ByteLimit | undefined): Writer {
    const writer = free.pop() ?? new Writer(firstStep);
    writer.#limit = limit;
    writer.#room = firstStep;
    return writer;
  }

  get length(): number {
    return this.#length;
  }

  /** Takes back what stands behind. */
  cut(length: number): void {
    this.#length = length;
  }

  /** Characters that are bytes. */
  bytes(text: string): undefined {
    const { length } = text;
    const at = this.#roomFor(length);
    if (length > long) this.#bytes.write(text, at, 'latin1');
    else for (let index = 0; index < length; index++) this.#bytes[at + index] = text.charCodeAt(index);
    this.#length = at + length;
  }

  /** As JSON writes it. */
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

  /** Characters that become one to three bytes each. */
  text(text: string): undefined {
    const at = this.#roomFor(text.length > long ? Buffer.byteLength(text) : text.length * 3);
    this.#length = at + this.#bytes.write(text, at, 'utf8');
  }

  /** All that was written, as characters that are bytes; undefined where nothing was. */
  get all(): string | undefined {
    return this.#length === 0 ? undefined : this.#bytes.toString('latin1', 0, this.#length);
  }

  /** What stands behind, as characters that are bytes, and is here no longer: it counts by itself from now on. */
  take(start: number): string {
    const taken = this.#bytes.toString('latin1', start, this.#length);
    this.#length = start;
    const moved = Math.min(this.#counted, taken.length);
    this.#counted -= moved;
    this.#room -= moved;
    this.#limit?.unwrite(moved);
    this.#limit?.write(taken.length);
    return taken;
  }

  /** All that was written, which counts from now on; undefined where nothing was. */
  end(): string | undefined {
    try {
      return this.#length === 0 ? undefined : this.take(0);
    } finally {
      this.drop();
    }
  }

  /** Nothing of what was written is needed. */
  drop(): void {
    this.#limit?.unwrite(this.#counted);
    this.#limit = undefined;
    this.#counted = 0;
    this.#length = 0;
    if (free.length === mostKept) return;
    const size = this.#bytes.length;
    if (size < initialSize || size > keptSize) this.#bytes = Buffer.allocUnsafe(initialSize);
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

  /** Where the next byte stands, with so many free behind. */
  #roomFor(needed: number): number {
    const end = this.#length + needed;
    if (end > this.#room) this.#grow(end);
    return this.#length;
  }

  /** Counts first, so that what is too much is never held. */
  #grow(end: number): void {
    const room = Math.max(end, this.#room + Math.min(this.#room, longestStep));
    this.#limit?.write(room - this.#counted);
    this.#counted = room;
    this.#room = room;
    if (room <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, room));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
