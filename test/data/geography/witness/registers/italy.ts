/** Municipalities of Italy of 2013 (Istat), as the package italia has them. */
import { list, jsonObject, text } from '../../../../../src/base/checked.js';
import { json, lazily } from './files.js';
import type { Registered } from './registered.js';

/** Sardinia has had other provinces since. */
const changed = 'Sardegna';

export const italy = lazily((): readonly Registered[] =>
  list(jsonObject(json('italia/italia_comuni.json')).regioni)
    .map(jsonObject)
    .filter((region) => text(region, 'nome') !== changed)
    .flatMap((region) => list(region.province).map(jsonObject))
    .flatMap((province) =>
      list(province.comuni).map((of) => ({
        countryCode: 'IT',
        city: text(jsonObject(of), 'nome'),
        state: text(province, 'code'),
      })),
    ),
);
