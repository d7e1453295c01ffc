/** Heartbeats of streams, by a clock that the test moves. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { EventStream } from '../../support/event-stream.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { until } from '../../support/until.js';

/** Milliseconds from one to the next, as documented. */
const period = 12_000;
const query = 'subscription { ratesPublished(base: "EUR", codes: ["USD"]) { base } }';

let meridian: Meridian;
beforeEach(async () => {
  meridian = await startMeridian();
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'performance', 'Date'],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await meridian.close();
});

function publish(day: number): void {
  const { rates } = meridian.services;
  rates.publish(rateTable(`2026-10-${10 + day}`, 'currency-api', rates.table.rates));
}

it('go on while nothing happens, and between events, until the stream is closed', async () => {
  const before = jest.getTimerCount();
  const stream = await (await EventStream.open(meridian.url, { query })).has(1);
  for (let beats = 2; beats <= 4; beats += 1) {
    jest.advanceTimersByTime(period - 1);
    expect(stream.comments).toBe(beats - 1);
    jest.advanceTimersByTime(1);
    await until(() => stream.comments === beats);
  }
  for (let day = 1; day <= 3; day += 1) {
    publish(day);
    await stream.has(1 + day);
    jest.advanceTimersByTime(period);
    await until(() => stream.comments === 4 + day);
  }
  expect(stream.results).toHaveLength(4);
  expect(stream.isOver).toBe(false);
  stream.close();
  await until(() => meridian.services.rates.changed.isIdle && jest.getTimerCount() === before);
});
