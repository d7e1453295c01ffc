/** Begins what a question asks below the objects of a field while these are still being read, through every level. */
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { ById, type Hold, readOne } from './by-id.js';
import type { Client } from './client.js';
import { declaredOf } from './declared.js';
import { classNamed, payloadType } from './graph.js';
import type { Keys } from './keys.js';
import type { Link } from './link.js';
import { type ListCall, readPage } from './pages.js';
import { paramsOf } from './path.js';
import type { BoundRow } from './bound-row.js';
import { fieldsOf } from './selected.js';
import { itemToGraph, toGraph, valueAt } from './shape.js';
import { isOfIdsAlone } from './stub.js';
import { isId, isObject } from '../unknown.js';
import { valuesOf } from './values.js';

type Field = GraphQLField<unknown, unknown>;

/** What one field leads to: from each object that has come, and before any has. */
interface Step {
  /** Objects by id that it leads to, to be held while more objects may come. */
  readonly leads: ById | null;
  readonly below: Level | null;
  begin(question: string): void;
  see(object: object): void;
}

/** Errors come again when the field itself is resolved. */
const ignore = () => undefined;

/** What is asked of the objects of one field of the question. */
class Level {
  readonly #steps = new Map<GraphQLObjectType, readonly Step[]>();
  readonly #seen = new Set<unknown>();

  constructor(
    private readonly client: Client,
    private readonly info: GraphQLResolveInfo,
    private readonly type: GraphQLOutputType,
    private readonly nodes: readonly FieldNode[],
    /** What the objects are found by, where they are found by id. */
    private readonly source: ById | null,
  ) {}

  /** Everything asked of any type that the objects may be of. */
  get steps(): readonly Step[] {
    const named = getNamedType(this.type);
    const types = isAbstractType(named) ? this.info.schema.getPossibleTypes(named) : [named];
    return types.filter(isObjectType).flatMap((type) => this.#stepsOf(type));
  }

  /** Each object once, however many others lead to it. */
  see(object: unknown, identity: unknown = object): void {
    if (!isObject(object) || object instanceof Error || this.#seen.has(identity)) return;
    this.#seen.add(identity);
    const named = getNamedType(this.type);
    const type = isAbstractType(named)
      ? this.info.schema.getPossibleTypes(named).find(({ name }) => isOfClass(object, name))
      : named;
    if (!isObjectType(type)) return;
    for (const step of this.#stepsOf(type)) {
      // What is odd about the object is told where its fields are resolved.
      try {
        step.see(object);
      } catch {
        continue;
      }
    }
  }

  #stepsOf(type: GraphQLObjectType): readonly Step[] {
    let steps = this.#steps.get(type);
    if (!steps) {
      const known = type.getFields();
      steps = [...fieldsOf(this.info, type, this.nodes)].flatMap(([name, nodes]) => {
        const field = known[name];
        return (field && this.#stepOf(field, nodes, type)) ?? [];
      });
      this.#steps.set(type, steps);
    }
    return steps;
  }

  #stepOf(field: Field, nodes: readonly FieldNode[], type: GraphQLObjectType): Step | null {
    const { link, row, back, detail } = asRead(field.extensions);
    if (link) return this.#linked(link, nodes);
    if (back) return this.#named(back);
    if (detail) return this.#detailed(detail, field.name, type);
    if (row) return this.#child(row, field, nodes, type);
    return declaredOf(field) ? this.#within(field, nodes) : null;
  }

  /** An object, or a list of objects, that is part of this one. */
  #within({ name, type }: Field, nodes: readonly FieldNode[]): Step | null {
    const below = this.#level(type, nodes, this.source);
    if (!below) return null;
    const see = (object: object): void => {
      const value = valueAt(object, name);
      for (const part of Array.isArray(value) ? value : [value]) below.see(part);
    };
    return { leads: null, below, begin: ignore, see };
  }

