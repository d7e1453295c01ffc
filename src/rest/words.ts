/** Descriptions that follow from names, for rows that need no more. */
import type { BoundRow } from './bound-row.js';

const abbreviation = /\b(ip|dns|iso|ssh|vnc|mac|url)(s?)\b/gi;

/** `attachFloatingIp` → `attach floating IP`. */
export function words(name: string): string {
  return name
    .replace(/[_-]/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(abbreviation, (_, letters: string, plural: string) => letters.toUpperCase() + plural.toLowerCase());
}

export function about(row: BoundRow): string {
  if (row.options.about !== undefined) return row.options.about;
  const text = words(row.name);
  if (row.kind === 'list') return `${capitalized(text)}, a page at a time`;
  if (row.kind === 'get') return `${capitalized(withArticle(text))}; null when there is none`;
  const [verb = '', ...object] = text.split(' ');
  return capitalized(object.length === 0 ? verb : `${verb} ${withArticle(object.join(' '))}`);
}

/** Of the type that a write answers. */
export function payloadName({ name }: BoundRow): string {
  return `${capitalized(name)}Payload`;
}

/** Plurals have none. */
function withArticle(noun: string): string {
  if (noun.endsWith('s')) return noun;
  // SSH is spoken letter by letter: an S begins with a vowel.
  return /^([aeio]|SSH)/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
