/**
 * Names of states in the languages of their country. Many of the base data set's are machine translations of the
 * English name taken for a word, or the English name itself: one is kept only when ISO 3166-2 has it as the local name,
 * or CLDR in a language of the country. Otherwise theirs stands in its place.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { list, jsonObject, text } from '../../../base/checked.js';
import { fold } from '../../../data/geography/search/fold.js';
import { type StateNamesByLanguage, readCldrStateNames } from './cldr-state-names.js';
import { isLatin } from '../countries/native-country-names.js';
import { isGeneric, isLikeName, isSameName } from '../cities/same-name.js';
import type { Sources } from '../sources.js';
import type { StateShape } from './state-shapes.js';

interface NamedState {
  readonly country: string;
  /** The corrected code. */
  readonly code: string;
  readonly name: string;
  readonly nativeName: string | null;
}

interface LocalLanguage {
  readonly code: string;
  readonly isNationwide: boolean;
  /** The number of speakers among a hundred people. */
  readonly speakers: number;
}

/** A name in a local language; ISO does not say in which. */
interface LocalName {
  readonly language: string | null;
  readonly name: string;
  /** Words that names of the country in the language share: mostly those for a kind of place. */
  readonly common: ReadonlySet<string>;
}

/** Longer ones are descriptions. */
const longest = 60;

/** Names in these scripts are typed by many people; a name in another one is found where its language is official. */
const widelyRead = new RegExp(
  `^(?:\\P{L}|${['Latin', 'Cyrillic', 'Arabic', 'Devanagari', 'Han', 'Hiragana', 'Katakana', 'Hangul']
    .map((script) => `\\p{Script=${script}}`)
    .join('|')})+$`,
  'u',
);

/** So many states have a common word in their names. */
const many = 5;

/** The least part of the names in Latin letters that are like the English one or ISO's where they mean that state. */
const fewLike = 0.17;
/** The part that are the same where another code means it. */
const manySame = 0.3;

const none: ReadonlySet<string> = new Set();

/** Languages whose names CLDR has under another. */
const bases: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

const footnote = /[*\u00b2\u00b3\u00b9]+$/;

/** English words that names in English are put together of where another language has its own. */
const englishWords = new Set(
  `and bay capital central city coast country county district east eastern federal highlands hills island islands lake
  lakes lower metropolitan middle mountain mountains new north northeast northeastern northern northwest northwestern of
  outer peninsula province region river rural south southeast southeastern southern southwest southwestern state
  territory the upper urban valley west western`.split(/\s+/),
);

export class StateNames {
  readonly #cldr: StateNamesByLanguage;
  /** The local names of ISO 3166-2 by "IN MH". */
  readonly #iso: ReadonlyMap<string, string>;
  /** Those with an official status in the country or a part of it, the most spoken nationwide one first. */
  readonly #languages: ReadonlyMap<string, readonly LocalLanguage[]>;

