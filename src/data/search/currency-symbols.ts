/**
 * The signs by which people search for currencies, from CLDR: "A$" as the world writes it, "zł" and "kč" as users do.
 */
import type { Country } from '../geography/country.js';
import { symbolIn } from '../rates/names.js';

type User = Pick<Country, 'isoCode' | 'languages'>;

const known = new Map<string, readonly string[]>();

/** Lower-case signs; the one that is unambiguous worldwide comes first. */
export function signsOf(code: string, users: () => readonly User[]): readonly string[] {
  const signs = known.get(code) ?? [...new Set([symbolIn('en', code), ...users().map((user) => ownSign(code, user))])];
  known.set(code, signs);
  return signs;
}

function ownSign(code: string, { isoCode, languages }: User): string {
  const language = languages.find(({ isOfficial: official }) => official)?.code ?? 'en';
  return symbolIn(`${language}-${isoCode}`, code);
}
