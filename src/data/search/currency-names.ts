/** What people call currencies beside their English names: in other languages, by symbol, and in everyday words. */
import { fold } from '../geography/search/fold.js';
import { namesIn } from '../rates/names.js';
import type { Currency } from '../rates/currency.js';

/** Of a text in a script its languages; CLDR's names are made ready when the first text of a script comes. */
const languages: readonly (readonly [script: RegExp, locales: readonly string[]])[] = [
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg', 'sr', 'kk']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur']],
  [/\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u, ['ja', 'zh', 'zh-Hant']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr', 'ne']],
  [/\p{Script=Bengali}/u, ['bn']],
  [/\p{Script=Tamil}/u, ['ta']],
  [/\p{Script=Telugu}/u, ['te']],
  [/\p{Script=Kannada}/u, ['kn']],
  [/\p{Script=Malayalam}/u, ['ml']],
  [/\p{Script=Gujarati}/u, ['gu']],
  [/\p{Script=Gurmukhi}/u, ['pa']],
  [/\p{Script=Sinhala}/u, ['si']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Lao}/u, ['lo']],
  [/\p{Script=Khmer}/u, ['km']],
  [/\p{Script=Myanmar}/u, ['my']],
  [/\p{Script=Georgian}/u, ['ka']],
  [/\p{Script=Armenian}/u, ['hy']],
  [/\p{Script=Ethiopic}/u, ['am']],
  [/./u, ['es', 'fr', 'de', 'pt', 'it', 'nl']],
];

/** What Korean puts after a currency, in the letters of folded keys: 엔화. */
const money = new RegExp(`${'화'.normalize('NFKD')}$`);

/** Words that no name in CLDR has, folded. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  AUD: ['aussie dollar'],
  BRL: ['reais'],
  CAD: ['loonie'],
  CHF: ['franken', 'schweizer franken'],
  CNY: ['renminbi', 'rmb'],
  GBP: ['pound sterling', 'sterling', 'quid', 'english pound', 'uk pound'],
  ILS: ['israeli shekel', 'sheqel'],
  NZD: ['kiwi dollar'],
  PLN: ['zloty'],
  RUB: ['rouble', 'russian rouble'],
  USD: ['american dollar', 'dollar americain', 'dollaro americano', 'dolar americano', 'bucks', 'greenback'],
};

/** By the languages of a script: the codes of a name, of its first words and of its last. */
const indexes = new Map<readonly string[], ReadonlyMap<string, ReadonlySet<string>>>();

/** The codes of the currencies that have the folded text for a name, its beginning or its end. */
export function codesSpoken(key: string, currencies: readonly Currency[]): ReadonlySet<string> {
  const locales = languages.find(([script]) => script.test(key))?.[1] ?? [];
  let index = indexes.get(locales);
  if (index === undefined) indexes.set(locales, (index = indexOf(locales, currencies)));
  return index.get(key) ?? new Set();
}

function indexOf(
  locales: readonly string[],
  currencies: readonly Currency[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const index = new Map<string, Set<string>>();
  const add = (key: string, code: string): void => {
    const codes = index.get(key);
    if (codes) codes.add(code);
    else index.set(key, new Set([code]));
  };
  for (const { code } of currencies) {
    for (const name of everyday[code] ?? []) add(name, code);
    for (const locale of locales) for (const part of partsOf(fold(namesIn(locale).of(code) ?? ''))) add(part, code);
  }
  return index;
}

/** A folded name, its first words and its last; its first or last signs where no blanks part words. */
function partsOf(name: string): readonly string[] {
  const words = name.split(' ');
  const sides = words.flatMap((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at).join(' ')]);
  if (/\p{Script=Thai}/u.test(name)) return [...sides, ...Array.from(name, (_, at) => name.slice(0, at + 1))];
  if (/[\p{Script=Han}\p{Script=Katakana}]$/u.test(name))
    return [...sides, ...Array.from(name, (_, at) => name.slice(at))];
  return [...sides, ...sides.map((side) => side.replace(money, ''))];
}
