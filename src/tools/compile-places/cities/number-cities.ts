/**
 * Gives cities the numbers that they had when places were last compiled. New cities get new numbers, and the number of a
 * city that is gone leads to the one that stands for it now; none is given twice.
 */
import { fold } from '../../../data/geography/search/fold.js';
import { territories } from '../../../data/geography/territories.js';
import type { ListedCities, StatePlaces } from '../../geography/places-file.js';
import type { SourceCity } from '../../geography/source-country.js';
import { type GeoPoint, NearIndex, groupBy, kilometres } from '../point.js';
import { isSpelling } from '../spelling.js';
import { townOf } from './designations.js';
import { tidyName } from './tidy-names.js';

export type UnnumberedCity = Omit<SourceCity, 'number'>;

export interface UnnumberedPlaces extends Omit<StatePlaces, 'cities'> {
  readonly cities: readonly UnnumberedCity[];
}

interface Numbered extends ListedCities {
  readonly matched: number;
  readonly added: number;
  /** Each former city that is still there gives the state in which it was and the one in which it is, as "country state". */
  readonly moves: readonly (readonly [string, string])[];
}

interface Placed<City extends UnnumberedCity> extends GeoPoint {
  /** The territory for a city of a state that is one. */
  readonly country: string;
  /** The state is written as "country state". */
  readonly state: string;
  readonly city: City;
  /** The folded names, its own first. */
  readonly names: readonly string[];
}

type Former = Placed<SourceCity>;
type New = Placed<UnnumberedCity>;

/** Kilometres within which a city of one name is the same, and what another state costs against it. */
const namedKm = 25;
const otherStateKm = 5;
/** Within which a city that has the former name as another one is the same, or one that spells it otherwise. */
const renamedKm = 15;
const spelledKm = 5;
/** A renamed city keeps its coordinates. */
const samePointKm = 0.05;
/** Within which a city of one name is the same in whichever country it is listed. */
const otherCountryKm = 5;

/** Within which a city of its name, and any city, stands for one that is gone. */
const successorNamedKm = 25;
const successorKm = 5;
/** So many cities around one that is gone are looked at. */
const mostAround = 100;

export function numberCities(byState: ReadonlyMap<string, UnnumberedPlaces>, former: ListedCities): Numbered {
  const [all, old] = [placed(byState), placed(former.byState)];
  const pairing = new Pairing(old, all);
  pairing.match();
  const numbers = new Map([...pairing.pairs].map(([{ city: was }, { city }]) => [city, was.number]));
  const matched = numbers.size;
  let last = Math.max(0, ...maxima(old.map(({ city }) => city.number)), ...maxima([...former.retired.keys()]));
  for (const { city } of all) if (!numbers.has(city)) numbers.set(city, ++last);
  const numberOf = (city: UnnumberedCity): number => numbers.get(city) ?? 0;
  const listed = new Map(
    [...byState].map(([state, { otherNames, cities }]): [string, StatePlaces] => [
      state,
      { otherNames, cities: cities.map((city) => ({ ...city, number: numberOf(city) })) },
    ]),
  );
  const successors = new Successors(all);
  const gone = new Map(
    old
      .filter((one) => !pairing.pairs.has(one))
      .map((one): [number, number | null] => {
        const successor = successors.of(one);
        return [one.city.number, successor === undefined ? null : numberOf(successor.city)];
      }),
  );
  // What stood for a number may be gone now, too.
  const before = [...former.retired].map(([number, successor]): [number, number | null] => [
    number,
    successor === null ? null : (gone.get(successor) ?? (gone.has(successor) ? null : successor)),
  ]);
  return {
    byState: listed,
    retired: new Map([...before, ...gone]),
    matched,
    added: all.length - matched,
    moves: [...pairing.pairs].map(([{ state: from }, { state: to }]) => [from, to]),
  };
}

function placed<City extends UnnumberedCity>(
  byState: ReadonlyMap<string, { readonly cities: readonly City[] }>,
): Placed<City>[] {
  return [...byState].flatMap(([state, { cities }]) =>
    cities.map((city) => {
      const { latitude, longitude, name, otherNames } = city;
      const listed = state.slice(0, 2);
      const names = [tidyName(listed, name), ...otherNames].map(fold).filter((key) => key !== '');
      return { latitude, longitude, country: territories.get(state) ?? listed, state, city, names };
    }),
  );
}

/** The largest alone: too many arguments are an error. */
function maxima(numbers: readonly number[]): number[] {
  return numbers.length === 0 ? [] : [numbers.reduce((a, b) => Math.max(a, b))];
}

interface Candidate {
  readonly former: Former;
  readonly now: New;
  readonly cost: number;
}

/** Former cities and those of now, one for one, the surest first. */
class Pairing {
  readonly pairs = new Map<Former, New>();
  readonly #taken = new Set<New>();

