/** Towns that no list of GeoNames has. */
export const missingPlaces = [
  {
    country: 'FJ',
    name: 'Nausori',
    latitude: -18.02444,
    longitude: 178.54537,
    admin1: '01',
    admin2: '14',
    known: {
      name: 'Nausori',
      otherNames: [],
      feature: 'PPL',
      // Census of 2007.
      population: 47_604,
      timezone: 'Pacific/Fiji',
    },
  },
];
