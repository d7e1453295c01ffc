/** What was amended, line by line; `node scripts/rate-checks.mjs URL` prints the table of a running service. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

type Check = readonly [name: string, query: string, before: string, after: unknown];

const file = new URL('checks.json', import.meta.url);
const checks = JSON.parse(readFileSync(file, 'utf8')) as readonly Check[];

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

it.each(checks)('%s', async (_name, query, _before, after) => {
  const { body } = await meridian.query({ query });
  if (typeof after === 'string') expect(body.errors?.[0]?.message).toContain(after);
  else expect(body).toEqual({ data: after });
});
