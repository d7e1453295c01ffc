/** Tables beside those of other sources: the whole shipped history as it would have come, and a third source. */
import { expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import { knownCodes } from '../../../../src/data/rates/currency-list.js';
import { pastCodes } from '../../../../src/data/rates/past/past-currencies.js';
import { ecbName, type RateSource, rateSources } from '../../../../src/data/rates/sources.js';
import { Book } from '../../../../src/data/rates/tables/book.js';
import { EcbHistory, readEcbHistory } from '../../../../src/data/rates/tables/ecb-history.js';
import { readHistory } from '../../../../src/data/rates/tables/history.js';
import { majors } from '../../../../src/data/rates/tables/majors.js';
import { allSeries } from '../../../../src/data/rates/tables/series.js';
import { allPublished, type RateTable, rateTable } from '../../../../src/data/rates/tables/table.js';
import { Tables } from '../../../../src/data/rates/tables/tables.js';
import { world } from '../world.js';

const known = [...knownCodes(world), ...pastCodes];
const ecb = readEcbHistory(known);
const complete = readHistory(known);
const first = addDays(complete[0]?.date ?? '', -500);
const ofEcb = [...ecb.upTo('9999')].filter(({ date }) => date >= first).reverse();

const nothing = new EcbHistory({ firstDate: '1999-01-04', days: '', perEuro: {} }, []);

function replay(): { book: Book; alarms: string[]; judged: number } {
  const book = new Book(known, allSeries(rateSources, new Tables(), nothing, ecbName));
  const alarms = new Set<string>();
  let judged = 0;
  const take = (table: RateTable) => {
    // As it was published: nothing of it has been judged.
    const raw = rateTable(table.date, table.source, allPublished(table), undefined, table.perEuro);
    book.put(raw);
    book.settle();
    judged += raw.rates.size;
    // As health says it: of the newest table of each source.
    for (const { tables } of book.series) {
      const { source = '', date = '', refusal = null, disputed = [] } = tables.lastPublished ?? {};
      if (refusal) alarms.add(`${source} ${date} ${refusal.kind}`);
      for (const [code] of disputed) alarms.add(`${source} ${date} ${code}`);
    }
  };
  // A day's table of the complete source is of its midnight, that of the ECB of its afternoon.
  const all = [...complete, ...ofEcb].sort(
    (a, b) => a.date.localeCompare(b.date) || Number(a.source === ecbName) - Number(b.source === ecbName),
  );
  for (const table of all) take(table);
  return { book, alarms: [...alarms], judged };
}

it('the whole history raises no false alarm: one rate of all is disputed, which was never dealt at', () => {
  const { book, alarms, judged } = replay();
  expect(judged).toBeGreaterThan(58_000);
  // The market in Brazil was closed for carnival, and the value is gone with the next table.
  expect(alarms).toEqual(['currency-api 2025-03-05 BRL']);
  const refused = book.series.flatMap(({ tables }) => [...tables.published()].filter(({ refusal }) => refusal));
  expect(refused).toEqual([]);
});

const third: RateSource = { name: 'nbp', label: 'NBP', about: 'A third one', isPartial: true, staleAfterDays: 6 };

/** Whether EUR at 24 % more is believed beside an ECB that has it as before. */
function isBelieved(eurOfThird: number): boolean {
  const book = new Book(majors, allSeries([...rateSources, third], new Tables(), nothing, ecbName));
  const publish = (date: string, source: string, eur: number) =>
    book.put(
      rateTable(date, source, new Map(majors.map((code) => [code, code === 'USD' ? 1 : code === 'EUR' ? eur : 2]))),
    );
  for (const source of ['currency-api', 'ecb', 'nbp']) publish('2026-10-01', source, 0.8);
  publish('2026-10-02', 'ecb', 0.8);
  publish('2026-10-02', 'nbp', eurOfThird);
  publish('2026-10-02', 'currency-api', 0.992);
  book.settle();
  return book.seriesOf('currency-api').tables.get('2026-10-02')?.rates.has('EUR') === true;
}

it('a figure that two of three have is believed', () => {
  expect(isBelieved(0.992)).toBe(true);
  expect(isBelieved(0.8)).toBe(false);
});
