/**
 * States that were made since the base package was written, and the states that lie in them. ISO 3166-2 as CLDR 48 has it
 * gives none of them a code, so the codes are our own; Burkina Faso's have letters, as ISO numbers its regions. Points
 * are those of their seats or middles, in degrees.
 */
import type { ListedState } from '../../geography/places-list.js';

const named = { isIsoCode: false, nativeName: null, parent: null, hasKnownCities: true };
const angola = { ...named, type: 'province', timezone: 'Africa/Luanda' };
const burkina = { ...named, type: 'region', timezone: 'Africa/Ouagadougou' };
const burkinaProvince = { ...burkina, type: 'province' };
const burundi = { ...named, type: 'province', timezone: 'Africa/Bujumbura' };
const centralAfrica = { ...named, type: 'prefecture', timezone: 'Africa/Bangui' };
const congo = { ...named, type: 'department', timezone: 'Africa/Brazzaville' };
const ethiopia = { ...named, type: 'region', timezone: 'Africa/Addis_Ababa' };
const england = { ...named, type: 'unitary authority', timezone: 'Europe/London', parent: 'ENG' };
const mali = { ...named, type: 'region', timezone: 'Africa/Bamako' };
const southSudan = { ...named, type: 'administrative area', timezone: 'Africa/Juba', hasKnownCities: false };

export const newStates: Readonly<Record<string, readonly ListedState[]>> = {
  AO: [
    { ...angola, code: 'CUA', name: 'Cuando', latitude: -15.79, longitude: 20.36 },
    { ...angola, code: 'CUB', name: 'Cubango', latitude: -14.66, longitude: 17.69 },
    { ...angola, code: 'ICB', name: 'Icolo e Bengo', latitude: -9.11, longitude: 13.69 },
    { ...angola, code: 'MXL', name: 'Moxico Leste', latitude: -11.9, longitude: 22.9 },
  ],
  BF: [
    { ...burkina, code: 'SRB', name: 'Sirba', latitude: 12.8, longitude: 0.15 },
    { ...burkina, code: 'SUM', name: 'Soum', latitude: 14.2, longitude: -1.4 },
    { ...burkina, code: 'SRU', name: 'Sourou', latitude: 12.9, longitude: -3.3 },
    { ...burkina, code: 'TPO', name: 'Tapoa', latitude: 12.1, longitude: 1.7 },
    {
      ...burkinaProvince,
      code: 'DYA',
      name: 'Dyamongou',
      latitude: 12.48,
      longitude: 1.52,
      parent: 'TPO',
      hasKnownCities: false,
    },
    { ...burkinaProvince, code: 'KAR', name: 'Karo-Peli', latitude: 14.23, longitude: -0.87, parent: 'SUM' },
  ],
  BI: [
    { ...burundi, code: 'BH', name: 'Buhumuza', latitude: -3.2, longitude: 30.4 },
    { ...burundi, code: 'BJ', name: 'Bujumbura', latitude: -3.25, longitude: 29.4 },
    { ...burundi, code: 'BG', name: 'Burunga', latitude: -4, longitude: 29.7 },
    { ...burundi, code: 'BT', name: 'Butanyerera', latitude: -2.8, longitude: 29.9 },
  ],
  CF: [
    { ...centralAfrica, code: 'LP', name: 'Lim-Pendé', latitude: 7.24, longitude: 16.44 },
    { ...centralAfrica, code: 'MR', name: 'Mambéré', latitude: 4.94, longitude: 15.88 },
    { ...centralAfrica, code: 'OF', name: 'Ouham-Fafa', latitude: 7.3, longitude: 18.28 },
  ],
  CG: [
    { ...congo, code: 'CO', name: 'Congo-Oubangui', latitude: -1.22, longitude: 16.8 },
    { ...congo, code: 'DL', name: 'Djoué-Léfini', latitude: -3.3, longitude: 15.7 },
    { ...congo, code: 'NA', name: 'Nkéni-Alima', latitude: -1.88, longitude: 15.86 },
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
  LB: [
    {
      ...named,
      code: 'KJ',
      name: 'Keserwan-Jbeil',
      nativeName: 'كسروان - جبيل',
      type: 'governorate',
      latitude: 34.1,
      longitude: 35.8,
      timezone: 'Asia/Beirut',
    },
  ],
  ML: [
    { ...mali, code: 'BAN', name: 'Bandiagara', latitude: 14.35, longitude: -3.61 },
    { ...mali, code: 'BOU', name: 'Bougouni', latitude: 11.42, longitude: -7.48 },
    { ...mali, code: 'DIO', name: 'Dioïla', latitude: 12.49, longitude: -6.8 },
    { ...mali, code: 'DOU', name: 'Douentza', latitude: 15, longitude: -2.95 },
    { ...mali, code: 'KIT', name: 'Kita', latitude: 13.03, longitude: -9.49 },
    { ...mali, code: 'KOU', name: 'Koutiala', latitude: 12.39, longitude: -5.46 },
    { ...mali, code: 'NAR', name: 'Nara', latitude: 15.17, longitude: -7.29 },
    { ...mali, code: 'NIO', name: 'Nioro', latitude: 15.23, longitude: -9.59 },
    { ...mali, code: 'SAN', name: 'San', latitude: 13.3, longitude: -4.9 },
  ],
  PH: [
    {
      ...named,
      code: 'NIR',
      name: 'Negros Island Region',
      type: 'region',
      latitude: 10,
      longitude: 123,
      timezone: 'Asia/Manila',
    },
  ],
  SS: [
    { ...southSudan, code: 'GPA', name: 'Greater Pibor', latitude: 6.8, longitude: 33.13 },
    { ...southSudan, code: 'RUW', name: 'Ruweng', latitude: 9.9, longitude: 29.5 },
  ],
  TL: [
    {
      ...named,
      code: 'AT',
      name: 'Ataúro',
      type: 'municipality',
      latitude: -8.27,
      longitude: 125.6,
      timezone: 'Asia/Dili',
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

/** The states that each of these lies in since it changed, by "country code". */
export const newParents: Readonly<Record<string, string>> = {
  'BF GNA': 'SRB',
  'BF KMD': 'SRB',
  'BF SOM': 'SUM',
  'BF KOS': 'SRU',
  'BF NAY': 'SRU',
  'BF SOR': 'SRU',
  'BF TAP': 'TPO',
  // Republic Act 12000 of the Philippines, 11 June 2024.
  'PH NEC': 'NIR',
  'PH NER': 'NIR',
  'PH SIG': 'NIR',
  // Executive Order 91 of the Philippines, 30 July 2025.
  'PH SLU': '09',
};
