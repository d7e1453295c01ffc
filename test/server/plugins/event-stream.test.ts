/** Server-sent events by their own clients, through the proxies of the examples, and at a stop. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-sse';
import { addDays } from '../../../src/base/dates.js';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { EventStream } from '../../support/event-stream.js';
import { type Meridian, startMeridian, startMeridianAtItsUrl } from '../../support/meridian.js';
import { describeEach } from '../../support/optional/optional.js';
import { program } from '../../support/optional/programs.js';
import { reverseProxies } from '../../support/optional/reverse-proxies.js';
import { start as startProgram } from '../../support/run.js';
import { startProcess } from '../../support/process.js';
import { until } from '../../support/until.js';

const query = 'subscription { ratesPublished(base: "EUR", codes: ["INR"]) { date } }';
let day = 1;

function publish({ services: { rates } }: Meridian): string {
  const date = `2026-10-${String((day += 1)).padStart(2, '0')}`;
  rates.publish(rateTable(date, 'currency-api', rates.table.rates));
  return date;
}

const datesIn = (results: EventStream['results']) => results.map(({ data }) => data?.['ratesPublished']);

describe('a stream', () => {
  let meridian: Meridian;
  beforeAll(async () => {
    meridian = await startMeridianAtItsUrl();
  });
  afterAll(() => meridian.close());

  it('is read by the client of the protocol', async () => {
    const client = createClient({ url: `${meridian.url}/graphql`, fetchFn: fetch, retryAttempts: 0 });
    const results = client.iterate({ query });
    expect(await results.next()).toMatchObject({ value: { data: { ratesPublished: {} } } });
    const date = publish(meridian);
    expect(await results.next()).toMatchObject({ value: { data: { ratesPublished: { date } } } });
    await results.return?.();
    await until(() => meridian.services.rates.changed.isIdle);
    client.dispose();
  });

  it('is not shared between subscriptions: a client that reserves one is told so', async () => {
    const client = createClient({
      url: `${meridian.url}/graphql`,
      fetchFn: fetch,
      singleConnection: true,
      retryAttempts: 0,
    });
    await expect(client.iterate({ query }).next()).rejects.toThrow('405');
    client.dispose();
    for (const method of ['GET', 'POST'] as const) {
      const response = await fetch(`${meridian.url}/graphql`, {
        method,
        headers: {
          accept: 'text/event-stream',
          'x-graphql-event-stream-token': 'x',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body: JSON.stringify({ query }) }),
      });
      expect(response.status).toBe(405);
      expect(await response.json()).toMatchObject({
        errors: [
          { message: expect.stringMatching(/on a connection of its own/), extensions: { code: 'METHOD_NOT_ALLOWED' } },
        ],
      });
    }
  });

  it.each([
    ['of its own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['with the header that a preflight allows', { 'apollo-require-preflight': '1' }, 200],
    ['of a page elsewhere', { 'sec-fetch-site': 'cross-site', origin: 'https://example.com' }, 403],
    ['that says nothing of where it comes from', {}, 403],
  ])('is opened by GET %s, or refused', async (_what, headers, status) => {
    const sent = request(`${meridian.url}/graphql?${new URLSearchParams({ query })}`, {
      headers: { accept: 'text/event-stream', ...headers },
    });
    const came = new Promise<number | undefined>((resolve) =>
      sent.on('response', (response) => resolve(response.statusCode)),
    );
    sent.end();
    const found = await came;
    sent.destroy();
    expect(found).toBe(status);
  });

  it('is opened by GET with the header that its refusal names, which a token does not replace', async () => {
    const address = `${meridian.url}/graphql?${new URLSearchParams({ query })}`;
    const get = (headers: Readonly<Record<string, string>>) =>
      fetch(address, { headers: { accept: 'text/event-stream', ...headers } });
    const refused = await get({ authorization: `Bearer ${await meridian.token([])}` });
    expect(refused.status).toBe(403);
    const [, name = '', value = ''] = /elsewhere send `([\w-]+): (.*?)`/.exec(await refused.text()) ?? [];
    const opened = await get({ [name]: value });
    expect(opened.status).toBe(200);
    await opened.body?.cancel();
  });

  it.each([
    [{}, 400],
    [[], 400],
    [{ query: 1 }, 400],
  ])('is refused where the body is %j', async (body, status) => {
    const { response } = await EventStream.open(meridian.url, body);
    expect(response?.status).toBe(status);
    expect(response?.headers.get('content-type')).toMatch('application/json');
  });

  it('gives a reader that was stalled the latest event, and not all that it missed', async () => {
    const many = Array.from({ length: 12 }, (_, n) => `a${n}: rates { code rate date source }`).join(' ');
    const sent = request(`${meridian.url}/graphql`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    });
    const came = new Promise<IncomingMessage>((resolve) => sent.on('response', resolve));
    sent.end(JSON.stringify({ query: `subscription { ratesPublished { date timestamp ${many} } }` }));
    const response = await came;
    const { rates } = meridian.services;
    const { table } = rates;
    const events = 150;
    for (let n = 1; n <= events; n += 1) {
      const grown = [...table.rates].map(
        ([code, rate]) => [code, code === 'USD' ? 1 : rate * (1 + n / 10_000)] as const,
      );
      rates.publish(rateTable(addDays('2026-11-01', n), 'currency-api', new Map(grown)));
      await pause(10);
    }
    let text = '';
    response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    await until(() => text.includes(rates.table.date) && text.endsWith('\n\n'));
    expect(text.split('event: next').length - 1).toBeLessThan(events / 2);
    response.destroy();
    await until(() => rates.changed.isIdle);
  });
});

it('is off where the setting says so', async () => {
  const meridian = await startMeridian({ LIVE: 'off' });
  const stream = await EventStream.open(meridian.url, { query });
  expect(stream.status).toBe(404);
  await meridian.close();
});

program('curl').it('is read by curl as it comes', async (curl) => {
  const meridian = await startMeridian();
  const child = startProgram(curl, [
    '-sN',
    `${meridian.url}/graphql`,
    '-H',
    'accept: text/event-stream',
    '--json',
    JSON.stringify({ query }),
  ]);
  let said = '';
  child.stdout?.on('data', (chunk) => (said += String(chunk)));
  await until(() => said.includes('event: next'));
  const date = publish(meridian);
  await until(() => said.includes(date));
  child.kill();
  await meridian.close();
});

describeEach(reverseProxies, 'through a proxy with the example of deploy', (start) => {
  it('events pass at once', async () => {
    const base = 'http://127.0.0.1/meridian';
    const meridian = await startMeridian({ BASE_URL: base, BASE_PATH: '/meridian', TRUST_PROXY: '127.0.0.1' });
    const proxy = await start([meridian.url]);
    const through = `http://127.0.0.1:${proxy.port}/meridian`;
    // Caddy first asks whether it is ready.
    await untilAsync(async () => (await fetch(`${through}/readyz`)).status === 200);
    const stream = await EventStream.open(through, { query }, { 'accept-encoding': 'gzip, br' });
    await stream.has(1);
    expect(stream.response?.headers.get('content-encoding')).toBeNull();
    for (let n = 0; n < 3; n += 1) {
      const date = publish(meridian);
      await stream.has(n + 2);
      expect(datesIn(stream.results).at(-1)).toEqual({ date });
    }
    stream.close();
    await until(() => meridian.services.rates.changed.isIdle);
    await proxy.stop();
    await meridian.close();
  });
});

async function untilAsync(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

describe('a stop', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-streams-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('completes 200 open streams when it is announced, and takes no more', async () => {
    const server = await startProcess({ RATES_SYNC: 'off', STOP_DELAY: '3', DATA_DIR: dataDir });
    await server.printed(/Health/);
    const streams = await Promise.all(Array.from({ length: 200 }, () => EventStream.open(server.url, { query })));
    await Promise.all(streams.map((stream) => stream.has(1)));
    const exited = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await Promise.all(streams.map((stream) => stream.over()));
    expect(streams.every(({ isComplete }) => isComplete)).toBe(true);
    const late = await EventStream.open(server.url, { query });
    expect(late.status).toBe(503);
    expect(await exited).toEqual([0, null]);
    expect(server.errors()).not.toMatch(/cut off/);
  });
});
