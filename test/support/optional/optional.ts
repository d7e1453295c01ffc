/** What a machine may lack, such as a program or a service: tests run with what was found, or are skipped by name. */
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type Lack, reportLeftOut } from './left-out.js';

/** Made for a block of tests, or for one test: started before and removed after. */
export interface Temporary {
  start?(): void | Promise<void>;
  remove(): void | Promise<void>;
}

interface Provided<T> {
  readonly found: T;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export class Optional<T> {
  private constructor(private readonly state: { readonly provide: () => Provided<T> } | { readonly lack: Lack }) {}

  static found<T>(found: T): Optional<T> {
    return new Optional({ provide: () => ({ found, start: nothing, remove: nothing }) });
  }

  static absent(why: string): Optional<never> {
    return Optional.without({ why, isAbsence: true });
  }

  static without(lack: Lack): Optional<never> {
    return new Optional<never>({ lack });
  }

  /** The first that is there. */
  static firstOf<T>(all: Optionals<T>): Optional<T> {
    const [first, ...others] = Object.values(all);
    if (!first) throw new Error('Expected one at least');
    return others.reduce((one, other) => one.or(other), first);
  }

  /** Null where it is there. */
  get lack(): Lack | null {
    return 'lack' in this.state ? this.state.lack : null;
  }

  /** For helpers of tests that run only where it is there. */
  get(): T {
    if ('lack' in this.state) throw new Error(this.state.lack.why);
    return this.state.provide().found;
  }

  /** Made anew for each block of tests. */
  map<U>(make: (found: T) => U): Optional<U> {
    return this.#changed(({ found, start, remove }) => ({ found: make(found), start, remove }));
  }

  temporary<U extends Temporary>(make: (found: T) => U): Optional<U> {
    return this.#changed(({ found, start, remove }) => {
      const made = make(found);
      return {
        found: made,
        start: async () => {
          await start();
          await made.start?.();
        },
        remove: async () => {
          await made.remove();
          await remove();
        },
      };
    });
  }

  /** Both, or what the first that is missing lacks. */
  and<U>(other: Optional<U>): Optional<readonly [T, U]> {
    if ('lack' in this.state) return new Optional<readonly [T, U]>(this.state);
    const { provide } = this.state;
    return other.#changed((second) => {
      const first = provide();
      return {
        found: [first.found, second.found] as const,
        start: async () => {
          await first.start();
          await second.start();
        },
        remove: async () => {
          await second.remove();
          await first.remove();
        },
      };
    });
  }

  or(other: Optional<T>): Optional<T> {
    if (this.lack === null || other.lack === null) return this.lack === null ? this : other;
    return Optional.without({ ...this.lack, why: `${this.lack.why}, and ${other.lack.why}` });
  }

  describe(title: string, tests: (found: T) => void): void {
    if ('lack' in this.state) return leaveOut(title, this.state.lack);
    const { found, start, remove } = this.state.provide();
    describe(title, () => {
      beforeAll(start);
      tests(found);
      // Hooks run in the order of their definition: this one after those of the tests.
      afterAll(remove);
    });
  }

  /** By `it`, or by one of `../scale.ts`. */
  it(
    title: string,
    test: (found: T) => void | Promise<void>,
    define: (title: string, test: () => Promise<void>) => void = it,
  ): void {
    if ('lack' in this.state) return leaveOut(title, this.state.lack);
    const { found, start, remove } = this.state.provide();
    define(title, async () => {
      await start();
      try {
        await test(found);
      } finally {
        await remove();
      }
    });
  }

  #changed<U>(change: (provided: Provided<T>) => Provided<U>): Optional<U> {
    if ('lack' in this.state) return new Optional<U>(this.state);
    const { provide } = this.state;
    return new Optional({ provide: () => change(provide()) });
  }
}

/** By name, and never a list: one that is empty would leave out tests without a word. */
export type Optionals<T> = Readonly<Record<string, Optional<T>>>;

/** `$kind` in the title is the name of each. */
export function describeEach<T>(all: Optionals<T>, title: string, tests: (found: T, kind: string) => void): void {
  for (const [kind, one] of Object.entries(all))
    one.describe(title.replace('$kind', kind), (found) => tests(found, kind));
}

export function itEach<T>(
  all: Optionals<T>,
  title: string,
  test: (found: T, kind: string) => void | Promise<void>,
): void {
  for (const [kind, one] of Object.entries(all)) one.it(title.replace('$kind', kind), (found) => test(found, kind));
}

/** A suite must have a test. */
function leaveOut(title: string, lack: Lack): void {
  reportLeftOut(title, lack);
  it.skip(title, () => undefined);
}

async function nothing(): Promise<void> {}
