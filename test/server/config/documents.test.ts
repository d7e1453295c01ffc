/** DOCUMENTS_DIR: which files are read, and what is said of those that cannot be. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
      expect.stringMatching(/^DOCUMENTS_DIR: expected at most 16 MiB of documents, but got \d+ bytes$/),
    ]);
  });
});
