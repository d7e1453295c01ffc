/**
 * Converts a record's value between its forms: words of a zone file, `content` and `data` of the API, and one text to
 * compare.
 */
import { isIPv4, isIPv6 } from 'node:net';
import { isObject } from '../../../base/unknown.js';
import { type ValueSyntax, layouts, plainKinds, prioritized } from './layouts.js';
import { placeOf, placeText } from './location.js';
import { bytesOf, quoted, sameName } from './text.js';
import { type ZoneFileToken, entriesOf } from './tokens.js';

export interface ZoneFileValue {
  /** The value of record types without `data`. */
  readonly content: string | null;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly priority: number | null;
}

export const knownKinds: readonly string[] = [...Object.keys(plainKinds), ...Object.keys(layouts), 'LOC'];

export const isKnownKind = (type: string) => knownKinds.includes(type);

/** Parses the words of a zone file; throws an error that explains the problem. */
export function valueOf(
  type: string,
  words: readonly ZoneFileToken[],
  absolute: (name: string) => string,
): ZoneFileValue {
  const left = [...words];
  const priority = prioritized.includes(type) ? numberIn(next(left, 'priority')) : null;
  const plain = plainKinds[type];
  if (plain) {
    if (left.length === 0) throw new Error(`${type} expects a value`);
    const content = contentOf(
      type,
      left.splice(0, plain === 'texts' || plain === 'base64' ? left.length : 1),
      absolute,
    );
    if (left.length > 0) throw new Error(`${type} expects no more than its value, but got ${left[0]?.text}`);
    return { content, data: null, priority };
  }
  if (type === 'LOC') {
    const data = placeOf(left.map(({ text }) => text).join(' '));
    if (!data) throw new Error('LOC expects a place such as 51 30 0 N 0 7 0 W 10m');
    return { content: null, data, priority };
  }
  const data = (layouts[type] ?? []).map(([name, form]) => [name, partOf(name, form, left, absolute)] as const);
  if (left.length > 0) throw new Error(`${type} expects no more parts, but got ${left[0]?.text}`);
  return { content: null, data: Object.fromEntries(data), priority };
}

function next(left: ZoneFileToken[], name: string): string {
  const token = left.shift();
  if (!token) throw new Error(`${name} is missing`);
  return token.text;
}

function numberIn(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`expected a number, but got ${text}`);
  return Number(text);
}

function contentOf(type: string, words: readonly ZoneFileToken[], absolute: (name: string) => string): string {
  const text = words.map((word) => word.text).join('');
  if (type === 'TXT') return quoted(Buffer.concat(words.map((word) => bytesOf(word.text))));
  if (plainKinds[type] === 'name') return absolute(text);
  if ((type === 'A' && !isIPv4(text)) || (type === 'AAAA' && !isIPv6(text)))
    throw new Error(`${type} expects an address, but got ${text}`);
  return text;
}

function partOf(name: string, form: ValueSyntax, left: ZoneFileToken[], absolute: (name: string) => string): unknown {
  switch (form) {
    case 'int':
      return numberIn(next(left, name));
    case 'name':
      return absolute(next(left, name));
    case 'word':
      return next(left, name);
    case 'text':
      return bytesOf(next(left, name)).toString();
    case 'hex':
    case 'base64': {
      const digits = left.splice(0).map(({ text }) => text);
      return digits.length > 0 ? digits.join('') : next(left, name);
    }
    case 'rest':
      return left
        .splice(0)
        .map(({ text, isQuoted }) => (isQuoted ? `"${text}"` : text))
        .join(' ');
  }
}

/** The value as a zone file writes it. */
export function textOf(type: string, { content, data, priority }: ZoneFileValue): string {
  const before = prioritized.includes(type) ? [String(priority ?? 0)] : [];
  if (type === 'LOC' && data) return placeText(data);
  if (data) return [...before, ...(layouts[type] ?? []).map(([name, form]) => written(form, data[name]))].join(' ');
  const plain = plainKinds[type];
  const own = content ?? '';
  if (plain === 'name') return [...before, written('name', own)].join(' ');
  return plain === 'texts' ? quoted(bytesIn(own)) : own;
}

function written(form: ValueSyntax, part: unknown): string {
  const text = String(part ?? '');
  if (form === 'text') return quoted(Buffer.from(text));
  return form === 'name' && !text.endsWith('.') ? `${text}.` : text;
}

/** The bytes of a TXT record's content, which is quoted strings or one unquoted string. */
function bytesIn(content: string): Buffer {
  if (!content.startsWith('"')) return Buffer.from(content);
  try {
    const words = [...entriesOf(content)].flatMap(({ tokens }) => tokens);
    return Buffer.concat(words.map(({ text }) => bytesOf(text)));
  } catch {
    return Buffer.from(content);
  }
}

/** Two values of a kind have the same text if they mean the same. */
export function sameValue(type: string, value: ZoneFileValue): string {
  const { content, data, priority } = value;
  const before = prioritized.includes(type) ? `${priority ?? 0} ` : '';
  if (plainKinds[type]) return `${before}${sameContent(type, content ?? '')}`;
  const own = isObject(data) ? data : readContent(type, content ?? '');
  if (!own) return content ?? '';
  if (type === 'LOC') return placeText(own);
  return `${before}${(layouts[type] ?? []).map(([name, form]) => samePart(form, own[name])).join(' ')}`;
}

function sameContent(type: string, content: string): string {
  switch (plainKinds[type]) {
    case 'name':
      return sameName(content);
    case 'texts':
      return bytesIn(content).toString('latin1');
    case 'base64':
      return content.replace(/\s+/g, '');
    default:
      return isIPv6(content) && !content.includes('%') ? new URL(`http://[${content}]`).hostname : content;
  }
}

function samePart(form: ValueSyntax, part: unknown): string {
  const text = String(part ?? '');
  switch (form) {
    case 'name':
      return sameName(text);
    case 'word':
      return text.toLowerCase();
    case 'hex':
      return text.replace(/\s+/g, '').toLowerCase();
    case 'base64':
      return text.replace(/\s+/g, '');
    case 'rest':
      return text.replaceAll('"', '').split(/\s+/).sort().join(' ');
    default:
      return text;
  }
}

function readContent(type: string, content: string): ZoneFileValue['data'] | undefined {
  try {
    const words = [...entriesOf(content)].flatMap(({ tokens }) => tokens);
    return valueOf(type, words, (name) => name).data;
  } catch {
    return undefined;
  }
}
