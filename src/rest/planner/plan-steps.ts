/** What each kind of field leads to, for whoever reads ahead: more objects by id, or calls of its own. */
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getArgumentValues,
} from 'graphql';
import { ById, findOne } from './by-id.js';
import type { Client } from '../transport/client.js';
import { declaredOf } from '../mapping/declared.js';
import { classNamed } from '../../base/type-graphql/metadata.js';
import { payloadType } from '../schema/fields-of-rows.js';
import type { Keys } from '../rows/path-keys.js';
import type { Link } from '../rows/link.js';
import type { Narrowing } from '../rows/narrowing.js';
import { maxFirst, pageSize, readPage } from '../transport/pages.js';
import { knownValues, originBeside, valuesOf } from './path-values.js';
import { type PathValues, paramsOf } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';
import { isSecret } from '../mapping/secrets.js';
import { nodesWithin } from './selected-fields.js';
import { itemToGraph, toGraph, valueAt } from '../mapping/to-graph.js';
import { isOfIdsAlone } from './reference.js';
import { valuesFor } from './parent-parameters.js';
import { isId, isObject } from '../../base/unknown.js';

type PlannedField = GraphQLField<unknown, unknown>;

/** What one field leads to. */
export interface PlanStep {
  /** Objects by id, to be held while more of them may be wanted. */
  readonly leads?: ById;
  readonly below?: NestedSteps | null;
  /** Before any object has come: reads at once what the same question needed the last time. */
  begin?(question: string): void;
  /** From an object that has come. */
  see(object: object): void;
}

/** What is asked of the objects that a step leads to. */
export interface NestedSteps {
  readonly steps: readonly PlanStep[];
  /** Each object once, by its identity. */
  see(object: unknown, identity?: unknown): void;
}

/** Where the field is asked. */
export interface PlanContext {
  readonly client: Client;
  readonly info: GraphQLResolveInfo;
  /** What the objects around it are found by, where they are found by id. */
  readonly source: ById | null;
  /** Null when nothing more is asked there. */
  below(type: GraphQLOutputType, nodes: readonly FieldNode[], source: ById | null): NestedSteps | null;
}

/** Errors come again when the field itself is resolved. */
const ignore = () => undefined;

/** Null where a field leads to nothing that can be known beforehand. */
export function stepOf(
  field: PlannedField,
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  place: PlanContext,
): PlanStep | null {
  if (isSecret(field) && !place.client.mayWrite) return null;
  const { link, row, back, detail, narrowing } = readsOf(field.extensions);
  if (link) return linked(link, nodes, place);
  if (back) return named(back, place);
  if (detail) return detailed(detail, field.name, type, place);
  if (row?.kind === 'get') return childOf(row, field, nodes, type, place);
  if (narrowing) return childrenOf(narrowing.row, field, nodes, type, place, narrowing.filter);
  if (row?.kind === 'list') return childrenOf(row, field, nodes, type, place);
  return declaredOf(field) ? within(field, nodes, place) : null;
}

/** What leads from a field to reads, as the fields' makers have noted it. */
interface NotedReads {
  readonly link?: Link;
  readonly row?: BoundRow;
  /** Lists what names the object. */
  readonly back?: BoundRow;
  /** Reads the whole object. */
  readonly detail?: BoundRow;
  /** Lists what is of the object. */
  readonly narrowing?: Narrowing;
}

function readsOf(extensions: NotedReads): NotedReads {
  return extensions;
}

/** An object, or a list of objects, that is part of this one. */
function within({ name, type }: PlannedField, nodes: readonly FieldNode[], place: PlanContext): PlanStep | null {
  const below = place.below(type, nodes, place.source);
  if (!below) return null;
  const see = (object: object): void => {
    const value = valueAt(object, name);
    for (const part of Array.isArray(value) ? value : [value]) below.see(part);
  };
  return { below, see };
}

function linked(
  link: Link,
  nodes: readonly FieldNode[],
  { client, info, source, ...place }: PlanContext,
): PlanStep | null {
  if (isOfIdsAlone(link, nodes, info)) return null;
  const { row } = link;
  // Below an object there are as many lists as objects: which one is known when that has come.
  const leads = paramsOf(row.path).length === 1 ? ById.of(client, row) : null;
  if (source) leads?.follow(source);
  const type = payloadType(info.schema, row);
  const below = place.below(type, nodes, leads);
  const load = (ids: readonly unknown[], values: PathValues): void => {
    const objects = leads ?? ById.of(client, row, values);
    for (const id of ids.filter(isId)) {
      const load = objects.load(String(id));
      const origin = originBeside(row, { client, values }, String(id));
      if (below) load.then((wire) => below.see(toGraph(wire, type, origin), String(id))).catch(ignore);
    }
  };
  const see = (object: object): void => {
    const ids = link.ids(object);
    if (!Array.isArray(ids) || !ids.some(isId)) return;
    const values = valuesFor(link, object, client, info.schema);
    if (values instanceof Promise) values.then((inherited) => load(ids, inherited)).catch(ignore);
    else load(ids, values);
  };
  return { ...(leads && { leads, begin: (question: string) => leads.begin(question) }), below, see };
}

