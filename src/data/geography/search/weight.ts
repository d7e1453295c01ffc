/**
 * How likely a place is meant when its name is typed, in inhabitants: a number that people can check, on a scale of
 * logarithms that fits 16 bits. Districts stand below all other places.
 */

/** Steps of the scale for each factor of ten. */
export const tenfold = 3_000;

/** Other places begin here: even by an other name they stand above every district, for none has ten million people. */
const noDistrict = 8 * tenfold;

/** The part of a country's inhabitants that count for its capital too. */
const governed = 1 / 5;

/** Few mean the state when they type a name; it has as many inhabitants as its cities together. */
const stateShare = 1 / 4;

/** Fewer mean one whose cities stand under others below it: Yuma is a town to most, and a region to Dominicans. */
const regionShare = 1 / 16;

/** A state of whose cities none is known counts this: more than most towns, less than its cities. */
const withoutCities = 20_000;

/** Puts a country before a capital of its name that holds all of its people. */
const countryShare = 3 / 2;

/** The smallest is meant before towns of its name, and before a state of another country that it also is. */
const leastCountry = 50_000;

/** A place counts as half as large again for each step of its fame. */
const perFame = Math.round(Math.log10(3 / 2) * tenfold);

/** Places that the whole world speaks of have it, such as countries. */
export const mostFame = 9;

/** A state has it, unless its seat has its name and less. */
const stateFame = 5;

/** Fame adds this to a weight. */
export function fameWeight(fame: number): number {
  return fame * perFame;
}

export function countryWeight(population: number | null): number {
  return scaled(Math.max((population ?? 0) * countryShare, leastCountry)) + noDistrict + fameWeight(mostFame);
}

/** `inhabitants` are those of its cities, null where it has no cities; `isRegion` is a state that has them below it alone, `seatFame` that of a seat of its name. */
export function stateWeight(inhabitants: number | null, isRegion: boolean, seatFame = mostFame): number {
  const share = isRegion ? regionShare : stateShare;
  const fame = Math.min(stateFame, seatFame);
  return scaled(inhabitants === null ? withoutCities : inhabitants * share) + noDistrict + fameWeight(fame);
}

/** `ruled` are the inhabitants of the country that the city is the capital of, 0 for other cities. */
export function cityWeight(population: number, isDistrict: boolean, ruled: number, fame: number): number {
  return scaled(population + ruled * governed) + (isDistrict ? 0 : noDistrict) + fameWeight(fame);
}

function scaled(people: number): number {
  return Math.round(Math.log10(Math.max(people, 1)) * tenfold);
}
