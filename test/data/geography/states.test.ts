/** What the graph says of states: codes, names, points and time zones. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { distance } from 'geokdbush';
import { territories } from '../../../src/data/geography/territories.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

/** Islands and a strip of Antarctica that lie oceans away from the rest of their country. */
const overseas = new Set(['FR CP', 'TF 01', 'TF 05', 'UM 76']);

interface Shown {
  code: string;
  isIsoCode: boolean;
  name: string;
  nativeName: string | null;
  type: string | null;
  latitude: number | null;
  longitude: number | null;
  timezone: string | null;
}

let meridian: Meridian;
const states = new Map<string, Shown[]>();

beforeAll(async () => {
  meridian = await startMeridian();
  const query = `query ($codes: [String!]) { countries(filter: { codes: $codes }) {
    isoCode states { code isIsoCode name nativeName type latitude longitude timezone }
  } }`;
  const codes = meridian.services.geography.countries.map(({ isoCode }) => isoCode);
  for (let at = 0; at < codes.length; at += 50) {
    const { body } = await meridian.query({ query, variables: { codes: codes.slice(at, at + 50) } });
    expect(body.errors).toBeUndefined();
    for (const { isoCode, states: own } of body.data?.countries as { isoCode: string; states: Shown[] }[]) {
      states.set(isoCode, own);
    }
  }
});
afterAll(() => meridian.close());

function state(country: string, code: string): Shown {
  const found = states.get(country)?.find((one) => one.code === code);
  if (found === undefined) throw new Error(`No state ${code} of ${country}.`);
  return found;
}

/** As the clocks go in January and July of this year. */
function clock(zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
  return [0, 6].map((month) => format.format(Date.UTC(2026, month, 1))).join();
}

describe('the code of a state', () => {
  it.each([
    ['DZ', '49', 'Timimoun'],
    ['DZ', '53', 'In Salah'],
    ['DZ', '57', "El M'ghair"],
    ['IN', 'OD', 'Odisha'],
    ['IN', 'TS', 'Telangana'],
    ['LU', 'LU', 'Luxembourg'],
    ['BQ', 'SE', 'Sint Eustatius'],
    ['EE', '430', 'Lääneranna'],
  ])('%s-%s is %s by ISO 3166-2', (country, code, name) => {
    expect(state(country, code)).toMatchObject({ name, isIsoCode: true });
  });

  it('says where ISO has none, and never elsewhere', () => {
    const file = createRequire(import.meta.url).resolve('cldr-core/supplemental/subdivisionContainment.json');
    const cldr: Record<string, { _contains: string[] }> = JSON.parse(readFileSync(file, 'utf8')).supplemental
      .subdivisionContainment;
    const iso = new Set(Object.values(cldr).flatMap(({ _contains }) => _contains));
    for (const [country, own] of states) {
      for (const { code, isIsoCode } of own) {
        expect([country, code, isIsoCode]).toEqual([country, code, iso.has((country + code).toLowerCase())]);
      }
    }
    expect(state('NO', '31').isIsoCode).toBe(false);
    expect(state('XK', 'PRI').isIsoCode).toBe(false);
  });

  it('brings its cities along', async () => {
    const { body } = await meridian.query({
      query: `{ od: state(country: "IN", code: "OD") { cities { name } } lu: state(country: "LU", code: "LU") { cities { name } }
        city: cityNamed(country: "DZ", name: "In Salah") { state { code } } }`,
    });
    expect(body.data?.od).toMatchObject({ cities: expect.arrayContaining([{ name: 'Bhubaneswar' }]) });
    expect(body.data?.lu).toMatchObject({ cities: expect.arrayContaining([{ name: 'Luxembourg' }]) });
  });
});

