/** Which source said it: of each figure its source, its day and its age; and the figures of one source alone. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondsOf } from '../../../src/base/dates.js';
import { type Cdn, ecbTableOf, startCdn, tableOf } from './cdn.js';
import { startSynced, type SyncedMeridian } from './synced-meridian.js';

const day = '2026-09-30';

let dataDir: string;
let cdn: Cdn;
let at: SyncedMeridian;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-sources-'));
  cdn = await startCdn();
  at = await startSynced(cdn, dataDir);
  cdn.tables.set('latest', tableOf(day));
  cdn.ecb = ecbTableOf(day, { INR: 110.5 });
  await at.sync(day);
});
afterAll(async () => {
  await at.close();
  await cdn.close();
  rmSync(dataDir, { recursive: true });
});

async function ask(query: string): Promise<{ data: Record<string, never>; errors?: { message: string }[] }> {
  const { body } = await at.meridian.query({ query });
  return body as Awaited<ReturnType<typeof ask>>;
}

const ofBoth = async (field: (source: string) => string) => {
  const { data, errors } = await ask(
    `{ any: ${field('')} api: ${field('source: CURRENCY_API')} ecb: ${field('source: ECB')} }`,
  );
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
};

describe('a source alone', () => {
  it('answers conversions, and says its name', async () => {
    const answer = await ofBoth((source) => `convert(from: "EUR", to: "INR", ${source}) { rate date source }`);
    const ofApi = { rate: expect.not.closeTo(110.5, 3), date: day, source: 'currency-api' };
    expect(answer).toEqual({ any: ofApi, api: ofApi, ecb: { rate: 110.5, date: day, source: 'ecb' } });
    const many = await ofBoth((source) => `convertMany(from: "EUR", to: ["INR"], ${source}) { rate date source }`);
    expect(many).toEqual(Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, [value]])));
  });

  it('answers tables, with what it has', async () => {
    const answer = await ofBoth((source) => `rates(base: "EUR", ${source}) { source date rates { code rate source } }`);
    const { any, api, ecb } = answer as Record<string, { source: string; rates: { code: string; rate: number }[] }>;
    expect(any).toEqual(api);
    expect(ecb).toMatchObject({ source: 'ecb', date: day });
    expect(ecb?.rates).toHaveLength(30);
    expect(ecb?.rates.find(({ code }) => code === 'INR')).toEqual({ code: 'INR', rate: 110.5, source: 'ecb' });
    expect(api?.rates.length).toBeGreaterThan(150);
  });

  it('answers quotes of a currency, also of another day', async () => {
    const quote = (source: string) => `currency(code: "INR") {
      now: quote(base: "EUR", ${source}) { rate date source }
      then: quote(base: "EUR", date: "2026-03-03", ${source}) { date source }
    }`;
    const { any, ecb } = await ofBoth(quote);
    expect(any).toMatchObject({
      now: { source: 'currency-api' },
      then: { source: 'currency-api', date: '2026-03-03' },
    });
    expect(ecb).toMatchObject({ now: { rate: 110.5, source: 'ecb' }, then: { source: 'ecb', date: '2026-03-03' } });
    expect((await ask('{ currency(code: "NPR") { quote(base: "EUR", source: ECB) { rate } } }')).data).toEqual({
      currency: { quote: null },
    });
  });

  it('answers the history, its rollups and its summary', async () => {
    const span = 'from: "2026-03-03", to: "2026-03-03", base: "EUR"';
    const history = (source: string) => `currency(code: "INR") {
      history(${span}, ${source}) { rate source }
      rollups(every: MONTH, ${span}, ${source}) { mean }
      summary(${span}, ${source}) { last { rate source } }
    }`;
    const { any, api, ecb } = await ofBoth(history);
    const told = (rate: number, source: string) => ({
      history: [{ rate, source }],
      rollups: [{ mean: Number(rate.toPrecision(12)) }],
      summary: { last: { rate, source } },
    });
    const rateOf = (value: unknown) => (value as { history: { rate: number }[] }).history[0]?.rate ?? NaN;
    expect(any).toEqual(api);
    expect(api).toEqual(told(rateOf(api), 'currency-api'));
    expect(ecb).toEqual(told(rateOf(ecb), 'ecb'));
    expect(rateOf(ecb)).not.toBe(rateOf(api));
  });

  it('of a day before its first table says from when it has some', async () => {
    const { errors } = await ask(
      '{ convert(from: "EUR", to: "USD", date: "2020-01-02", source: CURRENCY_API) { rate } }',
    );
    expect(errors?.[0]?.message).toBe(
      'Expected a date from 2024-03-02, the first day of currency-api, on, but got 2020-01-02.',
    );
  });
});

it('each figure tells its age, by the clock of the question', async () => {
  const { data } = await ask(`{
    convert(from: "EUR", to: "INR") { ageSeconds }
    currency(code: "INR") {
      quote(base: "EUR") { ageSeconds }
      history(from: "2026-03-03", to: "2026-03-03", base: "EUR") { ageSeconds }
    }
  }`);
  const now = Date.now() / 1000;
  const ageOf = (date: string) => expect.closeTo(now - secondsOf(date), -2);
  expect(data).toEqual({
    convert: { ageSeconds: ageOf(day) },
    currency: { quote: { ageSeconds: ageOf(day) }, history: [{ ageSeconds: ageOf('2026-03-03') }] },
  });
});
