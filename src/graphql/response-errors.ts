/**
 * The errors of one response, each serialised as it occurs, so that no error object is retained and its bytes count at
 * once.
 */
import type { GraphQLError } from 'graphql';
import { bytesOf } from '../base/bytes.js';
import { StoreOutage } from '../base/store/refuse.js';
import type { RequestRecord } from '../base/telemetry/request-record.js';
import type { FormatError } from './mask-errors.js';
import type { ResponseMeter } from './admission/answer-limits.js';

const none: readonly string[] = [];

export class AnswerErrors {
  #texts: string[] | undefined;
  #outage: StoreOutage | undefined;

  constructor(
    private readonly format: FormatError,
    private readonly production: ResponseMeter,
    private readonly record: Pick<RequestRecord, 'requestId'> | null,
  ) {}

  add(error: GraphQLError): void {
    if (error.originalError instanceof StoreOutage) this.#outage = error.originalError;
    const text = bytesOf(JSON.stringify(this.format(error.toJSON(), error, this.record)));
    this.production.write(text.length + 1);
    (this.#texts ??= []).push(text);
  }

  /** The error of a field that was refused as the store did not respond. */
  get outage(): StoreOutage | undefined {
    return this.#outage;
  }

  /** Each as JSON, one byte per character. */
  get texts(): readonly string[] {
    return this.#texts ?? none;
  }
}
