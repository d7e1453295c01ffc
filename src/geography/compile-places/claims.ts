/** Which claims of the base package on the state of a city are evidence: where most of those that can be checked are right. */
import type { GeoPlace } from './geonames.js';
import { groupBy } from './point.js';
import type { BaseCity } from './read-base.js';
import { type Units, holds } from './units.js';

/** Of a country or a state with fewer right claims than this, a claim is no evidence. */
const trust = 0.9;
/** With fewer, those of the country tell. */
const fewest = 5;

export class Claims {
  /** By country, and by country and state. */
  readonly #trusted = new Map<string, boolean>();

  constructor(pairs: ReadonlyMap<BaseCity, GeoPlace>, units: Units) {
    const claims = [...pairs].filter(([{ country, state }]) => holds(country, state));
    const judge = (of: string, own: typeof claims) => {
      const right = own.filter(([city, place]) => units.ofPlace(place) === city.state).length;
      this.#trusted.set(of, right >= own.length * trust);
    };
    for (const [country, own] of groupBy(claims, ([city]) => city.country)) judge(country, own);
    for (const [state, own] of groupBy(claims, ([city]) => `${city.country} ${city.state}`)) {
      if (own.length >= fewest) judge(state, own);
    }
  }

  /** As those on its state are, or else those of its country. */
  isTrusted({ country, state }: BaseCity): boolean {
    return this.#trusted.get(`${country} ${state}`) ?? this.#trusted.get(country) ?? true;
  }
}