  /** Those of names by "IN hi". */
  readonly #common: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(cldr: StateNamesByLanguage, iso: ReadonlyMap<string, string>, territoryInfo: unknown) {
    this.#cldr = cldr;
    this.#common = commonWords(cldr);
    this.#iso = iso;
    this.#languages = readLocalLanguages(territoryInfo);
  }

  nativeName(state: NamedState): string | null {
    const languages = this.#languages.get(state.country) ?? [];
    const local = this.#localNames(state, languages);
    const known = local.length > 0 ? local : this.#localNamesOfAll(state.country, languages);
    const own = confirmed(state.nativeName, known) ?? preferred(local, languages);
    const lead = leadBesideEnglish(languages);
    if (own === null || lead === null || !isLatin(own)) return own;
    // English is a language of the country as well, but the name should be in that which most people speak.
    const inLead = local.find(({ language }) => language === lead);
    if (inLead !== undefined && isWithin(own, inLead)) return own;
    if (inLead !== undefined && (isEnglish(own) || isLikeName(own, inLead.name) || !isLatin(inLead.name)))
      return inLead.name;
    return isEnglish(own) ? null : own;
  }

  /** The other names by which the state is found, in all languages. */
  otherNames(state: NamedState, shape: StateShape | undefined): string[] {
    const iso = this.#iso.get(`${state.country} ${state.code}`) ?? '';
    const official = new Set((this.#languages.get(state.country) ?? []).map(({ code }) => code));
    const inCldr = [...this.#cldrNames(state, iso)].flatMap(([language, name]) =>
      official.has(language) || widelyRead.test(name) ? [name] : [],
    );
    const names = [...inCldr, ...(shape?.names ?? []).filter((name) => widelyRead.test(name))];
    const parts = names.flatMap((name) => [name, ...name.split(' - ')]);
    const others = new Map(
      parts.flatMap((name) => (name.length > longest || /[|\t\d]/.test(name) ? [] : [[fold(name), name]])),
    );
    for (const known of [state.name, state.nativeName ?? '', '']) others.delete(fold(known));
    return [...others.values()];
  }

  /** Nothing where ISO and CLDR know no such state. */
  #localNames(state: NamedState, languages: readonly LocalLanguage[]): LocalName[] {
    const { country, code, name } = state;
    const iso = this.#iso.get(`${country} ${code}`) ?? '';
    const names = this.#cldrNames(state, iso);
    if (![iso, ...names.values()].some((other) => isLikeName(name, other))) return [];
    const inCldr = this.#inLanguages(country, names, languages);
    // Of other scripts ISO has transcripts.
    const isWritten = languages.some(({ code: language, isNationwide }) => isNationwide && isWrittenInLatin(language));
    return isWritten && iso !== '' ? [...inCldr, { language: null, name: iso, common: none }] : inCldr;
  }

  /** The local names of all states of a country, for codes that do not show which names are their state's. */
  #localNamesOfAll(country: string, languages: readonly LocalLanguage[]): LocalName[] {
    return this.#ofCountry(country).flatMap((names) => this.#inLanguages(country, names, languages));
  }

  #inLanguages(country: string, names: ReadonlyMap<string, string>, languages: readonly LocalLanguage[]): LocalName[] {
    return languages
      .filter(({ code, isNationwide }) => code !== 'en' || isNationwide)
      .map(({ code }) => {
        const base = bases[code] ?? code;
        return { language: code, name: names.get(base) ?? '', common: this.#common.get(`${country} ${base}`) ?? none };
      })
      .filter(({ name }) => name !== '');
  }

  #ofCountry(country: string): ReadonlyMap<string, string>[] {
    return [...this.#cldr].filter(([key]) => key.startsWith(`${country} `)).map(([, names]) => names);
  }

  /** CLDR has names in some languages, or all but a few, under codes that ISO has given to other states since. */
  #cldrNames({ country, code, name }: NamedState, iso: string): ReadonlyMap<string, string> {
    const known = [name, iso].filter((one) => one !== '');
    const own = this.#cldr.get(`${country} ${code}`) ?? new Map<string, string>();
    if (isOfWords(name) || shareLike(own, known, isLikeName) >= fewLike) return own;
    return (
      this.#ofCountry(country).find((names) => shareLike(names, known, isSameName) >= manySame) ??
      new Map<string, string>()
    );
  }
}

export async function readStateNames(sources: Sources): Promise<StateNames> {
  const { resolve } = createRequire(import.meta.url);
  const territoryInfo = readFileSync(resolve('cldr-core/supplemental/territoryInfo.json'), 'utf8');
  const iso = readIso(await sources.imported('iso-3166', '2.js'));
  return new StateNames(readCldrStateNames(sources), iso, JSON.parse(territoryInfo));
}

/** The name as a source spells it, if all of its words are in one of theirs. */
function confirmed(name: string | null, local: readonly LocalName[]): string | null {
  if (name === null || isShouted(name)) return null;
  if (local.some((other) => other.name === name)) return name;
  const same = local.find((other) => fold(other.name) === fold(name));
  return same?.name ?? (local.some((other) => isWithin(name, other)) ? name : null);
}

/** The name in the language of ISO's name, else in the one most spoken; ISO's own where CLDR's only adds words to it. */
function preferred(local: readonly LocalName[], languages: readonly LocalLanguage[]): string | null {
  const nationwide = languages.filter(({ isNationwide }) => isNationwide).map(({ code }) => code);
  const isTranscript = !nationwide.every(isWrittenInLatin);
  const iso = local.find(({ language }) => language === null)?.name;
  const inCldr = local.filter(({ language }) => language !== null && nationwide.includes(language));
  const agreed = iso === undefined ? undefined : inCldr.find(({ name }) => isSameName(name, iso));
  const found = isTranscript || nationwide.length === 1 ? inCldr[0] : agreed;
  if (iso === undefined || isTranscript || isInverted(iso)) return found?.name ?? null;
  return found === undefined || isWithin(iso, found) ? iso : found.name;
}

