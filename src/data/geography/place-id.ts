/** The global ids of places: what it is, then its keys from the largest to the smallest, such as "state:IN:MH". */
import { composeId, parseId } from '../../base/global-id.js';

/** An id of a state or a city says this. */
type PlaceKey =
  | { readonly type: 'state'; readonly country: string; readonly code: string }
  | { readonly type: 'city'; readonly number: number };

/** No other form of a number is an id: each city has one. */
const numberForm = /^[1-9][0-9]{0,8}$/;

export function stateId(country: string, code: string): string {
  return composeId('state', country, code);
}

export function cityId(number: number): string {
  return composeId('city', String(number));
}

/** Undefined for what is no id of a state or a city. */
export function parsePlaceId(id: string): PlaceKey | undefined {
  const [type, first = '', second = '', ...more] = parseId(id) ?? [];
  if (type === 'state' && first !== '' && second !== '' && more.length === 0) {
    return { type, country: first, code: second };
  }
  if (type === 'city' && numberForm.test(first) && cityId(Number(first)) === id) return { type, number: Number(first) };
  return undefined;
}
