/** How a write of this service changed what is billed. */
import type { OwnWrite } from '../drift/own-writes.js';
import { type ObjectName, singular } from '../drift/written-objects.js';
import { type ChangeEvent, WitnessedChange, changeNamed } from '../history/snapshots/witness.js';

/** Lists whose objects are created together with others, by the type of these. */
const createdWith: ReadonlyMap<string, string> = new Map([['primary_ip', 'server']]);

/** Null if the write was about another object, or changed nothing that is billed. */
export function changeWritten({ call, at }: OwnWrite, { type, id }: ObjectName): ChangeEvent | null {
  const [method, path = ''] = call.split(' ');
  const segments = path.split('/');
  const place = segments.findLastIndex((segment) => segment.startsWith('{'));
  const target = singular(segments[place === -1 ? segments.length - 1 : place - 1] ?? '');
  const change = changeBy(method, place === -1 ? null : segments.slice(place + 1), type);
  const isOfType = target === type || (change === WitnessedChange.CREATED && createdWith.get(type) === target);
  return change && isOfType ? { type, id, change, at } : null;
}

/** `rest`: the segments after the object's own id; null without an id, as of calls that create. */
function changeBy(method: string | undefined, rest: readonly string[] | null, type: string): WitnessedChange | null {
  if (rest === null) return method === 'POST' ? WitnessedChange.CREATED : null;
  const [part, action = ''] = rest;
  if (part === undefined) return method === 'DELETE' ? WitnessedChange.DELETED : null;
  return part === 'actions' && method === 'POST' ? changeNamed(action, type) : null;
}
