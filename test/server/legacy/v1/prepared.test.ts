/** Large responses are prepared a second after the start, and after each new table of rates. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { Services } from '../../../../src/server/services.js';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { fixedRates } from './service.js';

/** Counts how often something looks at the places, as a preparation does for each country. */
async function startCounting(): Promise<{ meridian: Meridian; looks: () => number }> {
  let looks = 0;
  const meridian = await startMeridian({}, (services): Services => {
    const { geography } = services;
    return Object.defineProperty({ ...services }, 'geography', {
      get: () => {
        looks += 1;
        return geography;
      },
    });
  });
  return { meridian, looks: () => looks };
}

/** Until nothing has looked for a fifth of a second. */
async function settled(looks: () => number): Promise<number> {
  for (let before = -1; before !== looks(); await pause(200)) before = looks();
  return looks();
}

it('once, however many tables follow each other', async () => {
  const { meridian, looks } = await startCounting();
  const { rates, geography } = meridian.services;
  const looksAfter = async (days: readonly number[]): Promise<number> => {
    const before = looks();
    for (const day of days) rates.publish(rateTable(`2026-01-${day}`, 'fixed', fixedRates));
    return (await settled(looks)) - before;
  };
  const one = await looksAfter([10]);
  expect(one).toBeGreaterThanOrEqual(geography.countries.length);
  const many = await looksAfter([11, 12, 13, 14, 15]);
  expect(many).toBeLessThan(2 * one);
  await meridian.close();
});

it('no longer, once the server is closed', async () => {
  const { meridian, looks } = await startCounting();
  meridian.services.rates.publish(rateTable('2026-01-15', 'fixed', fixedRates));
  await pause(1);
  await meridian.close();
  const atEnd = looks();
  await pause(1_500);
  expect(looks()).toBe(atEnd);
});
