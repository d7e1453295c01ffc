/** `npm run map`: compiles the world's land and borders, as the dashboard's map draws them, into `world.json`. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoNaturalEarth1, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { RelativePath } from './relative-path.js';

type Atlas = Topology<{ countries: GeometryCollection }>;
type Area = Polygon | MultiPolygon;

const antarctica = '010';
const width = 2000;
const north = 87;
const south = -60;

/** Paths in units of 1/`width` of the equator; `scale` is the radius of the globe, and `x`, `y` its centre. */
interface WorldOutline {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly land: string;
  readonly borders: string;
  readonly graticule: string;
  readonly greenwich: string;
}

export function compileWorld(): WorldOutline {
  const atlas: unknown = createRequire(import.meta.url)('world-atlas/countries-110m.json');
  if (!isAtlas(atlas)) throw new Error('Expected a topology of countries from world-atlas');
  const { countries } = atlas.objects;
  const shown = countries.geometries.filter(({ id }) => id !== antarctica);

  // Edges along a parallel stay straight: they are not bent into great circles.
  const projection = geoNaturalEarth1().precision(0).translate([0, 0]).scale(1);
  const at = (longitude: number, latitude: number) => projection([longitude, latitude]) ?? [NaN, NaN];
  const scale = round(width / 2 / (at(180, 0)[0] ?? NaN));
  const y = Math.ceil(scale * -at(0, north)[1]);
  const height = Math.ceil(y + scale * at(0, south)[1]);
  projection.scale(scale).translate([width / 2, y]);

  const draw = (shape: GeoPermissibleObjects) => {
    const path = new RelativePath();
    geoPath(projection, path)(shape);
    return path.toString();
  };
  const meridians = every(30, -180, 180).filter((longitude) => longitude !== 0);
  return {
    width,
    height,
    scale,
    x: width / 2,
    y,
    land: draw(merge(atlas, shown.filter(isArea))),
    borders: draw(mesh(atlas, { ...countries, geometries: shown }, (one, other) => one !== other)),
    graticule: draw({
      type: 'MultiLineString',
      coordinates: [...meridians.map(meridian), ...[south, ...every(30, -30, 60), north].map(parallel)],
    }),
    greenwich: draw({ type: 'LineString', coordinates: meridian(0) }),
  };
}

function meridian(longitude: number): [number, number][] {
  return every(3, south, north).map((latitude) => [inside(longitude), latitude]);
}

function parallel(latitude: number): [number, number][] {
  return every(30, -180, 180).map((longitude) => [inside(longitude), latitude]);
}

/** Clamps to just inside the map's edge: on it, d3-geo may pick the opposite one. */
function inside(longitude: number): number {
  return Math.max(-179.999, Math.min(179.999, longitude));
}

function every(step: number, first: number, last: number): number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

function isAtlas(value: unknown): value is Atlas {
  if (typeof value !== 'object' || value === null || !('objects' in value)) return false;
  const { objects } = value;
  return typeof objects === 'object' && objects !== null && 'countries' in objects;
}

function isArea(geometry: { type: string | null }): geometry is Area {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync('src/dashboard/map/world.json', `${JSON.stringify(compileWorld(), null, 2)}\n`);
}
