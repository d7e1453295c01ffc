/**
 * Dated facts on former currencies, each with its source. First and last days are CLDR's for the issuing country,
 * unless a law or notice is named for the last one.
 */

interface Source {
  /** The law, or the notice of a central bank. */
  readonly name: string;
  readonly date: string;
}

export interface PastCurrency {
  readonly code: string;
  /**
   * `redenominated`: the same money continued in another unit, or under another name. `succeeded`: another money took
   * its place.
   */
  readonly change: 'redenominated' | 'succeeded';
  readonly successor: string;
  /** This many units of it … */
  readonly units: string;
  /** … are so many of the successor, in the digits of the law. */
  readonly successorUnits: string;
  /** The first day of that ratio. */
  readonly from: string;
  /** The days on which it was money, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly source: Source;
  readonly lastDaySource?: Source;
}

type EuroRow = readonly [code: string, units: string, firstDay: string, lastDay: string, lastDaySource?: Source];

function toEuro(from: string, source: Source, rows: readonly EuroRow[]): PastCurrency[] {
  return rows.map(([code, units, firstDay, lastDay, lastDaySource]) => {
    const ratio = { successor: 'EUR', units, successorUnits: '1', from };
    const fact = { code, change: 'succeeded' as const, ...ratio, firstDay, lastDay, source };
    return lastDaySource ? { ...fact, lastDaySource } : fact;
  });
}

const euro = '1999-01-01';
const firstEleven: Source = { name: 'Council Regulation (EC) No 2866/98', date: '1998-12-31' };

function amendment(number: string, date: string): Source {
  return { name: `Council Regulation ${number}, which amends Regulation (EC) No 2866/98`, date };
}

export const pastCurrencies: readonly PastCurrency[] = [
  ...toEuro(euro, firstEleven, [
    ['ATS', '13.7603', '1947-12-04', '2002-02-28'],
    ['BEF', '40.3399', '1831-02-07', '2002-02-28'],
    [
      'DEM',
      '1.95583',
      '1948-06-20',
      '2001-12-31',
      { name: 'Third Euro Introduction Act of Germany', date: '1999-12-16' },
    ],
    ['ESP', '166.386', '1868-10-19', '2002-02-28'],
    ['FIM', '5.94573', '1963-01-01', '2002-02-28'],
    ['FRF', '6.55957', '1960-01-01', '2002-02-17'],
    ['IEP', '0.787564', '1922-01-01', '2002-02-09'],
    ['ITL', '1936.27', '1862-08-24', '2002-02-28'],
    ['LUF', '40.3399', '1944-09-04', '2002-02-28'],
    ['NLG', '2.20371', '1813-01-01', '2002-02-28'],
    ['PTE', '200.482', '1911-05-22', '2002-02-28'],
  ]),
  ...toEuro('2001-01-01', amendment('(EC) No 1478/2000', '2000-06-19'), [
    ['GRD', '340.750', '1954-05-01', '2002-02-28'],
  ]),
  ...toEuro('2007-01-01', amendment('(EC) No 1086/2006', '2006-07-11'), [
    ['SIT', '239.640', '1992-10-07', '2007-01-14'],
  ]),
  ...toEuro('2008-01-01', amendment('(EC) No 1134/2007', '2007-07-10'), [
    ['MTL', '0.429300', '1968-06-07', '2008-01-31'],
  ]),
  ...toEuro('2008-01-01', amendment('(EC) No 1135/2007', '2007-07-10'), [
    ['CYP', '0.585274', '1914-09-10', '2008-01-31'],
  ]),
  ...toEuro('2009-01-01', amendment('(EC) No 694/2008', '2008-07-08'), [
    ['SKK', '30.1260', '1992-12-31', '2009-01-16', { name: 'Act 659/2007 of Slovakia', date: '2007-11-28' }],
  ]),
  ...toEuro('2011-01-01', amendment('(EU) No 671/2010', '2010-07-13'), [
    [
      'EEK',
      '15.6466',
      '1992-06-21',
      '2011-01-14',
      {
        name: 'Notice of the Bank of Slovenia: two currencies circulate in Estonia until 14 January',
        date: '2010-12-15',
      },
    ],
  ]),
  ...toEuro('2014-01-01', amendment('(EU) No 870/2013', '2013-07-09'), [
    [
      'LVL',
      '0.702804',
      '1993-06-28',
      '2014-01-14',
      { name: 'Law of Latvia on the procedure for the introduction of the euro', date: '2013-01-31' },
    ],
  ]),
  ...toEuro('2015-01-01', amendment('(EU) No 851/2014', '2014-07-23'), [
    [
      'LTL',
      '3.45280',
      '1993-06-25',
      '2015-01-15',
      { name: 'Law of Lithuania on the adoption of the euro', date: '2014-04-17' },
    ],
  ]),
  ...toEuro('2023-01-01', amendment('(EU) 2022/1208', '2022-07-12'), [['HRK', '7.53450', '1994-05-30', '2023-01-14']]),
  ...toEuro('2026-01-01', amendment('on Bulgaria', '2025-07-08'), [['BGN', '1.95583', '1999-07-05', '2026-01-31']]),
  {
    code: 'ANG',
    change: 'redenominated',
    successor: 'XCG',
    units: '1',
    successorUnits: '1',
    from: '2025-03-31',
    firstDay: '1940-05-10',
    lastDay: '2025-06-30',
    source: {
      name: 'Centrale Bank van Curaçao en Sint Maarten: the Caribbean guilder, three months beside the old one',
      date: '2025-03-31',
    },
  },
  {
    code: 'BYR',
    change: 'redenominated',
    successor: 'BYN',
    units: '10000',
    successorUnits: '1',
    from: '2016-07-01',
    firstDay: '2000-01-01',
    lastDay: '2016-12-31',
    source: { name: 'Edict 450 of the President of Belarus', date: '2015-11-04' },
    lastDaySource: { name: 'Edict 450 of the President of Belarus', date: '2015-11-04' },
  },
  {
    code: 'CUC',
    change: 'succeeded',
    successor: 'CUP',
    units: '1',
    successorUnits: '24',
    from: '2021-01-01',
    firstDay: '1994-01-01',
    lastDay: '2021-06-30',
    source: { name: 'Decree-Law 17 of Cuba, Gaceta Oficial Extraordinaria 68', date: '2020-12-10' },
    lastDaySource: { name: 'Resolution 178 of the Central Bank of Cuba', date: '2021-06-15' },
  },
  {
    code: 'MRO',
    change: 'redenominated',
    successor: 'MRU',
    units: '10',
    successorUnits: '1',
    from: '2018-01-01',
    firstDay: '1973-06-29',
    lastDay: '2018-06-30',
    source: { name: 'Banque Centrale de Mauritanie: a zero less from 1 January 2018', date: '2017-11-28' },
  },
  {
    code: 'ROL',
    change: 'redenominated',
    successor: 'RON',
    units: '10000',
    successorUnits: '1',
    from: '2005-07-01',
    firstDay: '1952-01-28',
    lastDay: '2006-12-31',
    source: { name: 'Law 348/2004 of Romania', date: '2004-07-14' },
  },
  {
    code: 'SLL',
    change: 'redenominated',
    successor: 'SLE',
    units: '1000',
    successorUnits: '1',
    from: '2022-07-01',
    firstDay: '1964-08-04',
    lastDay: '2023-12-31',
    source: { name: 'Bank of Sierra Leone: the transition period is extended', date: '2023-03-10' },
  },
  {
    code: 'STD',
    change: 'redenominated',
    successor: 'STN',
    units: '1000',
    successorUnits: '1',
    from: '2018-01-01',
    firstDay: '1977-09-08',
    lastDay: '2017-12-31',
    source: { name: 'Banco Central de São Tomé e Príncipe: the new dobra; ISO 4217 amendment 164', date: '2017-08-25' },
  },
  {
    code: 'TRL',
    change: 'redenominated',
    successor: 'TRY',
    units: '1000000',
    successorUnits: '1',
    from: '2005-01-01',
    firstDay: '1922-11-01',
    lastDay: '2005-12-31',
    source: { name: 'Law 5083 of Turkey', date: '2004-01-28' },
  },
  {
    code: 'VEB',
    change: 'redenominated',
    successor: 'VEF',
    units: '1000',
    successorUnits: '1',
    from: '2008-01-01',
    firstDay: '1871-05-11',
    lastDay: '2008-06-30',
    source: { name: 'Decree 5.229 of Venezuela, Gaceta Oficial 38.638', date: '2007-03-06' },
  },
  {
    code: 'VEF',
    change: 'redenominated',
    successor: 'VES',
    units: '100000',
    successorUnits: '1',
    from: '2018-08-20',
    firstDay: '2008-01-01',
    lastDay: '2018-08-20',
    source: { name: 'Decree 3.548 of Venezuela, Gaceta Oficial 41.446', date: '2018-07-25' },
  },
  {
    code: 'ZWL',
    change: 'succeeded',
    successor: 'ZWG',
    units: '2498.7242',
    successorUnits: '1',
    from: '2024-04-05',
    firstDay: '2009-02-02',
    lastDay: '2024-04-30',
    source: { name: 'Statutory Instrument 60 of 2024 of Zimbabwe', date: '2024-04-05' },
    lastDaySource: { name: 'Reserve Bank of Zimbabwe: the dollar is legal tender until 30 April', date: '2024-04-09' },
  },
];
