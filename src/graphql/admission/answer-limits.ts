/** What one request has produced, in fields and bytes of its answer, and its refusal once that is too much. */
import type { FieldNode } from 'graphql';
import { type CallerError } from '../../base/errors.js';
import type { FieldsBelow } from './fields-below.js';
import { maxCost, tooLarge } from './operation-limits.js';
import { ResponseBytes, small } from './response-bytes.js';

/** An error takes longer than so many fields, but one link that fails on each of 10,000 objects must leave the rest. */
const errorCost = 20;
/** Fields that are reported first, and then twice as many each time. */
const firstReported = 2_000;

export class Production {
  #fieldsBelow: WeakMap<readonly FieldNode[], FieldsBelow> | undefined;
  #spent = 0;
  #toReport = firstReported;
  #bytes = 0;
  #written = 0;
  #refusal: CallerError | null = null;
  #isReleased = false;

  constructor(
    private readonly responses = new ResponseBytes(),
    /** Notified from time to time how many fields there are so far. */
    private readonly grown?: (fields: number) => void,
  ) {}

  /** By the field nodes of a list, which are the same for every item of the lists around it. */
  get fieldsBelow(): WeakMap<readonly FieldNode[], FieldsBelow> {
    return (this.#fieldsBelow ??= new WeakMap());
  }

  /** Fields so far. */
  get spent(): number {
    return this.#spent;
  }

  /** Bytes that were ever written, those included that were taken back. */
  get written(): number {
    return this.#written;
  }

  /** Its bytes count among those of all responses. */
  get isLarge(): boolean {
    return this.#bytes > small;
  }

  /** Set once too much was produced; the same for whatever else is asked to be produced then. */
  get refusal(): CallerError | null {
    return this.#refusal;
  }

  /** Throws the refusal when it is there, or whatever ends work that nobody waits for. */
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

  /** So many fields, or items of a list, have failed. */
  fail(errors = 1): void {
    this.spend(errors * errorCost);
  }

  /** Bytes that are about to be written. */
  write(bytes: number): void {
    this.check();
    const { responses } = this;
    const before = this.#bytes;
    this.#written += bytes;
    this.#bytes += bytes;
    const isRoom = responses.change(before, this.#bytes);
    if (this.#bytes > responses.limit) {
      this.#refusal = tooLarge('answer', responses.limit, this.#bytes, 'bytes', 'came to');
    } else if (!isRoom) this.#refusal = responses.refusal();
    this.check();
  }

  /** Bytes that were not written after all. */
  unwrite(bytes: number): void {
    if (this.#isReleased) return;
    this.responses.change(this.#bytes, this.#bytes - bytes);
    this.#bytes -= bytes;
  }

  /** Forgets what was refused and all bytes: what was done must be returned after all. */
  restart(): void {
    this.unwrite(this.#bytes);
    this.#refusal = null;
  }

  /** The response is sent, or will never be: whatever is still made of it ends. */
  release(): void {
    this.unwrite(this.#bytes);
    this.#isReleased = true;
  }
}
