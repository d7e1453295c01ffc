/** The argument of joined fields that limits the age of what they join. */
import { Arg, Int } from 'type-graphql';
import { checkRange } from '../../data/geography/bounds.js';
import { longestAge } from '../../rest/cache/response-cache.js';

export function maxAgeArgument() {
  return Arg('maxAge', () => Int, {
    defaultValue: 60,
    description: `Seconds: reuse data read within this time, from 0 to ${longestAge.toLocaleString('en')}; 0 also reads catalogues again. What the dedicated API limits to rare reads is accepted for 15 minutes. A write through this service invalidates what it changes at once.`,
  });
}

export function checkMaxAge(field: string, maxAge: number): void {
  checkRange(field, 'maxAge', maxAge, 0, longestAge);
}
