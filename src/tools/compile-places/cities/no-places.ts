/** Rows of the base package that are no settlement: divisions above one, councils of Australia, a weather station. */
import { isArea, townOf } from './designations.js';
import type { Districts } from './districts.js';
import type { Located } from './locate.js';
import type { BaseCity } from '../read-base.js';

const noPlace = / Department$|^Weather Station$/;

export function isNoPlace(row: BaseCity, located: Located, districts: Districts): boolean {
  if (noPlace.test(row.name)) return true;
  return located.place === null && row.country === 'AU' && isCouncil(row, districts);
}

function isCouncil({ country, name }: BaseCity, districts: Districts): boolean {
  return isArea(name) || townOf(name) !== name || districts.isNamed(country, name);
}