  constructor(
    private readonly old: readonly Former[],
    private readonly all: readonly New[],
  ) {}

  match(): void {
    this.#pair(namesakes(this.old, this.all, nameKey).filter(({ former, now }) => kilometres(former, now) <= namedKm));
    const near = (isSame: (former: Former, now: New, km: number) => boolean, withinKm: number): void =>
      this.#pair(this.#beside(withinKm, ({ country }) => country, isSame));
    near(isCalled, renamedKm);
    near(({ city: was }, { city }) => isSpelling(was.name, city.name), spelledKm);
    near(({ city: was }, { city }) => was.isDistrict === city.isDistrict, samePointKm);
    this.#pair(this.#soleNamesakes());
    this.#pair(
      this.#beside(
        otherCountryKm,
        () => '',
        (former, now) => former.names[0] === now.names[0],
      ),
    );
  }

  #pair(candidates: readonly Candidate[]): void {
    for (const { former, now } of candidates.toSorted((a, b) => a.cost - b.cost)) {
      if (this.pairs.has(former) || this.#taken.has(now)) continue;
      this.pairs.set(former, now);
      this.#taken.add(now);
    }
  }

  #free(): { old: Former[]; all: New[] } {
    return {
      old: this.old.filter((former) => !this.pairs.has(former)),
      all: this.all.filter((now) => !this.#taken.has(now)),
    };
  }

  /** Candidates are those without a partner in one area. */
  #beside(
    withinKm: number,
    areaOf: (place: Former | New) => string,
    isSame: (former: Former, now: New, km: number) => boolean,
  ): Candidate[] {
    const { old, all } = this.#free();
    const near = new Map([...groupBy(all, areaOf)].map(([area, own]) => [area, new NearIndex(own)]));
    return old.flatMap((former) =>
      (near.get(areaOf(former))?.nearest(former, mostAround, withinKm) ?? [])
        .filter((now) => isSame(former, now, kilometres(former, now)))
        .map((now) => candidate(former, now)),
    );
  }

  /** However far: where a state has one city of a name, it is that one, whose point was wrong. */
  #soleNamesakes(): Candidate[] {
    const { old, all } = this.#free();
    const [before, now] = [groupBy(old, stateAndName), groupBy(all, stateAndName)];
    return namesakes(old, all, stateAndName).filter(
      ({ former }) => before.get(stateAndName(former))?.length === 1 && now.get(stateAndName(former))?.length === 1,
    );
  }
}

function stateAndName({ state, names }: Former | New): string {
  return `${state} ${names[0] ?? ''}`;
}

function nameKey({ country, names }: Former | New): string {
  return `${country} ${names[0] ?? ''}`;
}

function namesakes(old: readonly Former[], all: readonly New[], key: (place: Former | New) => string): Candidate[] {
  const named = groupBy(all, key);
  return old.flatMap((former) => (named.get(key(former)) ?? []).map((now) => candidate(former, now)));
}

function candidate(former: Former, now: New): Candidate {
  return { former, now, cost: kilometres(former, now) + (former.state === now.state ? 0 : otherStateKm) };
}

/** Whether one of them is called by the name of the other. */
function isCalled(former: Former, now: New): boolean {
  const [was = '', is = ''] = [former.names[0], now.names[0]];
  return now.names.includes(was) || former.names.includes(is);
}

/** The successor of a city that is gone: a city of its name around it, else the nearest of the country, if it is near. */
class Successors {
  readonly #near: ReadonlyMap<string, NearIndex<New>>;
  readonly #named: ReadonlyMap<string, readonly New[]>;

  constructor(all: readonly New[]) {
    this.#named = groupBy(all, stateAndName);
    this.#near = new Map(
      [...groupBy(all, ({ country }) => country)].map(([country, own]) => [country, new NearIndex(own)]),
    );
  }

  of(former: Former): New | undefined {
    // A row of a territory may have been a place of the country that lists it.
    const found = [former.country, former.state.slice(0, 2)].map((country) => this.#in(country, former));
    return found.find((now) => now !== undefined);
  }

  #in(country: string, former: Former): New | undefined {
    const [namesake, another] = this.#named.get(stateAndName(former)) ?? [];
    // A name that is written otherwise now was often that of a row with wrong coordinates.
    const isTidied = fold(former.city.name) !== former.names[0];
    if (isTidied && namesake !== undefined && another === undefined) return namesake;
    const around = this.#near.get(country)?.nearest(former, mostAround, successorNamedKm) ?? [];
    const town = fold(townOf(former.city.name));
    const named = around.find((now) => isCalled(former, now) || now.names.includes(town));
    return named ?? around.find((now) => kilometres(former, now) <= successorKm);
  }
}
