/** One box for places and currencies. */
import { Arg, Ctx, Int, Query, Resolver, createUnionType } from 'type-graphql';
import type { DataContext } from '../context.js';
import { checkFirst, checkText } from '../geography/bounds.js';
import { City } from '../geography/city.js';
import { firstItems } from '../geography/complexity.js';
import { Country, State } from '../geography/country.js';
import { longestName } from '../geography/geography.js';
import { fold } from '../geography/search/fold.js';
import { Currency } from '../rates/currency.js';
import { findCurrencies } from './find-currencies.js';

const Place = createUnionType({
  name: 'Place',
  description: 'A search result: a country, a state, a city or a currency.',
  types: () => [Country, State, City, Currency] as const,
});

const mostPlaces = 100;

/** Finding places, typos forgiven, takes as long as so many fields of an answer. */
const searchCost = 1_000;

/** Inhabitants from which on a city is meant rather than a currency of its name: Pula, not Dollar in Scotland. */
const known = 50_000;

function isSmall(place: Country | State | City): boolean {
  return place instanceof City && (place.population ?? 0) < known;
}

@Resolver()
export class SearchQuery {
  @Query(() => [Place], {
    complexity: (question) => searchCost + (firstItems(mostPlaces)(question) ?? 0),
    description:
      'Places and currencies for a search box: first those with exactly that name, other name or code, a city by the name of another one only if it is a hundred times larger, or four times where many languages write that name, then those whose name starts with it, those in a state or country named after a comma ("Paris, Texas") and those named beside the word for what they are ("Hunan province"), then those that match despite typos (one from 4 letters, two from 7, three from 10 where nothing else matches), among the former where no name is exactly that. Within each group the most likely come first, by population and by how widely a place is known, in steps of half as much again by the number of its names; a capital gets a share of its country\'s, and districts come last. Up to three places with a longer name that are a thousand times more likely precede an exact name: Paris before Par. Currencies of exactly that code, symbol ("A$", "zł") or name, or with a name that ends so ("rupee", "rupees"), follow the countries, states and cities from 50,000 people of exactly that name; where there are none, names in other languages count too ("рубль", "澳元"), or their words ("тайский бат"). Those with a name that starts so, the first word at least, come last.',
  })
  search(
    @Ctx() { geography, rates }: DataContext,
    @Arg('text', {
      description: `A name or its beginning, 1 to ${longestName} characters; case and accents are ignored.`,
    })
    text: string,
    @Arg('first', () => Int, {
      defaultValue: 10,
      description: `The maximum number of results, from 1 to ${mostPlaces}.`,
    })
    first: number,
  ): (typeof Place)[] {
    checkText('search', text, longestName);
    checkFirst('search', first, mostPlaces);
    const places = geography.search(text, first);
    const key = fold(text);
    const others = places.findIndex((place) => fold(place.name) !== key || isSmall(place));
    const ahead = others < 0 ? places.length : others;
    const isNamed = ahead > 0 || geography.country(text) !== undefined;
    const { exact, beginning } = findCurrencies(text, rates.allCurrencies, geography, isNamed);
    return [...places.slice(0, ahead), ...exact, ...places.slice(ahead), ...beginning].slice(0, first);
  }
}
