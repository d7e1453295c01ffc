/** Reads one file of trusted documents: an operation, or a JSON file of several. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseJson } from '../../base/json.js';
import { isObject, kindInWords, textAt } from '../../base/unknown.js';
import type { TrustedDocument } from '../../graphql/documents/trusted-document.js';

export interface ReadDocuments {
  readonly documents: readonly TrustedDocument[];
  readonly problems: readonly string[];
}

const longestId = 200;

/** Its bytes, or in words why it is not to be read: of what is no file, such as a pipe, reading may never end. */
export function sizeOf(file: string): number | string {
  try {
    const stat = statSync(file);
    return stat.isFile() ? stat.size : 'something that is no file';
  } catch (error) {
    return reasonOf(error);
  }
}

/** `where` names the setting and the file. */
export function readDocumentFile(where: string, file: string): ReadDocuments {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
    return file.endsWith('.json') ? inPreset(where, file, text) : operation(where, file, text);
  } catch (error) {
    return { documents: [], problems: [`${where}: expected a file of UTF-8, but got ${reasonOf(error)}`] };
  }
}

function reasonOf(error: unknown): string {
  switch (textAt(error, 'code')) {
    case 'ENOENT':
      return 'a link that leads nowhere';
    case 'ELOOP':
      return 'a link that leads to itself';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'other bytes';
    default:
      return 'one that cannot be read';
  }
}

function operation(where: string, file: string, text: string): ReadDocuments {
  const id = basename(file, '.graphql');
  const problem = problemOfId(`${where}:1`, id);
  return problem === null
    ? { documents: [{ id, text, file, line: 1, isOnOneLine: false }], problems: [] }
    : { documents: [], problems: [problem] };
}

/** The client preset of GraphQL Code Generator writes such a file: `persisted-documents.json`. */
function inPreset(where: string, file: string, written: string): ReadDocuments {
  const texts = parsed(written);
  if (!isObject(texts)) {
    return { documents: [], problems: [`${where}: expected a JSON object of texts by their hashes`] };
  }
  const documents: TrustedDocument[] = [];
  const problems: string[] = [];
  let [place, line] = [0, 1];
  for (const [id, text] of Object.entries(texts)) {
    const next = Math.max(place, written.indexOf(JSON.stringify(id), place));
    line += written.slice(place, next).split('\n').length - 1;
    place = next;
    const problem = problemOfId(`${where}:${line}`, id);
    if (problem !== null) problems.push(problem);
    else if (typeof text !== 'string') {
      problems.push(`${where}:${line}: expected a text, but got ${kindInWords(text)}`);
    } else documents.push({ id, text, file, line, isOnOneLine: true });
  }
  return { documents, problems };
}

function problemOfId(where: string, { length }: string): string | null {
  if (length > 0 && length <= longestId) return null;
  return `${where}: expected ids of 1 to ${longestId} characters, but got ${length}`;
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return parseJson(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
