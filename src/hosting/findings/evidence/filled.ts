/** The known fields of an object, as a mutation accepts them. */

export function filled(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));
}
