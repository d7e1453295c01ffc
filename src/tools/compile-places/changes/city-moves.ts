/** Cities that went to another state since 2016, by their numbers. Those that a state was split off with follow from the state. */
import type { MoveFacts } from './change.js';

const cumbria = 'Cumbria (Structural Changes) Order 2022';
const ethiopia = 'House of Federation of Ethiopia, 5 July 2023';
const norway = 'Storting, 8 June 2017: reform of the municipalities of Norway';

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
    source: 'Decree of Flanders on the merger of Beveren, Kruibeke and Zwijndrecht',
    from: 'VAN',
    to: 'BE VOV',
    cities: [9094],
  },
  // Freigné
  {
    kind: 'MOVED',
    date: '2018-01-01',
    source: 'Decree of France on the limits of Loire-Atlantique and Maine-et-Loire, December 2017',
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
  // Leerdam
  {
    kind: 'MOVED',
    date: '2019-01-01',
    source: 'Law of the Netherlands on the merger of Leerdam, Vianen and Zederik',
    from: 'ZH',
    to: 'NL UT',
    cities: [82284],
  },
  // Jevnaker and Lunner
  { kind: 'MOVED', date: '2020-01-01', source: norway, from: 'Oppland', to: 'NO 32', cities: [83642, 83754] },
  // Svelvik
  { kind: 'MOVED', date: '2020-01-01', source: norway, from: 'Vestfold', to: 'NO 33', cities: [83696] },
  // Hornindal
  { kind: 'MOVED', date: '2020-01-01', source: norway, from: 'Sogn og Fjordane', to: 'NO 15', cities: [83812] },
  // Rindal
  { kind: 'MOVED', date: '2019-01-01', source: norway, from: '15', to: 'NO 50', cities: [84105] },
  // Halsa
  { kind: 'MOVED', date: '2020-01-01', source: norway, from: '15', to: 'NO 50', cities: [83806] },
];
