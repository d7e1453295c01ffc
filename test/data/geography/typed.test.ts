/** Whether people find first what they mean: queries that were written down before any answer was looked at. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { kilometres } from '../../../src/tools/compile-places/point.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { printFigures } from '../../support/figures.js';

/** A city is meant if the one that is found lies as near to where it is by an atlas. */
const meantKm = 30;

interface Found {
  readonly __typename: string;
  readonly code?: string;
  readonly currency?: string;
  readonly isoCode?: string;
  readonly country?: { readonly isoCode: string };
  readonly latitude?: number;
  readonly longitude?: number;
}

interface Query {
  readonly text: string;
  /** Its code; "-" where a currency is meant. */
  readonly country: string;
  /** "country", "state CODE", "currency CODE", or latitude and longitude of a city; the later lists name a source after it. */
  readonly meant: string;
}

function queriesIn(file: string): readonly Query[] {
  return readFileSync(new URL(`typed/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', country = '', meant = ''] = line.split('\t');
      return { text, country, meant };
    });
}

let meridian: Meridian;
beforeAll(async () => (meridian = await startMeridian()));
afterAll(() => meridian.close());

function isMeant(found: Found | undefined, country: string, meant: string): boolean {
  if (found === undefined) return false;
  if (meant.startsWith('currency ')) return found.__typename === 'Currency' && `currency ${found.currency}` === meant;
  if (meant === 'country') return found.isoCode === country;
  if (found.country?.isoCode !== country) return false;
  if (meant.startsWith('state ')) return found.__typename === 'State' && `state ${found.code}` === meant;
  const [latitude = 0, longitude = 0] = meant.split(',').map(Number);
  const { latitude: north, longitude: east } = found;
  if (found.__typename !== 'City' || north === undefined || east === undefined) return false;
  return kilometres({ latitude: north, longitude: east }, { latitude, longitude }) <= meantKm;
}

/**
 * Each list was written down before its first run. Then 208, 239, 323, 308, 302, 282, 208, 352, 198, 198, 62, 145
 * and 27 were first; the rest of what is demanded came by mending causes. What is left are places whose namesakes are larger and as widely known
 * (Bayonne, Dundalk, Santander), and names in Tibetan, Tifinagh, Thai, Lao and Ethiopic letters that no source here has.
 */
it.each([
  ['queries.tsv', 99],
  ['fresh.tsv', 99],
  ['unseen.tsv', 99],
  ['later.tsv', 99],
  ['last.tsv', 99],
  ['fourth.tsv', 97],
  ['fifth.tsv', 97],
  ['sixth.tsv', 93],
  ['seventh.tsv', 99],
  ['eighth.tsv', 99],
  ['namesakes.tsv', 91],
  ['ninth.tsv', 96],
  ['renamed.tsv', 97],
])('finds first what people mean, in 25 scripts and more: %s, %d of a hundred', async (file, percent) => {
  const queries = queriesIn(file);
  const missed: string[] = [];
  for (let start = 0; start < queries.length; start += 20) {
    const some = queries.slice(start, start + 20);
    const fields = some.map(
      ({ text }, at) => `q${at}: search(text: ${JSON.stringify(text)}, first: 1) { nodes { ...found } }`,
    );
    const { body } = await meridian.query({
      query: `{ ${fields.join(' ')} } fragment found on Place {
        __typename
        ... on Country { isoCode }
        ... on State { code country { isoCode } }
        ... on City { latitude longitude country { isoCode } }
        ... on Currency { currency: code }
      }`,
    });
    expect(body.errors).toBeUndefined();
    some.forEach(({ text, country, meant }, at) => {
      const [found] = (body.data?.[`q${at}`] as { nodes: Found[] }).nodes;
      if (!isMeant(found, country, meant)) missed.push(`${text}: ${JSON.stringify(found ?? null)}`);
    });
  }
  printFigures(`${file}: ${queries.length - missed.length} of ${queries.length} first; not:\n${missed.join('\n')}`);
  expect(missed.length).toBeLessThanOrEqual(queries.length * (1 - percent / 100));
});
