/**
 * Whether people find what they mean: queries that a seeded generator makes of the names, other names and mistyped
 * names of large cities, the larger the more often. Prints the figures.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fold } from '../../../src/data/geography/search/fold.js';
import type { City } from '../../../src/data/geography/city.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { mistyped, seeded } from './typing.js';
import { printFigures } from '../../support/figures.js';

const large = 100_000;
const queries = 300;
const inOneDocument = 20;

interface Found {
  readonly __typename: string;
  readonly name: string;
  readonly isoCode?: string;
  readonly population?: number | null;
  readonly otherNames?: string[];
  readonly state?: { readonly code: string };
  readonly country?: { readonly isoCode: string };
}

let meridian: Meridian;
let sample: City[];
const random = seeded(20261122);

beforeAll(async () => {
  meridian = await startMeridian();
  const { geography } = meridian.services;
  const cities = geography.countries
    .flatMap(({ states }) => states.filter(({ level }) => level === 1).flatMap((state) => geography.citiesOf(state)))
    .filter(({ population, isDistrict: district }) => (population ?? 0) >= large && !district);
  const sums = cities.reduce<number[]>((all, { population }) => [...all, (all.at(-1) ?? 0) + (population ?? 0)], []);
  sample = Array.from({ length: queries }, () => {
    const at = random() * (sums.at(-1) ?? 0);
    return cities[sums.findIndex((sum) => sum > at)];
  }).filter((city) => city !== undefined);
});

afterAll(() => meridian.close());

async function search(texts: readonly string[], first: number): Promise<Found[][]> {
  const answers: Found[][] = [];
  for (let start = 0; start < texts.length; start += inOneDocument) {
    const some = texts.slice(start, start + inOneDocument);
    const fields = some.map(
      (text, index) => `q${index}: search(text: ${JSON.stringify(text)}, first: ${first}) { nodes { ...found } }`,
    );
    const { body } = await meridian.query({
      query: `{ ${fields.join(' ')} } fragment found on Place {
        __typename
        ... on Country { name isoCode }
        ... on State { name code: code country { isoCode } }
        ... on Currency { name }
        ... on City { name population otherNames state { code } country { isoCode } }
      }`,
    });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    answers.push(...some.map((_, index) => (body.data?.[`q${index}`] as { nodes: Found[] }).nodes));
  }
  return answers;
}

function isCity(found: Found | undefined, { name, state, country }: City): boolean {
  return (
    found?.__typename === 'City' &&
    found.name === name &&
    found.state?.code === state.code &&
    found.country?.isoCode === country.isoCode
  );
}

/** Of several places called so the larger one is as right, and so is a state or country. */
function isRight(found: Found | undefined, city: City, text: string): boolean {
  if (!found || isCity(found, city)) return found !== undefined;
  if (found.__typename !== 'City') return fold(found.name) === fold(text);
  const isCalledSo = [found.name, ...(found.otherNames ?? [])].some((name) => fold(name) === fold(text));
  return isCalledSo && (found.population ?? 0) >= (city.population ?? 0);
}

function shareOf(what: string, texts: readonly string[], right: readonly boolean[]): number {
  const share = right.filter(Boolean).length / right.length;
  const missed = texts.filter((_, index) => !right[index]).slice(0, 15);
  printFigures(`${what}: ${(share * 100).toFixed(1)} % of ${right.length}; not ${missed.join(', ')}`);
  return share;
}

it('finds a city by its name', async () => {
  const found = await search(
    sample.map(({ name }) => name),
    1,
  );
  const right = sample.map((city, index) => isRight(found[index]?.[0], city, city.name));
  expect(
    shareOf(
      'Names, the right place first',
      sample.map(({ name }) => name),
      right,
    ),
  ).toBeGreaterThanOrEqual(0.95);
});

it('finds a city by its other names', async () => {
  const asked = sample.flatMap((city) => {
    const others = meridian.services.geography.otherNamesOf(city);
    const text = others[Math.floor(random() * others.length)];
    return text === undefined || text.length > 100 ? [] : [{ city, text }];
  });
  const texts = asked.map(({ text }) => text);
  const found = await search(texts, 1);
  const right = asked.map(({ city, text }, index) => isRight(found[index]?.[0], city, text));
  expect(shareOf('Other names, the right place first', texts, right)).toBeGreaterThanOrEqual(0.95);
});

it('finds a city by its name with typos', async () => {
  const texts = sample.map(({ name }) => {
    const once = mistyped(name, random);
    return fold(name).length >= 8 && random() < 0.5 ? mistyped(once, random) : once;
  });
  const found = await search(texts, 5);
  const right = sample.map((city, index) => found[index]?.some((place) => isCity(place, city)) ?? false);
  expect(shareOf('Typos, the right place within five', texts, right)).toBeGreaterThanOrEqual(0.9);
});
