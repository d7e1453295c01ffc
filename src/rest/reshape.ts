/** A class whose objects the upstream lays out in another way, for instance as a map: `reshape` is still wire. */

export type Wire = Readonly<Record<string, unknown>>;

interface Reshaping {
  reshape(wire: Wire): Wire;
}

export function hasReshape(Class: object): Class is Reshaping {
  return 'reshape' in Class && typeof Class.reshape === 'function';
}
