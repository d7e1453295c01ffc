/** What is no JSON: a file on its way in, or text and bytes on their way out. */

export class Content {
  readonly bytes: Buffer;

  constructor(
    content: Buffer | string,
    /** Null where nothing states it. */
    readonly type: string | null,
    /** Of a file. */
    readonly name: string | null = null,
    /** Of an answer, besides its type. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    this.bytes = typeof content === 'string' ? Buffer.from(content) : content;
  }

  get text(): string {
    return this.bytes.toString();
  }

  static text(text: string, type = 'text/plain; charset=utf-8'): Content {
    return new Content(text, type);
  }

  /** An answer without a body. */
  static readonly none = new Content('', null);
}
