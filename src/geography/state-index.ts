/** Finds states by code, name and native name. */
import type { Country } from './country.js';
import { fold } from './fold.js';
import { PrefixIndex } from './prefix-index.js';
import type { State } from './state.js';

export class StateIndex {
  readonly #byName = new Map<string, State[]>();
  readonly #byNativeName = new Map<string, State[]>();
  readonly #prefixes: PrefixIndex<State>;

  /** The states come in the order of countries, then of names and codes: results keep it. */
  constructor(states: readonly State[]) {
    for (const state of states) {
      add(this.#byName, fold(state.name), state);
      const { name, nativeName } = state;
      if (nativeName !== null && nativeName !== name) add(this.#byNativeName, fold(nativeName), state);
    }
    this.#prefixes = new PrefixIndex(
      [this.#byName, this.#byNativeName].flatMap((names) =>
        [...names].flatMap(([key, items]) => items.map((item) => ({ key, item }))),
      ),
    );
  }

  /** A code beats a name, a name a native name; of two states with one name, the first by code is found. */
  find(country: Country, text: string): State | undefined {
    const code = text.trim().toLowerCase();
    const key = fold(text);
    return (
      country.states.find((state) => state.code.toLowerCase() === code) ??
      this.#byName.get(key)?.find((state) => state.country === country) ??
      this.#byNativeName.get(key)?.find((state) => state.country === country)
    );
  }

  named(key: string): readonly State[] {
    return this.#byName.get(key) ?? this.#byNativeName.get(key) ?? [];
  }

  startingWith(key: string): Iterable<State> {
    return this.#prefixes.startingWith(key);
  }
}

function add(names: Map<string, State[]>, key: string, state: State): void {
  const states = names.get(key);
  if (states === undefined) names.set(key, [state]);
  else states.push(state);
}
