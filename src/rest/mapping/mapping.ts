/** Classes whose wire layout differs, for instance a map; `reshape` converts to the usual wire layout. */
import { isObject } from '../../base/unknown.js';

export type Wire = Readonly<Record<string, unknown>>;

interface Reshaping {
  reshape(wire: Wire): Wire;
}

/** Builds one object, for instance settings, from a list of the upstream; null when no item belongs to it. */
interface Gathering {
  gather(items: readonly unknown[]): Wire | null;
}

/** The value in the layout of the class, if it can be converted. */
export function reshaped(Class: object | undefined, wire: unknown): unknown {
  if (!Class) return wire;
  if (Array.isArray(wire)) return canGather(Class) ? Class.gather(wire) : wire;
  return isObject(wire) && canReshape(Class) ? Class.reshape(wire) : wire;
}

function canReshape(Class: object): Class is Reshaping {
  return 'reshape' in Class && typeof Class.reshape === 'function';
}

function canGather(Class: object): Class is Gathering {
  return 'gather' in Class && typeof Class.gather === 'function';
}
