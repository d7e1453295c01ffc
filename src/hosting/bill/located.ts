/** Drafts with the country and city of geography that they are in. */
import type { City } from '../../data/geography/city.js';
import type { Country } from '../../data/geography/country.js';
import type { Geography } from '../../data/geography/geography.js';
import { type ApiPlace, cityAt, countryAt } from '../machines/places.js';
import type { OwnPricedDraft } from './own-prices/own-costs.js';

export interface Located {
  readonly country: Country | null;
  readonly city: City | null;
}

export type LocatedDraft = OwnPricedDraft & Located;

/** Looks each place up once. */
export function placeLocator(geography: Geography): (place: ApiPlace) => Located {
  const known = new Map<string, Located>();
  return (place) => {
    const key = place ? `${place.country} ${place.latitude} ${place.longitude} ${place.city}` : '';
    let found = known.get(key);
    if (!found) known.set(key, (found = { country: countryAt(place, geography), city: cityAt(place, geography) }));
    return found;
  };
}

export function locator(geography: Geography): (draft: OwnPricedDraft) => LocatedDraft {
  const locate = placeLocator(geography);
  return (draft) => ({ ...draft, ...locate(draft.place) });
}
