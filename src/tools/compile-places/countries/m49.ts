/** Regions and subregions of UN M49: the tree by CLDR, the names by the United Nations. */
import { list, jsonObject } from '../../../base/checked.js';

/** CLDR calls three of them by names of its own. */
const names: Readonly<Record<string, string>> = {
  '002': 'Africa',
  '019': 'Americas',
  '142': 'Asia',
  '150': 'Europe',
  '009': 'Oceania',
  '011': 'Western Africa',
  '014': 'Eastern Africa',
  '015': 'Northern Africa',
  '017': 'Middle Africa',
  '018': 'Southern Africa',
  '005': 'South America',
  '013': 'Central America',
  '021': 'Northern America',
  '029': 'Caribbean',
  '030': 'Eastern Asia',
  '034': 'Southern Asia',
  '035': 'South-Eastern Asia',
  '143': 'Central Asia',
  '145': 'Western Asia',
  '039': 'Southern Europe',
  '151': 'Eastern Europe',
  '154': 'Northern Europe',
  '155': 'Western Europe',
  '053': 'Australia and New Zealand',
  '054': 'Melanesia',
  '057': 'Micronesia',
  '061': 'Polynesia',
};
const continents = ['002', '019', '142', '150', '009'];

interface Region {
  readonly region: string;
  readonly subregion: string;
}

/** The regions by ISO code; Antarctica stands in no region. */
export function readRegions(territoryContainment: unknown): Map<string, Region> {
  const tree = jsonObject(jsonObject(jsonObject(territoryContainment).supplemental).territoryContainment);
  const regions = new Map<string, Region>();
  const within = (code: string): string[] => list(jsonObject(tree[code])._contains).map(String);
  for (const continent of continents) {
    // CLDR adds a group of its own to Oceania, of far islands that have no code.
    const subregions = within(continent).filter((code) => names[code] !== undefined);
    for (const subregion of subregions) {
      for (const country of within(subregion)) {
        regions.set(country, { region: names[continent] ?? '', subregion: names[subregion] ?? '' });
      }
    }
  }
  return regions;
}
