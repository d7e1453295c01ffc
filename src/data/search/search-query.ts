/** One box for places and currencies. */
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { DataContext } from '../context.js';
import { checkFirst, checkText } from '../geography/bounds.js';
import { City } from '../geography/city.js';
import { type FoundPlace, longestName } from '../geography/geography.js';
import { fold } from '../geography/search/fold.js';
import { MatchedBy, PlaceMatch } from '../geography/search/found.js';
import type { Currency } from '../rates/currency.js';
import type { Connection } from '../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { findCurrencies } from './find-currencies.js';
import { type AnyPlace, type Hit, Places, mostResults, pageOfHits } from './search-results.js';

/** Finding places, typos forgiven, takes as long as so many fields of an answer. */
const searchCost = 1_000;

/** Inhabitants from which on a city is meant rather than a currency of its name: Pula, not Dollar in Scotland. */
const known = 50_000;

@Resolver()
export class SearchQuery {
  @Query(() => Places, {
    complexity: (question) => searchCost + (pageComplexity(mostResults)(question) ?? 0),
    description:
      'Places and currencies for a search box: first those with exactly that name, other name or code, a city by the name of another one only if it is a hundred times larger, or four times where many languages write that name, then those whose name starts with it, those in a state or country named after a comma ("Paris, Texas") and those named beside the word for what they are ("Hunan province"), then those that match despite typos (one from 4 letters, two from 7, three from 10 where nothing else matches), among the former where no name is exactly that. Within each group the most likely come first, by population and by how widely a place is known, in steps of half as much again by the number of its names; a capital gets a share of its country\'s, and districts come last. Up to three places with a longer name that are a thousand times more likely precede an exact name: Paris before Par. Currencies of exactly that code, symbol ("A$", "zł") or name, or with a name that ends so ("rupee", "rupees"), follow the countries, states and cities from 50,000 people of exactly that name; where there are none, names in other languages count too ("рубль", "澳元"), or their words ("тайский бат"). Those with a name that starts so, the first word at least, come last. The likeliest 1,000 are found; `edges` say by which name.',
  })
  search(
    @Ctx() context: DataContext,
    @Arg('text', {
      description: `A name or its beginning, 1 to ${longestName} characters; case and accents are ignored.`,
    })
    text: string,
    @firstArgument(mostResults, 10) first: number,
    @afterArgument() after: string | null | undefined,
  ): Connection<AnyPlace> {
    checkText('search', text, longestName);
    checkFirst('search', first, mostResults);
    return pageOfHits(hitsOf(text, context), { first, after, text });
  }
}

/** Currencies stand behind the places that are surely meant. */
function* hitsOf(text: string, { geography, rates }: DataContext): Generator<Hit> {
  const key = fold(text);
  const places = geography.search(text);
  let count = 0;
  let next = places.next();
  for (; !next.done && isMeant(next.value, key); next = places.next()) {
    count++;
    yield next.value;
  }
  const isNamed = count > 0 || geography.country(text) !== undefined;
  const { exact, beginning } = findCurrencies(text, rates.allCurrencies, geography, isNamed);
  yield* exact.map((currency) => hitOf(currency, PlaceMatch.EXACT, key));
  for (; !next.done; next = places.next()) yield next.value;
  yield* beginning.map((currency) => hitOf(currency, PlaceMatch.BEGINNING, key));
}

function isMeant({ place }: FoundPlace, key: string): boolean {
  const isSmall = place instanceof City && (place.population ?? 0) < known;
  return fold(place.name) === key && !isSmall;
}

function hitOf(place: Currency, match: PlaceMatch, key: string): Hit {
  const { code, symbol, name } = place;
  const names = [code, symbol, name];
  const isIt = (each: string) => fold(each) === key;
  const holds = (each: string) => fold(each).includes(key.replace(/s$/, ''));
  const isNamed = holds(name) && !isIt(code) && !isIt(symbol);
  const matchedBy = () => (isNamed ? MatchedBy.NAME : MatchedBy.OTHER_NAME);
  return { place, match, matchedBy, matchedName: () => names.find(isIt) ?? names.find(holds) ?? null };
}
