/** Under which licences the data is, for the people and programs that read it: docs/data.md says the same. */
import { readFileSync } from 'node:fs';
import { geographyAttribution } from './geography/attribution.js';
import { shipped } from '../base/paths.js';

interface DataLicense {
  readonly data: string;
  /** Its sources, as their licences ask to name them. */
  readonly attribution: string;
  /** The short names of the licences, the strictest first. */
  readonly licenses: readonly string[];
}

export const dataLicenses: readonly DataLicense[] = [
  {
    data: 'Exchange rates',
    attribution:
      'currency-api (https://github.com/fawazahmed0/exchange-api), dedicated to the public domain by CC0 1.0 ' +
      '(https://creativecommons.org/publicdomain/zero/1.0/). When it is out of reach, and since 1999: euro foreign ' +
      'exchange reference rates of the European Central Bank ' +
      '(https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/), free to use with ' +
      'its name as the source.',
    licenses: ['CC0 1.0', "the European Central Bank's terms"],
  },
  {
    data: 'Countries, states and cities',
    attribution: geographyAttribution,
    licenses: ['ODbL 1.0', 'CC BY 4.0', 'Unicode License v3', 'MIT', 'ISC'],
  },
  {
    data: 'Names, symbols and digits of currencies, and who uses them',
    attribution:
      'Unicode CLDR (https://cldr.unicode.org), under the Unicode License v3 (https://www.unicode.org/license.txt).',
    licenses: ['Unicode License v3'],
  },
  {
    data: "The dashboard's map",
    attribution:
      'Natural Earth (https://www.naturalearthdata.com), public domain, from world-atlas ' +
      '(https://github.com/topojson/world-atlas), ISC License.',
    licenses: ['ISC'],
  },
];

const noticeFiles = [
  'data/geography/data/LICENSE',
  'data/geography/data/NOTICE',
  'data/rates/tables/LICENSE',
  'dashboard/map/LICENSE',
] as const;

/** Committed beside the data, and copied by the build to where they are read. */
export const licenseFiles = noticeFiles.map((path) => ({
  committed: shipped(`src/${path}`),
  built: shipped(`dist/${path}`),
}));

/** The notices in full. */
export function notices(): string[] {
  return licenseFiles.map(({ built }) => readFileSync(built, 'utf8'));
}
