/** The signs by which people ask for currencies, as CLDR has them: "A$" of all the world, "zł" and "kč" of those who pay with it. */
import type { Country } from '../geography/country.js';
import { symbolIn } from '../rates/names.js';

type User = Pick<Country, 'isoCode' | 'languages'>;

const known = new Map<string, readonly string[]>();

/** In small letters; the one that is this currency's alone in the world comes first. */
export function signsOf(code: string, users: () => readonly User[]): readonly string[] {
  const signs = known.get(code) ?? [...new Set([symbolIn('en', code), ...users().map((user) => ownSign(code, user))])];
  known.set(code, signs);
  return signs;
}

function ownSign(code: string, { isoCode, languages }: User): string {
  const language = languages.find(({ isOfficial: official }) => official)?.code ?? 'en';
  return symbolIn(`${language}-${isoCode}`, code);
}
