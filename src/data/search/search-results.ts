/** The results of a search: places and currencies, each with the name that matched on its edge. */
import { Field, ObjectType } from 'type-graphql';
import { City } from '../geography/city.js';
import { Country, State } from '../geography/country.js';
import { MatchedBy, PlaceMatch } from '../geography/search/found.js';
import { Currency } from '../rates/currency.js';
import { union } from '../../rest/mapping/abstract-types.js';
import { type Connection, connectionOf, edgeOf } from '../../rest/schema/connection.js';
import { slice } from '../../rest/schema/slice.js';
import type { Slice } from '../../rest/transport/pages.js';
import { Optional } from '../../base/optional-field.js';

export type AnyPlace = Country | State | City | Currency;

const Place = union('Place', 'A search result: a country, a state, a city or a currency.', {
  by: () => undefined,
  kinds: { Country, State, City },
  other: Currency,
});

@ObjectType('PlaceEdge', { description: 'A search result with its cursor, and what it was found by.' })
class PlaceEdge extends edgeOf(Place, false) {
  @Optional(
    () => String,
    'The name, other name or code that matched, such as "Makkah" where Mecca was found. It is written without capital letters and accents where that is all that is known of it; null of a currency that was found by the sign of one country or a name in another language.',
  )
  readonly matchedName!: string | null;

  @Field(() => MatchedBy, { description: 'Which name it is; SPELLING says that the place is a guess.' })
  readonly matchedBy!: MatchedBy;

  @Field(() => PlaceMatch, { description: 'How the text matches that name.' })
  readonly match!: PlaceMatch;
}

export const Places = connectionOf(Place, { mayFail: false, Edge: PlaceEdge });

export interface Hit {
  readonly place: AnyPlace;
  readonly match: PlaceMatch;
  readonly matchedBy: () => MatchedBy;
  readonly matchedName: () => string | null;
}

/** The most results; a longer text finds others. */
export const mostResults = 1_000;

interface HitsPage extends Slice {
  readonly text: string;
}

/** Searches as far as the page needs, and to the end if its total is read. */
export function pageOfHits(hits: Iterable<Hit>, { text, ...page }: HitsPage): Connection<AnyPlace> {
  const all = new HitList(hits);
  const known = all.first(page.after ? mostResults : page.first + 1);
  const found = slice(known, ({ place }) => keyOf(place), { ...page, list: `search ${text}`, refusesGone: true });
  return {
    nodes: found.nodes.map(({ place }) => place),
    get edges() {
      return found.edges.map(({ cursor, node: { place, match, matchedBy, matchedName } }) => ({
        cursor,
        node: place,
        match,
        get matchedBy() {
          return matchedBy();
        },
        get matchedName() {
          return matchedName();
        },
      }));
    },
    get totalCount() {
      return all.first(mostResults).length;
    },
    pageInfo: found.pageInfo,
  };
}

class HitList {
  readonly #found: Hit[] = [];
  readonly #left: Iterator<Hit>;

  constructor(hits: Iterable<Hit>) {
    this.#left = hits[Symbol.iterator]();
  }

  first(count: number): readonly Hit[] {
    while (this.#found.length < Math.min(count, mostResults)) {
      const next = this.#left.next();
      if (next.done) break;
      this.#found.push(next.value);
    }
    return this.#found;
  }
}

/** The key stays the same when places are compiled anew. */
function keyOf(place: AnyPlace): string {
  if (place instanceof City || place instanceof State) return place.id;
  return place instanceof Country ? `country:${place.isoCode}` : `currency:${place.code}`;
}
