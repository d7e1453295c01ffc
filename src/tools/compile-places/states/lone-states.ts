/**
 * Countries that ISO 3166-2 and the base package divide into nothing are one state, for cities stand in states: all
 * are territories but Vatican City. GeoNames divides five of them, but of most of its divisions it has no place.
 */
import type { GeoPlace } from '../cities/geonames.js';
import type { BaseCountry } from '../read-base.js';

/** Those without any populated place stay without a state. */
export function withLoneStates(countries: readonly BaseCountry[], places: readonly GeoPlace[]): BaseCountry[] {
  const populated = new Set(places.map(({ country }) => country));
  return countries.map((country) => {
    const isWhole = country.states.length === 0 && populated.has(country.isoCode);
    return isWhole ? { ...country, states: [loneState(country)] } : country;
  });
}

function loneState({ isoCode, name, nativeName, latitude, longitude, timezones }: BaseCountry) {
  return {
    code: isoCode,
    name,
    nativeName,
    type: 'territory',
    latitude,
    longitude,
    timezone: timezones[0] ?? null,
  };
}
