/** The argument of joined fields that limits the age of what they join. */
import { Arg, Int } from 'type-graphql';
import { checkRange } from '../../data/geography/bounds.js';
import { longestAge } from '../../rest/cache/response-cache.js';

export function maxAgeArgument() {
  return Arg('maxAge', () => Int, {
    defaultValue: 60,
    description: `Seconds, 0 to ${longestAge.toLocaleString('en')}: takes what was read within them`,
  });
}

export function checkMaxAge(field: string, maxAge: number): void {
  checkRange(field, 'maxAge', maxAge, 0, longestAge);
}
