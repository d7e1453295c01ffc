/** Puts the fields of the facts beside the fields of the graph that have them. */
import {
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { Link } from '../../../src/rest/rows/link.js';
import type { FieldNaming } from '../../../src/rest/mapping/field-names.js';
import { paramsOf } from '../../../src/rest/rows/path.js';
import { type Facts, type FactType, type Fields, parseType } from './facts.js';
import { argumentName } from '../../../src/rest/schema/descriptions.js';
import type { Instance } from './instances.js';
import type { Difference } from './particulars.js';

export interface GraphField {
  readonly name: string;
  readonly type: GraphQLOutputType | GraphQLInputType;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export type GraphFields = Readonly<Record<string, GraphField>>;

export interface Pair {
  readonly wire: string;
  readonly fact: FactType;
  readonly field: GraphField;
  readonly difference: Exclude<Difference, { readonly absent: string }> | undefined;
}

export class Pairing {
  constructor(
    private readonly facts: Facts,
    private readonly names: FieldNaming,
  ) {}

  /** As the graph lays them out. What is said of one kind is added to what all of them have. */
  fieldsOf(type = '', kind?: string): Fields {
    const { types, particulars } = this.facts;
    const { layouts = {}, kinds = {} } = particulars;
    const fields = layouts[type]?.fields ?? types[type] ?? {};
    if (kind === undefined) return fields;
    return { ...fields, ...kinds[type]?.each?.[kind]?.fields, ...layouts[kind]?.fields };
  }

  /** As inputs of the graph have them. */
  inputFieldsOf(type: string): Fields {
    return this.facts.particulars.inputs?.[type]?.fields ?? this.facts.types[type] ?? {};
  }

  laidOut(wire: Instance, type: string, kind?: string): Instance {
    const { layouts = {} } = this.facts.particulars;
    return (layouts[kind ?? ''] ?? layouts[type])?.of(wire) ?? wire;
  }

  /** The class of the interface or union that a type of the facts is in the graph. */
  inKinds(type: string): object | undefined {
    return this.facts.particulars.kinds?.[type]?.of;
  }

  /** Every pair there is; `owner` is the type or the call whose fields these are, `kind` the kind of the type. */
  pairs(fields: Fields, graph: GraphFields, owner: string, kind?: string): Pair[] {
    return Object.entries(fields).flatMap(([wire, text]) => {
      const difference = (kind && this.#difference(kind, wire)) || this.#difference(owner, wire);
      if (difference && 'absent' in difference) return [];
      const field = difference ? graph[difference.as] : fieldOnWire(graph, wire, this.names);
      return field ? [{ wire, fact: parseType(text), field, difference }] : [];
    });
  }

  /** Fields that the graph lacks without saying why. */
  missing(fields: Fields, pairs: readonly Pair[], owner: string): string[] {
    return Object.keys(fields).filter((wire) => {
      const difference = this.#difference(owner, wire);
      return !(difference && 'absent' in difference) && !pairs.some((pair) => pair.wire === wire);
    });
  }

  /** What identifies the objects that a link loads. */
  linkKey({ extensions, type }: GraphField): string {
    const { row } = extensions['link'] as Link;
    // What only its list has goes by its id.
    const name = row.kind === 'list' ? 'id' : argumentName(row, paramsOf(row.path).at(-1) ?? 'id');
    const linked = getNamedType(type);
    const fields = isObjectType(linked) || isInterfaceType(linked) ? linked.getFields() : {};
    // The key of the provider, beside the id of the whole graph.
    return name === 'id' ? (['identifier', 'number'].find((key) => key in fields) ?? name) : name;
  }

  #difference(owner: string, wire: string): Difference | undefined {
    return this.facts.particulars.differences[`${owner}.${wire}`];
  }
}

/** What the engine adds by itself of every object that a row reads: no wire has it. */
export const ofEngine = 'accountName';

/** By the wire, the names of fields that say what they are called there: asked for a million times. */
const ownWires = new WeakMap<GraphFields, ReadonlyMap<unknown, string>>();

/** Of an input that says its own name on the wire, or by the rule. */
export function fieldOnWire<F extends GraphField>(
  graph: Readonly<Record<string, F>>,
  wire: string,
  names: FieldNaming,
): F | undefined {
  let own = ownWires.get(graph);
  if (!own) {
    const fields = Object.entries(graph).reverse();
    ownWires.set(graph, (own = new Map(fields.map(([name, { extensions }]) => [extensions['wire'], name]))));
  }
  return graph[own.get(wire) ?? names.toGraph(wire)];
}

/** Loads another object by an id of the wire. */
export const isLink = ({ extensions }: GraphField) => extensions['link'] !== undefined;

const upperCase = (value: string) => value.replace(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

/** Of a value of an enum: by the rule, or its own where that makes none, as of `1.2` or of an empty text. */
export function nameIn(type: GraphQLEnumType, value: string): string {
  const name = upperCase(value);
  if (/^[A-Z]/.test(name)) return name;
  return type.getValues().find((own) => own.value === value)?.name ?? name;
}
