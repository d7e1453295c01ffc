/** Opaque bytes that an upstream stores. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Ctx, Field, ObjectType } from 'type-graphql';
import type { OfferedRead, WithFiles } from '../files/request-files.js';
import { mostInline } from '../../base/inline-bytes.js';
import { isObject, numberAt, textAt } from '../../base/unknown.js';
import { Optional } from '../../base/optional-field.js';

/** The form in which bytes pass through the engine and its caches. */
export interface WireBytes {
  readonly contentType: string | null;
  /** Null when there are more than a response may contain. */
  readonly base64: string | null;
  readonly size: number | null;
}

const beyond = `more than ${mostInline / 1024} KiB`;

@ObjectType('Bytes', { description: 'Bytes: inline if there are few, otherwise at a URL' })
export class Base64Bytes {
  readonly #bytes: Buffer | null;
  #read: OfferedRead | null = null;

  constructor({ contentType, base64, size }: WireBytes) {
    this.#bytes = base64 === null ? null : Buffer.from(base64, 'base64');
    this.contentType = contentType;
    this.size = size;
  }

  static fromWire(this: void, wire: unknown): Base64Bytes | undefined {
    if (!isObject(wire) || !('base64' in wire)) return undefined;
    const [contentType, base64] = [textAt(wire, 'contentType'), textAt(wire, 'base64')];
    return new Base64Bytes({ contentType, base64, size: numberAt(wire, 'size') });
  }

  @Optional(() => String, 'Media type, as the upstream gives it')
  readonly contentType: string | null;

  @Optional(
    () => GraphQLSafeInt,
    `Number of bytes; null when there are ${beyond} and the upstream does not give the number`,
  )
  readonly size: number | null;

  @Field(() => String, {
    nullable: true,
    description: `As text; null when they are not valid UTF-8, or ${beyond}`,
  })
  get text(): string | null {
    if (this.#bytes === null) return null;
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.#bytes);
    } catch {
      return null;
    }
  }

  @Field(() => String, { nullable: true, description: `In base64; null when there are ${beyond}` })
  get base64(): string | null {
    return this.#bytes?.toString('base64') ?? null;
  }

  @Field(() => String, {
    nullable: true,
    description:
      'A URL where a `GET` with the same token returns all bytes, read anew: once, within ten minutes of this answer',
  })
  async url(@Ctx() { files }: WithFiles): Promise<string | null> {
    return this.#read && (await files.offer(this.#read)).url;
  }

  /** Sets the read that can fetch these bytes again. */
  readBy(read: OfferedRead): void {
    this.#read = read;
  }
}
