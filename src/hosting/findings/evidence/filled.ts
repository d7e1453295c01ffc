/** What of an object is known, as a mutation takes it back. */

export function filled(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));
}
