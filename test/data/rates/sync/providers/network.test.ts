import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { currencyApi } from '../../../../../src/data/rates/sync/providers/currency-api.js';
import { ecb } from '../../../../../src/data/rates/sync/providers/ecb.js';
import { HttpStatusError, NetworkError } from '../../../../../src/data/rates/sync/providers/get-text.js';
import { type Cdn, ecbOf, startCdn, tableOf } from '../../cdn.js';

let cdn: Cdn;
beforeEach(async () => {
  cdn = await startCdn();
});
afterEach(() => cdn.close());

const signal = new AbortController().signal;
const fetchLatest = (timeoutMs?: number) => currencyApi(cdn.template, timeoutMs).fetch(signal);

describe('the currency-api over HTTP', () => {
  it('gives the table of the package from the layout of the CDN', async () => {
    const { date, rates } = await fetchLatest();
    expect(date).toBe('2026-09-29');
    expect(rates.get('AED')).toBe(3.6725);
    expect(cdn.asked).toEqual(['/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.json']);
  });

  it('gives the table of a day, and null for a day without one', async () => {
    cdn.tables.set('2026-09-28', tableOf('2026-09-28'));
    const provider = currencyApi(cdn.template);
    expect((await provider.fetchDay?.('2026-09-28', signal))?.date).toBe('2026-09-28');
    expect(await provider.fetchDay?.('2026-09-27', signal)).toBeNull();
  });

  it('reads a compressed answer', async () => {
    const body = gzipSync(tableOf('2026-09-30'));
    cdn.breaksWith = (_request, response) => response.setHeader('content-encoding', 'gzip').end(body);
    expect((await fetchLatest()).date).toBe('2026-09-30');
  });

  it.each([500, 503, 404, 403, 429, 204])('fails on the status %d', async (status) => {
    cdn.breaksWith = (_request, response) => response.writeHead(status).end(status === 204 ? undefined : tableOf('x'));
    await expect(fetchLatest()).rejects.toThrow(new HttpStatusError(status));
  });

  it('fails on a redirect, wherever it leads', async () => {
    const location = `${cdn.address}/elsewhere`;
    cdn.breaksWith = (_request, response) => response.writeHead(302, { location }).end();
    await expect(fetchLatest()).rejects.toThrow('expected status 200, but got 302');
    expect(cdn.asked).toHaveLength(1);
  });

  it('fails when no answer comes in time', async () => {
    cdn.breaksWith = () => {};
    await expect(fetchLatest(30)).rejects.toThrow('expected an answer within 30 ms, but got none');
  });

  it('fails when the body stops coming', async () => {
    cdn.breaksWith = (_request, response) => response.write('{"date":');
    await expect(fetchLatest(50)).rejects.toThrow('expected an answer within 50 ms, but got none');
  });

  it('fails when the body is shorter than announced', async () => {
    cdn.breaksWith = (_request, response) => {
      response.writeHead(200, { 'content-length': 10_000 });
      response.write('{"date":"2026-09-30",', () => response.destroy());
    };
    await expect(fetchLatest()).rejects.toThrow(NetworkError);
  });

  it('fails when a body in chunks breaks off', async () => {
    cdn.breaksWith = (_request, response) => {
      response.write('{"date":"2026-09-30",', () => response.socket?.destroy());
    };
    await expect(fetchLatest()).rejects.toThrow(NetworkError);
  });

  it('fails on a body without end, compressed or not', async () => {
    cdn.breaksWith = (_request, response) => response.end('x'.repeat(2_000_000));
    await expect(fetchLatest()).rejects.toThrow('expected at most 1000000 bytes, but got more');
    const bomb = gzipSync(' '.repeat(20_000_000));
    cdn.breaksWith = (_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb);
    await expect(fetchLatest()).rejects.toThrow('expected at most 1000000 bytes, but got more');
  });

  it('fails when the server hangs up or is not there', async () => {
    cdn.breaksWith = (request) => request.socket.destroy();
    await expect(fetchLatest()).rejects.toThrow('the request failed: ECONNRESET');
    await cdn.close();
    await expect(fetchLatest()).rejects.toThrow('the request failed: ECONNREFUSED');
  });

  it('says nothing of what a page of errors says', async () => {
    cdn.breaksWith = (_request, response) => response.end('<html>secret</html>');
    await expect(fetchLatest()).rejects.toThrow(/^expected JSON, but got 19 characters that are none$/);
  });

  it('stops when asked to', async () => {
    const stopping = new AbortController();
    cdn.breaksWith = () => stopping.abort();
    await expect(currencyApi(cdn.template).fetch(stopping.signal)).rejects.toThrow('the request was stopped');
  });
});

describe('the ECB over HTTP', () => {
  it('gives its rates, and fails on any other status', async () => {
    await expect(ecb(cdn.ecbUrl).fetch(signal)).rejects.toThrow(new HttpStatusError(404));
    cdn.ecb = ecbOf('2026-09-30', { USD: 1.25 });
    expect((await ecb(cdn.ecbUrl).fetch(signal)).rates.get('EUR')).toBe(0.8);
  });
});
