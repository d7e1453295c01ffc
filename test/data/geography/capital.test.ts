/** Capitals with their roles, countries by calling code and language, and the abbreviations that people type. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { capitalsOf } from '../../../src/data/geography/capital.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => (meridian = await startMeridian()));
afterAll(() => meridian.close());

async function graph(query: string): Promise<Record<string, unknown>> {
  const { body } = await meridian.query({ query });
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
}

it('tells what each of several capitals is', async () => {
  const data = await graph(`{
    southAfrica: country(code: "ZA") { capital capitals { name role } }
    bolivia: country(code: "BO") { capitals { name role } }
    france: country(code: "FR") { capitals { name role } }
    tokelau: country(code: "TK") { capitals { name } }
  }`);
  expect(data).toEqual({
    southAfrica: {
      capital: 'Pretoria',
      capitals: [
        { name: 'Pretoria', role: 'EXECUTIVE' },
        { name: 'Cape Town', role: 'LEGISLATIVE' },
        { name: 'Bloemfontein', role: 'JUDICIAL' },
      ],
    },
    bolivia: {
      capitals: [
        { name: 'Sucre', role: 'OFFICIAL' },
        { name: 'La Paz', role: 'GOVERNMENT' },
      ],
    },
    france: { capitals: [{ name: 'Paris', role: 'OFFICIAL' }] },
    tokelau: { capitals: [] },
  });
});

it('names first the capital that the country names, and only cities that there are', () => {
  const { geography } = meridian.services;
  for (const country of geography.countries) {
    const [first] = capitalsOf(country);
    expect(first?.name ?? null).toBe(country.capital);
    const lost = capitalsOf(country).filter(({ name }) => geography.city(country, name) === undefined);
    expect(lost.map(({ name }) => `${country.isoCode} ${name}`)).toEqual([]);
  }
});

it('lists countries by calling code and by language', async () => {
  const data = await graph(`{
    norway: countries(filter: { callingCode: "+47" }) { isoCode }
    shared: countries(filter: { callingCode: "1" }) { isoCode }
    none: countries(filter: { callingCode: "+" }) { isoCode }
    swahili: countries(filter: { language: "SW" }) { isoCode }
    india: country(code: "IN") { languages { code nativeName countries { isoCode } } }
  }`);
  const codes = (value: unknown) => (value as { isoCode: string }[]).map(({ isoCode }) => isoCode);
  expect(codes(data.norway)).toContain('NO');
  expect(codes(data.shared)).toEqual(expect.arrayContaining(['US', 'CA', 'JM']));
  expect(codes(data.none)).toEqual([]);
  expect(codes(data.swahili)).toEqual(expect.arrayContaining(['KE', 'TZ', 'UG']));
  const { languages } = data.india as { languages: { code: string; nativeName: string | null; countries: unknown }[] };
  const hindi = languages.find(({ code }) => code === 'hi');
  expect(hindi?.nativeName).toBe('हिन्दी');
  expect(codes(hindi?.countries)).toEqual(['FJ', 'IN']);
});

it.each([
  ['LA', 'Laos'],
  ['RSA', 'South Africa'],
  ['USSR', 'Russia'],
  ['NYC', 'New York City'],
  ['SLC', 'Salt Lake City'],
])('finds by %s %s first', async (text, name) => {
  const data = await graph(`{ search(text: "${text}", first: 1) { nodes {
    ... on Country { name } ... on State { name } ... on City { name } ... on Currency { name } } } }`);
  expect(data.search).toEqual({ nodes: [{ name }] });
});
