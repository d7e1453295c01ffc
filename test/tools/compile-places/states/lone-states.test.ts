/** Countries that are one state. */
import { expect, it } from '@jest/globals';
import { withLoneStates } from '../../../../src/tools/compile-places/states/lone-states.js';
import { country, place } from '../small-sources.js';

const port = place('00', '', 'Port', 0.5);

it('a populated country without states is a state of its own name, point and first time zone', () => {
  const [whole] = withLoneStates([country([])], [port]);
  const { name, latitude, longitude } = country([]);
  expect(whole?.states).toEqual([
    { code: 'XX', name, nativeName: null, type: 'territory', latitude, longitude, timezone: 'Etc/UTC' },
  ]);
});

it('one without places stays without a state, and one with states keeps them', () => {
  expect(withLoneStates([country([])], [])[0]?.states).toEqual([]);
  expect(withLoneStates([country()], [port])).toEqual([country()]);
});