describe('the name of a state', () => {
  it.each([
    ['PL', '16', 'Opole'],
    ['DK', '84', 'Capital Region of Denmark'],
    ['VE', 'W', 'Federal Dependencies'],
    ['AZ', 'XVD', 'Khojavend'],
  ])('%s-%s is %s', (country, code, name) => {
    expect(state(country, code).name).toBe(name);
  });

  it('in its own language is not a translation of a word', () => {
    const translations: [string, string, string][] = [
      ['AZ', 'AGA', 'Göt'],
      ['US', 'AK', 'Down'],
      ['ZM', '09', 'Saturday'],
      ['SZ', 'LU', 'Bitch'],
      ['UG', '313', 'Hello'],
      ['TR', '52', 'Saat'],
      ['IT', 'CO', 'COME'],
    ];
    for (const [country, code, word] of translations) expect(state(country, code).nativeName).not.toBe(word);
  });

  it.each([
    ['DE', 'BY', 'Bayern'],
    ['JP', '13', '東京'],
    ['IT', '21', 'Piemonte'],
    ['US', 'AK', 'Alaska'],
  ])('of %s-%s in its own language is %s', (country, code, name) => {
    expect(state(country, code).nativeName).toBe(name);
  });
});

describe('the point of a state', () => {
  /** Kilometres from a state to the next one of its country: further than from Hawaii to any other. */
  const furthest = 4000;

  it('lies with those of its country, overseas territories aside', () => {
    const apart: string[] = [];
    for (const [country, own] of states) {
      const placed = own.filter(
        ({ code }) => !territories.has(`${country} ${code}`) && !overseas.has(`${country} ${code}`),
      );
      for (const one of placed) {
        const others = placed.filter((other) => other !== one);
        const nearest = Math.min(...others.map((other) => apartBy(one, other)));
        if (others.length > 0 && nearest > furthest) apart.push(`${country} ${one.name}`);
      }
    }
    expect(apart).toEqual([]);
  });

  it('is never 0, 0', () => {
    const all = [...states.values()].flat();
    expect(all.filter(({ latitude, longitude }) => latitude === 0 && longitude === 0)).toEqual([]);
    expect(all.filter(({ latitude }) => latitude === null).map(({ name }) => name)).toEqual([
      'Armed Forces Europe',
      'Armed Forces of the Americas',
      'Armed Forces Pacific',
    ]);
  });

  it.each([
    ['IL', 'M', 32, 35],
    ['ZM', '01', -15, 23],
    ['FJ', 'W', -18, 177],
    ['LB', 'JA', 33, 35],
  ])('of %s-%s is about %i, %i', (country, code, latitude, longitude) => {
    const point = state(country, code);
    expect(apartBy(point, { latitude, longitude })).toBeLessThan(150);
  });
});

describe('the time zone of a state', () => {
  it.each([
    ['RU', 'NVS', 'Asia/Novosibirsk'],
    ['MX', 'BCN', 'America/Tijuana'],
    ['RU', 'SVE', 'Asia/Yekaterinburg'],
    ['ID', 'BA', 'Asia/Makassar'],
    ['PG', 'MPL', 'Pacific/Port_Moresby'],
    ['PF', '03', 'Pacific/Marquesas'],
    ['KI', 'L', 'Pacific/Kiritimati'],
    ['US', 'GU', 'Pacific/Guam'],
    ['FR', '974', 'Indian/Reunion'],
    ['UA', '32', 'Europe/Kyiv'],
    ['EC', 'W', 'Pacific/Galapagos'],
    ['CD', 'KN', 'Africa/Kinshasa'],
    ['CD', 'NK', 'Africa/Lubumbashi'],
  ])('of %s-%s is %s', (country, code, zone) => {
    expect(state(country, code).timezone).toBe(zone);
  });

  it('shows an hour that its longitude allows', () => {
    const odd: string[] = [];
    for (const [country, own] of states) {
      for (const { name, longitude, timezone } of own) {
        if (longitude === null || timezone === null) continue;
        const hours = /GMT([+-]\d+)?(?::(\d+))?/.exec(clock(timezone));
        const ahead = Number(hours?.[1] ?? 0) + Math.sign(Number(hours?.[1] ?? 0)) * (Number(hours?.[2] ?? 0) / 60);
        const off = ((ahead - longitude / 15 + 36) % 24) - 12;
        if (off < -1.6 || off > 3.3) odd.push(`${country} ${name} ${off.toFixed(1)}`);
      }
    }
    expect(odd).toEqual([]);
  });
});

function apartBy(a: { latitude: number | null; longitude: number | null }, b: typeof a): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return 0;
  return distance(a.longitude, a.latitude, b.longitude, b.latitude);
}
