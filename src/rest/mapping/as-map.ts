/** Maps on the wire that are lists in the graph: `{ DE: [7] }` is `[{ code: 'DE', pools: [7] }]`, and back. */
import { Extensions } from 'type-graphql';
import { CallerError, shown } from '../../base/errors.js';
import type { FieldNaming } from './field-names.js';
import { isObject } from '../../base/unknown.js';

/** Names that items of the list use for the map's key and value. */
interface MapNames {
  readonly key: string;
  readonly value: string;
}

export const AsMap = (key: string, value: string) => Extensions({ map: { key, value } });

interface MapField {
  readonly extensions: { readonly map?: MapNames };
}

/** Null for other fields. */
export function mapNamesOf({ extensions }: MapField): MapNames | null {
  return extensions.map ?? null;
}

export function listed(wire: unknown, { key, value }: MapNames): unknown {
  if (!isObject(wire)) return wire;
  return Object.entries(wire).map(([name, part]) => ({ [key]: name, [value]: part }));
}

/** `path` names the list in messages. */
export function mapped(list: unknown, { key, value }: MapNames, names: FieldNaming, path: string): unknown {
  if (!Array.isArray(list)) return list;
  const items = list.filter(isObject).map((item) => [String(item[key]), item[value]] as const);
  const [again] = items.find(([name], index) => items.findIndex(([other]) => other === name) < index) ?? [];
  if (again === undefined) return Object.fromEntries(items);
  throw new CallerError(
    'BAD_USER_INPUT',
    `${path}: expected each ${names.toGraph(key)} once, but got ${shown(again)} again`,
  );
}
