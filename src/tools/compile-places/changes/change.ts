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

export interface StateFacts extends Facts {
  readonly kind: 'RENAMED' | 'SPLIT' | 'MERGED' | 'PROMOTED' | 'ABOLISHED';
  /**
   * By "country code": of a renamed state the former name and the one of now; of one that was split off or promoted the codes of
   * the states that it was a part of; of a merged one the names of those that became it; of an abolished one the names of
   * those that stand for it.
   */
  readonly states: Readonly<Record<string, readonly string[]>>;
}

export interface CountryFacts extends Facts {
  readonly kind: 'RENAMED';
  /** Each code leads to the former name and the one of now. */
  readonly countries: Readonly<Record<string, readonly [former: string, now: string]>>;
}
