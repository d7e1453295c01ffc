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

@Resolver()
export class SearchQuery {
  @Query(() => [Place], {
    complexity: (question) => searchCost + (firstItems(mostPlaces)(question) ?? 0),
    description:
      'Places and currencies for a search box: first those with exactly that name, other name or code, a city by the name of another one only if it is a hundred times larger, then those whose name starts with it and those in a state or country named after a comma ("Paris, Texas"), then those that match despite typos (one from 4 letters, two from 7). Within each group the most likely come first, by population; a capital gets a share of its country\'s, and districts come last. Up to three places with a longer name that are a thousand times more likely precede an exact name: Paris before Par. Currencies of exactly that code or name, or with a name that ends so ("rupee"), follow the places of exactly that name; those with a name that starts so, the first word at least, come last.',
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
    const { exact, beginning } = findCurrencies(text, rates.allCurrencies, geography);
    const key = fold(text);
    const others = places.findIndex(({ name }) => fold(name) !== key);
    const ahead = others < 0 ? places.length : others;
    return [...places.slice(0, ahead), ...exact, ...places.slice(ahead), ...beginning].slice(0, first);
  }
}
