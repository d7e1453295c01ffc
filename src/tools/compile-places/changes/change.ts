/** Facts of the register of change. Dates are those of ISO 8601, as exact as the source is known: a year, a month or a day. */

/** Facts of one kind and one source. */
interface Facts {
  readonly date: string;
  /** The law, gazette or body that says so. */
  readonly source: string;
}

export interface CityFacts extends Facts {
  readonly kind: 'RENAMED';
  /** Each number leads to the former name and the one of now. */
  readonly cities: Readonly<Record<number, readonly [former: string, now: string]>>;
}

/** Cities that went from one state to another, both of one country. */
export interface MoveFacts extends Facts {
  readonly kind: 'MOVED';
  /** "country code" of the state that they are in now. */
  readonly to: string;
  /** The code of the state that they were in, or its name where it is gone. */
  readonly from: string;
  /** Their numbers. */
  readonly cities: readonly number[];
}

export interface StateFacts extends Facts {
  readonly kind: 'RENAMED' | 'SPLIT' | 'MERGED' | 'PROMOTED' | 'ABOLISHED';
  /**
   * The key is "country code". A renamed state leads to its former name and the one of now; one that was split off or
   * promoted to the codes of the states that it was a part of, or their names where they are gone; a merged one to the
   * names of those that became it; an abolished one to the codes of those that stand for it.
   */
  readonly states: Readonly<Record<string, readonly string[]>>;
}

export interface CountryFacts extends Facts {
  readonly kind: 'RENAMED';
  /** Each code leads to the former name and the one of now. */
  readonly countries: Readonly<Record<string, readonly [former: string, now: string]>>;
}
