/** A file with the credential of an account: read at the start, and again when it has changed. */
import type { Api } from '../../rest/rows/dialect.js';
import { type CredentialReading, type ReadableFile, fromFile } from './credential.js';
import type { CredentialKind } from './values.js';

export interface CredentialFile {
  readonly api: Api;
  readonly account: string;
  /** The setting that names the file; for a list, with the entry. */
  readonly setting: string;
  readonly path: string;
  readonly kind: CredentialKind;
  /** The part of the credential in front of the content, such as the user (a setting) and a colon. */
  readonly before: string;
  /** The form of a credential of several parts, such as `user:password`; null for any other. */
  readonly form: string | null;
}

export function readCredentialFile(file: CredentialFile, readable: ReadableFile): CredentialReading {
  const { setting, path, kind, before, form } = file;
  return behind(before, inForm(setting, fromFile(setting, path, kind, readable), form));
}

/** Prefixes the content with the parts that have settings of their own. */
export function behind(before: string, read: CredentialReading): CredentialReading {
  return read.credential === undefined ? read : { ...read, credential: `${before}${read.credential}` };
}

/** Adds the problem of a credential that lacks one of its parts. */
export function inForm(where: string, read: CredentialReading, form: string | null): CredentialReading {
  if (form === null || read.credential === undefined || /^[^:]+:[^]/.test(read.credential)) return read;
  return { problems: [`${where}: expected ${form}, but got no such pair`] };
}
