/** What all the fragments that one server keeps take together. */

/** Bytes of texts, and of the entry of each; then all are dropped. */
const most = 8 * 1024 * 1024;
const entry = 96;

interface Keeper {
  drop(): void;
}

export class FragmentBudget {
  #taken = 0;
  /** Operations that are forgotten meanwhile go with their texts. */
  readonly #keepers = new Set<WeakRef<Keeper>>();

  join(keeper: Keeper): void {
    this.#keepers.add(new WeakRef(keeper));
  }

  /** False where there was no room: then everything is dropped, and this is not to be kept either. */
  take(length: number): boolean {
    this.#taken += length + entry;
    if (this.#taken <= most) return true;
    this.#taken = 0;
    for (const keeper of this.#keepers) keeper.deref()?.drop();
    this.#keepers.clear();
    return false;
  }
}
