/** Finds states by code, name, native name and names in other languages. */
import { stateByCode } from '../codes.js';
import type { Country, State } from '../country.js';
import { fold } from '../search/fold.js';
import { type NameKind, type NameTable, kinds } from '../search/name-table.js';

/** Keys are "country state"; the value is the state that stands for it now. */
export type FormerStates = ReadonlyMap<string, string | null>;

export class StateIndex {
  readonly #states: readonly State[];
  readonly #firstPlace: number;
  readonly #names: NameTable;
  readonly #former: FormerStates;

  /** The states come in the order of countries, then of names and codes: results keep it. */
  constructor(states: readonly State[], firstPlace: number, names: NameTable, former: FormerStates) {
    this.#states = states;
    this.#firstPlace = firstPlace;
    this.#names = names;
    this.#former = former;
  }

  /** A code beats a name, a name a native name, and that one in another language; of several states with one name, the one whose cities have most people. */
  find(country: Country, text: string): State | undefined {
    const key = fold(text);
    return (
      stateByCode(country, text) ??
      [kinds.name, kinds.native, kinds.spelling, kinds.other]
        .map((kind) => this.#called(key, kind).flatMap((position) => this.#states[position] ?? []))
        .flatMap((named) => named.filter((state) => state.country === country).sort(largerFirst))
        .at(0)
    );
  }

  /** A state is found by its code, or by a former one. */
  withCode(country: Country, code: string): State | undefined {
    const own = country.states.find((state) => state.code === code);
    if (own !== undefined) return own;
    const successor = this.#former.get(`${country.isoCode} ${code}`) ?? null;
    return successor === null ? undefined : this.#states.find((state) => keyOf(state) === successor);
  }

  named(key: string): readonly State[] {
    const found = this.#called(key, kinds.name);
    const all = found.length > 0 ? found : this.#called(key, kinds.native);
    return all.sort((a, b) => a - b).flatMap((position) => this.#states[position] ?? []);
  }

  /** Positions, the likeliest first. */
  #called(key: string, wanted: NameKind): number[] {
    const end = this.#firstPlace + this.#states.length;
    return this.#names
      .places(this.#names.exactly(key), this.#firstPlace, end)
      .filter(({ kind }) => kind === wanted)
      .map(({ place }) => place - this.#firstPlace);
  }
}

function keyOf({ country, code }: State): string {
  return `${country.isoCode} ${code}`;
}

/** A state has the cities of all states below it. */
function largerFirst(a: State, b: State): number {
  return a.level - b.level;
}
