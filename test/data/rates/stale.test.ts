/** From which age on the rates in force are called stale: reported by the graph and by /readyz, which stays true. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeEach(async () => {
  meridian = await startMeridian();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await meridian.close();
});

const day = 86_400_000;

async function reportedAt(time: number): Promise<unknown> {
  jest.spyOn(Date, 'now').mockReturnValue(time);
  const query = '{ health { isReady rates { source date isStale staleAfterDays } } }';
  const { body } = await meridian.query({ query });
  const ready = await fetch(`${meridian.url}/readyz`);
  const { status, rates } = (await ready.json()) as { status: boolean; rates: Record<string, unknown> };
  const { source, date, isStale, staleAfterDays } = rates;
  expect(body.data).toEqual({ health: { isReady: true, rates: { source, date, isStale, staleAfterDays } } });
  expect([ready.status, status]).toEqual([200, true]);
  return { source, isStale, staleAfterDays };
}

describe('the rates in force are stale', () => {
  it('after three days where their source publishes every day', async () => {
    const { source, date } = meridian.services.rates.table;
    const begun = Date.parse(date);
    expect(await reportedAt(begun + 3 * day)).toEqual({ source, isStale: false, staleAfterDays: 3 });
    expect(await reportedAt(begun + 3 * day + 1_000)).toEqual({ source, isStale: true, staleAfterDays: 3 });
    expect(await reportedAt(begun + 365 * day)).toEqual({ source, isStale: true, staleAfterDays: 3 });
  });

  it('after six where it publishes on working days, as over Easter from Thursday to Tuesday', async () => {
    const { rates } = meridian.services;
    const date = '2027-03-25';
    rates.publish(rateTable(date, 'ecb', new Map(rates.table.rates)));
    const published = Date.parse('2027-03-30T16:00:00+02:00');
    expect(await reportedAt(published)).toEqual({ source: 'ecb', isStale: false, staleAfterDays: 6 });
    expect(await reportedAt(Date.parse(date) + 6 * day + 1_000)).toEqual({
      source: 'ecb',
      isStale: true,
      staleAfterDays: 6,
    });
  });
});
