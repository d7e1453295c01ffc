/** In which division others lie by ISO 3166-2 as the package iso-3166 has it: no source of Meridian's own parents. */
import { readFileSync } from 'node:fs';

/** From "IE-CN" to "IE-U". */
export const parents: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('parents.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [code = '', parent = ''] = line.split('\t');
      return [code, parent];
    }),
);