/** "Asturias, Principado de" and other ways to write a name for a list. */
function isInverted(name: string): boolean {
  return /[,[(/]/.test(name);
}

/** Whether the other name is the name with nothing added but words for a kind of place. */
function isWithin(name: string, { name: longer, common }: LocalName): boolean {
  const [own, words] = [fold(name), fold(longer).split(' ')];
  // Some scripts set no blanks between words.
  if (!isLatin(name) && isSameName(name, longer) && !own.includes(' ') && words.join('').includes(own)) return true;
  const ownWords = own.split(' ');
  return (
    ownWords.every((word) => words.includes(word)) &&
    words.every((word) => ownWords.includes(word) || isGeneric(word) || common.has(word))
  );
}

function shareLike(
  names: ReadonlyMap<string, string>,
  known: readonly string[],
  isLike: (a: string, b: string) => boolean,
): number {
  const others = [...names].flatMap(([language, name]) => (language !== 'en' && isLatin(name) ? [name] : []));
  if (others.length === 0) return known.some((one) => isLike(one, names.get('en') ?? '')) ? 1 : 0;
  return others.filter((other) => known.some((one) => isLike(one, other))).length / others.length;
}

function commonWords(names: StateNamesByLanguage): Map<string, Set<string>> {
  const counts = new Map<string, Map<string, number>>();
  for (const [code, byLanguage] of names) {
    for (const [language, name] of byLanguage) {
      const key = `${code.slice(0, 2)} ${language}`;
      const words = counts.get(key) ?? new Map<string, number>();
      counts.set(key, words);
      for (const word of new Set(fold(name).split(' '))) words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return new Map(
    [...counts].map(([key, words]) => [
      key,
      new Set([...words].flatMap(([word, count]) => (count < many ? [] : [word]))),
    ]),
  );
}

/** The language beside English that is the most spoken nationwide one, or that of half of the people. */
function leadBesideEnglish(languages: readonly LocalLanguage[]): string | null {
  const nationwide = languages.filter(({ isNationwide }) => isNationwide);
  if (!nationwide.some(({ code }) => code === 'en')) return null;
  const lead = nationwide.find((language) => language.code !== 'en');
  return lead !== undefined && (lead === nationwide[0] || lead.speakers >= 50) ? lead.code : null;
}

function isEnglish(name: string): boolean {
  return fold(name)
    .split(' ')
    .some((word) => englishWords.has(word));
}

/** "Northern": every language has its own word for it. */
function isOfWords(name: string): boolean {
  return fold(name)
    .split(' ')
    .every((word) => englishWords.has(word));
}

/** A word taken for an abbreviation. */
function isShouted(name: string): boolean {
  return name.length > 2 && name === name.toUpperCase() && name !== name.toLowerCase();
}

function isWrittenInLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
}

function readIso(module: unknown): Map<string, string> {
  return new Map(
    list(jsonObject(module).iso31662).map((value) => {
      const state = jsonObject(value);
      return [text(state, 'code').replace('-', ' '), text(state, 'name').replace(footnote, '')];
    }),
  );
}

function readLocalLanguages(territoryInfo: unknown): Map<string, LocalLanguage[]> {
  const territories = jsonObject(jsonObject(jsonObject(territoryInfo).supplemental).territoryInfo);
  return new Map(
    Object.entries(territories).map(([country, territory]) => {
      const languages = Object.entries(jsonObject(jsonObject(territory).languagePopulation ?? {})).flatMap(
        ([code, value]) => {
          const { _officialStatus: status, _populationPercent: percent } = jsonObject(value);
          const isNationwide = status === 'official' || status === 'de_facto_official';
          return status === undefined
            ? []
            : [{ code: code.replaceAll('_', '-'), isNationwide, speakers: Number(percent) }];
        },
      );
      const first = (a: LocalLanguage, b: LocalLanguage): number =>
        Number(b.isNationwide) - Number(a.isNationwide) || b.speakers - a.speakers;
      return [country, languages.sort(first)];
    }),
  );
}
