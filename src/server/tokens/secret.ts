/** The text of a token: `mrd_`, an id of 12 hexadecimal digits, `_`, and 256 random bits as 43 base64url characters. */
import { createHash, hkdfSync, randomBytes } from 'node:crypto';

export function newSecret(): { id: string; text: string; hash: string } {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  return { id, text: `mrd_${id}_${secret}`, hash: hashOf(secret) };
}

const bearer = /^\s*[Bb][Ee][Aa][Rr][Ee][Rr]\s+mrd_([0-9a-f]{12})_([A-Za-z0-9_-]{43})\s*$/;
const longestHeader = 200;

export interface Claim {
  readonly id: string;
  readonly hash: string;
  /** Both joined, once for many lookups. */
  readonly key: string;
}

/** Parses an Authorization header and hashes its secret at once; undefined when it cannot be a token. */
export function claimIn(authorization: string | undefined): Claim | undefined {
  if (authorization === undefined || authorization.length > longestHeader) return undefined;
  const match = bearer.exec(authorization);
  const [, id, secret] = match ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const hash = hashOf(secret);
  return { id, hash, key: id + hash };
}

/** A key of `length` bytes derived from the secret itself: what is stored of a token is not enough to derive it. */
export function keyFrom(authorization: string, salt: string, length: number): Buffer {
  const [, , secret = ''] = bearer.exec(authorization) ?? [];
  return Buffer.from(hkdfSync('sha256', secret, salt, 'meridian', length));
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64');
}
