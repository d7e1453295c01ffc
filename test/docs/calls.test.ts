/** The numbers of calls that the documents name are those of the schema. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { namedCalls } from '../apis/contract/listing.js';
import { dialects } from '../support/dialects.js';

const sdl = readFileSync('schema/schema.graphql', 'utf8');
const hosting = readFileSync('docs/hosting.md', 'utf8');
const countOf = (api: string, areListed: boolean) => new Set(namedCalls(sdl, api, areListed)).size;

it('docs/hosting.md counts the calls of each API as the schema has them', () => {
  const rows = [...hosting.matchAll(/^\| (\w+) +\| (\d+) +\| (\d+) +\|/gm)];
  expect(rows.map(([, api, listed, further]) => [api, Number(listed), Number(further)])).toEqual(
    dialects
      .map(({ api }) => [api.toLowerCase(), countOf(api, true), countOf(api, false)])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );
});

it('docs/hosting.md names the number of listed calls', () => {
  const listed = dialects.reduce((sum, { api }) => sum + countOf(api, true), 0);
  expect(/Each of the (\d+) listed calls/.exec(hosting)?.[1]).toBe(String(listed));
});
