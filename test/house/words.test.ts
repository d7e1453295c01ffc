/** Wings that are finished have no private names, and no comments without a subject. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  comments,
  commentsIn,
  finishedWings,
  privateLocals,
  privateNames,
  privateNamesIn,
} from '../../scripts/words.mjs';

const names = privateNames('src');
const subjectless = comments('src').filter(({ hasSubject }) => !hasSubject);
const placed = ({ file, line }: { readonly file: string; readonly line: number }) => `src/${file}:${line}`;

describe.each(finishedWings)('src/%s', (wing) => {
  const isInWing = ({ file }: { readonly file: string }) => file.startsWith(`${wing}/`);

  it('has no private names', () => {
    const found = names.filter(isInWing);
    expect(found.map(({ name, ...place }) => `${placed(place)}: ${name} is ${privateLocals[name]}`)).toEqual([]);
  });

  it('has no comments without a subject', () => {
    const todo = 'write a sentence with a subject, for instance "Returns…", "The…", "True if…"';
    const found = subjectless.filter(isInWing);
    expect(found.map(({ word, ...place }) => `${placed(place)}: ${word} …: ${todo}`)).toEqual([]);
  });
});

it('finished wings are folders of the source', () => {
  expect(readdirSync('src')).toEqual(expect.arrayContaining([...finishedWings]));
});

it('names are found where they are declared, not where they are used', () => {
  const lines = [
    'const { kept: entries, ...asked } = kept;',
    'function told(whole: string, isWhole = whole) { return { made: isWhole, asked }; }',
    'class Cache { #kept = 1; asking?(): void; }',
    'interface Held { readonly ahead: number }',
  ];
  const found = privateNamesIn(lines.join('\n')).map(({ line, name }) => `${line} ${name}`);
  expect(found).toEqual(['1 asked', '2 told', '2 whole', '2 made', '3 kept', '3 asking', '4 ahead']);
});

it('comments have a subject or begin with another part of a sentence', () => {
  const text = ['/** Of the zone. */', '/** The zone. */', '/**', ' * Without a zone.', ' */', '/** Inner zones. */'];
  const found = commentsIn(text.join('\n')).map(({ line, hasSubject }) => [line, hasSubject]);
  expect(found).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [6, true],
  ]);
});
