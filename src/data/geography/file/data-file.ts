/**
 * The layout of the compact data file: a fingerprint of what it was made from, countries and the texts of states as
 * JSON, then columns, and the fingerprint again, which a file cut short lacks. Numbers stand in the byte order of the machine, for
 * the file is made where it is used.
 */
import { fileURLToPath } from 'node:url';
import { shipped } from '../../../base/paths.js';
import type { NameColumns } from '../search/name-table.js';
import type { TreeColumns } from '../search/name-tree.js';
import { parseOwnJson } from '../../../base/json.js';

/** The same path from src/ and from dist/: both lie in the root of the package. */
export const dataFile = fileURLToPath(shipped('dist/geography.data'));

export const fingerprintBytes = 32;

/** Cities in columns, state by state in the order of countries and their states. */
export interface CityColumns {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** 0 where it is unknown. */
  readonly populations: Uint32Array;
  /** Positions in the list of time zones. */
  readonly zones: Uint16Array;
  /** The position of the state of each. */
  readonly owners: Uint16Array;
  /** 1 for the district of a city. */
  readonly districts: Uint8Array;
  /** The number of each, which no other city has had or gets. */
  readonly numbers: Uint32Array;
  /** Pairs of a number that is no city's any more and that of the city which stands for it, 0 for none. */
  readonly retired: Uint32Array;
  /** The positions of the cities of each country, one country after another, in the orders of `CityOrder`. */
  readonly byPopulation: Uint32Array;
  readonly byName: Uint32Array;
  /** The offset of each name among the bytes of names, and one more where the last one ends. */
  readonly nameStarts: Uint32Array;
  /** All names in UTF-8, one after another. */
  readonly names: Buffer;
  readonly otherNameStarts: Uint32Array;
  /** The other names of each city in UTF-8, between them `otherNameEnd`. */
  readonly otherNames: Buffer;
  /** The position of the city of each IATA code, in order. */
  readonly iataPositions: Uint32Array;
  /** The codes, three letters each. */
  readonly iataCodes: Buffer;
}

/** States in columns, in the order of countries, then by name. Their texts stand in the head. */
export interface StateColumns {
  /** One more than the position of the state that it is a part of, 0 where it lies in none. */
  readonly parents: Uint16Array;
  /** One more than the position in the list of types, 0 where it is unknown; so are time zones. */
  readonly types: Uint8Array;
  readonly zones: Uint16Array;
  /** Not a number where it is unknown. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** `codeIsIso` and `citiesKnown`. */
  readonly marks: Uint8Array;
  readonly firstCities: Uint32Array;
  readonly cityCounts: Uint32Array;
  readonly ownCityCounts: Uint32Array;
}

export const codeIsIso = 1;
export const citiesKnown = 2;

export const otherNameEnd = '\n';

export interface GeographyData {
  /** Countries, and the texts of states. */
  readonly head: unknown;
  readonly states: StateColumns;
  readonly cities: CityColumns;
  readonly names: NameColumns;
  readonly tree: TreeColumns;
  /** The best names of each part of the table: see `levelsOf`. */
  readonly bests: Uint32Array;
  /** An index of kdbush over the cities. */
  readonly nearby: ArrayBufferLike;
}

/** Every column begins at a multiple of eight bytes, after eight that hold its length in bytes. */
const step = 8;

export function encode(
  fingerprint: Buffer,
  { head, states, cities, names, tree, bests, nearby }: GeographyData,
): Buffer {
  const columns = [
    Buffer.from(JSON.stringify(head)),
    states.parents,
    states.types,
    states.zones,
    states.latitudes,
    states.longitudes,
    states.marks,
    states.firstCities,
    states.cityCounts,
    states.ownCityCounts,
    cities.latitudes,
    cities.longitudes,
    cities.populations,
    cities.zones,
    cities.owners,
    cities.districts,
    cities.numbers,
    cities.retired,
    cities.byPopulation,
    cities.byName,
    cities.nameStarts,
    cities.names,
    cities.otherNameStarts,
    cities.otherNames,
    cities.iataPositions,
    cities.iataCodes,
    names.keys,
    names.keyStarts,
    names.firstNames,
    names.places,
    names.kinds,
    names.scores,
    tree.letters,
    tree.depths,
    tree.afters,
    tree.firstKeys,
    bests,
    new Uint8Array(nearby),
  ];
  return Buffer.concat([fingerprint, ...columns.flatMap(framed), fingerprint]);
}

/** Reads the columns in the order in which they were written. */
export function decode(file: Buffer): GeographyData {
  const take = reader(file.subarray(fingerprintBytes));
  return {
    head: parseOwnJson(take(text).toString()),
    states: {
      parents: take(ints16),
      types: take(ints8),
      zones: take(ints16),
      latitudes: take(floats64),
      longitudes: take(floats64),
      marks: take(ints8),
      firstCities: take(ints32),
      cityCounts: take(ints32),
      ownCityCounts: take(ints32),
    },
    cities: {
      latitudes: take(floats64),
      longitudes: take(floats64),
      populations: take(ints32),
      zones: take(ints16),
      owners: take(ints16),
      districts: take(ints8),
      numbers: take(ints32),
      retired: take(ints32),
      byPopulation: take(ints32),
      byName: take(ints32),
      nameStarts: take(ints32),
      names: take(text),
      otherNameStarts: take(ints32),
      otherNames: take(text),
      iataPositions: take(ints32),
      iataCodes: take(text),
    },
    names: {
      keys: take(text),
      keyStarts: take(ints32),
      firstNames: take(ints32),
      places: take(ints32),
      kinds: take(ints8),
      scores: take(ints16),
    },
    tree: { letters: take(ints16), depths: take(ints8), afters: take(ints32), firstKeys: take(ints32) },
    bests: take(ints32),
    // kdbush takes whole buffers only.
    nearby: take((bytes, start, length) => bytes.slice(start, start + length)),
  };
}

type Column<Items> = (bytes: ArrayBufferLike, start: number, length: number) => Items;

const floats64: Column<Float64Array> = (bytes, start, length) => new Float64Array(bytes, start, length / 8);
const ints32: Column<Uint32Array> = (bytes, start, length) => new Uint32Array(bytes, start, length / 4);
const ints16: Column<Uint16Array> = (bytes, start, length) => new Uint16Array(bytes, start, length / 2);
const ints8: Column<Uint8Array> = (bytes, start, length) => new Uint8Array(bytes, start, length);
const text: Column<Buffer> = (bytes, start, length) => Buffer.from(bytes, start, length);

function framed({ buffer, byteOffset, byteLength }: NodeJS.TypedArray): Buffer[] {
  const length = Buffer.alloc(step);
  length.writeUInt32LE(byteLength);
  return [length, Buffer.from(buffer, byteOffset, byteLength), Buffer.alloc(padding(byteLength))];
}

function reader(file: Buffer): <Items>(column: Column<Items>) => Items {
  let at = 0;
  return (column) => {
    const length = file.readUInt32LE(at);
    const start = file.byteOffset + at + step;
    at += step + length + padding(length);
    return column(file.buffer, start, length);
  };
}

function padding(length: number): number {
  return (step - (length % step)) % step;
}
