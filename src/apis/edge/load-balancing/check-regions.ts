/** Regions from which origins are checked, with their descriptions. */
export const checkRegions = {
  WNAM: 'Western North America',
  ENAM: 'Eastern North America',
  WEU: 'Western Europe',
  EEU: 'Eastern Europe',
  NSAM: 'Northern South America',
  SSAM: 'Southern South America',
  OC: 'Oceania',
  ME: 'The Middle East',
  NAF: 'Northern Africa',
  SAF: 'Southern Africa',
  SEAS: 'Southeast Asia',
  NEAS: 'Northeast Asia',
};
