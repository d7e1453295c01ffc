/** Counts the fields and bytes that one request has produced, and refuses it once they are too many. */
import type { FieldNode } from 'graphql';
import { type CallerError } from '../../base/errors.js';
import { service } from '../../base/shares/shares.js';
import type { FieldsBelow } from './fields-below.js';
import { maxCost, tooLarge } from './operation-limits.js';
import { ResponseBytes, small } from './response-bytes.js';

/**
 * An error costs as much as many fields, but a link that fails on each of 10,000 objects must stay within the limit.
 */
const errorCost = 20;
/** Fields at the first report; each later report comes at twice as many. */
const firstReported = 2_000;

export class ResponseMeter {
  #fieldsBelow: WeakMap<readonly FieldNode[], FieldsBelow> | undefined;
  #spent = 0;
  #toReport = firstReported;
  #bytes = 0;
  #written = 0;
  #refusal: CallerError | null = null;
  #isReleased = false;

  constructor(
    private readonly responses = new ResponseBytes(),
    /** Called from time to time with the number of fields so far. */
    private readonly grown?: (fields: number) => void,
    private readonly callerOf: () => string = () => service,
  ) {}

  /** Keyed by the field nodes of a list, which are the same for every item of the lists around it. */
  get fieldsBelow(): WeakMap<readonly FieldNode[], FieldsBelow> {
    return (this.#fieldsBelow ??= new WeakMap());
  }

  /** Fields so far. */
  get spent(): number {
    return this.#spent;
  }

  /** All bytes written so far, including those taken back. */
  get written(): number {
    return this.#written;
  }

  /** Whether its bytes count towards the total of all responses. */
  get isLarge(): boolean {
    return this.#bytes > small;
  }

  /** Set once too much was produced; everything produced later gets the same refusal. */
  get refusal(): CallerError | null {
    return this.#refusal;
  }

  /** Throws the refusal if there is one, or an error that ends work for a disconnected client. */
  check(): void {
    if (this.#refusal) throw this.#refusal;
    if (this.#isReleased) throw new Error('The response has ended');
  }

  spend(fields: number): void {
    this.#spent += fields;
    if (this.#spent > maxCost) this.#refusal ??= tooLarge('answer', maxCost, this.#spent, 'fields', 'came to');
    this.check();
    if (this.#spent < this.#toReport) return;
    this.#toReport = 2 * this.#spent;
    this.grown?.(this.#spent);
  }

  /** Counts fields, or items of a list, that have failed. */
  fail(errors = 1): void {
    this.spend(errors * errorCost);
  }

  /** Throws the refusal of an answer that would be too large beside what there is, before what it is about is done. */
  checkRoom({ fields, bytes }: FieldsBelow): void {
    const { limit } = this.responses;
    const [allFields, allBytes] = [this.#spent + fields, this.#bytes + bytes];
    if (allFields > maxCost) throw tooLarge('answer', maxCost, allFields, 'fields', 'would come to');
    if (allBytes > limit) throw tooLarge('answer', limit, allBytes, 'bytes', 'would come to');
  }

  /** Counts bytes that are about to be written. */
  write(bytes: number): void {
    this.check();
    const { responses } = this;
    const before = this.#bytes;
    this.#written += bytes;
    this.#bytes += bytes;
    const isRoom = responses.change(this.callerOf, before, this.#bytes);
    if (this.#bytes > responses.limit) {
      this.#refusal = tooLarge('answer', responses.limit, this.#bytes, 'bytes', 'came to');
    } else if (!isRoom) this.#refusal = responses.refusal();
    this.check();
  }

  /** Takes back bytes that were not written after all. */
  unwrite(bytes: number): void {
    if (this.#isReleased) return;
    this.responses.change(this.callerOf, this.#bytes, this.#bytes - bytes);
    this.#bytes -= bytes;
  }

  /** Clears the refusal and the byte count: the result of a mutation must be returned all the same. */
  restart(): void {
    this.unwrite(this.#bytes);
    this.#refusal = null;
  }

  /** Call it when the response is sent or can no longer be sent: whatever is still producing ends. */
  release(): void {
    this.unwrite(this.#bytes);
    this.#isReleased = true;
  }
}
