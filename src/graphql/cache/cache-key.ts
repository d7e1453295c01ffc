/** The cache key of a response: the operation and everything else its result depends on. */
import { type Encoding, encodings } from '../../base/content-encoding.js';
import type { Token } from '../../base/auth/token.js';
import type { GraphQLRequest } from '../http/graphql-request.js';

export interface Identity extends Pick<GraphQLRequest, 'method' | 'search' | 'text'> {
  readonly encoding: Encoding;
  /** Equal for all callers with the same scopes, default currency and right to ask anything. */
  readonly who: string;
  /** A signed 32-bit integer; not unique. */
  readonly hash: number;
}

/** Characters that are hashed at the start and at the end of a longer text. */
const most = 4_096;
const offset = 0x811c9dc5;
const prime = 0x01000193;

export function identityOf(
  caller: Token | null,
  encoding: Encoding,
  { method, search, text }: GraphQLRequest,
): Identity {
  const who = caller ? whoIs(caller) : '';
  const hash = hashOf(text, hashOf(search, fnv(who, offset + encodings.indexOf(encoding))));
  return { method, search, text, encoding, who, hash };
}

function whoIs(caller: Token): string {
  return `${caller.defaultCurrency ?? ''} ${caller.scopes.join(' ')}${caller.documentsOnly ? ' documents' : ''}`;
}

export function isSame(one: Identity, other: Identity): boolean {
  return (
    one.hash === other.hash &&
    one.text === other.text &&
    one.search === other.search &&
    one.method === other.method &&
    one.encoding === other.encoding &&
    one.who === other.who
  );
}

function hashOf(text: string, before: number): number {
  const { length } = text;
  if (length <= 2 * most) return fnv(text, before);
  return fnv(text.slice(0, most), fnv(text.slice(-most), before ^ length));
}

/** FNV-1a, twice, over every other character each: a multiplication waits for the one before it. */
function fnv(text: string, before: number): number {
  let even = before;
  let odd = ~before;
  const last = text.length - 1;
  for (let index = 0; index < last; index += 2) {
    even = Math.imul(even ^ text.charCodeAt(index), prime);
    odd = Math.imul(odd ^ text.charCodeAt(index + 1), prime);
  }
  if (last % 2 === 0) even = Math.imul(even ^ text.charCodeAt(last), prime);
  return Math.imul(even ^ (odd >>> 15) ^ (odd << 17), prime);
}
