/** Private words for what the field has a word for stay away from names. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../src');

/** The private word, and the field's. */
const words: Readonly<Record<string, string>> = {
  Patience: 'RetryPolicy',
  Stall: 'IdleTimeout',
  Slots: 'Bulkhead',
  Lane: 'PriorityQueue',
  Steady: 'Cacheable',
  Tellers: 'ParentParameters',
  'told-above': 'parent-parameters',
  'tell-arguments': 'path-argument-descriptions',
  asides: 'partialErrors',
  manners: 'protocol',
  Ahead: 'FastPath',
  Witness: 'WriteObserver',
  Formers: 'PreviousOwners',
  Ledger: 'AddressHistory',
  Asked: 'a request, such as GraphQLRequest',
  Asking: 'a context, such as RequestCaller',
  Answered: 'a response, such as GraphQLResponse',
  Made: 'a result, such as SerializedResult',
  Whole: 'what it is the whole of, such as OperationScope',
  'kept-texts': 'fragment-cache',
  KeptReads: 'ResponseCache',
  SharedReads: 'RequestCoalescing',
  stub: 'reference',
  Wanted: 'what is selected, such as ListSelection',
  Held: 'what holds or is held, such as HeldFiles',
  Joined: 'what is joined, such as JoinedIndexes',
  Question: 'whose question it is, such as GraphQLQuestion',
  Step: 'what it is a step of, such as PlanStep',
  Draft: 'what it is a draft of, such as FilterDraft',
};

/** Texts, where a private word hides in comments and messages as well. */
const texts = ['src', 'scripts', 'docs'];
const telling = /\b(?:[Uu]n)?(?:told|Told|[Tt]ells?|[Tt]elling)(?![a-z])|[a-z](?:Told|Tells?)(?![a-z])/;
/** Of a contract that never changes. */
const frozen = ['src/server/legacy/v1/openapi-parts.ts', 'src/server/legacy/v1/openapi-schemas.ts'];

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

it('nothing is told where it is returned, reported, shown or known', () => {
  const top = join(root, '..');
  const lines = texts
    .flatMap((folder) =>
      readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(?:tsx?|mts|mjs|css|graphql|md)$/.test(file) && !frozen.includes(file))
    .flatMap((file) =>
      readFileSync(join(top, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ where: `${file}:${index + 1}`, line })),
    );
  expect(lines.length).toBeGreaterThan(30_000);
  expect(lines.filter(({ line }) => telling.test(line)).map(({ where }) => where)).toEqual([]);
});
