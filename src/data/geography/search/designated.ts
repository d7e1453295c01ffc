/** Finds places whose name stands beside the word for what they are: "Hunan Province", "city of York", "京都府". */
import { fold } from './fold.js';
import { type FoundByPart, PlaceMatch } from './found.js';
import type { NameTable } from './name-table.js';
import type { Places } from './places.js';

const cityWords = ['city', 'town', 'ciudad', 'cidade', 'ville', 'stadt', 'город'];
const stateWords = [
  'state',
  'province',
  'region',
  'prefecture',
  'county',
  'district',
  'department',
  'governorate',
  'oblast',
  'krai',
  'canton',
  'kanton',
  'emirate',
  'republic',
  'island',
  'islands',
  'estado',
  'provincia',
  'departamento',
  'область',
  'край',
  'республика',
  'округ',
  'राज्य',
];
/** Written before the name or after it without a blank. */
const countrySigns = [/^(?:ประเทศ|ປະເທດ|ប្រទេស)(.+)$/, /^(.+)နိုင်ငံ$/];
const stateSigns = /^(?:จังหวัด|ແຂວງ|ខេត្ត)(.+)$/;
/** Between the word and the name. */
const links = ['of', 'de', 'di', 'do', 'da', 'von'];
const ofCities = '(?:市|시)';
const ofStates = '(?:省|都|府|県|縣|县|州|도|광역시|특별시|자치도)';

const cities = patterns(cityWords, ofCities);
const states = [...patterns(stateWords, ofStates), stateSigns];
const articled = /^the (.+)$/;

function patterns(words: readonly string[], sign: string): readonly RegExp[] {
  const word = `(?:${words.map(fold).join('|')})`;
  return [
    new RegExp(`^(.+) ${word}$`),
    new RegExp(`^(?:the )?${word} (?:(?:${links.join('|')}) )?(.+)$`),
    new RegExp(`^(.{2,}?)${sign}$`),
  ];
}

/** The name in a folded key that has a word for a state beside it. */
export function undesignated(key: string): string | undefined {
  const text = key.normalize('NFC');
  return states.map((form) => form.exec(text)?.[1]).find((name) => name !== undefined);
}

/** The likeliest first. */
export function designated(key: string, names: NameTable, places: Places): FoundByPart[] {
  const { firstState, firstCity } = places;
  // Keys have the letters of Hangul and the marks of kana by themselves.
  const text = key.normalize('NFC');
  const found = (forms: readonly RegExp[], first: number, end: number) =>
    forms.flatMap((form) => {
      const name = form.exec(text)?.[1]?.normalize('NFKD');
      if (name === undefined) return [];
      return names
        .places(names.exactly(name), first, end)
        .map((place) => ({ ...place, by: PlaceMatch.KIND, key: name }));
    });
  return [
    ...found(cities, firstCity, Infinity),
    ...found(states, firstState, firstCity),
    ...found(countrySigns, 0, firstState),
    ...found([articled], 0, Infinity),
  ].sort((a, b) => b.score - a.score);
}
