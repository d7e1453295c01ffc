/**
 * The errors of one response, each serialised as it occurs, so that no error object is retained and its bytes count at
 * once.
 */
import type { GraphQLError } from 'graphql';
import { bytesOf } from '../base/bytes.js';
import type { RequestRecord } from '../base/telemetry/request-record.js';
import type { FormatError } from './mask-errors.js';
import type { ResponseMeter } from './admission/answer-limits.js';

const none: readonly string[] = [];

export class AnswerErrors {
  #texts: string[] | undefined;

  constructor(
    private readonly format: FormatError,
    private readonly production: ResponseMeter,
    private readonly record: Pick<RequestRecord, 'requestId'> | null,
  ) {}

  add(error: GraphQLError): void {
    const text = bytesOf(JSON.stringify(this.format(error.toJSON(), error, this.record)));
    this.production.write(text.length + 1);
    (this.#texts ??= []).push(text);
  }

  /** Each as JSON, one byte per character. */
  get texts(): readonly string[] {
    return this.#texts ?? none;
  }
}
