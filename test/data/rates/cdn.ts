/** A local server with the files of the installed package, in the layout of the CDN, that can break in every way. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { ecbCurrencies } from '../../../src/data/rates/sync/providers/ecb.js';

const packaged = readFileSync(
  createRequire(import.meta.url).resolve('@fawazahmed0/currency-api/v1/currencies/usd.json'),
  'utf8',
);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface Cdn {
  /** `http://127.0.0.1:port`. */
  readonly address: string;
  /** For `currencyApi`. */
  readonly template: string;
  readonly ecbUrl: string;
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** Bodies by date; `latest` is the package's own table. */
  readonly tables: Map<string, string>;
  /** The ECB's document; without one it is not found. */
  ecb: string | undefined;
  /** Takes the place of every answer of the currency-api. */
  breaksWith: Answer | undefined;
  close(): Promise<void>;
}

export async function startCdn(): Promise<Cdn> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    cdn.asked.push(path);
    const date = /^\/npm\/@fawazahmed0\/currency-api@([^/]+)\/v1\/currencies\/usd\.json$/.exec(path)?.[1];
    if (date && cdn.breaksWith) return cdn.breaksWith(request, response);
    const body = date ? cdn.tables.get(date) : path === '/ecb.xml' ? cdn.ecb : undefined;
    response.statusCode = body === undefined ? 404 : 200;
    response.end(body ?? 'Not found');
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cdn: Cdn = {
    address,
    template: `${address}/npm/@fawazahmed0/currency-api@{date}/v1/currencies/{code}.json`,
    ecbUrl: `${address}/ecb.xml`,
    asked: [],
    tables: new Map([['latest', packaged]]),
    ecb: undefined,
    breaksWith: undefined,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return cdn;
}

/** The package's table as of another day, some of its rates changed; undefined takes one away. */
export function tableOf(date: string, changes: Record<string, unknown> = {}): string {
  const { usd }: { usd: Record<string, unknown> } = JSON.parse(packaged);
  return JSON.stringify({ date, usd: { ...usd, ...changes } });
}

/** The ECB's document of a day: the package's rates for one euro, some of them changed; undefined takes one away. */
export function ecbTableOf(date: string, changes: Record<string, number | undefined> = {}): string {
  const { usd }: { usd: Record<string, number> } = JSON.parse(packaged);
  const published = ecbCurrencies.filter((code) => code !== 'EUR');
  const perEuro = published.map((code) => [code, (usd[code.toLowerCase()] ?? NaN) / (usd['eur'] ?? NaN)] as const);
  const all = Object.entries({ ...Object.fromEntries(perEuro), ...changes });
  return ecbOf(date, Object.fromEntries(all.flatMap(([code, rate]) => (rate === undefined ? [] : [[code, rate]]))));
}

/** The ECB's document of a day, from units for one euro. */
export function ecbOf(date: string, perEuro: Record<string, number | string>): string {
  const cubes = Object.entries(perEuro).map(([code, rate]) => `\t\t\t<Cube currency='${code}' rate='${rate}'/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${date}'>
${cubes.join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
}
