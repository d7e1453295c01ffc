/** Reads the address of a server with its password, given directly or in a file. No problem repeats it. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fromFile } from './credential.js';
import { textAt } from '../../base/unknown.js';
import { expectedSecretUrl, parseSecretUrl } from './values.js';

interface Reading<T> {
  readonly value: T | null;
  readonly problems: readonly string[];
}

/** `setting` is the one that names the file. */
export function addressInFile(setting: string, path: string, protocols: readonly string[]): Reading<string> {
  const { credential, problems } = fromFile(setting, path, 'text');
  if (credential === undefined) return { value: null, problems };
  const value = parseSecretUrl(credential.trim(), protocols);
  const expected = `${setting}: expected a file with ${expectedSecretUrl(credential.trim(), protocols)}, but got another`;
  return value === undefined ? { value: null, problems: [expected] } : { value, problems: [] };
}

/** The certificates of the authorities that vouch for a server, as text. */
export function certificatesInFile(setting: string, path: string): Reading<string> {
  const wrong = (got: string) => ({
    value: null,
    problems: [`${setting}: expected a file with certificates in PEM, but got ${got}`],
  });
  try {
    const value = readFileSync(path, 'utf8');
    new X509Certificate(value);
    return { value, problems: [] };
  } catch (error) {
    return wrong(textAt(error, 'syscall') === null ? 'something else' : 'one that cannot be read');
  }
}
