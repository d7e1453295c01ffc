/** The argument of joined fields that says how old what they join may be. */
import { Arg, Int } from 'type-graphql';
import { checkRange } from '../../data/geography/bounds.js';
import { longestAge } from '../../rest/cache/response-cache.js';

export function maxAgeArgument() {
  return Arg('maxAge', () => Int, {
    defaultValue: 60,
    description: `Seconds: what was read within them is not read again, from 0 to ${longestAge.toLocaleString('en')}; at 0 catalogues are read anew as well. What the dedicated API lets be read seldom will do for 15 minutes. A write through this service ends what it changes at once.`,
  });
}

export function checkMaxAge(field: string, maxAge: number): void {
  checkRange(field, 'maxAge', maxAge, 0, longestAge);
}
