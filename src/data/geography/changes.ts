/** The register of change: which places were renamed, split, merged, promoted or abolished, when, and by which source. */
import type { FormerName } from './former-name.js';

export const changeKinds = ['RENAMED', 'SPLIT', 'MERGED', 'PROMOTED', 'ABOLISHED'] as const;

/** A fact about a place, named by its id in the whole graph. */
export interface PlaceChange {
  readonly place: string;
  readonly kind: (typeof changeKinds)[number];
  readonly date: string;
  readonly source: string;
  /** The former name, the names or ids of those that it was made of, or the names of those that stand for it. */
  readonly others: readonly string[];
}

const none: readonly PlaceChange[] = [];

export class ChangeRegister {
  readonly #changes: ReadonlyMap<string, readonly PlaceChange[]>;
  /** The id of a state leads to those that were split off from it. */
  readonly #successors = new Map<string, string[]>();

  constructor(changes: readonly PlaceChange[]) {
    const byPlace = new Map<string, PlaceChange[]>();
    for (const change of changes) {
      const known = byPlace.get(change.place);
      if (known === undefined) byPlace.set(change.place, [change]);
      else known.push(change);
      for (const other of change.others)
        if (other.startsWith('state:'))
          this.#successors.set(other, [...(this.#successors.get(other) ?? []), change.place]);
    }
    this.#changes = byPlace;
  }

  /** The latest first. */
  formerNamesOf(place: string): FormerName[] {
    const changes = this.#of(place).toSorted((a, b) => b.date.localeCompare(a.date));
    return changes.flatMap(({ kind, date, source, others }, at) => {
      if (kind !== 'RENAMED' && kind !== 'MERGED') return [];
      const validFrom = kind === 'RENAMED' ? (changes[at + 1]?.date ?? null) : null;
      return others.map((name) => ({ name, validFrom, validTo: date, source }));
    });
  }

  /** Since when it is a place of its own; null where the register does not say. */
  validFrom(place: string): string | null {
    return this.#of(place).find(({ kind }) => kind !== 'RENAMED' && kind !== 'ABOLISHED')?.date ?? null;
  }

  validTo(place: string): string | null {
    return this.#of(place).find(({ kind }) => kind === 'ABOLISHED')?.date ?? null;
  }

  /** The names or ids of those that it was a part of. */
  predecessorsOf(place: string): readonly string[] {
    return this.#of(place).flatMap(({ kind, others }) => (kind === 'SPLIT' || kind === 'PROMOTED' ? others : []));
  }

  /** The ids of those that were split off from it, and the names of those that stand for it. */
  successorsOf(place: string): readonly string[] {
    const standing = this.#of(place).flatMap(({ kind, others }) => (kind === 'ABOLISHED' ? others : []));
    return [...(this.#successors.get(place) ?? []), ...standing];
  }

  #of(place: string): readonly PlaceChange[] {
    return this.#changes.get(place) ?? none;
  }
}
