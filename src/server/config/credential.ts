/** Reads one credential, given directly or in a file. No problem repeats its value. */
import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { type CredentialKind, problemOf } from './values.js';
import { textAt } from '../../base/unknown.js';

export interface CredentialReading {
  /** Absent if there are problems. */
  readonly credential?: string;
  readonly problems: readonly string[];
  /** It came through a pipe, which gives its content once. */
  readonly isPipe?: boolean;
}

export function checked(where: string, credential: string, kind: CredentialKind): CredentialReading {
  const problem = problemOf(where, credential, kind);
  return problem === undefined ? { credential, problems: [] } : { problems: [problem] };
}

/** Bytes; a larger file is no credential. */
const largest = 65_536;

export type ReadableFile = 'file or pipe' | 'file';

/** The path is not repeated either: it may be a misplaced credential. */
export function fromFile(
  where: string,
  path: string,
  kind: CredentialKind,
  readable: ReadableFile = 'file or pipe',
): CredentialReading {
  const wrong = (got: string): CredentialReading => ({
    problems: [`${where}: expected a file with the credential on one line, but got ${got}`],
  });
  try {
    const read = readBytes(path, readable);
    if ('got' in read) return wrong(read.got);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(read.bytes).replace(/\r?\n$/, '');
    return text.trim() === '' ? wrong('an empty one') : { ...checked(where, text, kind), isPipe: read.isPipe };
  } catch (error) {
    return wrong(reasonOf(textAt(error, 'code')));
  }
}

const noFile = { got: 'something that is no file' };
const tooLarge = { got: 'one that is too large' };

/** The bytes of the file, or what is wrong with it. */
function readBytes(
  path: string,
  readable: ReadableFile,
): { readonly bytes: Buffer; readonly isPipe: boolean } | { readonly got: string } {
  const mayBePipe = readable === 'file or pipe';
  // To open a pipe is to take part in it.
  if (!mayBePipe && !statSync(path).isFile()) return noFile;
  const file = openSync(path, mayBePipe ? constants.O_RDONLY : constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(file);
    const isPipe = mayBePipe && stat.isFIFO();
    if (!stat.isFile() && !isPipe) return noFile;
    if (stat.size > largest) return tooLarge;
    const bytes = readFileSync(file);
    return bytes.length > largest ? tooLarge : { bytes, isPipe };
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
