/** Values that are written as text, of one zone: names in them are relative to it unless they end with a dot. */
import { quoted, sameName } from './text.js';
import { entriesOf } from './tokens.js';
import { type ZoneFileValue, sameValue, textOf, valueOf } from './value.js';

/** A text that was given without quotes gets them; it may have blanks. */
export function written(type: string, text: string): string {
  return type === 'TXT' && !text.trimStart().startsWith('"') ? quoted(Buffer.from(text)) : text;
}

/** Null for what cannot be read, and for types that are not known. */
function valueIn(zone: string, type: string, text: string): ZoneFileValue | null {
  const absolute = (name: string) => (name.endsWith('.') ? sameName(name) : `${sameName(name)}.${zone}`);
  try {
    const words = [...entriesOf(text)].flatMap(({ tokens }) => tokens);
    return valueOf(type, words, (name) => (name === '@' ? zone : absolute(name)));
  } catch {
    return null;
  }
}

/** The same for all ways to write a value. */
export function sameIn(zone: string, type: string, text: string): string {
  const value = valueIn(zone, type, text);
  return value ? sameValue(type, value) : text;
}

/** The name of a record that the API writes relative to its zone. */
export function fullName(zone: string, name: string): string {
  return name === '@' || name === '' ? zone : `${name}.${zone}`;
}

/** The content of a record: names in it are full, without a dot at the end, and a host has no priority. */
export function contentIn(zone: string, type: string, text: string): string {
  const value = valueIn(zone, type, text);
  if (!value) return text.trim();
  return value.content ?? textOf(type, value).replace(/(?<=\S)\.(?=\s|$)/g, '');
}
