import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

const ways = {
  'a field': 'date @include(if: $all)',
  'a fragment': '... @include(if: $all) { date }',
};

it.each(Object.entries(ways))('lists cost by their lengths where a variable skips %s', async (_what, selection) => {
  const ask = async (aliases: number) => {
    const fields = Array.from(
      { length: aliases },
      (_, n) => `a${n}: history(from: "1999-01-04", to: "2026-01-04", base: "EUR") { ${selection} }`,
    );
    const query = `query ($all: Boolean = false) { currency(code: "USD") { ${fields.join(' ')} } }`;
    return (await meridian.query({ query })).body;
  };
  expect((await ask(1)).errors).toBeUndefined();
  expect((await ask(100)).errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', bound: 'cost' });
});
