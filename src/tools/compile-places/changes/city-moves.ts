/** Cities that went to another state since 2016, by their numbers. Those that a state was split off with follow from the state. */
import type { MoveFacts } from './change.js';
import {
  angola,
  burkina,
  burundi,
  centralAfrica,
  congo,
  cumbria,
  ethiopia,
  lebanon,
  mali,
  skagabyggd,
  talknafjordur,
  timor,
  varaklani,
} from './laws.js';

const norway = 'Storting, 8 June 2017: reform of the municipalities of Norway';
const norwayAgain = 'Storting, 2018, as Rindal, Jevnaker and Lunner had applied to change their counties';
const finland = 'Government of Finland, 29 August 2019';

export const cityMoves: readonly MoveFacts[] = [
  {
    kind: 'MOVED',
    date: '2023-04-01',
    source: cumbria,
    from: 'CMA',
    to: 'GB CBD',
    // The former districts of Allerdale, Carlisle and Copeland.
    cities: [
      125227, 125229, 125231, 125232, 125233, 125235, 125237, 125238, 125239, 125240, 125241, 125243, 125245, 125247,
      125250, 125251, 125252, 125255, 125256, 125257, 125260, 125263, 125264, 125265, 125267,
    ],
  },
  {
    kind: 'MOVED',
    date: '2023-04-01',
    source: cumbria,
    from: 'CMA',
    to: 'GB WAF',
    // The former districts of Barrow-in-Furness, Eden and South Lakeland.
    cities: [
      125222, 125223, 125224, 125225, 125226, 125228, 125230, 125236, 125242, 125244, 125246, 125248, 125249, 125253,
      125254, 125258, 125259, 125261, 125262, 125266,
    ],
  },
  {
    kind: 'MOVED',
    date: '2023-08-19',
    source: ethiopia,
    from: 'SN',
    to: 'ET CE',
    cities: [26824, 26829, 26834, 26835, 26836, 26838, 26839, 26845],
  },
  {
    kind: 'MOVED',
    date: '2023-08-19',
    source: ethiopia,
    from: 'SN',
    to: 'ET SE',
    cities: [26825, 26826, 26827, 26828, 26830, 26831, 26832, 26833, 26837, 26840, 26841, 26842, 26843, 26844],
  },
  {
    kind: 'MOVED',
    date: '2025-04-14',
    source: 'Council of Representatives of Iraq, 14 April 2025',
    from: 'SU',
    to: 'IQ HA',
    cities: [55880],
  },
  // Moutier
  {
    kind: 'MOVED',
    date: '2026-01-01',
    source: 'Concordat of the cantons of Bern and Jura, accepted by vote on 22 September 2024',
    from: 'BE',
    to: 'CH JU',
    cities: [118221],
  },
  // Zwijndrecht
  {
    kind: 'MOVED',
    date: '2025-01-01',
    source: 'Flemish Parliament, 17 April 2024: decree on the merger of Beveren, Kruibeke and Zwijndrecht',
    from: 'VAN',
    to: 'BE VOV',
    cities: [9094],
  },
  // Freigné
  {
    kind: 'MOVED',
    date: '2018-01-01',
    source: 'Merger into the commune of Vallons-de-l’Erdre, 1 January 2018',
    from: '49',
    to: 'FR 44',
    cities: [32947],
  },
  // Sappada
  {
    kind: 'MOVED',
    date: '2017-12-16',
    source: 'Law 182/2017 of Italy, 5 December 2017',
    from: 'BL',
    to: 'IT UD',
    cities: [65405],
  },
  // Sassofeltrio
  {
    kind: 'MOVED',
    date: '2021-06-17',
    source: 'Law 84/2021 of Italy, 28 May 2021',
    from: 'PU',
    to: 'IT RN',
    cities: [63244],
  },
  // Leerdam, Kedichem and Schoonrewoerd
  {
    kind: 'MOVED',
    date: '2019-01-01',
    source: 'Law of the Netherlands on the merger of Leerdam, Vianen and Zederik, 11 July 2018 (Staatsblad 2018, 270)',
    from: 'ZH',
    to: 'NL UT',
    cities: [82281, 82284, 82304],
  },
  // Jevnaker and Lunner
  { kind: 'MOVED', date: '2020-01-01', source: norwayAgain, from: 'Oppland', to: 'NO 32', cities: [83642, 83754] },
  // Places of Røyken and Hurum, in Asker now
  {
    kind: 'MOVED',
    date: '2020-01-01',
    source: norway,
    from: 'Buskerud',
    to: 'NO 32',
    cities: [83618, 83659, 83660, 83666, 83680],
  },
  // Rømskog
  { kind: 'MOVED', date: '2020-01-01', source: norway, from: 'Østfold', to: 'NO 32', cities: [83943] },
  // Svelvik
  { kind: 'MOVED', date: '2020-01-01', source: norway, from: 'Vestfold', to: 'NO 33', cities: [83696] },
  // Hornindal
  { kind: 'MOVED', date: '2020-01-01', source: norway, from: 'Sogn og Fjordane', to: 'NO 15', cities: [83812] },
  // Rindal
  { kind: 'MOVED', date: '2019-01-01', source: norwayAgain, from: '15', to: 'NO 50', cities: [84105] },
  // Halsa
  { kind: 'MOVED', date: '2020-01-01', source: norway, from: '15', to: 'NO 50', cities: [83806] },
  // Menongue
  { kind: 'MOVED', date: '2024-09-05', source: angola, from: 'CCU', to: 'AO CUB', cities: [586] },
  // Mavinga
  { kind: 'MOVED', date: '2024-09-05', source: angola, from: 'CCU', to: 'AO CUA', cities: [148699] },
  // Catete
  { kind: 'MOVED', date: '2024-09-05', source: angola, from: 'LUA', to: 'AO ICB', cities: [148698] },
  // Luau
  { kind: 'MOVED', date: '2024-09-05', source: angola, from: 'MOX', to: 'AO MXL', cities: [621] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'BB', to: 'BI BJ', cities: [16225] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'BM', to: 'BI BJ', cities: [16226] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'BL', to: 'BI BJ', cities: [16227] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'BR', to: 'BI BG', cities: [16228] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'CA', to: 'BI BH', cities: [16229] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'CI', to: 'BI BJ', cities: [16230] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'KR', to: 'BI GI', cities: [16232] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'KY', to: 'BI BT', cities: [16233] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'KI', to: 'BI BT', cities: [16234] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'MA', to: 'BI BG', cities: [16235] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'MU', to: 'BI GI', cities: [16236] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'MY', to: 'BI BH', cities: [16237] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'MW', to: 'BI GI', cities: [16238] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'NG', to: 'BI BT', cities: [16239] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'RM', to: 'BI BG', cities: [16240] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'RT', to: 'BI BG', cities: [16241] },
  { kind: 'MOVED', date: '2025-07', source: burundi, from: 'RY', to: 'BI BH', cities: [16242] },
  // Paoua
  { kind: 'MOVED', date: '2021-01-21', source: centralAfrica, from: 'OP', to: 'CF LP', cities: [17652] },
  // Carnot
  { kind: 'MOVED', date: '2021-01-21', source: centralAfrica, from: 'HS', to: 'CF MR', cities: [17630] },
  // Batangafo, Bouca and Kabo
  { kind: 'MOVED', date: '2021-01-21', source: centralAfrica, from: 'AC', to: 'CF OF', cities: [17646, 17648, 17649] },
  // Bimbo
  { kind: 'MOVED', date: '2021-01-21', source: centralAfrica, from: 'MP', to: 'CF BGF', cities: [17639] },
  // Mossaka
  { kind: 'MOVED', date: '2024', source: congo, from: '8', to: 'CG CO', cities: [148701] },
  // Ngabé
  { kind: 'MOVED', date: '2024', source: congo, from: '12', to: 'CG DL', cities: [148702] },
  // Gamboma
  { kind: 'MOVED', date: '2024', source: congo, from: '14', to: 'CG NA', cities: [23081] },
  // Aribinda
  { kind: 'MOVED', date: '2025-07-02', source: burkina, from: 'SOM', to: 'BF KAR', cities: [148700] },
  // Heinävesi
  { kind: 'MOVED', date: '2021-01-01', source: finland, from: '04', to: 'FI 13', cities: [27050] },
  // Joroinen
  { kind: 'MOVED', date: '2021-01-01', source: finland, from: '04', to: 'FI 15', cities: [27110] },
  // Isokyrö
  { kind: 'MOVED', date: '2021-01-01', source: finland, from: '12', to: 'FI 03', cities: [27129] },
  // Iitti
  { kind: 'MOVED', date: '2021-01-01', source: finland, from: '09', to: 'FI 16', cities: [27155] },
  // Kuhmoinen
  { kind: 'MOVED', date: '2021-01-01', source: finland, from: '08', to: 'FI 11', cities: [27178] },
  // Tálknafjörður
  {
    kind: 'MOVED',
    date: '2024-05-19',
    source: talknafjordur,
    from: 'TAL',
    to: 'IS VER',
    cities: [48878],
  },
  // Skagabyggð
  {
    kind: 'MOVED',
    date: '2024-08-01',
    source: skagabyggd,
    from: 'SKG',
    to: 'IS HUG',
    cities: [48863],
  },
  // Gunwi
  {
    kind: 'MOVED',
    date: '2023-07-01',
    source: 'National Assembly of the Republic of Korea, 8 December 2022',
    from: '47',
    to: 'KR 27',
    cities: [108191],
  },
  // Jbaïl, Jounieh and Hrajel
  {
    kind: 'MOVED',
    date: '2017-09-07',
    source: lebanon,
    from: 'JL',
    to: 'LB KJ',
    cities: [69358, 69359, 69357],
  },
  // Varakļāni
  {
    kind: 'MOVED',
    date: '2024-06-30',
    source: varaklani,
    from: '102',
    to: 'LV 059',
    cities: [69342],
  },
  { kind: 'MOVED', date: '2023-03-13', source: mali, from: '5', to: 'ML BAN', cities: [70185] },
  { kind: 'MOVED', date: '2023-03-13', source: mali, from: '3', to: 'ML BOU', cities: [70199, 70200] },
  { kind: 'MOVED', date: '2023-03-13', source: mali, from: '5', to: 'ML DOU', cities: [70187, 70188] },
  { kind: 'MOVED', date: '2023-03-13', source: mali, from: '2', to: 'ML DIO', cities: [148704] },
  { kind: 'MOVED', date: '2023-03-13', source: mali, from: '2', to: 'ML NAR', cities: [148705] },
  { kind: 'MOVED', date: '2023-03-13', source: mali, from: '1', to: 'ML NIO', cities: [148703] },
  { kind: 'MOVED', date: '2023-03-13', source: mali, from: '1', to: 'ML KIT', cities: [70172, 70173] },
  { kind: 'MOVED', date: '2023-03-13', source: mali, from: '3', to: 'ML KOU', cities: [70201, 70202, 70203, 70205] },
  { kind: 'MOVED', date: '2023-03-13', source: mali, from: '4', to: 'ML SAN', cities: [70192, 70194, 70196] },
  {
    kind: 'MOVED',
    date: '2022-01-01',
    source: timor,
    from: 'DI',
    to: 'TL AT',
    cities: [121040],
  },
];
