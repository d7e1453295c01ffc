/** The examples of docs/architecture.md that are no part of the tree compile within it. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { blocksOf } from './blocks.js';

const toys = new Map(
  blocksOf('docs/architecture.md').flatMap(({ text }): [string, string][] => {
    const [, file, code = ''] = /^\/\/ (src\/\S+)\n([^]*)$/.exec(text) ?? [];
    return file === undefined || existsSync(file) ? [] : [[resolve(file), code]];
  }),
);
const folders = [...toys.keys()].map((file) => dirname(file));

it('toys compile', () => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => toys.has(file) || fileExists(file);
  host.directoryExists = (folder) => folders.includes(folder) || ts.sys.directoryExists(folder);
  host.readFile = (file) => toys.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = textOf(file);
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram([...toys.keys()], options, host);
  const problems = [...toys.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  expect(toys.size).toBeGreaterThan(5);
  expect(ts.formatDiagnostics(problems, { ...host, getCanonicalFileName: (file) => file })).toBe('');
});

/** The name of the toy's API is one of all, as its line in the list of APIs makes it. */
function textOf(file: string): string | undefined {
  if (!file.endsWith('src/rest/rows/dialect.ts')) return toys.get(file);
  return ts.sys.readFile(file)?.replace("export type Api = 'CLOUD'", "export type Api = 'TOY' | 'CLOUD'");
}
