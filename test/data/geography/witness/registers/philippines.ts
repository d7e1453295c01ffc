/** Cities and municipalities of the Philippines (statistics authority), as the package philippines has them. */
import { text } from '../../../../../src/base/checked.js';
import { lazily, rows } from './files.js';
import type { Registered } from './registered.js';

export const philippines = lazily((): readonly Registered[] => {
  const provinces = new Map(rows('philippines/provinces.json').map((of) => [text(of, 'key'), text(of, 'name')]));
  return rows('philippines/cities.json').map((of) => ({
    countryCode: 'PH',
    city: text(of, 'name'),
    state: provinces.get(text(of, 'province')) ?? '',
  }));
});
