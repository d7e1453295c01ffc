/** Cities that were renamed since 2016, by their numbers: the former name and the one of now. */
import type { CityFacts } from './change.js';

export const cityChanges: readonly CityFacts[] = [
  {
    kind: 'RENAMED',
    date: '2016-02-04',
    source: 'Resolution of the Verkhovna Rada of Ukraine',
    cities: {
      123211: ['Artemivsk', 'Bakhmut'],
      123277: ['Dzerzhynsk', 'Toretsk'],
      123855: ['Illichivsk', 'Chornomorsk'],
      123238: ['Krasnyi Lyman', 'Lyman'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2016-05-12',
    source: 'Resolution of the Verkhovna Rada of Ukraine',
    cities: {
      123253: ['Krasnoarmiisk', 'Pokrovsk'],
      123247: ['Dymytrov', 'Myrnohrad'],
      123721: ['Sverdlovsk', 'Dovzhansk'],
      123716: ['Krasnodon', 'Sorokyne'],
      123686: ['Krasnyi Luch', 'Khrustalnyi'],
      123681: ['Stakhanov', 'Kadiivka'],
      123677: ['Chervonopartyzansk', 'Voznesenivka'],
      123219: ['Torez', 'Chystiakove'],
      123900: ['Kotovsk', 'Podilsk'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2016-05-19',
    source: 'Resolution of the Verkhovna Rada of Ukraine',
    cities: {
      123159: ['Dnipropetrovsk', 'Dnipro'],
      123164: ['Dniprodzerzhynsk', 'Kamianske'],
      123953: ['Komsomolsk', 'Horishni Plavni'],
      123476: ['Tsiurupynsk', 'Oleshky'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2016',
    source: 'Resolution of the Verkhovna Rada of Ukraine',
    cities: {
      123180: ['Ordzhonikidze', 'Pokrov'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2016-07-14',
    source: 'Resolution 1446-VIII of the Verkhovna Rada of Ukraine',
    cities: {
      123531: ['Kirovohrad', 'Kropyvnytskyi'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2021-12-15',
    source: 'Resolution of the Verkhovna Rada of Ukraine',
    cities: {
      124207: ['Volodymyr-Volynskyi', 'Volodymyr'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2022-11-16',
    source: 'Resolution of the Verkhovna Rada of Ukraine',
    cities: {
      124466: ['Novohrad-Volynskyi', 'Zviahel'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2024-09-19',
    source: 'Resolution 3984-IX of the Verkhovna Rada of Ukraine',
    cities: {
      123737: ['Chervonohrad', 'Sheptytskyi'],
      123396: ['Krasnohrad', 'Berestyn'],
      123413: ['Pervomaiskyi', 'Zlatopil'],
      123177: ['Novomoskovsk', 'Samar'],
      123723: ['Sievierodonetsk', 'Siverskodonetsk'],
      124061: ['Druzhba', 'Khutir-Mykhailivskyi'],
      123073: ['Vatutine', 'Bahacheve'],
      123706: ['Pervomaisk', 'Sokolohirsk'],
      123701: ['Molodohvardiisk', 'Otamanivka'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2024-10-09',
    source: 'Resolution of the Verkhovna Rada of Ukraine',
    cities: {
      123931: ['Yuzhne', 'Pivdenne'],
      123843: ['Yuzhnoukrainsk', 'Pivdennoukrainsk'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2016-02',
    source: 'Government Gazette of South Africa',
    cities: {
      107786: ['Queenstown', 'Komani'],
      148695: ['Mount Frere', 'KwaBhaca'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2021-02-23',
    source: 'Minister of Sport, Arts and Culture of South Africa, 23 February 2021',
    cities: {
      107770: ['Port Elizabeth', 'Gqeberha'],
      107790: ['Uitenhage', 'Kariega'],
      148694: ['Maclear', 'Nqanqarhu'],
      148696: ['King William’s Town', 'Qonce'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2023',
    source: 'Government Gazette of South Africa',
    cities: {
      107787: ['Somerset East', 'KwaNojoli'],
      107769: ['Fort Beaufort', 'KwaMaqoma'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2022-08',
    source: 'Government Gazette of South Africa',
    cities: {
      107765: ['Cradock', 'Nxuba'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2016-09-27',
    source: 'Government of Haryana',
    cities: {
      49780: ['Gurgaon', 'Gurugram'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2017-09-12',
    source: 'Government of Uttar Pradesh',
    cities: {
      52560: ['Mughalsarai', 'Pandit Deen Dayal Upadhyaya Nagar'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2018-10-16',
    source: 'Cabinet of Uttar Pradesh',
    cities: {
      52629: ['Allahabad', 'Prayagraj'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2022-02-07',
    source: 'Government of Madhya Pradesh',
    cities: {
      50562: ['Hoshangabad', 'Narmadapuram'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2023-04',
    source: 'Government of Madhya Pradesh',
    cities: {
      50566: ['Nasrullahganj', 'Bhairunda'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2023-02-24',
    source: 'Government of Maharashtra, with the consent of the Ministry of Home Affairs of India',
    cities: {
      50703: ['Aurangabad', 'Chhatrapati Sambhajinagar'],
      51015: ['Osmanabad', 'Dharashiv'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2024-10-08',
    source: 'Government of Maharashtra',
    cities: {
      50665: ['Ahmednagar', 'Ahilyanagar'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2024-09-13',
    source: 'Ministry of Home Affairs of India',
    cities: {
      48890: ['Port Blair', 'Sri Vijaya Puram'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2024-11-19',
    source: 'Cabinet of Assam',
    cities: {
      49134: ['Karimganj', 'Sribhumi'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2022-09-17',
    source: 'Decree of the President of Kazakhstan; the former name was given on 23 March 2019',
    cities: {
      68599: ['Nur-Sultan', 'Astana'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2019',
    source: 'Decree of the President of Kazakhstan',
    cities: {
      68631: ['Zyryanovsk', 'Altai'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2022-05-03',
    source: 'Decree of the President of Kazakhstan',
    cities: {
      68590: ['Kapchagay', 'Qonaev'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2025-09',
    source: 'Law of Kyrgyzstan, adopted on 10 September 2025',
    cities: {
      69107: ['Jalal-Abad', 'Manas'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2018-01',
    source: 'Majlisi Oli of Tajikistan',
    cities: {
      119407: ['Qurghonteppa', 'Bokhtar'],
      148697: ['Sarband', 'Levakant'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2016-02',
    source: 'Government of Tajikistan, 1 February 2016',
    cities: {
      119433: ['Chkalov', 'Buston'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2018-04-02',
    source: 'National Implementation Committee for Administrative Reforms of Bangladesh',
    cities: {
      8496: ['Barisal', 'Barishal'],
      8503: ['Bogra', 'Bogura'],
      8513: ['Chittagong', 'Chattogram'],
      8521: ['Comilla', 'Cumilla'],
      8542: ['Jessore', 'Jashore'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2019-05-01',
    source: 'Ministry of Internal Affairs and Communications of Japan',
    cities: {
      67567: ['Sasayama', 'Tamba-Sasayama'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2016-12-01',
    source: 'Vote of the city of Barrow, Alaska, 4 October 2016',
    cities: {
      128802: ['Barrow', 'Utqiaġvik'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2020-02-27',
    source: 'Government of Nunavut',
    cities: {
      148692: ['Cape Dorset', 'Kinngait'],
    },
  },
  {
    kind: 'RENAMED',
    date: '2020-12',
    source: 'Gazette officielle du Québec',
    cities: {
      17175: ['Asbestos', 'Val-des-Sources'],
    },
  },
];

/**
 * Places of GeoNames' list of 2026 that stand under the names which the register knows them by, and seats of states that
 * were made since, of which no other list says how many people they have: by country and name. They are added whatever is
 * known of them.
 */
export const newcomers: ReadonlySet<string> = new Set([
  'AO Catete',
  'AO Mavinga',
  'BF Aribinda',
  'CA Kinngait',
  'CG Mossaka',
  'CG Ngabé',
  'ID Nusantara',
  'ML Dioïla',
  'ML Nara',
  'ML Nioro',
  'TJ Levakant',
  'ZA Maclear',
  'ZA Mount Frere',
  'ZA Qonce',
]);
