/** How cities are called: their main name, and the other names by which they are found. */
import { fold } from '../../data/geography/search/fold.js';
import { isArea, namesIn, townOf } from './cities/designations.js';
import { englishName } from './states/english-names.js';
import { type FormerPlace, type GeoPlace, isSeat } from './cities/geonames.js';
import { isLarge } from './match.js';
import { isWidelyKnown } from './cities/fame.js';
import { secondOf } from './cities/units.js';

/** Inhabitants from which on a city has its names in other languages, as have seats and what is widely known. */
const large = 15_000;

/** Towns of one name in one state, which GeoNames writes without what sets them apart: by second division and name. */
const fullNames: ReadonlyMap<string, string> = new Map([
  ['DE.05.065 Homberg', 'Homberg (Ohm)'],
  ['DE.05.066 Homberg', 'Homberg (Efze)'],
]);

/** Longer ones are descriptions. */
const longest = 60;

export interface CompiledNames {
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** The former name stays among the others. */
export function namesOfRow(
  country: string,
  base: string,
  place: GeoPlace | null,
  twins: readonly string[],
): CompiledNames {
  const name = mainName(country, base, place);
  return { name, otherNames: others(name, [...namesIn(base).slice(1), base, ...twins], place) };
}

/** The base package's name, unless English has another for a large city, it has no Latin letters, or it is that of the area around a town. */
function mainName(country: string, base: string, place: GeoPlace | null): string {
  const full = place && fullNames.get(`${secondOf(place)} ${place.name}`);
  if (full) return full;
  const english = englishName(country, base);
  if (english !== base || place === null) return english;
  if (isArea(base) || !/\p{Script=Latin}/u.test(base)) return place.name;
  const name = isLarge(place) ? townOf(base) : base;
  // "SuZhou": the same letters, written as GeoNames does.
  return /\p{Ll}\p{Lu}/u.test(name) && fold(place.name) === fold(name) ? place.name : name;
}

/** Names of a place that the base package lacks. */
export function namesOfPlace({ country, name: given }: GeoPlace, place: GeoPlace): CompiledNames {
  const name = fullNames.get(`${secondOf(place)} ${given}`) ?? englishName(country, given);
  return { name, otherNames: others(name, [given], place) };
}

/** Among those that differ by accents alone the row's own stays, else the one with accents. */
function others(name: string, own: readonly string[], place: GeoPlace | null): string[] {
  const best = new Map<string, string>();
  for (const candidate of [...(place === null ? [] : [place.name]), ...otherLanguages(place)]) {
    const key = fold(candidate);
    if (candidate.length > longest || (best.has(key) && isAscii(candidate))) continue;
    best.set(key, candidate);
  }
  const names = new Map(own.map((other) => [fold(other), other]));
  for (const [key, other] of best) if (!names.has(key)) names.set(key, other);
  names.delete(fold(name));
  names.delete('');
  return [...names.values()];
}

function isAscii(name: string): boolean {
  return /^[\x20-\x7e]*$/.test(name);
}

function otherLanguages(place: GeoPlace | null): string[] {
  const known = place?.known;
  if (known === null || known === undefined) return [];
  const names = namesInScripts(known);
  const isKnown = known.population >= large || isSeat(known.feature) || isWidelyKnown(names);
  return isKnown ? names : [];
}

/** The names that people use, without transcripts and codes. */
export function namesInScripts({ name, otherNames, newerNames }: FormerPlace): string[] {
  const names = [...new Set([name, ...otherNames, ...newerNames])];
  return names.filter((other) => !/[/|\t\d@]/.test(other) && !isTranscript(other) && !isCode(other, names));
}

/** GeoNames has such by machine: "mo si ke", without a capital letter. */
function isTranscript(name: string): boolean {
  return /[a-z]/.test(name) && name === name.toLowerCase();
}

/** Codes of airports and the like are no names; NYC and KL are not, for they are made of the initials of a name. */
function isCode(name: string, names: readonly string[]): boolean {
  if (!/^[A-Z]{1,4}$/.test(name)) return false;
  return !names.some((other) => {
    const initials = other.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
    return initials.length > 1 && initials.join('') === name;
  });
}
