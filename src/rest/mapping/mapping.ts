/** Classes whose objects the upstream lays out in another way, for instance as a map; what they make of them is still wire. */
import { isObject } from '../../base/unknown.js';

export type Wire = Readonly<Record<string, unknown>>;

interface Reshaping {
  reshape(wire: Wire): Wire;
}

/** Of one object that the upstream returns as a list, such as settings; null when nothing of it is among the items. */
interface Gathering {
  gather(items: readonly unknown[]): Wire | null;
}

/** The value as the class has it, where it can be laid out so. */
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
