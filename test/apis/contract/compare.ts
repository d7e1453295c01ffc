/** What the graph must answer when the wire answers an instance. */
import {
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import type { FactType, Fields } from './facts.js';
import type { Instance } from './instances.js';
import { objectTypeOf } from './kinds.js';
import { type Pair, type Pairing, isLink, nameIn, ofEngine } from './pairs.js';

/** Whose fields these are. */
interface Of {
  /** A type of the facts, or a call. */
  readonly owner: string;
  /** Of an object that comes in kinds. */
  readonly kind?: string | undefined;
  readonly outer?: string;
}

/** An answer that is no JSON. */
export interface SampleBytes {
  readonly contentType: string;
  readonly text: string;
}

export class Expected {
  constructor(
    private readonly pairing: Pairing,
    /** Of amounts within no object that names one. */
    private readonly currency: string,
    /** Name of the account that is asked. */
    private readonly account: string,
  ) {}

  /** A value of the wire as the graph says it. */
  value(wire: unknown, fact: FactType, type: GraphQLNamedType, currency = this.currency): unknown {
    if (wire === null || wire === undefined) return null;
    // An object may come as a list, which its layout then gathers.
    if (Array.isArray(wire) && fact.kind !== 'object')
      return wire.map((item) => this.value(item, fact, type, currency));
    const { name } = fact;
    const object = name === undefined ? undefined : objectTypeOf(type, wire as Instance);
    if (name !== undefined && object) {
      const kind = object === type ? undefined : object.name;
      const laidOut = this.pairing.laidOut(wire as Instance, name, kind);
      return this.fields(laidOut, this.pairing.fieldsOf(name, kind), object, { owner: name, kind, outer: currency });
    }
    if (type.name === 'Bytes') return bytesOf(wire as SampleBytes);
    if (type.name === 'Money') return { amount: wire, currency };
    if (type.name === 'ID') return String(wire);
    if (type.name === 'DateTime') return new Date(String(wire)).toISOString();
    if (type.name === 'LocalDateTime') return String(wire).replace(' ', 'T');
    return isEnumType(type) ? nameIn(type, String(wire)) : wire;
  }

  fields(wire: Instance, fields: Fields, type: GraphQLNamedType, { owner, kind, outer = this.currency }: Of): unknown {
    const currency = typeof wire['currency'] === 'string' ? wire['currency'] : outer;
    const graph = isObjectType(type) ? type.getFields() : {};
    const pairs = this.pairing.pairs(fields, graph, owner, kind);
    return {
      __typename: type.name,
      ...(ofEngine in graph && { [ofEngine]: this.account }),
      ...Object.fromEntries(pairs.map((pair) => [pair.field.name, this.#field(wire[pair.wire], pair, currency)])),
    };
  }

  #field(wire: unknown, { fact, field, difference }: Pair, currency: string): unknown {
    if (difference && 'select' in difference) return wire === undefined ? null : difference.value(wire);
    const type = field.type as GraphQLOutputType;
    if (isLink(field)) return linked(wire, isListType(type), this.pairing.linkKey(field));
    return this.value(wire, fact, getNamedType(type), currency);
  }
}

/** The ids of the objects that a link loads: a number, or an object that has one. */
function linked(wire: unknown, many: boolean, key: string): unknown {
  if (wire === null || wire === undefined) return many ? [] : null;
  if (Array.isArray(wire)) return wire.map((item: unknown) => linked(item, false, key));
  const id: unknown = typeof wire === 'object' && 'id' in wire ? wire.id : wire;
  return { [key]: String(id) };
}

function bytesOf({ contentType, text }: SampleBytes): unknown {
  const bytes = Buffer.from(text);
  return { contentType, size: bytes.length, text, base64: bytes.toString('base64') };
}
