/**
 * An answer that pauses, while tables are published again and again: all its rates are of one table.
 *
 * @in-order
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rateTable } from '../../src/data/rates/tables/table.js';
import { type Meridian, startMeridian } from '../support/meridian.js';

/** Milliseconds. */
const betweenTables = 10;
const mostTables = 40;
const base = 'USD';

const query = `{
  before: currencies { code rate(base: "${base}") rateDate }
  countries { name currency { code rate(base: "${base}") rateDate } states { cities { name } } }
  after: currencies { code rate(base: "${base}") rateDate }
  table: rates(base: "${base}") { date rates { code rate date } }
  ofADay: rates(base: "${base}", date: "2026-09-20") { date rates { code rate date } }
  convert(from: "${base}", to: "INR") { rate date }
  points: currency(code: "INR") { history(base: "${base}", from: "2026-09-28") { date rate } }
}`;

interface Rate {
  readonly code: string;
  readonly rate: number | null;
  readonly rateDate: string | null;
}

interface Data {
  readonly before: Rate[];
  readonly countries: { currency: Rate | null }[];
  readonly after: Rate[];
  readonly table: { date: string; rates: { code: string; rate: number; date: string }[] };
  readonly convert: { rate: number; date: string };
  readonly points: { history: { date: string; rate: number }[] };
}

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

/** The day of the newest table, and how many tables were published until the answer came. */
async function askWhilePublishing(query: string) {
  const { rates } = meridian.services;
  const first = rates.table;
  let published = 0;
  const publishing = setInterval(() => {
    if (published === mostTables) return;
    published += 1;
    const date = new Date(Date.parse(first.date) + published * 86_400_000).toISOString().slice(0, 10);
    const changed = new Map(first.rates);
    for (const [code, rate] of first.rates) if (code !== base) changed.set(code, rate * (1 + published / 100));
    rates.publish(rateTable(date, 'currency-api', changed));
  }, betweenTables);
  try {
    const { body } = await meridian.query({ query });
    return { body, published, inForce: rates.table.date };
  } finally {
    clearInterval(publishing);
  }
}

it.each(['asked for the first time', 'known'])('%s', async () => {
  const { body, published, inForce } = await askWhilePublishing(query);
  expect(body.errors).toBeUndefined();
  const { before, countries, after, table, convert, points } = body.data as unknown as Data;
  expect(published).toBeGreaterThan(1);
  expect(table.date < inForce).toBe(true);
  const byCode = new Map(before.map((rate) => [rate.code, rate]));
  expect(after).toEqual(before);
  for (const { currency } of countries) if (currency) expect(currency).toEqual(byCode.get(currency.code));
  for (const { code, rate, date } of table.rates) expect(byCode.get(code)).toEqual({ code, rate, rateDate: date });
  expect(byCode.get('INR')).toMatchObject({ rate: convert.rate, rateDate: convert.date });
  expect(points.history.at(-1)).toEqual({ date: convert.date, rate: convert.rate });
  expect(table.date).toBe(convert.date);
});

// It is one that would be kept, as it was asked before, and was begun before the table that is in force.
it('is not kept for those who ask once another is in force', async () => {
  const { body } = await meridian.query({ query });
  expect((body.data as unknown as Data).table.date).toBe(meridian.services.rates.table.date);
});
