/** Subdivisions that were renamed, split, merged, promoted or abolished since 2016, by country and code. */
import type { CountryFacts, StateFacts } from './change.js';

const uganda = 'Parliament of Uganda, resolution of 3 September 2015';
const algeria = 'Law 19-12 of Algeria, 11 December 2019';
const ghana = 'Constitutional Instruments of Ghana, February 2019';
const burkina = 'Council of Ministers of Burkina Faso, 2 July 2025';
const kazakhstan = 'Decree 887 of the President of Kazakhstan, 3 May 2022';
const france = 'Law 2015-29 of France, 16 January 2015';
const norway = 'Storting, 8 June 2017: reform of the counties of Norway';
const norwayAgain = 'Storting, 14 June 2022: division of Viken, Vestfold og Telemark, Troms og Finnmark';

export const stateChanges: readonly StateFacts[] = [
  // Africa
  {
    kind: 'SPLIT',
    date: '2019-12-11',
    source: algeria,
    states: {
      'DZ 49': ['01'],
      'DZ 50': ['01'],
      'DZ 51': ['07'],
      'DZ 52': ['08'],
      'DZ 53': ['11'],
      'DZ 54': ['11'],
      'DZ 55': ['30'],
      'DZ 56': ['33'],
      'DZ 57': ['39'],
      'DZ 58': ['47'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2025-07-02',
    source: burkina,
    states: {
      'BF 01': ['Boucle du Mouhoun', 'Bankui'],
      'BF 02': ['Cascades', 'Tannounyan'],
      'BF 03': ['Centre', 'Kadiogo'],
      'BF 04': ['Centre-Est', 'Nakambé'],
      'BF 05': ['Centre-Nord', 'Kuilsé'],
      'BF 06': ['Centre-Ouest', 'Nando'],
      'BF 07': ['Centre-Sud', 'Nazinon'],
      'BF 08': ['Est', 'Goulmou'],
      'BF 09': ['Hauts-Bassins', 'Guiriko'],
      'BF 10': ['Nord', 'Yaadga'],
      'BF 11': ['Plateau-Central', 'Oubri'],
      'BF 12': ['Sahel', 'Liptako'],
      'BF 13': ['Sud-Ouest', 'Djôrô'],
    },
  },
  {
    kind: 'SPLIT',
    date: '2020-06-18',
    source: 'House of Federation of Ethiopia',
    states: { 'ET SI': ['SN'] },
  },
  {
    kind: 'SPLIT',
    date: '2021-11-23',
    source: 'House of Federation of Ethiopia',
    states: { 'ET SW': ['SN'] },
  },
  {
    kind: 'ABOLISHED',
    date: '2023-08-19',
    source: 'House of Federation of Ethiopia',
    states: { 'ET SN': ['Central Ethiopia', 'South Ethiopia'] },
  },
  {
    kind: 'SPLIT',
    date: '2019-02',
    source: ghana,
    states: {
      'GH AF': ['BO'],
      'GH BE': ['BO'],
      'GH NE': ['NP'],
      'GH OT': ['TV'],
      'GH SV': ['NP'],
      'GH WN': ['WP'],
    },
  },
  { kind: 'RENAMED', date: '2019-02', source: ghana, states: { 'GH BO': ['Brong-Ahafo', 'Bono'] } },
  { kind: 'SPLIT', date: '2016-01', source: 'Law 2012-017 of Mali', states: { 'ML 9': ['7'], 'ML 10': ['6'] } },
  { kind: 'SPLIT', date: '2017', source: 'Parliament of Sierra Leone', states: { 'SL NW': ['N'] } },
  { kind: 'SPLIT', date: '2016-01-29', source: 'Government Notice of Tanzania', states: { 'TZ 31': ['14'] } },
  {
    kind: 'SPLIT',
    date: '2016-07-01',
    source: uganda,
    states: { 'UG 427': ['407'], 'UG 428': ['407'], 'UG 429': ['404'], 'UG 331': ['304'] },
  },
  {
    kind: 'SPLIT',
    date: '2017-07-01',
    source: uganda,
    states: {
      'UG 125': ['110'],
      'UG 233': ['210'],
      'UG 234': ['223'],
      'UG 332': ['310'],
      'UG 430': ['405'],
      'UG 431': ['404'],
    },
  },
  {
    kind: 'SPLIT',
    date: '2018-07-01',
    source: uganda,
    states: {
      'UG 126': ['107'],
      'UG 235': ['203'],
      'UG 236': ['216'],
      'UG 333': ['302'],
      'UG 334': ['311'],
      'UG 432': ['403'],
    },
  },
  {
    kind: 'SPLIT',
    date: '2019-07-01',
    source: uganda,
    states: {
      'UG 237': ['213'],
      'UG 335': ['318'],
      'UG 336': ['303'],
      'UG 337': ['309'],
      'UG 433': ['419'],
      'UG 434': ['413'],
      'UG 435': ['410'],
    },
  },
  // Americas
  { kind: 'SPLIT', date: '2018-09-06', source: 'Law 21.033 of Chile', states: { 'CL NB': ['BI'] } },
  {
    kind: 'RENAMED',
    date: '2016-01-29',
    source: 'Diario Oficial de la Federación of Mexico',
    states: { 'MX CMX': ['Distrito Federal', 'Mexico City'] },
  },
  { kind: 'PROMOTED', date: '2020-12-04', source: 'Law 188 of Panama', states: { 'PA NT': ['1'] } },
  {
    kind: 'RENAMED',
    date: '2019',
    source: 'Legislative council of the state',
    states: { 'VE X': ['Vargas', 'La Guaira'] },
  },
  // Asia
  {
    kind: 'SPLIT',
    date: '2022-07-25',
    source: 'Laws 14, 15 and 16/2022 of Indonesia',
    states: { 'ID PE': ['PA'], 'ID PS': ['PA'], 'ID PT': ['PA'] },
  },
  { kind: 'SPLIT', date: '2022-12-08', source: 'Law 29/2022 of Indonesia', states: { 'ID PD': ['PB'] } },
  {
    kind: 'SPLIT',
    date: '2019-10-31',
    source: 'Jammu and Kashmir Reorganisation Act, 2019, of India',
    states: { 'IN LA': ['JK'] },
  },
  {
    kind: 'MERGED',
    date: '2020-01-26',
    source: 'Dadra and Nagar Haveli and Daman and Diu (Merger of Union Territories) Act, 2019, of India',
    states: { 'IN DH': ['Dadra and Nagar Haveli', 'Daman and Diu'] },
  },
  {
    kind: 'RENAMED',
    date: '2023-06-11',
    source: 'Special Act on Gangwon State, Republic of Korea',
    states: { 'KR 42': ['Gangwon Province', 'Gangwon State'] },
  },
  {
    kind: 'RENAMED',
    date: '2024-01-18',
    source: 'Special Act on Jeonbuk State, Republic of Korea',
    states: { 'KR 45': ['North Jeolla', 'Jeonbuk State'] },
  },
  {
    kind: 'RENAMED',
    date: '2018-06-19',
    source: 'Decree 702 of the President of Kazakhstan',
    states: { 'KZ 61': ['South Kazakhstan', 'Turkistan'] },
  },
  {
    kind: 'PROMOTED',
    date: '2018-06-19',
    source: 'Decree 702 of the President of Kazakhstan',
    states: { 'KZ 79': ['61'] },
  },
  {
    kind: 'SPLIT',
    date: '2022-06-08',
    source: kazakhstan,
    states: { 'KZ 10': ['63'], 'KZ 33': ['19'], 'KZ 62': ['35'] },
  },
  {
    kind: 'RENAMED',
    date: '2018',
    source: 'Provincial assemblies of Nepal',
    states: {
      'NP P4': ['Province No. 4', 'Gandaki'],
      'NP P6': ['Province No. 6', 'Karnali'],
      'NP P7': ['Province No. 7', 'Sudurpashchim'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2020-01-12',
    source: 'Provincial assembly of Nepal',
    states: { 'NP P3': ['Province No. 3', 'Bagmati'] },
  },
  {
    kind: 'RENAMED',
    date: '2020-10-06',
    source: 'Provincial assembly of Nepal',
    states: { 'NP P5': ['Province No. 5', 'Lumbini'] },
  },
  {
    kind: 'RENAMED',
    date: '2022-01-17',
    source: 'Provincial assembly of Nepal',
    states: { 'NP P2': ['Province No. 2', 'Madhesh'] },
  },
  {
    kind: 'RENAMED',
    date: '2023-03-01',
    source: 'Provincial assembly of Nepal',
    states: { 'NP P1': ['Province No. 1', 'Koshi'] },
  },
  {
    kind: 'RENAMED',
    date: '2019-01-25',
    source: 'Republic Act 11054 of the Philippines, ratified by plebiscite',
    states: { 'PH 14': ['Autonomous Region in Muslim Mindanao', 'Bangsamoro'] },
  },
  {
    kind: 'RENAMED',
    date: '2019-12-07',
    source: 'Republic Act 11297 of the Philippines, ratified by plebiscite',
    states: { 'PH COM': ['Compostela Valley', 'Davao de Oro'] },
  },
  {
    kind: 'SPLIT',
    date: '2022-09-17',
    source: 'Republic Act 11550 of the Philippines, ratified by plebiscite',
    states: { 'PH MGN': ['Maguindanao'], 'PH MGS': ['Maguindanao'] },
  },
  // Europe
  {
    kind: 'MERGED',
    date: '2016-01-01',
    source: france,
    states: {
      'FR ARA': ['Auvergne', 'Rhône-Alpes'],
      'FR BFC': ['Bourgogne', 'Franche-Comté'],
      'FR GES': ['Alsace', 'Champagne-Ardenne', 'Lorraine'],
      'FR HDF': ['Nord-Pas-de-Calais', 'Picardie'],
      'FR NAQ': ['Aquitaine', 'Limousin', 'Poitou-Charentes'],
      'FR NOR': ['Basse-Normandie', 'Haute-Normandie'],
      'FR OCC': ['Languedoc-Roussillon', 'Midi-Pyrénées'],
    },
  },
  {
    kind: 'MERGED',
    date: '2019-04-01',
    source: 'Bournemouth, Dorset and Poole (Structural Changes) Order 2018',
    states: { 'GB BCP': ['Bournemouth', 'Poole', 'Christchurch'] },
  },
  {
    kind: 'SPLIT',
    date: '2021-04-01',
    source: 'Northamptonshire (Structural Changes) Order 2020',
    states: { 'GB NNH': ['Northamptonshire'], 'GB WNH': ['Northamptonshire'] },
  },
  {
    kind: 'ABOLISHED',
    date: '2023-04-01',
    source: 'Cumbria (Structural Changes) Order 2022',
    states: { 'GB CMA': ['Cumberland', 'Westmorland and Furness'] },
  },
  {
    kind: 'SPLIT',
    date: '2018-01-01',
    source: 'Parliament of Greenland',
    states: { 'GL AV': ['Qaasuitsup'], 'GL QT': ['Qaasuitsup'] },
  },
  {
    kind: 'RENAMED',
    date: '2020-06-04',
    source: 'National Assembly of Hungary',
    states: { 'HU CS': ['Csongrád', 'Csongrád-Csanád'] },
  },
  {
    kind: 'MERGED',
    date: '2018-06-10',
    source: 'Ministry of local government of Iceland',
    states: { 'IS SDN': ['Garður', 'Sandgerði'] },
  },
  {
    kind: 'MERGED',
    date: '2020-10-04',
    source: 'Ministry of local government of Iceland',
    states: { 'IS MUL': ['Borgarfjarðarhreppur', 'Djúpavogshreppur', 'Fljótsdalshérað', 'Seyðisfjörður'] },
  },
  {
    kind: 'MERGED',
    date: '2016-02-04',
    source: 'Regional law 2/2016 of Sardinia',
    states: { 'IT SU': ['Carbonia-Iglesias', 'Medio Campidano'] },
  },
  {
    kind: 'MERGED',
    date: '2021-07-01',
    source: 'Law on administrative territories of Latvia, 10 June 2020',
    states: { 'LV 111': ['Daugavpils Municipality', 'Ilūkste'], 'LV 112': ['Aizpute', 'Durbe', 'Grobiņa', 'Nīca'] },
  },
  { kind: 'PROMOTED', date: '2018-09-01', source: 'Parliament of Montenegro', states: { 'ME 24': ['16'] } },
  { kind: 'PROMOTED', date: '2022', source: 'Parliament of Montenegro', states: { 'ME 25': ['16'] } },
  {
    kind: 'MERGED',
    date: '2018-01-01',
    source: norway,
    states: { 'NO 50': ['Nord-Trøndelag', 'Sør-Trøndelag'] },
  },
  {
    kind: 'MERGED',
    date: '2020-01-01',
    source: norway,
    states: {
      'NO 34': ['Hedmark', 'Oppland'],
      'NO 42': ['Aust-Agder', 'Vest-Agder'],
      'NO 46': ['Hordaland', 'Sogn og Fjordane'],
    },
  },
  {
    kind: 'SPLIT',
    date: '2024-01-01',
    source: norwayAgain,
    states: {
      'NO 31': ['Viken'],
      'NO 32': ['Viken'],
      'NO 33': ['Viken'],
      'NO 39': ['Vestfold og Telemark'],
      'NO 40': ['Vestfold og Telemark'],
      'NO 55': ['Troms og Finnmark'],
      'NO 56': ['Troms og Finnmark'],
    },
  },
];

export const countryChanges: readonly CountryFacts[] = [
  {
    kind: 'RENAMED',
    date: '2018-04-19',
    source: 'Legal Notice 80 of Eswatini',
    countries: { SZ: ['Swaziland', 'Eswatini'] },
  },
  {
    kind: 'RENAMED',
    date: '2019-02-12',
    source: 'Prespa agreement of 17 June 2018',
    countries: { MK: ['Macedonia', 'North Macedonia'] },
  },
];
