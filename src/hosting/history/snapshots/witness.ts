/** A witness says when a billed thing was created, deleted or changed: an action of its provider, or a write of this service. */
import { isId, isObject, isText, textAt } from '../../../base/unknown.js';

export enum WitnessedChange {
  CREATED = 'CREATED',
  DELETED = 'DELETED',
  /** It has another type or size. */
  RESIZED = 'RESIZED',
  BACKUPS_ON = 'BACKUPS_ON',
  BACKUPS_OFF = 'BACKUPS_OFF',
}

export interface ChangeEvent {
  /** The type of the thing, in the singular of its API's paths: `server`. */
  readonly type: string;
  readonly id: string;
  readonly change: WitnessedChange;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Actions of the providers, without the type that some of their names contain. */
const changes: ReadonlyMap<string, WitnessedChange> = new Map([
  ['create', WitnessedChange.CREATED],
  ['delete', WitnessedChange.DELETED],
  ['change_type', WitnessedChange.RESIZED],
  ['resize', WitnessedChange.RESIZED],
  ['enable_backup', WitnessedChange.BACKUPS_ON],
  ['disable_backup', WitnessedChange.BACKUPS_OFF],
]);

/** Reads `change_server_type`, `resize_volume` or `delete` of a thing of the type; null if the bill does not change. */
export function changeNamed(action: string, type: string): WitnessedChange | null {
  return changes.get(action.replace(`_${type}`, '')) ?? null;
}

/** The changes of things of the type that an action on the wire has made; none unless it has succeeded. */
export function witnessesOf(type: string, action: unknown): ChangeEvent[] {
  const change = changeNamed(textAt(action, 'command') ?? '', type);
  if (!isObject(action) || change === null || action['status'] !== 'success') return [];
  // What is created is billed from then on, not only once it is ready.
  const at = timeAt(action, change === WitnessedChange.CREATED ? 'started' : 'finished');
  const resources: readonly unknown[] = Array.isArray(action['resources']) ? action['resources'] : [];
  if (at === null) return [];
  return resources.filter(isObject).flatMap(({ type: its, id }): ChangeEvent[] => {
    return its === type && isId(id) ? [{ type, id: String(id), change, at }] : [];
  });
}

/** Milliseconds since 1970; null if there is no time. */
export function timeAt(value: unknown, key: string): number | null {
  const time = Date.parse(textAt(value, key) ?? '');
  return Number.isNaN(time) ? null : time;
}

export function packWitness({ type, id, change, at }: ChangeEvent): unknown {
  return [type, id, change, at];
}

/** Null if it is no witness, as another release may have written it. */
export function unpackWitness(value: unknown): ChangeEvent | null {
  if (!Array.isArray(value)) return null;
  const [type, id, name, at]: readonly unknown[] = value;
  const change = Object.values(WitnessedChange).find((one) => one === name);
  if (!isText(type) || !isText(id) || !change || typeof at !== 'number') return null;
  return { type, id, change, at };
}
