/** Other names of currencies: in other languages, by symbol, and in everyday words. */
import { fold } from '../geography/search/fold.js';
import { namesIn } from '../rates/names.js';
import { type CountriesOf, CurrencyWords } from './currency-words.js';
import type { Currency } from '../rates/currency.js';

/** The languages of each script; CLDR's names are prepared when the first text in a script arrives. */
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
  [/./u, ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'sv', 'cs', 'tr', 'id', 'en']],
];

/** The suffix that Korean adds to a currency, in the letters of folded keys: 엔화. */
const money = new RegExp(`${'화'.normalize('NFKD')}$`);
/** The word that Chinese puts after a country instead of the unit: 港币. */
const coin = /[币幣]$/;
const units = ['元', '圆', '圓'];

/** The most leading characters of a Chinese name that make a short form with its end: 澳元, 英ポンド. */
const mostFirst = 2;

/** Everyday words that no name in CLDR has, folded. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  AUD: ['aussie dollar'],
  BRL: ['reais'],
  CAD: ['loonie'],
  CHF: ['franken', 'schweizer franken'],
  CNY: ['renminbi', 'rmb'],
  CZK: ['czech crown'],
  DKK: ['danish crown'],
  GBP: ['pound sterling', 'sterling', 'quid', 'english pound', 'uk pound'],
  ILS: ['israeli shekel', 'sheqel'],
  ISK: ['icelandic crown'],
  NOK: ['norwegian crown'],
  NZD: ['kiwi dollar'],
  PLN: ['zloty'],
  RUB: ['rouble', 'russian rouble'],
  SEK: ['swedish crown'],
  USD: ['american dollar', 'dollar americain', 'dollaro americano', 'dolar americano', 'bucks', 'greenback'],
};

/** The names of currencies in the languages of one script. */
interface SpokenNames {
  /** The codes by a whole name, its first words and its last. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly words: CurrencyWords;
}

const spokenNames = new Map<readonly string[], SpokenNames>();

/** The codes of the currencies whose name is, begins or ends with the folded text; else those that its words fit. */
export function codesSpoken(
  key: string,
  currencies: readonly Currency[],
  countriesOf: CountriesOf,
): ReadonlySet<string> {
  const locales = languages.find(([script]) => script.test(key))?.[1] ?? [];
  const spoken = spokenNames.get(locales) ?? spokenIn(locales, currencies, countriesOf);
  spokenNames.set(locales, spoken);
  const written = coin.test(key) ? [key, ...units.map((unit) => key.replace(coin, unit))] : [key];
  const named = written.flatMap((text) => [...(spoken.codes.get(text) ?? [])]);
  return new Set(named.length > 0 ? named : spoken.words.codesOf(key));
}

function spokenIn(locales: readonly string[], currencies: readonly Currency[], countriesOf: CountriesOf): SpokenNames {
  const words = new CurrencyWords(locales, currencies, countriesOf);
  return { codes: indexOf(locales, currencies, words), words };
}

/** Parts that name only the country are left out: Hongkong is no dollar. */
function indexOf(
  locales: readonly string[],
  currencies: readonly Currency[],
  words: CurrencyWords,
): ReadonlyMap<string, ReadonlySet<string>> {
  const index = new Map<string, Set<string>>();
  const add = (key: string, code: string): void => {
    const codes = index.get(key);
    if (codes) codes.add(code);
    else index.set(key, new Set([code]));
  };
  for (const { code } of currencies) {
    for (const name of everyday[code] ?? []) add(name, code);
    for (const locale of locales) {
      const name = fold(namesIn(locale).of(code) ?? '');
      const isMeant = (part: string): boolean => !name.includes(' ') || !words.isCountry(code, part);
      for (const part of partsOf(name).filter(isMeant)) add(part, code);
    }
  }
  return index;
}

/** A folded name, its first words and its last; its first or last characters in scripts without spaces. */
function partsOf(name: string): readonly string[] {
  const words = name.split(' ');
  const sides = words.flatMap((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at).join(' ')]);
  if (/\p{Script=Thai}/u.test(name)) return [...sides, ...Array.from(name, (_, at) => name.slice(0, at + 1))];
  if (/[\p{Script=Han}\p{Script=Katakana}]$/u.test(name)) return [...sides, ...shortForms(name)];
  return [...sides, ...sides.map((side) => side.replace(money, ''))];
}

/** The ends of a name, and its first characters combined with each of these. */
function shortForms(name: string): readonly string[] {
  const signs = [...name];
  const ends = signs.map((_, at) => at);
  const firsts = Array.from({ length: mostFirst }, (_, index) => index + 1);
  return ends.flatMap((at) => {
    const end = signs.slice(at).join('');
    return [end, ...firsts.filter((count) => count < at).map((count) => signs.slice(0, count).join('') + end)];
  });
}
