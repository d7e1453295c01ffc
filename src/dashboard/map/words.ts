/** The text beside the map's dots, and its description for a screen reader. */
import { sum } from '../format/money.js';
import { type Dot, type MapPlace } from './dots.js';
import { type LabelWords } from './labels.js';

const longest = 24;

/** Formats decimal text for display. */
type Show = (amount: string) => string;

/** The name of its only place; of its country, if it has all its places and no others; else of the most expensive. */
export function nameOf(dot: Dot, places: readonly MapPlace[]): string {
  const [dearest] = dot.spots;
  if (!dearest) return '';
  const others = dot.spots.length - 1;
  if (others === 0) return dearest.name;
  const inside = dot.spots.filter(({ country }) => country === dearest.country).length;
  const inCountry = places.filter(({ country }) => country === dearest.country).length;
  if (inside === dot.spots.length && inside === inCountry) return countryName(dearest.country) ?? dearest.name;
  return `${dearest.name} and ${others} more`;
}

export function amountOf({ spots }: Dot, show: Show): string {
  const [only, ...others] = spots;
  if (only && others.length === 0) return only.shown;
  const amounts = spots.flatMap(({ amount }) => amount ?? []);
  if (amounts.length === 0) return 'unknown';
  return amounts.length < spots.length ? `at least ${show(sum(amounts))}` : show(sum(amounts));
}

export function labelWords(dot: Dot, places: readonly MapPlace[], show: Show): LabelWords {
  const name = nameOf(dot, places);
  return {
    name: name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name,
    amount: amountOf(dot, show),
  };
}

/** The full description of a dot: `Germany, ₹322,414.64 a month: Falkenstein ₹256,836.98, Nürnberg ₹65,577.66`. */
export function sentenceOf(dot: Dot, places: readonly MapPlace[], show: Show): string {
  const isKnown = dot.spots.some(({ amount }) => amount !== null);
  const summary = `${nameOf(dot, places)}, ${isKnown ? `${amountOf(dot, show)} a month` : 'cost unknown'}`;
  if (dot.spots.length === 1) return summary;
  return `${summary}: ${dot.spots.map(({ name, shown }) => `${name} ${shown}`).join(', ')}`;
}

export function mapWords(dots: readonly Dot[], places: readonly MapPlace[], show: Show): string {
  const [dearest] = dots;
  const what = 'World map of monthly costs by place';
  if (!dearest) return `${what}: none yet.`;
  const many = places.length === 1 ? '1 place' : `${places.length} places`;
  if (dearest.spots.every(({ amount }) => amount === null)) return `${what}: ${many}, no amount is known.`;
  const most = `most in ${nameOf(dearest, places)}, ${amountOf(dearest, show)}`;
  return `${what}: ${many}, ${most}. The table beside it shows the same.`;
}

function countryName(code: string): string | undefined {
  // Other texts throw an error.
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames(undefined, { type: 'region' }).of(code);
}
