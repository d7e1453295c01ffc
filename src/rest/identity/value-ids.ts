/**
 * Renames ids of values that are no objects of their own: in the graph an `id` leads back to its object, so the
 * provider's id of a value has another name.
 */
import { type GraphQLObjectType, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import { declaredOf } from '../mapping/declared.js';
import { originOf, valueAt } from '../mapping/to-graph.js';
import { dialectsOf } from '../schema/fields-of-rows.js';
import { isId } from '../../base/unknown.js';
import { graphId } from './graph-id.js';
import { type ObjectField, renamed } from './id-fields.js';
import { identitiesOf, keyNameOf } from './identity.js';

/** Names the id of a value. Together with `IdOf`, it is the global id of that object. */
export const ShownAs = (name: string) => Extensions({ shownAs: name });

export function renameValueIds(schema: GraphQLSchema): void {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) return;
  const types = Object.values(schema.getTypeMap());
  const values = types.filter(isObjectType).filter((type) => !type.getInterfaces().includes(node));
  const renamedOnes = new Map<GraphQLObjectType, string>();
  for (const type of values) {
    const { id } = type.getFields();
    if (!id || !declaredOf(id)) continue;
    const name = nameOf(schema, id, type);
    renamedOnes.set(type, name);
    replaceId(type, { ...renamed(id, name, type), ...ofObject(schema, id) });
  }
  for (const type of types.filter(isInterfaceType)) {
    const { id } = type.getFields();
    const { objects } = schema.getImplementations(type);
    const name = objects.flatMap((object) => renamedOnes.get(object) ?? [])[0];
    if (!id || name === undefined) continue;
    if (!objects.every((object) => object.getFields()[name]))
      throw new Error(`Expected a ${name} of every ${type.name}`);
    replaceId(type, { ...id, name });
  }
}

/** Replaces the field `id` in place, which keeps the order of the fields. */
function replaceId(type: Pick<GraphQLObjectType, 'getFields'>, field: ObjectField): void {
  const fields = type.getFields();
  for (const [name, other] of Object.entries(fields)) {
    Reflect.deleteProperty(fields, name);
    if (name === 'id') fields[field.name] = field;
    else fields[name] = other;
  }
}

function nameOf(schema: GraphQLSchema, id: ObjectField, type: GraphQLObjectType): string {
  const { shownAs } = id.extensions;
  const name = typeof shownAs === 'string' ? shownAs : keyName(schema, type);
  if (type.getFields()[name]) throw new Error(`${type.name} has a field ${name} of its own`);
  return name;
}

function keyName(schema: GraphQLSchema, { name }: GraphQLObjectType): string {
  const dialect = dialectsOf(schema).find(({ api }) => name.toUpperCase().startsWith(api));
  return dialect ? keyNameOf({ dialect, path: '' }) : 'identifier';
}

/** The type and resolver of a field that holds the key of an object. */
function ofObject(schema: GraphQLSchema, { extensions, resolve }: ObjectField): Partial<ObjectField> {
  const { idOf } = extensions;
  if (typeof idOf !== 'function') return {};
  const Class: unknown = idOf();
  const identity = typeof Class === 'function' ? identitiesOf(schema).get(Class) : undefined;
  if (!identity) throw new Error('Expected objects with ids of the whole graph');
  return {
    resolve: (object, ...others) => {
      const key = valueAt(object as object, 'id');
      const origin = originOf(object);
      if (!isId(key) || !origin) return resolve?.(object, ...others);
      const { client, values } = origin;
      return graphId({ row: identity.row, account: client.upstream.account, values }, String(key));
    },
  };
}
