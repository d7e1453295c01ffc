/** Calling codes of countries: World Countries' codes and, in the +1 plan, area codes; a hyphen parts the two. */
import { type JsonObject, list, jsonObject, text, texts } from '../../../base/checked.js';

/** Corrections where World Countries splits a code that is one, or names none that is in use. */
const corrected: Readonly<Record<string, readonly string[]>> = {
  AQ: ['+672'],
  AX: ['+358'],
  EH: ['+212'],
  HM: [],
  KZ: ['+7'],
  RU: ['+7'],
  SH: ['+290', '+247'],
  SJ: ['+47'],
  UM: ['+1'],
  // +379 is reserved for Vatican City, which is reached through Rome's numbers.
  VA: ['+39', '+379'],
};

/** The calling codes by ISO code. */
export function readCallingCodes(worldCountries: unknown): Map<string, readonly string[]> {
  return new Map(
    list(worldCountries).map((value) => [text(jsonObject(value), 'cca2'), callingCodes(jsonObject(value))]),
  );
}

function callingCodes(country: JsonObject): readonly string[] {
  const known = corrected[text(country, 'cca2')];
  if (known !== undefined) return known;
  const idd = jsonObject(country.idd);
  const root = text(idd, 'root');
  const suffixes = texts(idd.suffixes);
  if (root !== '+1') return suffixes.map((suffix) => root + suffix);
  // The United States and Canada list all their area codes; a territory within the plan has one to three.
  return suffixes.length > 3 ? [root] : suffixes.map((suffix) => (suffix === '' ? root : `${root}-${suffix}`));
}
