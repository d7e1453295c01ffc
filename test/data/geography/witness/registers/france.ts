/** Communes of France, those of before among them (INSEE, Licence Ouverte), as the package @etalab/cog has them. */
import { textOrNull, text } from '../../../../../src/base/checked.js';
import { lazily, rows } from './files.js';
import type { Registered } from './registered.js';

export const france = lazily((): readonly Registered[] =>
  rows('@etalab/cog/data/communes.json').flatMap((of) => {
    const department = of.departement === undefined ? null : textOrNull(of, 'departement');
    if (department === null) return [];
    return [{ countryCode: 'FR', city: text(of, 'nom'), state: department === '75' ? '75C' : department }];
  }),
);
