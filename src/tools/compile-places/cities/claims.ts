/** Claims of the base package on the state of a city are evidence where most of those that can be checked are right. */
import type { GeoPlace } from './geonames.js';
import { groupBy } from '../point.js';
import type { BaseCity } from '../read-base.js';
import { type Units, holds } from './units.js';

/** A claim on a state with a smaller share of right claims than this is no evidence. */
const trust = 0.9;
/** A claim on a state with a larger share is better evidence than rough borders and coordinates. */
const sure = 0.98;
/** The share of the country counts as so many claims of a state, for a few wrong ones may be chance. */
const weight = 10;
/** The share of a state with fewer claims is chance. */
const fewest = 5;

export class Claims {
  /** The shares of right claims by country, and by country and state. */
  readonly #right = new Map<string, number>();
  /** The keys are country, state and another state in which some cities lie that claim the state. */
  readonly #mistaken: ReadonlySet<string>;

  constructor(pairs: ReadonlyMap<BaseCity, GeoPlace>, units: Units) {
    const claims = [...pairs].filter(
      ([{ country, state }, place]) => holds(country, state) && units.ofPlace(place) !== undefined,
    );
    this.#mistaken = new Set(
      claims.map(([{ country, state }, place]) => `${country} ${state} ${units.ofPlace(place) ?? ''}`),
    );
    const rightIn = (own: typeof claims) => own.filter(([city, place]) => units.ofPlace(place) === city.state).length;
    for (const [country, own] of groupBy(claims, ([city]) => city.country)) {
      const ofCountry = rightIn(own) / own.length;
      this.#right.set(country, ofCountry);
      for (const [state, inState] of groupBy(own, ([city]) => city.state)) {
        const [right, all] = [rightIn(inState), inState.length];
        const likely = (right + ofCountry * weight) / (all + weight);
        this.#right.set(`${country} ${state}`, all < fewest ? likely : Math.max(likely, right / all));
      }
    }
  }

  /** The claim is trusted as those on its state are, or else those of its country. */
  isTrusted(city: BaseCity): boolean {
    return this.#rightOf(city) >= trust;
  }

  isSure(city: BaseCity): boolean {
    return this.#rightOf(city) >= sure;
  }

  /** Trusted or better, and not known to stand for cities of that other state. */
  isSound(city: BaseCity, other: string | undefined): boolean {
    return this.isTrusted(city) && !this.#mistaken.has(`${city.country} ${city.state} ${other ?? ''}`);
  }

  #rightOf({ country, state }: BaseCity): number {
    return this.#right.get(`${country} ${state}`) ?? this.#right.get(country) ?? 1;
  }
}
