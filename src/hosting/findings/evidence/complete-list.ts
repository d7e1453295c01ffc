/** Lists of an object as a rule may count them. */
import { valueAt } from '../../../rest/mapping/to-graph.js';

/** The list, unless some of it was invalid and is left out: what remains shows neither how many there are nor that none is. */
export function completeList<O extends object, Name extends keyof O & string>(object: O, name: Name): O[Name] | undefined {
  const list = object[name];
  return valueAt(object, name) === list ? list : undefined;
}
