/**
 * States that were made since the base package was written, and the states that lie in them. ISO 3166-2 as CLDR 48 has it
 * gives none of them a code, so the codes are our own; Burkina Faso's have letters, as ISO numbers its regions.
 */
import type { ListedState } from '../../geography/places-list.js';

const named = { isIsoCode: false, nativeName: null, parent: null, hasKnownCities: true };
const burkina = { ...named, type: 'region', timezone: 'Africa/Ouagadougou' };
const ethiopia = { ...named, type: 'region', timezone: 'Africa/Addis_Ababa' };
const england = { ...named, type: 'unitary authority', timezone: 'Europe/London', parent: 'ENG' };

export const newStates: Readonly<Record<string, readonly ListedState[]>> = {
  BF: [
    { ...burkina, code: 'SRB', name: 'Sirba', latitude: 12.8, longitude: 0.15 },
    { ...burkina, code: 'SUM', name: 'Soum', latitude: 14.2, longitude: -1.4 },
    { ...burkina, code: 'SRU', name: 'Sourou', latitude: 12.9, longitude: -3.3 },
    { ...burkina, code: 'TPO', name: 'Tapoa', latitude: 12.1, longitude: 1.7 },
  ],
  ET: [
    { ...ethiopia, code: 'CE', name: 'Central Ethiopia', nativeName: 'ማዕከላዊ ኢትዮጵያ', latitude: 7.75, longitude: 37.95 },
    { ...ethiopia, code: 'SE', name: 'South Ethiopia', nativeName: 'ደቡብ ኢትዮጵያ', latitude: 5.8, longitude: 37.3 },
  ],
  GB: [
    { ...england, code: 'CBD', name: 'Cumberland', latitude: 54.69, longitude: -3.24 },
    { ...england, code: 'WAF', name: 'Westmorland and Furness', latitude: 54.47, longitude: -2.77 },
  ],
  IQ: [
    {
      ...named,
      code: 'HA',
      name: 'Halabja',
      nativeName: 'حلبجة',
      type: 'governorate',
      latitude: 35.18,
      longitude: 45.99,
      timezone: 'Asia/Baghdad',
      parent: 'KR',
    },
  ],
  UG: [
    {
      ...named,
      code: '338',
      name: 'Terego',
      type: 'district',
      latitude: 3.13,
      longitude: 31.1,
      timezone: 'Africa/Kampala',
      parent: 'N',
      hasKnownCities: false,
    },
  ],
};

/** The new state that each of these lies in, by "country code". */
export const newParents: Readonly<Record<string, string>> = {
  'BF GNA': 'SRB',
  'BF KMD': 'SRB',
  'BF SOM': 'SUM',
  'BF KOS': 'SRU',
  'BF NAY': 'SRU',
  'BF SOR': 'SRU',
  'BF TAP': 'TPO',
};
