/** A place whose cost is unknown costs no zero. */
import { expect, it } from '@jest/globals';
import type { Dot, MapPlace, Spot } from '../../../src/dashboard/map/dots.js';
import { amountOf, mapWords, sentenceOf } from '../../../src/dashboard/map/words.js';

const show = (amount: string) => `₹${amount}`;
const place = (name: string, amount: string | null): Spot => ({
  key: name,
  name,
  country: 'DE',
  latitude: 50,
  longitude: 10,
  count: 1,
  href: '/',
  x: 0,
  y: 0,
  amount,
  shown: amount === null ? 'unknown' : show(amount),
});
const dot = (...spots: readonly Spot[]): Dot => ({ x: 0, y: 0, r: 5, spots });

it.each<[string, readonly Spot[], string]>([
  ['of one place that is unknown', [place('Falkenstein', null)], 'unknown'],
  ['of several that are unknown', [place('Falkenstein', null), place('Nürnberg', null)], 'unknown'],
  ['of one known and one not', [place('Falkenstein', '12.00'), place('Nürnberg', null)], 'at least ₹12.00'],
  ['of two', [place('Falkenstein', '12.00'), place('Nürnberg', '3.00')], '₹15.00'],
])('the amount %s', (_, spots, words) => {
  expect(amountOf(dot(...spots), show)).toBe(words);
});

it('the sentences of a dot and of the map say that nothing is known', () => {
  const places: readonly MapPlace[] = [place('Falkenstein', null), place('Nürnberg', null)];
  const only = dot(place('Falkenstein', null), place('Nürnberg', null));
  expect(sentenceOf(only, places, show)).toBe('Germany, cost unknown: Falkenstein unknown, Nürnberg unknown');
  expect(mapWords([only], places, show)).toBe('World map of monthly costs by place: 2 places, no amount is known.');
});
