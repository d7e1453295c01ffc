/** The lists and actions of an account that subscribers want, here and in other processes. */
import { addCount } from '../../base/counts.js';

export interface AccountSelection {
  /** The paths of lists. */
  readonly paths: readonly string[];
  /** Their ids. */
  readonly actions: readonly string[];
}

/** Milliseconds for which another process need not repeat what it wants. */
const repeatedWithin = 10_000;

export class AccountSelections {
  readonly #paths = new Map<string, number>();
  readonly #actions = new Map<string, number>();
  readonly #byOthers = new Map<string, number>();

  /** Returns a function that ends it. */
  add({ paths, actions }: AccountSelection): () => void {
    const count = (by: number) => {
      for (const [all, names] of [
        [this.#paths, paths],
        [this.#actions, actions],
      ] as const) {
        for (const name of names) if (addCount(all, name, by) === 0) all.delete(name);
      }
    };
    count(1);
    return () => count(-1);
  }

  byOthers({ paths, actions }: AccountSelection): void {
    const now = performance.now();
    for (const name of [...paths, ...actions.map((id) => `#${id}`)]) this.#byOthers.set(name, now);
  }

  /** The selection of this process alone. */
  own(): AccountSelection {
    return { paths: [...this.#paths.keys()], actions: [...this.#actions.keys()] };
  }

  get isEmpty(): boolean {
    return this.#paths.size === 0 && this.#actions.size === 0;
  }

  paths(): readonly string[] {
    return [...new Set([...this.#paths.keys(), ...this.#others().filter((name) => name.startsWith('/'))])];
  }

  actions(): readonly string[] {
    const others = this.#others().flatMap((name) => (name.startsWith('#') ? [name.slice(1)] : []));
    return [...new Set([...this.#actions.keys(), ...others])];
  }

  #others(): string[] {
    const oldest = performance.now() - repeatedWithin;
    for (const [name, at] of this.#byOthers) if (at < oldest) this.#byOthers.delete(name);
    return [...this.#byOthers.keys()];
  }
}
