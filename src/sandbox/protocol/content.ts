/** Content other than JSON: an uploaded file, or text and bytes of a response. */

export class Content {
  readonly bytes: Buffer;

  constructor(
    content: Buffer | string,
    /** The media type; null if none is given. */
    readonly type: string | null,
    /** The file name. */
    readonly name: string | null = null,
    /** Response headers other than the content type. */
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

  /** An empty response. */
  static readonly none = new Content('', null);
}
