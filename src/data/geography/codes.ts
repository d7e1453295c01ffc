/** Codes of countries and states as arguments: a name in their place is an error that says what finds names. */
import { CallerError, shown } from '../../base/errors.js';
import type { Country, State } from './country.js';

export const stateCode = 'Code of the state within its country, such as MH.';

export function checkCountryCode(field: string, argument: string, code: string): void {
  if (/^\s*[a-z]{2,3}\s*$/i.test(code)) return;
  const expected = 'must be an ISO 3166-1 code of two or three letters, such as IN or IND';
  throw refused(field, argument, expected, code, 'countryNamed(name:)');
}

export function checkStateCode(field: string, argument: string, code: string): void {
  if (/^\s*[a-z0-9]{1,3}\s*$/i.test(code)) return;
  throw refused(field, argument, 'must be the code of a state, such as MH', code, 'stateNamed(country:, name:)');
}

export function stateByCode({ states }: Country, code: string): State | undefined {
  const wanted = code.trim().toLowerCase();
  return states.find((state) => state.code.toLowerCase() === wanted);
}

function refused(field: string, argument: string, expected: string, code: string, instead: string): CallerError {
  return new CallerError(
    'BAD_USER_INPUT',
    `${field}: "${argument}" ${expected}, but got ${shown(code)}. By its name it is found with ${instead}.`,
  );
}
