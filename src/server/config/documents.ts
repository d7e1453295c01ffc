/** Reads DOCUMENTS_DIR: the operations that the operator trusts. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseJson } from '../../base/json.js';
import { isObject, kindInWords, textAt } from '../../base/unknown.js';
import type { TrustedDocument } from '../../graphql/documents/trusted-document.js';

interface ReadDocuments {
  readonly documents: readonly TrustedDocument[];
  readonly problems: readonly string[];
}

/** The most bytes that all files have together. */
const mostBytes = 16 * 1024 * 1024;
const most = 5_000;
const longestId = 200;

const expected = 'a folder of *.graphql files, or a JSON file of texts by their hashes';

/** Other files of the folder, and those whose names begin with a dot, are not read. */
export function readDocuments(setting: string, path: string): ReadDocuments {
  try {
    const files = filesAt(path);
    if (files.length === 0) return wrong(`${setting}: expected ${expected}, but got a folder without either`);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    if (bytes > mostBytes) {
      return wrong(`${setting}: expected at most ${mostBytes / 1024 ** 2} MiB of documents, but got ${bytes} bytes`);
    }
    const read = files.map((file) => (file.endsWith('.json') ? readPreset(setting, file) : readOperation(file)));
    const documents = read.flatMap((one) => one.documents);
    const problems = [...read.flatMap((one) => one.problems), ...repeated(setting, documents)];
    if (documents.length > most) {
      problems.push(`${setting}: expected at most ${most} documents, but got ${documents.length}`);
    }
    return { documents, problems };
  } catch (error) {
    const got = textAt(error, 'code') === 'ENOENT' ? 'a path where there is none' : 'one that cannot be read';
    return wrong(`${setting}: expected ${expected}, but got ${got}`);
  }
}

function wrong(problem: string): ReadDocuments {
  return { documents: [], problems: [problem] };
}

function filesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const isDocument = (name: string) => !name.startsWith('.') && /\.(graphql|json)$/.test(name);
  return readdirSync(path)
    .filter(isDocument)
    .sort()
    .map((name) => join(path, name));
}

function readOperation(file: string): ReadDocuments {
  const document = { id: basename(file, '.graphql'), text: readFileSync(file, 'utf8'), file };
  return { documents: [{ ...document, line: 1, isOnOneLine: false }], problems: [] };
}

/** The client preset of GraphQL Code Generator writes such a file: `persisted-documents.json`. */
function readPreset(setting: string, file: string): ReadDocuments {
  const written = readFileSync(file, 'utf8');
  const texts = parsed(written);
  if (!isObject(texts)) return wrong(`${setting}, ${file}: expected a JSON object of texts by their hashes`);
  const documents: TrustedDocument[] = [];
  const problems: string[] = [];
  let [place, line] = [0, 1];
  for (const [id, text] of Object.entries(texts)) {
    const next = Math.max(place, written.indexOf(JSON.stringify(id), place));
    line += written.slice(place, next).split('\n').length - 1;
    place = next;
    if (id === '' || id.length > longestId) {
      problems.push(`${setting}, ${file}:${line}: expected ids of 1 to ${longestId} characters, but got ${id.length}`);
    } else if (typeof text !== 'string') {
      problems.push(`${setting}, ${file}:${line}: expected a text, but got ${kindInWords(text)}`);
    } else documents.push({ id, text, file, line, isOnOneLine: true });
  }
  return { documents, problems };
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function repeated(setting: string, documents: readonly TrustedDocument[]): string[] {
  const first = new Map<string, TrustedDocument>();
  return documents.flatMap((document) => {
    const { id, file, line } = document;
    const before = first.get(id);
    if (!before) first.set(id, document);
    return before ? [`${setting}, ${file}:${line}: expected another id than ${before.file} has, but got ${id}`] : [];
  });
}
