/**
 * The layout of the compact data file: a fingerprint of what it was made from, countries and states as JSON, then
 * the cities in columns. Numbers stand in the byte order of the machine, for the file is made where it is used.
 */
import { fileURLToPath } from 'node:url';

/** The same path from src/ and from dist/: both lie in the root of the package. */
export const dataFile = fileURLToPath(new URL('../../dist/geography.data', import.meta.url));

export const fingerprintBytes = 32;
const prelude = fingerprintBytes + 8;

/** Cities in columns, state by state in the order of countries and their states. */
export interface CityColumns {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** Positions of all cities in the order of their folded names. */
  readonly byName: Uint32Array;
  /** Where each name begins among the bytes of names, and one more where the last one ends. */
  readonly nameStarts: Uint32Array;
  /** Positions in the list of time zones. */
  readonly zones: Uint16Array;
  /** All names in UTF-8, one after another. */
  readonly names: Buffer;
}

export function encode(fingerprint: Buffer, head: unknown, columns: CityColumns): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const padding = Buffer.alloc((8 - (json.length % 8)) % 8, ' ');
  const sizes = Buffer.from(Uint32Array.of(json.length + padding.length, columns.latitudes.length).buffer);
  const { latitudes, longitudes, byName, nameStarts, zones, names } = columns;
  const parts = [latitudes, longitudes, byName, nameStarts, zones, names].map((column) =>
    Buffer.from(column.buffer, column.byteOffset, column.byteLength),
  );
  return Buffer.concat([fingerprint, sizes, json, padding, ...parts]);
}

export function decode(file: Buffer): { head: unknown; columns: CityColumns } {
  const bytes = file.buffer;
  const [headBytes = 0, count = 0] = new Uint32Array(bytes, file.byteOffset + fingerprintBytes, 2);
  let at = file.byteOffset + prelude;
  function skip(length: number): number {
    const start = at;
    at += length;
    return start;
  }
  const head: unknown = JSON.parse(Buffer.from(bytes, skip(headBytes), headBytes).toString());
  const columns = {
    latitudes: new Float64Array(bytes, skip(count * 8), count),
    longitudes: new Float64Array(bytes, skip(count * 8), count),
    byName: new Uint32Array(bytes, skip(count * 4), count),
    nameStarts: new Uint32Array(bytes, skip((count + 1) * 4), count + 1),
    zones: new Uint16Array(bytes, skip(count * 2), count),
    names: Buffer.from(bytes, at, file.byteOffset + file.length - at),
  };
  return { head, columns };
}
