/** The folded keys by which one name is found: as it is written, and as people type it by common rules. */
import { fold } from './fold.js';

/** Marked letters that are typed as two where the keyboard has none; `fold` takes the mark off alone. */
const twoLetters = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
]);
const marked = new RegExp(`[${[...twoLetters.keys()].join('')}]`, 'g');

/** Words before a name that are written in full or short. The first long form is the usual one. */
const shortWords = [
  ['st', 'saint', 'sankt'],
  ['ste', 'sainte'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['cd', 'ciudad'],
  ['pto', 'puerto'],
  ['pt', 'port'],
] as const;
/** "N Carolina", "N Ireland". */
const directed = /^(north|south|east|west)(?:ern)? /;

const shortened = new RegExp(`\\b(${shortWords.flat().join('|')}) `, 'g');

/** Most names are written in one way only. */
const hasRule = new RegExp(
  `[${[...twoLetters.keys()].join('')}\\u0308\\u030a,(/]|\\b(?:${shortWords.flat().join('|')}|(?:north|south|east|west)(?:ern)?)\\b`,
  'i',
);

/** The key of the name comes first; none comes twice. */
export function spellings(name: string): string[] {
  if (!hasRule.test(name)) return [fold(name)].filter((key) => key !== '');
  const written = [name, ...partsOf(name)].flatMap((part) => [fold(part), fold(withTwoLetters(part))]);
  return [...new Set(written.flatMap((key) => [key, ...withWords(key)]))].filter((key) => key !== '');
}

/** "Washington, D.C." is Washington too, "Biel/Bienne" each of its halves, "Frankfurt (Oder)" Frankfurt. */
function partsOf(name: string): string[] {
  const [main = ''] = name.split(/,|\(/);
  const parts = main.split('/');
  return main === name && parts.length === 1 ? [] : parts.filter((part) => fold(part).length > 2);
}

function withTwoLetters(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(marked, (letter) => twoLetters.get(letter) ?? letter);
}

function withWords(key: string): string[] {
  if (directed.test(key)) return [key.replace(directed, (word) => `${word.charAt(0)} `)];
  if (key.search(shortened) < 0) return [];
  return [0, 1, 2].map((form) =>
    key.replace(shortened, (match, word: string) => {
      const forms = shortWords.find((words) => words.some((known) => known === word));
      return forms ? `${forms[form] ?? forms[1]} ` : match;
    }),
  );
}
