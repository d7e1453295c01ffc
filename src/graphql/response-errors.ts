/** The errors of one answer, each formatted as it comes, so that none is held as an object and its bytes count at once. */
import type { GraphQLError } from 'graphql';
import { bytesOf } from '../base/bytes.js';
import type { FormatError } from './mask-errors.js';
import type { Production } from './admission/answer-limits.js';

const none: readonly string[] = [];

export class AnswerErrors {
  #texts: string[] | undefined;

  constructor(
    private readonly format: FormatError,
    private readonly production: Production,
  ) {}

  add(error: GraphQLError): void {
    const text = bytesOf(JSON.stringify(this.format(error.toJSON(), error)));
    this.production.write(text.length + 1);
    (this.#texts ??= []).push(text);
  }

  /** The bytes of their JSON. */
  get texts(): readonly string[] {
    return this.#texts ?? none;
  }
}
