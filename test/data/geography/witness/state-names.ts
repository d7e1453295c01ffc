/**
 * Local names of states: the one of ISO 3166-2 (iso-3166 4.4.0, MIT) and those of CLDR 48 (cldr 8.0.0, Unicode License)
 * in the languages with an official status in the country or a part of it, English only where it has one nationwide.
 * `state-names.tsv` has a code of ISO 3166-2 and the names between "|" on each line.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('state-names.tsv', import.meta.url));

/** By "ES-CT". */
export const localStateNames: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [code = '', names = ''] = line.split('\t');
      return [code, names.split('|')];
    }),
);
