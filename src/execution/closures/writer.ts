/** JSON as bytes in a row, which leaves no garbage behind; what fails is cut off again. */

const initialSize = 16 * 1024;
/** Larger ones are not kept for the next. */
const keptSize = 1024 * 1024;
const mostKept = 16;
/** Characters: a longer text is looked at and copied faster by V8 than by a loop. */
const long = 48;

const quote = 0x22;

/** By its code, whether JSON writes a character as it is, in one byte. */
const plain = Uint8Array.from({ length: 128 }, (_, code) => (code >= 0x20 && code !== quote && code !== 0x5c ? 1 : 0));
const special = /[\u0000-\u001f"\\\u0080-\uffff]/;

const free: Writer[] = [];

export class Writer {
  #bytes = Buffer.allocUnsafe(initialSize);
  #length = 0;

  /** One that nobody else writes to until its `end`. */
  static begin(): Writer {
    return free.pop() ?? new Writer();
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
    const at = this.#room(length);
    if (length > long) this.#bytes.write(text, at, 'latin1');
    else for (let index = 0; index < length; index++) this.#bytes[at + index] = text.charCodeAt(index);
    this.#length = at + length;
  }

  /** As JSON writes it. */
  quoted(text: string): undefined {
    const { length } = text;
    if (length > long && !special.test(text)) {
      const at = this.#room(length + 2);
      this.#bytes[at] = quote;
      this.#bytes.write(text, at + 1, 'latin1');
      this.#bytes[at + length + 1] = quote;
      this.#length = at + length + 2;
    } else if (length > long || !this.#isPlain(text)) this.text(JSON.stringify(text));
  }

  /** Characters that become one to three bytes each. */
  text(text: string): undefined {
    const at = this.#room(text.length * 3);
    this.#length = at + this.#bytes.write(text, at, 'utf8');
  }

  /** What stands behind, as characters that are bytes. */
  since(start: number): string {
    return this.#bytes.toString('latin1', start, this.#length);
  }

  /** All that was written; undefined where nothing was. */
  end(): string | undefined {
    const all = this.#length === 0 ? undefined : this.since(0);
    this.#length = 0;
    if (this.#bytes.length <= keptSize && free.length < mostKept) free.push(this);
    return all;
  }

  #isPlain(text: string): boolean {
    const { length } = text;
    let at = this.#room(length + 2);
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
  #room(needed: number): number {
    const length = this.#length;
    if (length + needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, length + needed));
      this.#bytes.copy(larger, 0, 0, length);
      this.#bytes = larger;
    }
    return length;
  }
}
