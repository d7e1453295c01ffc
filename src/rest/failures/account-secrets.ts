/** The secrets of an account, in every form in which an answer may echo them. */
import type { Dialect } from '../rows/dialect.js';
import type { Account } from '../transport/account.js';

/** Characters. Shorter passwords are not redacted: that would spoil ordinary words and reveal the password. */
const shortest = 6;

/** The credential, its password and its headers: plain, in base64 and in URLs. */
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
