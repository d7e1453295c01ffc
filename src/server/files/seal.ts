/** Encrypts what is stored for a later request of the same caller: it may contain keys and other secrets. */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { keyFrom } from '../tokens/secret.js';
import { parseOwnJson } from '../../base/json.js';

const algorithm = 'aes-256-gcm';
/** Bytes. */
const [keyLength, nonceLength, tagLength] = [32, 12, 16];

/** Derived from the token's secret, which is never stored, and the ticket: each ticket has its own key and nonce. */
function keyOf(authorization: string, ticket: string): readonly [key: Buffer, nonce: Buffer] {
  const bytes = keyFrom(authorization, ticket, keyLength + nonceLength);
  return [bytes.subarray(0, keyLength), bytes.subarray(keyLength)];
}

export function sealed(content: unknown, authorization: string, ticket: string): string {
  const cipher = createCipheriv(algorithm, ...keyOf(authorization, ticket));
  return Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
}

/** Throws if the text was altered. */
export function unsealed(text: string, authorization: string, ticket: string): unknown {
  const bytes = Buffer.from(text, 'base64');
  const end = bytes.length - tagLength;
  const decipher = createDecipheriv(algorithm, ...keyOf(authorization, ticket)).setAuthTag(bytes.subarray(end));
  return parseOwnJson(Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]).toString());
}
