/** What documents say of the tree: its settings, its codes, its files, and one another. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { statusOfCode } from '../../src/base/errors.js';
import { readConfig } from '../../src/server/config/config.js';
import { blocksOf, documents } from './blocks.js';
import { documentedSettings } from './settings.js';

const textOf = (document: string) => readFileSync(document, 'utf8');
it('the README is short', () => {
  expect(textOf('README.md').trim().split('\n').length).toBeLessThan(120);
});

it('docs/settings.md lists all settings that are read, and no other', () => {
  const read = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void read.add(String(name)) });
  readConfig(env);
  expect(documentedSettings().sort()).toEqual([...read].sort());
});

it('docs/asking.md lists all codes of errors with their status', () => {
  const rows = [...textOf('docs/asking.md').matchAll(/^\| `([A-Z_]+)` +\| (\d+) /gm)];
  const own = rows.filter(([, code]) => statusOfCode(code) !== undefined);
  expect(own.map(([, code, status]) => [code, Number(status)])).toEqual(
    own.map(([, code]) => [code, statusOfCode(code)]),
  );
  const codes = [...textOf('src/base/errors.ts').matchAll(/^ {2}([A-Z_]+): \d+,$/gm)].map(([, code]) => code);
  expect(own.map(([, code]) => code).sort()).toEqual(codes.sort());
});

describe.each(documents)('%s', (document) => {
  const words = textOf(document).replace(/^```[^]*?^```$/gm, '');

  it('names files that are there', () => {
    const named = [...words.matchAll(/`((?:src|test|schema|scripts|bench|docs)\/[\w./-]*)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('links to what is there', () => {
    const links = [...words.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].map(([, path = '', anchor]) => ({
      file: path === '' ? document : join(dirname(document), path),
      anchor,
    }));
    const broken = links.filter(
      ({ file, anchor }) => !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });

  it('shows code as it is', () => {
    const shown = blocksOf(document).flatMap(({ where, text }) => {
      const [, file, code = ''] = /^\/\/ (\S+)\n([^]*)$/.exec(text) ?? [];
      return file === undefined || !existsSync(file) ? [] : [{ where, isThere: textOf(file).includes(code.trim()) }];
    });
    expect(shown.filter(({ isThere }) => !isThere)).toEqual([]);
  });
});

/** As GitHub and its like make them of headings. */
function anchorsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
