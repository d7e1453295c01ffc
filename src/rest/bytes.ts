/** Bytes that an upstream stores and knows nothing of. */
import { Field, Int, ObjectType } from 'type-graphql';
import { isObject, textAt } from '../unknown.js';

/** As it passes through the engine and its caches. */
export interface WireBytes {
  readonly contentType: string | null;
  readonly base64: string;
}

@ObjectType({ description: 'Bytes, as text where they are text' })
export class Bytes {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, contentType: string | null) {
    this.#bytes = bytes;
    this.contentType = contentType;
  }

  static fromWire(this: void, wire: unknown): Bytes | undefined {
    const base64 = textAt(wire, 'base64');
    if (!isObject(wire) || base64 === null) return undefined;
    return new Bytes(Buffer.from(base64, 'base64'), textAt(wire, 'contentType'));
  }

  @Field(() => String, { nullable: true, description: 'Media type, as the upstream tells it' })
  readonly contentType: string | null;

  @Field(() => Int, { description: 'How many bytes there are' })
  get size(): number {
    return this.#bytes.length;
  }

  @Field(() => String, { nullable: true, description: 'As text; null when they are not valid UTF-8' })
  get text(): string | null {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.#bytes);
    } catch {
      return null;
    }
  }

  @Field(() => String, { description: 'In base64, whatever they are' })
  get base64(): string {
    return this.#bytes.toString('base64');
  }
}
