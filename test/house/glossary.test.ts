/** Private words for what the field has a word for stay away from names. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { privateWords as words } from '../../scripts/words.mjs';

const root = join(import.meta.dirname, '../../src');

/** Texts, where a private word hides in comments and messages as well. */
const texts = ['src', 'scripts', 'docs'];
const telling = /\b(?:[Uu]n)?(?:told|Told|[Tt]ells?|[Tt]elling)(?![a-z])|[a-z](?:Told|Tells?)(?![a-z])/;
/** A contract that never changes, and the list of the words. */
const exempt = [
  'src/server/legacy/v1/openapi-parts.ts',
  'src/server/legacy/v1/openapi-schemas.ts',
  'scripts/words.mjs',
];

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated/'))
  .map((file) => join(root, file));

function namesIn(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text.replace(/^#/, ''));
    node.forEachChild(look);
  };
  look(source);
  return names.add(basename(file).replace(/\.tsx?$/, ''));
}

it('no name in the source is a private word', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    [...namesIn(file)].flatMap((name) =>
      Object.hasOwn(words, name) ? [`${file.slice(root.length + 1)}: ${name} is ${words[name]}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

/** Those that stand for nothing else, and so in no longer name either. */
const never = ['Patience', 'Tellers', 'Manners', 'Formers', 'Ledger', 'Asides', 'Stub', 'SharedReads?', 'KeptReads?'];
const inNames = new RegExp(`(?:^|[a-z])(?:${never.join('|')})(?![a-z])|^(?:${never.map(lowered).join('|')})(?![a-z])`);

function lowered(word: string): string {
  return word.slice(0, 1).toLowerCase() + word.slice(1);
}

it('no name has a private word as a part', () => {
  expect(['stubOf', 'firstStub', 'ledgerKey', 'SharedReadKey'].every((name) => inNames.test(name))).toBe(true);
  expect(['stubborn', 'Performers'].some((name) => inNames.test(name))).toBe(false);
  expect(files.flatMap((file) => [...namesIn(file)].filter((name) => inNames.test(name)))).toEqual([]);
});

/** A folder of one API is one program, as are the page and the tools: what they import of each other is named after it. */
function programOf(file: string): string {
  const path = file.slice(root.length + 1);
  return /^(?:apis\/(?!machines|dns)\w+|dashboard|tools)\//.exec(path)?.[0] ?? 'the server';
}

it('no two types that are exported have one name', () => {
  const places = new Map<string, string[]>();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    for (const statement of source.statements) {
      const isType =
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isClassDeclaration(statement);
      if (!isType || !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
      const name = `${statement.name?.text ?? ''} of ${programOf(file)}`;
      places.set(name, [...(places.get(name) ?? []), file.slice(root.length + 1)]);
    }
  }
  expect(places.size).toBeGreaterThan(1_000);
  expect([...places].filter(([, all]) => all.length > 1)).toEqual([]);
});

it('nothing is told where it is returned, reported, shown or known', () => {
  const top = join(root, '..');
  const lines = texts
    .flatMap((folder) =>
      // Packages are fetched below the scripts.
      readdirSync(join(top, folder), { recursive: folder !== 'scripts', encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.(?:tsx?|mts|mjs|css|graphql|md)$/.test(file) && !exempt.includes(file))
    .flatMap((file) =>
      readFileSync(join(top, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ where: `${file}:${index + 1}`, line })),
    );
  expect(lines.length).toBeGreaterThan(30_000);
  expect(lines.filter(({ line }) => telling.test(line)).map(({ where }) => where)).toEqual([]);
});
