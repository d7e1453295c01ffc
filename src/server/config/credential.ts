/** Reads one credential, given directly or in a file. No problem repeats its value. */
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { type CredentialKind, problemOf } from './values.js';
import { textAt } from '../../base/unknown.js';

export interface CredentialReading {
  /** Absent if there are problems. */
  readonly credential?: string;
  readonly problems: readonly string[];
}

export function checked(where: string, credential: string, kind: CredentialKind): CredentialReading {
  const problem = problemOf(where, credential, kind);
  return problem === undefined ? { credential, problems: [] } : { problems: [problem] };
}

/** Bytes; a larger file is no credential. */
const largest = 65_536;

/** The path is not repeated either: it may be a misplaced credential. */
export function fromFile(where: string, path: string, kind: CredentialKind): CredentialReading {
  const wrong = (got: string): CredentialReading => ({
    problems: [`${where}: expected a file with the credential on one line, but got ${got}`],
  });
  try {
    const bytes = readBytes(path);
    if (typeof bytes === 'string') return wrong(bytes);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '');
    return text.trim() === '' ? wrong('an empty one') : checked(where, text, kind);
  } catch (error) {
    return wrong(reasonOf(textAt(error, 'code')));
  }
}

/** The bytes of the file, or what is wrong with it. */
function readBytes(path: string): Buffer | string {
  const file = openSync(path, 'r');
  try {
    const stat = fstatSync(file);
    if (!stat.isFile() && !stat.isFIFO()) return 'something that is no file';
    const bytes = stat.size > largest ? null : readFileSync(file);
    return bytes === null || bytes.length > largest ? 'one that is too large' : bytes;
  } finally {
    closeSync(file);
  }
}

function reasonOf(code: string | null): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
      return 'a path where there is none';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'one that is no text';
    default:
      return 'one that cannot be read';
  }
}
