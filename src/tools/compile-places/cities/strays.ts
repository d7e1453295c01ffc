/** Cities that GeoNames has in a state on the other side of the country: Daocheng of Sichuan in Jiangsu. */
import { NearIndex, groupBy, kilometres } from '../point.js';
import type { PlacedCity } from './compile-cities.js';

/** Kilometres from all others of its state; exclaves such as Yanam of Puducherry lie nearer. */
const strayKm = 900;
/** So many cities around it, all of one state, say where it lies. */
const witnesses = 3;
const aroundKm = 100;

export function settleStrays(cities: readonly PlacedCity[]): PlacedCity[] {
  const index = (key: (city: PlacedCity) => string): Map<string, NearIndex<PlacedCity>> =>
    new Map([...groupBy(cities, key)].map(([name, own]) => [name, new NearIndex(own)]));
  const inState = index(stateOf);
  const inCountry = index(({ country }) => country);
  return cities.map((city) => {
    const [, other] = inState.get(stateOf(city))?.nearest(city, 2, Infinity) ?? [];
    if (other === undefined || kilometres(other, city) < strayKm) return city;
    const around = (inCountry.get(city.country)?.nearest(city, witnesses + 1, aroundKm) ?? []).filter(
      (one) => one !== city,
    );
    const states = new Set(around.map(({ state }) => state));
    const [state] = states;
    return state === undefined || states.size > 1 || around.length < witnesses ? city : { ...city, state };
  });
}

function stateOf({ country, state }: PlacedCity): string {
  return `${country} ${state}`;
}
