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
      newerNames: [],
      feature: 'PPL',
      // Census of 2007.
      population: 47_604,
      timezone: 'Pacific/Fiji',
    },
  },
];

/** Villages that no list of GeoNames has; they say nothing of the places around. */
export const missingVillages = [
  {
    country: 'IS',
    name: 'Skagaströnd',
    latitude: 65.8292,
    longitude: -20.3147,
    admin1: '41',
    admin2: '5609',
    known: {
      name: 'Skagaströnd',
      otherNames: [],
      newerNames: [],
      feature: 'PPL',
      // 534 in 2006, fewer than 500 now.
      population: 0,
      timezone: 'Atlantic/Reykjavik',
    },
  },
  {
    country: 'SH',
    name: "Saint Paul's",
    latitude: -15.98513,
    longitude: -5.7381,
    admin1: '02',
    admin2: '',
    known: {
      name: "Saint Paul's",
      otherNames: [],
      newerNames: [],
      feature: 'PPL',
      // Census of 2021, of the district.
      population: 928,
      timezone: 'Atlantic/St_Helena',
    },
  },
];
