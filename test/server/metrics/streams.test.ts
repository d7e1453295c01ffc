/** What metrics say of streams of events, and that how long they were open is in no duration of requests. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EventStream } from '../../support/event-stream.js';
import type { Scrape } from '../../support/prometheus.js';
import { Measured } from './measured.js';

let measured: Measured;
beforeAll(async () => {
  measured = await Measured.start();
});
afterAll(() => measured.close());

const query = 'subscription { ratesPublished(base: "EUR", codes: ["USD"]) { base } }';
const open = (text = query) => EventStream.open(measured.server.url, { query: text });

async function until(holds: (scrape: Scrape) => boolean): Promise<Scrape> {
  for (;;) {
    const scrape = await measured.scrape();
    if (holds(scrape)) return scrape;
  }
}

const streams = (outcome: string) => (scrape: Scrape) =>
  scrape.value('meridian_requests_total', { kind: 'stream', outcome });
const events = (outcome: string) => (scrape: Scrape) => scrape.value('meridian_stream_events_total', { outcome });
const opened = (scrape: Scrape) => scrape.value('meridian_streams_open');
const timed = (scrape: Scrape) =>
  scrape.samples.filter(({ name }) => name === 'meridian_request_duration_seconds_count');

it('counts those that are open, what is sent to them, and those that their readers have closed', async () => {
  const before = await measured.scrape();
  const all = await Promise.all([open(), open(), open('subscription { ratesPublished(base: "XAU") { base } }')]);
  await Promise.all(all.map((stream) => stream.has(1)));
  const during = await until((scrape) => opened(scrape) === 3);
  expect(events('data')(during) - events('data')(before)).toBe(2);
  expect(events('partial')(during) - events('partial')(before)).toBe(1);
  expect(streams('data')(during)).toBe(streams('data')(before));
  all.forEach((stream) => stream.close());
  const after = await until((scrape) => streams('data')(scrape) + streams('partial')(scrape) === 3);
  expect(opened(after)).toBe(0);
  // Who has read enough disconnects.
  expect(streams('aborted')(after)).toBe(0);
  expect(timed(after)).toEqual(timed(before));
  expect(after.samples.filter(({ labels, name }) => labels['kind'] === 'stream' && name.includes('duration'))).toEqual(
    [],
  );
});

it('counts one that is refused by its only event, and a refused opening as any request', async () => {
  const before = await measured.scrape();
  await (await open('subscription { nothing }')).over();
  const after = await until((scrape) => streams('refused')(scrape) === streams('refused')(before) + 1);
  expect(events('refused')(after)).toBe(events('refused')(before) + 1);
  expect(timed(after)).toEqual(timed(before));
  expect((await EventStream.open(measured.server.url, {})).status).toBe(400);
  const refused = (scrape: Scrape) => scrape.value('meridian_requests_total', { kind: 'graphql', outcome: 'refused' });
  const later = await until((scrape) => refused(scrape) === refused(before) + 1);
  const durations = (scrape: Scrape) => scrape.value('meridian_request_duration_seconds_count', { kind: 'graphql' });
  expect(durations(later)).toBe(durations(before) + 1);
});
