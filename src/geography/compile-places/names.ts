/** How cities are called: their main name, and the other names by which they are found. */
import { fold } from '../fold.js';
import { namesIn, townOf } from './designations.js';
import { englishName } from './english-names.js';
import type { GeoPlace } from './geonames.js';
import { isLarge } from './match.js';

/** Inhabitants from which on a city has its names in other languages. */
const known = 15_000;

/** Longer ones are descriptions. */
const longest = 60;

export interface Names {
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** The base package's name, unless English has another for a large city; the former one stays among the others. */
export function namesOfRow(country: string, base: string, place: GeoPlace | null, twins: readonly string[]): Names {
  const english = englishName(country, base);
  const name = english === base && place !== null && isLarge(place) ? townOf(base) : english;
  return { name, otherNames: others(name, [...namesIn(base).slice(1), base, ...twins], place) };
}

/** Of a place that the base package lacks. */
export function namesOfPlace({ country, name: given }: GeoPlace, place: GeoPlace): Names {
  const name = englishName(country, given);
  return { name, otherNames: others(name, [given], place) };
}

function others(name: string, own: readonly string[], place: GeoPlace | null): string[] {
  const candidates = [...own, ...(place === null ? [] : [place.name]), ...otherLanguages(place)];
  const seen = new Set([fold(name), '']);
  return candidates.filter((candidate) => {
    const key = fold(candidate);
    if (seen.has(key) || candidate.length > longest) return false;
    seen.add(key);
    return true;
  });
}

function otherLanguages(place: GeoPlace | null): string[] {
  if (place?.known === null || place?.known === undefined) return [];
  if (place.known.population < known && place.known.feature !== 'PPLC') return [];
  const names = [place.known.name, ...place.known.otherNames];
  return names.filter((name) => !/[/|\t\d@]/.test(name) && !isTranscript(name) && !isCode(name, names));
}

/** GeoNames has such by machine: "mo si ke", without a capital letter. */
function isTranscript(name: string): boolean {
  return /[a-z]/.test(name) && name === name.toLowerCase();
}

/** Of an airport and the like; NYC and KL are not, for they are made of the initials of a name. */
function isCode(name: string, names: readonly string[]): boolean {
  if (!/^[A-Z]{1,4}$/.test(name)) return false;
  return !names.some((other) => {
    const initials = other.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
    return initials.length > 1 && initials.join('') === name;
  });
}
