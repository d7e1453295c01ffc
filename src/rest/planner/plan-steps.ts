/** Predicts for each kind of field which reads it leads to: more objects by id, or calls of its own. */
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
import { knownValues, originBeside, paramsAbove, valuesOf } from './path-values.js';
import { type PathValues, paramsOf } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';
import { isSecret } from '../mapping/secrets.js';
import { nodesWithin } from './selected-fields.js';
import { itemToGraph, toGraph, valueAt } from '../mapping/to-graph.js';
import { isReferenceAlone } from './reference.js';
import { valuesFor } from './parent-parameters.js';
import { isId, isObject } from '../../base/unknown.js';

type PlannedField = GraphQLField<unknown, unknown>;

/** The reads that one field leads to. */
export interface PlanStep {
  /** Objects loaded by id, held while more of them may be wanted. */
  readonly leads?: ById;
  readonly below?: NestedSteps | null;
  /** Called before any object has arrived: starts the reads that the same query needed the last time. */
  begin?(question: string): void;
  /** Called for each object that has arrived. */
  see(object: object): void;
}

/** The steps below a step, for the fields selected on its objects. */
export interface NestedSteps {
  readonly steps: readonly PlanStep[];
  /** Processes each object once, by identity. */
  see(object: unknown, identity?: unknown): void;
}

/** The position of a field in the query. */
export interface PlanContext {
  readonly client: Client;
  readonly info: GraphQLResolveInfo;
  /** The loader of the objects around it, if they are loaded by id. */
  readonly source: ById | null;
  /** Null when the selection has no fields that lead to reads. */
  below(type: GraphQLOutputType, nodes: readonly FieldNode[], source: ById | null): NestedSteps | null;
}

/** Errors recur when the field itself is resolved. */
const ignore = () => undefined;

/** Null for fields whose reads cannot be predicted. */
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

/** The reads that a field's builder has noted in its extensions. */
interface NotedReads {
  readonly link?: Link;
  readonly row?: BoundRow;
  /** Lists the objects that refer to this one. */
  readonly back?: BoundRow;
  /** Reads the complete object. */
  readonly detail?: BoundRow;
  /** Lists what belongs to the object. */
  readonly narrowing?: Narrowing;
}

function readsOf(extensions: NotedReads): NotedReads {
  return extensions;
}

/** An embedded object, or a list of them. */
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
  if (isReferenceAlone(link, nodes, info)) return null;
  const { row } = link;
  // With further path values, each parent object has a list of its own, known once the object has arrived.
  const leads = paramsAbove(row).length === 0 ? ById.of(client, row) : null;
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

/** A list from which the objects that refer to this one are picked. */
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

/** A field that the list omitted from its object. */
function detailed(row: BoundRow, name: string, type: GraphQLObjectType, { client }: PlanContext): PlanStep {
  const keys = keysOf(type);
  const see = (object: object): void => {
    if (valueAt(object, name) !== undefined) return;
    void findOne(client, row, valuesOf(row, object, keys)).catch(ignore);
  };
  return { see };
}

/** One call per object. */
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
    const values = valuesOf(row, object, keys);
    const seeOne = (wire: unknown) => below?.see(toGraph(wire, payload, { client, values }));
    findOne(client, row, values).then(seeOne).catch(ignore);
  };
  return { below, see };
}

/** One list per object: its first page. */
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
    const values = valuesOf(row, object, keys);
    const seeAll = ({ items }: { readonly items: readonly unknown[] }) =>
      items.slice(0, first).forEach((item) => below?.see(itemToGraph(item, payload, { client, values })));
    readPage(client, { row, values, filter }, null, size).then(seeAll).catch(ignore);
  };
  return { below, see };
}

/** The list's `first`; null if other arguments are given too. */
function firstAlone(field: PlannedField, node: FieldNode, { variableValues }: GraphQLResolveInfo): number | null {
  const { first, ...others } = argumentsOf(field, node, variableValues);
  const isAlone = Object.values(others).every((value) => value === null || value === undefined);
  return isAlone && typeof first === 'number' && first > 0 && first <= maxFirst ? first : null;
}

/** Invalid arguments are left to the field itself. */
function argumentsOf(...args: Parameters<typeof getArgumentValues>): Readonly<Record<string, unknown>> {
  try {
    return getArgumentValues(...args);
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
