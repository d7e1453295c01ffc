/** Texts in the form in which they are compared: no case, no accents, international host names as people read them. */
import { domainToUnicode } from 'node:url';
import { plain } from '../../data/geography/search/fold.js';

const ascii = /^[\x20-\x7e]*$/;

export function comparable(text: string): string {
  const shown = /xn--/i.test(text) ? text.split('.').map(readable).join('.') : text;
  if (ascii.test(shown)) return shown.toLowerCase().trim();
  return plain(shown)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Loosens a comparable key: names are remembered without hyphens, and copied with underscores. */
export function loosely(key: string): string {
  return /[_ ]/.test(key) ? key.replace(/[_ ]/g, '-') : key;
}

/** Decodes a label of a host name; a label that only looks encoded stays as it is. */
function readable(label: string): string {
  return /^xn--/i.test(label) ? domainToUnicode(label) || label : label;
}
