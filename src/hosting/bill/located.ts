/** Drafts with the country and city of geography that they are in. */
import type { City } from '../../data/geography/city.js';
import type { Country } from '../../data/geography/country.js';
import type { Geography } from '../../data/geography/geography.js';
import { cityAt, countryAt } from '../machines/places.js';
import type { OwnPricedDraft } from './own-prices/own-costs.js';

export type LocatedDraft = OwnPricedDraft & {
  readonly country: Country | null;
  readonly city: City | null;
};

/** Looks each place up once. */
export function locator(geography: Geography): (draft: OwnPricedDraft) => LocatedDraft {
  const known = new Map<string, Pick<LocatedDraft, 'country' | 'city'>>();
  return (draft) => {
    const { place } = draft;
    const key = JSON.stringify([place?.country, place?.city, place?.latitude, place?.longitude]);
    let found = known.get(key);
    if (!found) known.set(key, (found = { country: countryAt(place, geography), city: cityAt(place, geography) }));
    return { ...draft, ...found };
  };
}
