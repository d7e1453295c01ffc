/** Which rows have the corner of an area for its middle. */
import { expect, it } from '@jest/globals';
import { isGeocoded } from '../../../../src/tools/compile-places/cities/geocoded.js';

it('those of six and seven decimals do, those of other sources do not', () => {
  expect(isGeocoded({ latitude: 16.433072, longitude: 121.9613584 })).toBe(true);
  expect(isGeocoded({ latitude: 44.6, longitude: 2.881714 })).toBe(true);
  expect(isGeocoded({ latitude: 8.73167, longitude: 125.59917 })).toBe(false);
  expect(isGeocoded({ latitude: 17.16666667, longitude: 75.63333333 })).toBe(false);
  expect(isGeocoded({ latitude: -12, longitude: 17 })).toBe(false);
});
