/** The register of change: which places were renamed, moved, split, merged, promoted or abolished, when, and by which source. */
import type { FormerName } from './former-name.js';

export const changeKinds = ['RENAMED', 'SPLIT', 'MERGED', 'PROMOTED', 'ABOLISHED', 'MOVED'] as const;

/** A fact about a place, named by its id in the whole graph. */
export interface PlaceChange {
  readonly place: string;
  readonly kind: (typeof changeKinds)[number];
  readonly date: string;
  readonly source: string;
  /** The former name, the names or ids of those that it was made of or in, or the ids of those that stand for it. */
  readonly others: readonly string[];
}

const none: readonly PlaceChange[] = [];

/** A state that a place was in, by its id, or by its name where it is gone. */
interface FormerPlace {
  readonly state: string;
  readonly validTo: string;
  readonly source: string;
}

export class ChangeRegister {
  /** The changes by which cities left states that are no more. */
  readonly movesFromAbolished: readonly PlaceChange[];
  readonly #changes: ReadonlyMap<string, readonly PlaceChange[]>;
  /** The id of a state leads to the changes by which others were split off from it. */
  readonly #splits: ReadonlyMap<string, readonly PlaceChange[]>;
  /** The id of a state leads to the change by which it stands for one that was abolished. */
  readonly #abolitions: ReadonlyMap<string, readonly PlaceChange[]>;

  constructor(changes: readonly PlaceChange[]) {
    const ofOthers = (isWanted: (change: PlaceChange) => boolean): Map<string, PlaceChange[]> =>
      byKey(changes.filter(isWanted).flatMap((change) => change.others.map((other) => [other, change])));
    this.#changes = byKey(changes.map((change) => [change.place, change]));
    this.#splits = ofOthers(({ kind }) => kind === 'SPLIT' || kind === 'PROMOTED');
    this.#abolitions = ofOthers(({ kind }) => kind === 'ABOLISHED');
    const abolished = new Set(changes.filter(({ kind }) => kind === 'ABOLISHED').map(({ place }) => place));
    this.movesFromAbolished = changes.filter(
      ({ kind, others }) => kind === 'MOVED' && others.some((other) => abolished.has(other)),
    );
  }

  /** The latest first. */
  formerNamesOf(place: string): FormerName[] {
    const named = this.#of(place).filter(({ kind }) => kind !== 'MOVED');
    const changes = named.sort((a, b) => b.date.localeCompare(a.date));
    return changes.flatMap(({ kind, date, source, others }, at) => {
      if (kind !== 'RENAMED' && kind !== 'MERGED') return [];
      const validFrom = kind === 'RENAMED' ? (changes[at + 1]?.date ?? null) : null;
      return others.map((name) => ({ name, validFrom, validTo: date, source }));
    });
  }

  /** Since when it is a place of its own; null where the register does not say. */
  validFrom(place: string): string | null {
    const start = this.#of(place).find(({ kind }) => kind !== 'RENAMED' && kind !== 'ABOLISHED');
    return start?.date ?? this.#abolitions.get(place)?.[0]?.date ?? null;
  }

  validTo(place: string): string | null {
    return this.#of(place).find(({ kind }) => kind === 'ABOLISHED')?.date ?? null;
  }

  /** The names or ids of those that it was a part of, or that it stands for. */
  predecessorsOf(place: string): readonly string[] {
    const abolished = (this.#abolitions.get(place) ?? none).map((change) => change.place);
    return [...this.#parted(place).flatMap(({ others }) => others), ...abolished];
  }

  /** The ids of those that were split off from it, and of those that stand for it. */
  successorsOf(place: string): readonly string[] {
    const partedOff = (this.#splits.get(place) ?? none).map((change) => change.place);
    return [...partedOff, ...this.standingFor(place)];
  }

  /** The ids of the states that stand for one that was abolished. */
  standingFor(place: string): readonly string[] {
    return this.#of(place).flatMap(({ kind, others }) => (kind === 'ABOLISHED' ? others : []));
  }

  /** Whether a city went from that state to another one. */
  cameFrom(city: string, state: string): boolean {
    return this.#of(city).some(({ kind, others }) => kind === 'MOVED' && others.includes(state));
  }

  /**
   * The states that a city was in, the latest first, `states` being those that it is in now. With a state that was split
   * off from a single one, its cities were in that; what came before a move is that of the other state.
   */
  formerStatesOf(city: string, states: readonly string[]): FormerPlace[] {
    const moves = this.#of(city).filter(({ kind }) => kind === 'MOVED');
    const moved =
      moves
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '';
    const split = states.flatMap((state) => this.#parted(state).filter(({ others }) => others.length === 1));
    return [...moves, ...split.filter(({ date }) => date > moved)]
      .sort((a, b) => b.date.localeCompare(a.date))
      .flatMap(({ date, source, others }) => others.map((state) => ({ state, validTo: date, source })));
  }

  #parted(place: string): readonly PlaceChange[] {
    return this.#of(place).filter(({ kind }) => kind === 'SPLIT' || kind === 'PROMOTED');
  }

  #of(place: string): readonly PlaceChange[] {
    return this.#changes.get(place) ?? none;
  }
}

function byKey(entries: readonly (readonly [string, PlaceChange])[]): Map<string, PlaceChange[]> {
  const groups = new Map<string, PlaceChange[]>();
  for (const [key, change] of entries) {
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [change]);
    else known.push(change);
  }
  return groups;
}
