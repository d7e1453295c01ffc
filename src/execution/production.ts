/** What one request has produced, in fields of its answer, and its refusal once that is too much. */
import type { FieldNode } from 'graphql';
import { type CallerError } from '../errors.js';
import { maxCost, tooLarge } from './limits.js';

/** An error takes longer than so many fields, but one link that fails on each of 10,000 objects must leave the rest. */
const errorCost = 20;

export class Production {
  #fieldsBelow: WeakMap<readonly FieldNode[], number> | undefined;
  #spent = 0;
  #refusal: CallerError | null = null;

  /** By the field nodes of a list, which are the same for every item of the lists around it. */
  get fieldsBelow(): WeakMap<readonly FieldNode[], number> {
    return (this.#fieldsBelow ??= new WeakMap());
  }

  /** Fields so far. */
  get spent(): number {
    return this.#spent;
  }

  /** Set once too much was produced; the same for whatever else is asked to be produced then. */
  get refusal(): CallerError | null {
    return this.#refusal;
  }

  /** Throws the refusal when it is there. */
  check(): void {
    if (this.#refusal) throw this.#refusal;
  }

  spend(fields: number): void {
    this.#spent += fields;
    if (this.#spent > maxCost) this.#refusal ??= tooLarge('answer', maxCost, this.#spent, 'fields', 'came to');
    this.check();
  }

  /** So many fields, or items of a list, have failed. */
  fail(errors = 1): void {
    this.spend(errors * errorCost);
  }
}
