/** Parts that many edge objects have. */
import { wireEnum } from '../../rest/mapping/enum.js';

export const Direction = wireEnum('EdgeDirection', 'Which way a list is ordered', ['asc', 'desc'], {
  asc: 'The smallest first',
  desc: 'The largest first',
});

export const Match = wireEnum('EdgeMatch', 'How many of several filters an object has to pass', ['any', 'all'], {
  any: 'One is enough',
  all: 'Each of them',
});

export const TlsVersion = wireEnum(
  'EdgeTlsVersion',
  'A version of TLS',
  ['1.0', '1.1', '1.2', '1.3'],
  { '1.0': 'Broken; given up by browsers', '1.1': 'Broken; given up by browsers' },
  { '1.0': 'TLS_1_0', '1.1': 'TLS_1_1', '1.2': 'TLS_1_2', '1.3': 'TLS_1_3' },
);

export const Jurisdiction = wireEnum(
  'EdgeJurisdiction',
  'The law within whose reach data has to stay',
  ['us', 'eu', 'fedramp'],
  {
    us: 'The United States',
    eu: 'The European Union',
    fedramp: 'Data centers with an authorization for agencies of the United States',
  },
);

export const Region = wireEnum(
  'EdgeRegion',
  'A part of the world that data is kept in',
  ['apac', 'eeur', 'enam', 'weur', 'wnam', 'oc'],
  {
    apac: 'Asia and the Pacific',
    eeur: 'Eastern Europe',
    enam: 'Eastern North America',
    weur: 'Western Europe',
    wnam: 'Western North America',
    oc: 'Oceania',
  },
);
