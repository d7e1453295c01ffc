/** Areas of countries and the countries that they border, as World Countries has them. */
import { list, jsonObject, number, text, texts } from '../../../base/checked.js';

interface Land {
  /** Square kilometres; null where World Countries has none. */
  readonly area: number | null;
  /** ISO codes of two letters, sorted. */
  readonly borders: readonly string[];
}

/** The lands by ISO code. A border that only one of two countries has is none: India has none with Sri Lanka. */
export function readLands(worldCountries: unknown): Map<string, Land> {
  const countries = list(worldCountries).map(jsonObject);
  const codes = new Map(countries.map((of) => [text(of, 'cca3'), text(of, 'cca2')]));
  const neighbours = new Map(
    countries.map((of) => [text(of, 'cca2'), texts(of.borders).flatMap((code) => codes.get(code) ?? [])]),
  );
  return new Map(
    countries.map((of) => {
      const own = text(of, 'cca2');
      const area = number(of, 'area');
      const borders = (neighbours.get(own) ?? []).filter((code) => neighbours.get(code)?.includes(own));
      return [own, { area: area > 0 ? area : null, borders: borders.sort() }];
    }),
  );
}
