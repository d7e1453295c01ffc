/** Texts of records: character strings with their escapes, and names without regard to case. */
import { domainToASCII } from 'node:url';

/** Bytes of one character string. */
const longest = 255;

/** The bytes that a text stands for: `\"` is a quote, `\195` a byte. */
export function bytesOf(text: string): Buffer {
  const parts = text.split(/(\\\d{3}|\\[^]|[^\\]+)/).filter(Boolean);
  return Buffer.concat(
    parts.map((part) => {
      if (/^\\\d{3}$/.test(part)) return Buffer.from([byteOf(part)]);
      return Buffer.from(part.length > 1 && part.startsWith('\\') ? part.slice(1) : part);
    }),
  );
}

function byteOf(escape: string): number {
  const byte = Number(escape.slice(1));
  if (byte > 255) throw new Error(`expected an escape of up to \\255, but got ${escape}`);
  return byte;
}

/** Quoted, in parts of no more bytes than one may have. */
export function quoted(bytes: Buffer): string {
  const parts = [];
  for (let from = 0; from === 0 || from < bytes.length; from += longest)
    parts.push(`"${escaped(bytes.subarray(from, from + longest))}"`);
  return parts.join(' ');
}

function escaped(bytes: Buffer): string {
  return Array.from(bytes, (byte) => {
    if (byte === 0x22 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`;
    return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\${String(byte).padStart(3, '0')}`;
  }).join('');
}

/** The same for all ways to write a name: small letters, no dot at the end, other scripts in ASCII. */
export function sameName(name: string): string {
  const bare = name.replace(/(?<=[^\\])\.$/, '');
  const isAscii = [...bare].every((sign) => sign < '\x80');
  return (isAscii ? bare : bare.split('.').map(inAscii).join('.')).toLowerCase();
}

function inAscii(label: string): string {
  return domainToASCII(label) || label;
}

/** The full name, from a name as the API takes it: `@`, relative to the zone, or full. */
export function nameIn(zone: string, name: string): string {
  const own = sameName(name);
  if (own === '@' || own === '') return zone;
  return isWithin(zone, own) ? own : `${own}.${zone}`;
}

export function isWithin(zone: string, name: string): boolean {
  return name === zone || name.endsWith(`.${zone}`);
}
