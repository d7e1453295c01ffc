/** On which side of the road a country drives, as Country Coder has it. */
import { driveSide } from '@rapideditor/country-coder';
import type { Country } from '../../../data/geography/country.js';
import { DrivingSide } from '../../../data/geography/driving-side.js';

/** Territories without roads for the public. */
const roadless = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);

export function drivingSideOf(isoCode: string): Country['drivingSide'] {
  const side = roadless.has(isoCode) ? null : driveSide(isoCode);
  return side === null ? null : side === 'left' ? DrivingSide.LEFT : DrivingSide.RIGHT;
}
