/** How widely a place is known, by how many names GeoNames has for it: few but locals write of most places. */
import { mostFame } from '../../../data/geography/search/weight.js';

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Ethiopic',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Tibetan',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** So many names most places have; each step of fame is √2 times as many. */
const usual = 3;

/** Names of one script that count: Vişeu de Sus has sixteen, all of them in Latin letters. */
const mostOfScript = 6;

/** Names in so many scripts make a place known whatever its size. */
const many = 6;

export function scriptsOf(names: readonly string[]): number {
  return scripts.filter((script) => names.some((name) => script.test(name))).length;
}

export function isWidelyKnown(names: readonly string[]): boolean {
  return scriptsOf(names) >= many;
}

/** A city's fame is a number from 0 to `mostFame`. */
export function fameOf(names: readonly string[]): number {
  const count = Math.min(names.length, mostOfScript * scriptsOf(names));
  const steps = Math.round(2 * Math.log2((1 + count) / usual));
  return Math.min(Math.max(steps, 0), mostFame);
}
