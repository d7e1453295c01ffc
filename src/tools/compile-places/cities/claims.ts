/** Which claims of the base package on the state of a city are evidence: where most of those that can be checked are right. */
import type { GeoPlace } from './geonames.js';
import { groupBy } from '../point.js';
import type { BaseCity } from '../read-base.js';
import { type Units, holds } from './units.js';

/** Of a state with fewer right claims than this share, a claim is no evidence. */
const trust = 0.9;
/** With more, it is better evidence than rough borders and coordinates. */
const sure = 0.98;
/** As so many claims of a state counts the share of its country, for a few wrong ones may be chance. */
const weight = 10;
/** With fewer, the share of the state alone is chance. */
const fewest = 5;

export class Claims {
  /** The shares of right claims by country, and by country and state. */
  readonly #right = new Map<string, number>();
  /** By country and state, states in which some cities lie that claim it. */
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

  /** As those on its state are, or else those of its country. */
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
