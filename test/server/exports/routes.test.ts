/** Large exports are made while they are taken: at a slow reader's pace, and no further than it reads. */
import { type IncomingMessage, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type FinishedRequest, finishedRequests } from '../../../src/base/telemetry/diagnostics.js';
import { shares } from '../../../src/base/shares/shares.js';
import { createServer } from '../../../src/server/server.js';
import { BillLine } from '../../../src/hosting/bill/line.js';
import { fleet, server } from '../../hosting/bill/fleet.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';

const count = 12_000;
/** Long enough that all of it fits into no buffer of the system. */
const labels = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`label-${n}`, 'x'.repeat(50)]));

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;
let end: () => void;
const finished: FinishedRequest[] = [];

beforeAll(async () => {
  end = finishedRequests.subscribe((batch) => finished.push(...batch));
  const servers = Array.from({ length: count }, (_, n) => server(n + 1, { labels }));
  upstream = await ScriptedUpstream.start(fleet({ servers }));
  meridian = await startMeridian({ CLOUD_TOKEN: 'one', CLOUD_BASE_URL: upstream.url });
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  end();
  await meridian.close();
  await upstream.close();
});

const path = '/export/bill.csv?currency=EUR&kinds=SERVER&maxAge=900';
const fetched = () => fetch(meridian.url + path, { headers: { authorization } });

/** The beginning of a response that nobody reads further. */
function unread(url = meridian.url): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url + path, { headers: { authorization }, agent: false }, (response) => {
      response.pause();
      resolve(response);
    }).on('error', reject);
  });
}

let size: number;

it('an export of 12,000 lines arrives whole', async () => {
  const text = await (await fetched()).text();
  size = text.length;
  expect(text.split('\r\n')).toHaveLength(count + 2);
  expect(text.endsWith('\r\n')).toBe(true);
});

it('is made no further than it is read, and frees its share when the client goes away', async () => {
  const { total, part } = shares.exports;
  const open: IncomingMessage[] = [];
  for (let n = 0; n < total - part; n += 1) open.push(await unread());
  const refused = await fetched();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  await refused.text();
  finished.splice(0);
  for (const response of open) response.destroy();
  const ended = () => {
    finishedRequests.flush();
    return finished.filter(({ isAborted }) => isAborted);
  };
  await until(() => ended().length === open.length);
  for (const { bytes } of ended()) expect(bytes).toBeLessThan(size / 2);
  const again = await fetched();
  expect([again.status, (await again.text()).length]).toEqual([200, size]);
});

it('ends at once for HEAD', async () => {
  const made = jest.spyOn(BillLine.prototype, 'accruedEstimate');
  const response = await fetch(meridian.url + path, { method: 'HEAD', headers: { authorization } });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(made.mock.calls.length).toBeLessThan(count / 10);
});

it('is broken off where it fails halfway, so that nobody takes it for all', async () => {
  let made = 0;
  const { accruedEstimate } = BillLine.prototype;
  jest.spyOn(BillLine.prototype, 'accruedEstimate').mockImplementation(function (this: BillLine) {
    made += 1;
    return made > count / 2 ? Promise.reject(new Error('a secret')) : accruedEstimate.call(this);
  });
  const response = await fetched();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

it('has a status of its own where it fails before anything is sent', async () => {
  jest.spyOn(BillLine.prototype, 'accruedEstimate').mockRejectedValue(new Error('a secret'));
  const response = await fetched();
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/json; charset=utf-8']);
  expect(await response.text()).not.toContain('secret');
});

describe('a reader', () => {
  /** Milliseconds, in place of a minute. */
  const longestStall = 1_500;
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const app = await createServer(meridian.services, { longestStall });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}`;
    close = async () => {
      app.draining.cut();
      await app.close();
    };
  });
  afterAll(() => close());

  it('that takes nothing any more is cut off, and gives its share back', async () => {
    const { total, part } = shares.exports;
    const open = await Promise.all(Array.from({ length: total - part }, () => unread(url)));
    expect((await fetch(url + path, { headers: { authorization } })).status).toBe(503);
    for (const response of open) response.on('error', () => undefined);
    const cut = open.map((response) => new Promise((resolve) => response.on('close', resolve)));
    finished.splice(0);
    await until(() => {
      finishedRequests.flush();
      return finished.filter(({ isAborted }) => isAborted).length === open.length;
    });
    for (const response of open) response.resume();
    await Promise.all(cut);
    expect(open.map(({ complete }) => complete)).toEqual(open.map(() => false));
    const again = await fetch(url + path, { headers: { authorization } });
    expect([again.status, (await again.text()).length]).toEqual([200, size]);
  });

  it('that is slow, but goes on, gets all of it, however long it takes', async () => {
    const response = await unread(url);
    const start = Date.now();
    let bytes = 0;
    for await (const chunk of response) {
      const before = bytes;
      bytes += (chunk as Buffer).length;
      const step = size / 25;
      if (Math.floor(before / step) !== Math.floor(bytes / step)) await pause(longestStall / 10);
    }
    expect([response.complete, bytes]).toEqual([true, size]);
    expect(Date.now() - start).toBeGreaterThan(longestStall);
  });
});
