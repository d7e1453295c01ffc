/** Files in inputs: the bytes of a part, given as text or in base64. */
import { IsBase64, Matches, MaxLength } from 'class-validator';
import { Blob } from 'node-fetch';
import { Field, InputType } from 'type-graphql';
import { ExactlyOneOf } from './input.js';

@ExactlyOneOf('text', 'base64')
@InputType({ description: 'A file: its bytes as text or in base64' })
export class FileInput {
  @Field(() => String, { nullable: true, description: 'As text, sent in UTF-8' })
  text?: string | null;

  @IsBase64()
  @Field(() => String, { nullable: true, description: 'In base64' })
  base64?: string | null;

  @MaxLength(255)
  @Field(() => String, { nullable: true, description: 'Name of the file' })
  name?: string | null;

  @Matches(/^[\w.+-]+\/[\w.+-]+(;[ \w.+="-]+)?$/)
  @Field(() => String, {
    nullable: true,
    description: 'Media type; unless given that of plain text, or of bytes that nothing is known of',
  })
  contentType?: string | null;
}

/** A file on its way. */
export class SentFile {
  /** Out of reach of whoever walks through a body, such as the log. */
  readonly #bytes: Buffer<ArrayBuffer>;
  readonly name: string | null;
  readonly contentType: string;

  constructor({ text, base64, name, contentType }: FileInput) {
    const isText = typeof text === 'string';
    this.#bytes = isText ? Buffer.from(text) : Buffer.from(base64 ?? '', 'base64');
    this.name = name ?? null;
    this.contentType = contentType ?? (isText ? 'text/plain;charset=utf-8' : 'application/octet-stream');
  }

  get bytes(): Buffer {
    return this.#bytes;
  }

  get blob(): Blob {
    return new Blob([this.#bytes], { type: this.contentType });
  }
}
