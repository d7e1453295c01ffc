/** Reads DOCUMENTS_DIR: the operations that the operator trusts. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../base/telemetry/operation-record.js';
import { textAt } from '../../base/unknown.js';
import type { TrustedDocument } from '../../graphql/documents/trusted-document.js';
import { type ReadDocuments, readDocumentFile, sizeOf } from './document-file.js';

/** The most bytes that all files have together. */
const mostBytes = 16 * 1024 * 1024;
const most = 5_000;

const expected = 'a folder of *.graphql files, or a JSON file of texts by their hashes';

/** Other files of the folder, and those whose names begin with a dot, are not read. */
export function readDocuments(setting: string, path: string): ReadDocuments {
  try {
    const files = filesAt(path);
    if (files.length === 0) return wrong(`${setting}: expected ${expected}, but got a folder without either`);
    const unread = problemsBefore(setting, files);
    if (unread.length > 0) return wrong(...unread);
    const read = files.map((file) => readDocumentFile(`${setting}, ${file}`, file));
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

function wrong(...problems: readonly string[]): ReadDocuments {
  return { documents: [], problems };
}

function filesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const isDocument = (name: string) => !name.startsWith('.') && /\.(graphql|json)$/.test(name);
  return readdirSync(path)
    .filter(isDocument)
    .sort()
    .map((name) => join(path, name));
}

/** Names what is too much, or no file at all, before anything is read. */
function problemsBefore(setting: string, files: readonly string[]): string[] {
  if (files.length > most) return [`${setting}: expected at most ${most} documents, but got ${files.length} files`];
  const sizes = files.map((file) => ({ file, size: sizeOf(file) }));
  const unreadable = sizes.flatMap(({ file, size }) =>
    typeof size === 'string' ? [`${setting}, ${file}: expected a file, but got ${size}`] : [],
  );
  if (unreadable.length > 0) return unreadable;
  const known = sizes.flatMap(({ file, size }) => (typeof size === 'number' ? [{ file, size }] : []));
  const bytes = known.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= mostBytes) return [];
  const [largest] = known.sort((a, b) => b.size - a.size);
  const of = largest ? `, of which ${largest.file} has ${largest.size}` : '';
  return [`${setting}: expected at most ${mostBytes / 1024 ** 2} MiB of documents, but got ${bytes} bytes${of}`];
}

/** An id names one document: no other has it, and it is the hash of no other. */
function repeated(setting: string, documents: readonly TrustedDocument[]): string[] {
  const byHash = new Map(documents.map((document) => [sha256(document.text), document]));
  const first = new Map<string, TrustedDocument>();
  return documents.flatMap((document) => {
    const { id, file, line, text } = document;
    const before = first.get(id);
    if (!before) first.set(id, document);
    const where = `${setting}, ${file}:${line}`;
    if (before) return [`${where}: expected another id than ${before.file} has, but got ${id}`];
    const other = byHash.get(id.replace(/^sha256:/, ''));
    return other && other.text !== text
      ? [`${where}: expected another id than the hash of ${other.id} in ${other.file}, but got ${id}`]
      : [];
  });
}
