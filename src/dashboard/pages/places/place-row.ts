/** A country, state or city as a row of its level's list, and its address. */
import type {
  PlacesCountriesQuery,
  PlacesCountryQuery,
  PlacesSearchQuery,
  PlacesStateQuery,
} from '../../generated/graphql.js';
import { fold } from '../../filter/fold.js';

export interface PlaceRow {
  readonly key: string;
  readonly name: string;
  /** Its local name, where that is different. */
  readonly own: string;
  /** Its type, or the continent. */
  readonly about: string;
  readonly population: number | null;
  /** Its parameters in the address. */
  readonly params: PlaceParams;
}

interface PlaceParams {
  readonly country: string | null;
  readonly state: string | null;
  readonly city: string | null;
}

type Country = PlacesCountriesQuery['countries'][number];
type CountryState = NonNullable<PlacesCountryQuery['country']>['states'][number];
type ListedCity = NonNullable<PlacesStateQuery['state']>['cities'][number];

export function countryRow({ isoCode, name, nativeName, region, population }: Country): PlaceRow {
  const own = nativeName === name ? '' : (nativeName ?? '');
  const params = { country: isoCode, state: null, city: null };
  return { key: isoCode, name, own, about: region ?? '', population, params };
}

export function stateRow(country: string, { code, name, nativeName, type }: CountryState): PlaceRow {
  const own = nativeName === name ? '' : (nativeName ?? '');
  return { key: code, name, own, about: type ?? '', population: null, params: { country, state: code, city: null } };
}

export function cityRow(
  country: string,
  state: string,
  { id, name, isDistrict: district, population }: ListedCity,
): PlaceRow {
  return {
    key: id,
    name,
    own: '',
    about: district ? 'district' : '',
    population,
    params: { country, state, city: name },
  };
}

/** The places whose name, text or code matches, ignoring case and accents. */
export function placesLike(rows: readonly PlaceRow[], text: string): readonly PlaceRow[] {
  const wanted = fold(text.trim());
  return wanted === ''
    ? rows
    : rows.filter(({ name, own, about, params }) =>
        fold(`${name}\n${own}\n${about}\n${codeIn(params)}`).includes(wanted),
      );
}

/** Cities have none. */
function codeIn({ country, state, city }: PlaceParams): string {
  return city === null ? (state ?? country ?? '') : '';
}

type Edge = PlacesSearchQuery['search']['edges'][number];
type FoundPlace = Exclude<Edge['node'], { __typename: 'Currency' }>;

/** A row, and why the place was found where its own name does not say so. */
interface FoundRow extends PlaceRow {
  readonly matched: string;
}

/** Empty for currencies: the page lists places. */
export function foundRows({ node, matchedBy, matchedName }: Edge): readonly FoundRow[] {
  if (node.__typename === 'Currency') return [];
  return [{ ...foundRow(node), matched: matchedText(matchedBy, matchedName) }];
}

function matchedText(matchedBy: Edge['matchedBy'], matchedName: string | null): string {
  switch (matchedBy) {
    case 'FORMER_NAME':
      return `Matched former name: ${matchedName}`;
    case 'OTHER_NAME':
      return `Matched other name: ${matchedName}`;
    case 'SPELLING':
      return `Similar to: ${matchedName}`;
    default:
      return '';
  }
}

function foundRow(place: FoundPlace): PlaceRow {
  switch (place.__typename) {
    case 'Country':
      return {
        key: place.isoCode,
        name: place.name,
        own: '',
        about: 'country',
        population: null,
        params: { country: place.isoCode, state: null, city: null },
      };
    case 'State':
      return {
        key: place.id,
        name: place.name,
        own: '',
        about: place.country.name,
        population: null,
        params: { country: place.country.isoCode, state: place.code, city: null },
      };
    case 'City': {
      const { id, name, state, country } = place;
      const params = { country: country.isoCode, state: state?.code ?? null, city: name };
      const about = !state || state.name === name ? country.name : `${state.name}, ${country.name}`;
      return { key: id, name, own: '', about, population: null, params };
    }
  }
}