/** A list of which it picks those that name this object. */
function named(row: BoundRow, { client }: PlanContext): PlanStep {
  const { history } = client.upstream;
  const read = (values: PathValues) =>
    void readPage(client, { row, values, filter: {} }, null, row.paging.size).catch(ignore);
  if (paramsOf(row.path).length > 0) return { see: (object) => read(knownValues(row, object)) };
  let key: string | null = null;
  const begin = (question: string): void => {
    key = `${question} > ${row.path}`;
    if (history.wasNeeded(key) !== true) return;
    history.noteNeed(key, false);
    read({});
  };
  const see = (): void => {
    if (key !== null) history.noteNeed(key, true);
    read({});
  };
  return { begin, see };
}

/** What the list that brought the object has left out of it. */
function detailed(row: BoundRow, name: string, type: GraphQLObjectType, { client }: PlanContext): PlanStep {
  const keys = keysOf(type);
  const see = (object: object): void => {
    if (valueAt(object, name) !== undefined) return;
    void findOne(client, row, valuesOf(row, object, {}, keys)).catch(ignore);
  };
  return { see };
}

/** A call of its own for each object. */
function childOf(
  row: BoundRow,
  field: PlannedField,
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  place: PlanContext,
) {
  const keys = keysOf(type);
  if (row.input !== null || !isOfParent(row, keys)) return null;
  const { client, info } = place;
  const payload = payloadType(info.schema, row);
  const below = place.below(field.type, nodes, null);
  const see = (object: object): void => {
    const values = valuesOf(row, object, {}, keys);
    const seeOne = (wire: unknown) => below?.see(toGraph(wire, payload, { client, values }));
    findOne(client, row, values).then(seeOne).catch(ignore);
  };
  return { below, see };
}

/** A list of its own for each object: the first page of it. */
function childrenOf(
  row: BoundRow,
  field: PlannedField,
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  place: PlanContext,
  filterOf: Narrowing['filter'] = () => ({}),
) {
  const { client, info } = place;
  const keys = keysOf(type);
  const [node, ...others] = nodes;
  const first = node && others.length === 0 ? firstAlone(field, node, info) : null;
  if (first === null || !isOfParent(row, keys)) return null;
  const payload = payloadType(info.schema, row);
  const below = place.below(payload, nodesWithin(info, field.type, nodes), null);
  const size = pageSize(row.paging, first);
  const see = (object: object): void => {
    const filter = filterOf(object);
    if (!filter) return;
    const values = valuesOf(row, object, {}, keys);
    const seeAll = ({ items }: { readonly items: readonly unknown[] }) =>
      items.slice(0, first).forEach((item) => below?.see(itemToGraph(item, payload, { client, values })));
    readPage(client, { row, values, filter }, null, size).then(seeAll).catch(ignore);
  };
  return { below, see };
}

/** How many objects a list is asked for, when nothing else is said of it. */
function firstAlone(field: PlannedField, node: FieldNode, { variableValues }: GraphQLResolveInfo): number | null {
  const { first, ...others } = argumentsOf(field, node, variableValues);
  const isAlone = Object.values(others).every((value) => value === null || value === undefined);
  return isAlone && typeof first === 'number' && first > 0 && first <= maxFirst ? first : null;
}

/** Those that are refused are left to the field itself. */
function argumentsOf(...asked: Parameters<typeof getArgumentValues>): Readonly<Record<string, unknown>> {
  try {
    return getArgumentValues(...asked);
  } catch {
    return {};
  }
}

function isOfParent({ path }: BoundRow, keys: Keys): boolean {
  return paramsOf(path).every((param) => param in keys);
}

function keysOf({ name }: GraphQLObjectType): Keys {
  const Class = classNamed(name);
  return Class && 'keys' in Class && isKeys(Class.keys) ? Class.keys : {};
}

function isKeys(value: unknown): value is Keys {
  return isObject(value) && Object.values(value).every((name) => typeof name === 'string');
}
