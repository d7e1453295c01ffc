/** Common parts of edge objects. */
import { wireEnum } from '../../rest/mapping/enum.js';

export const Direction = wireEnum('EdgeDirection', 'Sort direction', {
  asc: 'Ascending',
  desc: 'Descending',
});

export const Match = wireEnum('EdgeMatch', 'Whether an object has to match any filter or all of them', {
  any: 'Any filter',
  all: 'All filters',
});

export const TlsVersion = wireEnum(
  'EdgeTlsVersion',
  'A version of TLS',
  {
    '1.0': 'Insecure; no longer supported by browsers',
    '1.1': 'Insecure; no longer supported by browsers',
    '1.2': 'Supported by all current browsers',
    '1.3': 'The newest version: fewer round trips, fewer and stronger ciphers',
  },
  { '1.0': 'TLS_1_0', '1.1': 'TLS_1_1', '1.2': 'TLS_1_2', '1.3': 'TLS_1_3' },
);

export const Jurisdiction = wireEnum('EdgeJurisdiction', 'The jurisdiction that data must stay in', {
  us: 'The United States',
  eu: 'The European Union',
  fedramp: 'Data centers authorized under FedRAMP for agencies of the United States',
});

export const LocationHint = wireEnum('EdgeLocationHint', 'A location hint: the region that data is stored in', {
  apac: 'Asia-Pacific',
  eeur: 'Eastern Europe',
  enam: 'Eastern North America',
  weur: 'Western Europe',
  wnam: 'Western North America',
  oc: 'Oceania',
});
