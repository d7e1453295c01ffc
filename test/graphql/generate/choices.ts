/** Choices that look random and are the same again for the same seed. */
import { Random } from '../../../src/sandbox/world/random.js';

export class Choices extends Random {
  /** True as often as given, from 0 to 1. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  one<T>(values: readonly T[]): T {
    const value = values[this.int(0, values.length - 1)];
    if (value === undefined) throw new Error('Expected something to choose from, but got nothing');
    return value;
  }

  /** From none to `most` of them, some perhaps twice. */
  some<T>(values: readonly T[], most: number): T[] {
    return Array.from({ length: this.int(0, most) }, () => this.one(values));
  }
}
