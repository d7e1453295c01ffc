/** Files in inputs: given inline as text or base64, or uploaded separately. */
import { IsBase64, Matches, Max, MaxLength, Min } from 'class-validator';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Blob } from 'node-fetch';
import { InputType } from 'type-graphql';
import type { ComingFile } from '../files/incoming-file.js';
import { ExactlyOneOf, Rule } from '../schema/input-validation.js';
import { mostInline } from '../../base/inline-bytes.js';
import { textAt } from '../../base/unknown.js';
import { Optional } from '../../base/optional-field.js';

/** Bytes. */
export const largestFile = 5 * 1024 ** 3;

const inline = `at most ${mostInline / 1024} KiB`;

@ExactlyOneOf('text', 'base64', 'size')
@Rule((input) => {
  const bytes =
    Buffer.byteLength(textAt(input, 'text') ?? '') + Buffer.byteLength(textAt(input, 'base64') ?? '', 'base64');
  if (bytes <= mostInline) return undefined;
  return `expected ${inline}, but got ${bytes} bytes: give their number as \`size\` instead, and send them to the \`upload\` of the answer`;
})
@InputType({
  description: `A file: its bytes as text or base64, ${inline}, or its size, to send the bytes to the returned \`upload\`; at most one file of an input can be sent that way`,
})
export class FileInput {
  @Optional(() => String, `Text, sent as UTF-8: ${inline}`)
  text?: string | null;

  @IsBase64()
  @Optional(() => String, `Base64: ${inline} of bytes`)
  base64?: string | null;

  @Min(1)
  @Max(largestFile)
  @Optional(
    () => GraphQLSafeInt,
    `In place of the bytes, their number: at most ${largestFile / 1024 ** 3} GiB. Nothing is written until they are sent to the returned \`upload\``,
  )
  size?: number | null;

  @MaxLength(255)
  @Optional(() => String, 'Name of the file')
  name?: string | null;

  @Matches(/^[\w.+-]+\/[\w.+-]+(;[ \w.+="-]+)?$/)
  @Optional(() => String, 'Media type; unless given, plain text for text and unspecified bytes for the rest')
  contentType?: string | null;
}

/** A file to be sent to an upstream. */
export class SentFile {
  /** Private, so that code that walks a body, such as the log, cannot see it. */
  readonly #bytes: Buffer<ArrayBuffer>;
  #coming: ComingFile | null = null;
  readonly name: string | null;
  readonly contentType: string;
  /** The size in bytes of a file that is uploaded separately; null for an inline file. */
  readonly size: number | null;

  constructor({ text, base64, size, name, contentType }: FileInput) {
    const isText = typeof text === 'string';
    this.#bytes = isText ? Buffer.from(text) : Buffer.from(base64 ?? '', 'base64');
    this.name = name ?? null;
    this.size = size ?? null;
    this.contentType = contentType ?? (isText ? 'text/plain;charset=utf-8' : 'application/octet-stream');
  }

  get coming(): ComingFile | null {
    return this.#coming;
  }

  get blob(): Blob {
    const type = this.contentType;
    return this.#coming ? new ComingBlob(this.#coming, type) : new Blob([this.#bytes], { type });
  }

  /** Called when its upload begins. */
  take(coming: ComingFile): void {
    this.#coming = coming;
  }
}

/** A blob that can be read once and knows its size in advance, as multipart bodies require. */
class ComingBlob extends Blob {
  constructor(
    private readonly file: ComingFile,
    type: string,
  ) {
    super([], { type });
  }

  override get size(): number {
    return this.file.size;
  }

  override stream(): ReadableStream {
    const chunks = this.file.chunks();
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          // A copy, because the consumer transfers the memory, which is shared.
          else controller.enqueue(new Uint8Array(value));
        },
        cancel: () => void chunks.return(),
      },
      { highWaterMark: 0 },
    );
  }
}
