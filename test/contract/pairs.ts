/** Puts the fields of the facts beside the fields of the graph that have them. */
import type { GraphQLInputType, GraphQLOutputType } from 'graphql';
import type { Link } from '../../src/rest/link.js';
import type { Names } from '../../src/rest/names.js';
import { paramsOf } from '../../src/rest/path.js';
import { type Facts, type FactType, type Fields, parseType } from './facts.js';
import { argumentName } from '../../src/rest/words.js';
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
    private readonly names: Names,
  ) {}

  /** As the graph lays them out. */
  fieldsOf(type: string | undefined): Fields {
    return this.facts.particulars.layouts?.[type ?? '']?.fields ?? this.facts.types[type ?? ''] ?? {};
  }

  laidOut(wire: Instance, type: string): Instance {
    return this.facts.particulars.layouts?.[type]?.of(wire) ?? wire;
  }

  /** Every pair there is; `owner` is the type or the call whose fields these are. */
  pairs(fields: Fields, graph: GraphFields, owner: string): Pair[] {
    return Object.entries(fields).flatMap(([wire, text]) => {
      const difference = this.#difference(owner, wire);
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
  linkKey({ extensions }: GraphField): string {
    const { row } = extensions['link'] as Link;
    return argumentName(row, paramsOf(row.path).at(-1) ?? 'id');
  }

  #difference(owner: string, wire: string): Difference | undefined {
    return this.facts.particulars.differences[`${owner}.${wire}`];
  }
}

/** What the engine tells by itself of every object that a row reads: no wire has it. */
export const ofEngine = 'accountName';

/** Of an input that says its own name on the wire, or by the rule. */
export function fieldOnWire<F extends GraphField>(
  graph: Readonly<Record<string, F>>,
  wire: string,
  names: Names,
): F | undefined {
  const own = Object.values(graph).find(({ extensions }) => extensions['wire'] === wire);
  return own ?? graph[names.toGraph(wire)];
}

/** Loads another object by an id of the wire. */
export const isLink = ({ extensions }: GraphField) => extensions['link'] !== undefined;

export const upperCase = (value: string) => value.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
