/** DOCUMENTS_DIR: which files are read, and what is said of those that cannot be. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readDocuments } from '../../../src/server/config/documents.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-documents-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (path = folder) => readDocuments('DOCUMENTS_DIR', path);

describe('the documents of a folder', () => {
  it('are its operations by their names, and the texts of its JSON by their keys, each with its place', () => {
    put('b.graphql', '{ b }');
    put('a.json', '{\n  "1f": "{ a }",\n  "2f": "{ c }" }');
    put('.hidden.graphql', '{ hidden }');
    put('notes.md', 'none');
    mkdirSync(join(folder, '..data'));
    expect(read()).toEqual({
      documents: [
        { id: '1f', text: '{ a }', file: join(folder, 'a.json'), line: 2, isOnOneLine: true },
        { id: '2f', text: '{ c }', file: join(folder, 'a.json'), line: 3, isOnOneLine: true },
        { id: 'b', text: '{ b }', file: join(folder, 'b.graphql'), line: 1, isOnOneLine: false },
      ],
      problems: [],
    });
  });

  it('may be in a single file', () => {
    put('persisted.json', '{ "1f": "{ a }" }');
    expect(read(join(folder, 'persisted.json')).documents.map(({ id }) => id)).toEqual(['1f']);
  });
});

describe('a problem', () => {
  const problem = () => read().problems.map((text) => text.replaceAll(`${folder}/`, ''));

  it('is a folder that is not there', () => {
    expect(read(join(folder, 'none')).problems).toEqual([
      expect.stringContaining('but got a path where there is none'),
    ]);
  });

  it('is a folder without documents', () => {
    put('notes.md', 'none');
    expect(problem()).toEqual([expect.stringContaining('but got a folder without either')]);
  });

  it.each([
    ['no JSON', '{', 'a.json: expected a JSON object of texts by their hashes'],
    ['a list', '[]', 'a.json: expected a JSON object of texts by their hashes'],
    ['a value that is no text', '{\n"a": {} }', 'a.json:2: expected a text, but got an object'],
    ['an empty id', '{ "": "{ a }" }', 'a.json:1: expected ids of 1 to 200 characters, but got 0'],
  ])('is %s', (_kind, text, expected) => {
    put('a.json', text);
    expect(problem()).toEqual([`DOCUMENTS_DIR, ${expected}`]);
  });

  it('is an id that two have', () => {
    put('a.graphql', '{ a }');
    put('b.json', '{ "a": "{ b }" }');
    expect(problem()).toEqual(['DOCUMENTS_DIR, b.json:1: expected another id than a.graphql has, but got a']);
  });

  it('is more than is held', () => {
    put('a.json', JSON.stringify(Object.fromEntries(Array.from({ length: 5_001 }, (_, nth) => [`_${nth}`, '{ a }']))));
    expect(problem()).toEqual(['DOCUMENTS_DIR: expected at most 5000 documents, but got 5001']);
    put('b.graphql', 'x'.repeat(16 * 1024 * 1024));
    expect(problem()).toEqual([
      expect.stringMatching(
        /^DOCUMENTS_DIR: expected at most 16 MiB of documents, but got \d+ bytes, of which b\.graphql has 16777216$/,
      ),
    ]);
  });

  it('is a file of 50 MB, which is not read', () => {
    put('a.graphql', '{ a }');
    put('large.json', '');
    truncateSync(join(folder, 'large.json'), 50_000_000);
    expect(problem()).toEqual([
      'DOCUMENTS_DIR: expected at most 16 MiB of documents, but got 50000005 bytes, of which large.json has 50000000',
    ]);
  });

  it('is 10,000 files, none of which is read', () => {
    for (let nth = 0; nth < 10_000; nth += 1) put(`${nth}.graphql`, '');
    expect(problem()).toEqual(['DOCUMENTS_DIR: expected at most 5000 documents, but got 10000 files']);
  });

  it('is a name of a document that is no file, and each of them is named', () => {
    mkdirSync(join(folder, 'folder.graphql'));
    symlinkSync('/dev/zero', join(folder, 'endless.graphql'));
    symlinkSync(join(folder, 'gone'), join(folder, 'lost.json'));
    symlinkSync(join(folder, 'loop.graphql'), join(folder, 'loop.graphql'));
    expect(problem()).toEqual([
      'DOCUMENTS_DIR, endless.graphql: expected a file, but got something that is no file',
      'DOCUMENTS_DIR, folder.graphql: expected a file, but got something that is no file',
      'DOCUMENTS_DIR, loop.graphql: expected a file, but got a link that leads to itself',
      'DOCUMENTS_DIR, lost.json: expected a file, but got a link that leads nowhere',
    ]);
  });

  it('is no link to a file, as mounted configuration has them', () => {
    mkdirSync(join(folder, '..data'));
    put('..data/a.graphql', '{ a }');
    symlinkSync(join('..data', 'a.graphql'), join(folder, 'a.graphql'));
    expect(read()).toMatchObject({ documents: [{ id: 'a', text: '{ a }' }], problems: [] });
  });

  it('is a file that is not UTF-8, and an id that is too long', () => {
    writeFileSync(join(folder, 'latin.graphql'), Buffer.from('# gr\xf6\xdfe\n{ a }', 'latin1'));
    put(`${'x'.repeat(201)}.graphql`, '{ a }');
    expect(problem()).toEqual([
      'DOCUMENTS_DIR, latin.graphql: expected a file of UTF-8, but got other bytes',
      expect.stringMatching(/x\.graphql:1: expected ids of 1 to 200 characters, but got 201$/),
    ]);
  });

  it('is an id that is the hash of another document, and not one that is its own', () => {
    const hash = createHash('sha256').update('{ a }').digest('hex');
    put('a.graphql', '{ a }');
    put('b.json', `{ "${hash}": "{ a }" }`);
    expect(problem()).toEqual([]);
    put('b.json', `{\n"sha256:${hash}": "{ b }" }`);
    expect(problem()).toEqual([
      `DOCUMENTS_DIR, b.json:2: expected another id than the hash of a in a.graphql, but got sha256:${hash}`,
    ]);
  });
});
