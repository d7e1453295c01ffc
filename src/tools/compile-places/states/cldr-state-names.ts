/**
 * CLDR's names of states, by language. Its JSON has them in English alone, its XML in some eighty languages: most were
 * confirmed by two people until version 41, and are drafts since.
 */
import { readdirSync } from 'node:fs';
import type { Sources } from '../sources.js';

/** The names by "IN MH", then by language. */
export type StateNamesByLanguage = ReadonlyMap<string, ReadonlyMap<string, string>>;

const entry = /<subdivision type="([a-z]{2})([a-z0-9]+)"[^>]*>([^<]+)</g;
const folder = ['cldr', '3rdparty', 'cldr', 'common', 'subdivisions'];

export function readCldrStateNames(sources: Sources): StateNamesByLanguage {
  const found = new Map<string, Map<string, string>>();
  for (const file of readdirSync(sources.path(...folder))) {
    const language = file.replace('.xml', '').replace('_', '-');
    for (const [, country = '', code = '', name = ''] of sources.text(...folder, file).matchAll(entry)) {
      const key = `${country} ${code}`.toUpperCase();
      const names = found.get(key) ?? new Map<string, string>();
      found.set(key, names.set(language, tidy(name)));
    }
  }
  return found;
}

/** The name without what sets it apart from another place, as in "Attique (périphérie)" and "Busia, Kenya", or marks a footnote. */
function tidy(name: string): string {
  return name
    .replaceAll('&amp;', '&')
    .replaceAll('’', "'")
    .replace(/\(.*?\)|, .*|[²³]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
