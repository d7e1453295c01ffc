/** The cost of a known operation is estimated anew wherever a variable may change it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

const many = (field: string) => Array.from({ length: 40 }, (_, n) => `a${n}: ${field}`).join(' ');

it.each([
  [
    'how many are asked for',
    `query ($n: Int!) { country(code: "US") { cities(first: $n) { nodes { ${many('name')} } } } }`,
    { n: 5 },
    { n: 10_000 },
  ],
  [
    'what is left out',
    `query ($is: Boolean!) { country(code: "US") { name ... @include(if: $is) { ${many('cities(first: 10000) { nodes { name country { name } } }')} } } }`,
    { is: false },
    { is: true },
  ],
  [
    'how long a list is',
    `query ($codes: [String!]) { ${many('countries(filter: { codes: $codes }) { isoCode }')} }`,
    { codes: ['IN'] },
    { codes: Array.from({ length: 100_000 }, () => 'IN') },
  ],
  [
    'how long a text is',
    `query ($text: String) { ${many('countries(filter: { search: $text }) { isoCode }')} }`,
    { text: 'in' },
    { text: 'x'.repeat(900_000) },
  ],
])('such as %s', async (_what, query, little, much) => {
  for (let time = 0; time < 2; time += 1) {
    expect((await meridian.query({ query, variables: little })).body.errors).toBeUndefined();
    const { body } = await meridian.query({ query, variables: much });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', bound: 'cost' });
  }
});
