/** Redacts secrets from texts: of requests, of credentials, in every form that an answer may echo. */
import type { Account } from '../transport/account.js';
import type { Dialect } from '../rows/dialect.js';
import { textAt } from '../../base/unknown.js';

/** Characters. A shorter password is not struck: that would spoil ordinary words, and show what it is. */
const shortest = 6;

/** Field names whose values are secret. */
export const isSecret = (name: string): boolean =>
  /password|secret|private|token|custom_?key|authorization|cookie$|^pem$|destination_?conf|tsig_?key|wss_?url/i.test(
    name,
  );

/** All strings below secret names, at any depth, or in an object whose type marks it as a secret. */
export function secretsIn(value: unknown, isWithin = false): string[] {
  if (typeof value === 'string') return isWithin ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isTyped = !isWithin && /^secret_/.test(textAt(value, 'type') ?? '');
  return Object.entries(value).flatMap(([name, inner]) =>
    isTyped && ['name', 'type'].includes(name) ? [] : secretsIn(inner, isWithin || isTyped || isSecret(name)),
  );
}

/** The credential, its password and its headers: as they are, in base64 and in URLs. */
export function secretsOf({ credential }: Pick<Account, 'credential'>, dialect: Dialect): string[] {
  const headers = Object.values(dialect.headers(credential));
  const password = credential.slice(credential.indexOf(':') + 1);
  const sent = headers.flatMap((header) => [header, ...header.split(' ').slice(1)]);
  const plain = [credential, password, ...sent].filter(({ length }) => length >= shortest);
  const encoded = plain.flatMap((secret) => [
    // Without padding, which may be left out.
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    Buffer.from(secret).toString('base64url'),
    encodeURIComponent(secret),
  ]);
  return [...new Set([...plain, ...encoded])];
}

/** Redacts secrets also in their JSON-escaped form: keys have several lines. */
export function redacted(text: string, secrets: readonly string[]): string {
  const forms = secrets.filter(Boolean).flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  // A secret may be part of another.
  forms.sort((one, other) => other.length - one.length);
  return forms.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
