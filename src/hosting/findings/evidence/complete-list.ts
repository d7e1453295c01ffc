/** Lists of an object as a rule may count them. */
import { valueAt } from '../../../rest/mapping/to-graph.js';

/**
 * The list if it is complete. Otherwise undefined: invalid parts were left out, so the rest shows neither a count nor
 * that there are none.
 */
export function completeList<O extends object, Name extends keyof O & string>(
  object: O,
  name: Name,
): O[Name] | undefined {
  const list = object[name];
  return valueAt(object, name) === list ? list : undefined;
}