  #linked(link: Link, nodes: readonly FieldNode[]): Step | null {
    if (isOfIdsAlone(link, nodes, this.info)) return null;
    const { client, info, source } = this;
    const leads = ById.of(client, link.row);
    if (source) leads.follow(source);
    const type = payloadType(info.schema, link.row);
    const below = this.#level(type, nodes, leads);
    const see = (object: object): void => {
      const ids = link.ids(object);
      if (!Array.isArray(ids)) return;
      for (const id of ids.filter(isId)) {
        const load = leads.load(String(id));
        if (below) void load.then((wire) => below.see(toGraph(wire, type, { client, values: {} }), String(id)), ignore);
      }
    };
    return { leads, below, begin: (question) => leads.begin(question), see };
  }

  /** A list of which it picks those that name this object. */
  #named(row: BoundRow): Step {
    const { client } = this;
    const { history } = client.upstream;
    const list: ListCall = { row, values: {}, filter: {} };
    const read = () => void readPage(client, list, null, row.dialect.paging.size).catch(ignore);
    const keyOf = (question: string) => `${question} > ${row.path}`;
    let key: string | null = null;
    const begin = (question: string): void => {
      key = keyOf(question);
      if (history.wasNeeded(key) !== true) return;
      history.noteNeed(key, false);
      read();
    };
    const see = (): void => {
      if (key !== null) history.noteNeed(key, true);
      read();
    };
    return { leads: null, below: null, begin, see };
  }

  /** What the list that brought the object has left out of it. */
  #detailed(row: BoundRow, name: string, type: GraphQLObjectType): Step {
    const keys = keysOf(type);
    const see = (object: object): void => {
      if (valueAt(object, name) !== undefined) return;
      void readOne(this.client, row, valuesOf(row, object, {}, keys)).catch(ignore);
    };
    return { leads: null, below: null, begin: ignore, see };
  }

  /** A call of its own for each object: what it answers, or the first page of it. */
  #child(row: BoundRow, field: Field, nodes: readonly FieldNode[], type: GraphQLObjectType): Step | null {
    const keys = keysOf(type);
    const [node] = nodes;
    if (!node || nodes.length > 1 || !paramsOf(row.path).every((param) => param in keys)) return null;
    const { client, info } = this;
    const payload = payloadType(info.schema, row);
    if (row.kind === 'get') {
      if (row.input !== null) return null;
      const below = this.#level(field.type, nodes, null);
      const see = (object: object): void => {
        const values = valuesOf(row, object, {}, keys);
        const read = readOne(client, row, values);
        void read.then((wire) => below?.see(toGraph(wire, payload, { client, values })), ignore);
      };
      return { leads: null, below, begin: ignore, see };
    }
    const first = row.kind === 'list' ? this.#firstAlone(field, node) : null;
    if (first === null) return null;
    const below = this.#level(payload, nodesWithin(info, field.type, nodes), null);
    const size = Math.min(first, row.dialect.paging.size);
    const see = (object: object): void => {
      const values = valuesOf(row, object, {}, keys);
      const seeAll = ({ items }: { readonly items: readonly unknown[] }) =>
        items.slice(0, first).forEach((item) => below?.see(itemToGraph(item, payload, { client, values })));
      void readPage(client, { row, values, filter: {} }, null, size).then(seeAll, ignore);
    };
    return { leads: null, below, begin: ignore, see };
  }

  /** How many objects a list is asked for, when nothing else is said of it. */
  #firstAlone(field: Field, node: FieldNode): number | null {
    const { first, ...others } = getArgumentValues(field, node, this.info.variableValues);
    const isAlone = Object.values(others).every((value) => value === null || value === undefined);
    return isAlone && typeof first === 'number' && first > 0 ? first : null;
  }

  /** Null when nothing more is asked there. */
  #level(type: GraphQLOutputType, nodes: readonly FieldNode[], source: ById | null): Level | null {
    if (nodes.every(({ selectionSet }) => selectionSet === undefined)) return null;
    const level = new Level(this.client, this.info, type, nodes, source);
    return level.steps.length > 0 ? level : null;
  }
}

/** Follows one list, or one object, from before it is read until it has come. */
export class LookAhead {
  readonly #level: Level;
  readonly #holds: readonly (readonly [ById, Hold])[];

  /** `nodes` are those that ask of the objects; `question` names what is asked of the account. */
  constructor(
    client: Client,
    info: GraphQLResolveInfo,
    row: BoundRow,
    nodes: readonly FieldNode[],
    question: string,
    own: ById | null = null,
  ) {
    this.#level = new Level(client, info, payloadType(info.schema, row), nodes, null);
    const steps = this.#level.steps;
    for (const { begin } of allOf(steps)) begin(question);
    const leads = [...directly(steps), ...(own ? [own] : [])];
    this.#holds = leads.map((objects) => [objects, objects.hold()]);
  }

  /** Objects that have come, and how many are still to come. */
  see(objects: readonly unknown[], left: number): void {
    const half = Math.ceil(objects.length / 2);
    for (const object of objects.slice(0, half)) this.#level.see(object);
    const before = this.#holds.map(([{ wanted }]) => wanted);
    const rest = objects.slice(half);
    for (const object of rest) this.#level.see(object);
    // What the first ones had in common, the others will not bring anew.
    this.#holds.forEach(([{ wanted }, hold], index) => {
      const each = rest.length === 0 ? 0 : (wanted - (before[index] ?? 0)) / rest.length;
      hold.expected = Math.floor(each * left);
    });
  }

  end(): void {
    for (const [, hold] of this.#holds) hold.end();
  }
}

function allOf(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => [step, ...allOf(step.below?.steps ?? [])]);
}

/** Objects by id to which the steps lead without another read. */
function directly(steps: readonly Step[]): readonly ById[] {
  const found = steps.flatMap(({ leads, below }) => (leads ? [leads] : directly(below?.steps ?? [])));
  return [...new Set(found)];
}

/** The places that ask of the objects of a list. */
export function nodesWithin(
  info: GraphQLResolveInfo,
  connection: GraphQLOutputType,
  nodes: readonly FieldNode[],
): readonly FieldNode[] {
  const type = getNamedType(connection);
  if (!isObjectType(type)) return nodes;
  const fields = fieldsOf(info, type, nodes);
  const edge = getNamedType(type.getFields()['edges']?.type);
  const edges = isObjectType(edge) ? fieldsOf(info, edge, fields.get('edges') ?? []) : null;
  return [...(fields.get('nodes') ?? []), ...(edges?.get('node') ?? [])];
}

function keysOf({ name }: GraphQLObjectType): Keys {
  const Class = classNamed(name);
  return Class && 'keys' in Class && isKeys(Class.keys) ? Class.keys : {};
}

function isKeys(value: unknown): value is Keys {
  return isObject(value) && Object.values(value).every((name) => typeof name === 'string');
}

function isOfClass(object: object, name: string): boolean {
  const Class = classNamed(name);
  return Class !== undefined && object instanceof Class;
}

/** What leads from a field to reads, as the fields' makers have noted it. */
interface Reads {
  readonly link?: Link;
  readonly row?: BoundRow;
  /** Lists what names the object. */
  readonly back?: BoundRow;
  /** Reads the whole object. */
  readonly detail?: BoundRow;
}

function asRead(extensions: Reads): Reads {
  return extensions;
}
