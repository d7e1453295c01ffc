/** What the graph must answer when the wire answers an instance, and what was sent, comparably. */
import {
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Asked } from '../support/scripted-upstream.js';
import type { FactType, Fields } from './facts.js';
import type { Instance } from './instances.js';
import { type Pair, type Pairing, isLink, ofEngine, upperCase } from './pairs.js';

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
    if (Array.isArray(wire)) return wire.map((item) => this.value(item, fact, type, currency));
    if (fact.name !== undefined && isObjectType(type)) {
      const laidOut = this.pairing.laidOut(wire as Instance, fact.name);
      return this.fields(laidOut, this.pairing.fieldsOf(fact.name), type, fact.name, currency);
    }
    if (type.name === 'Money') return { amount: wire, currency };
    if (type.name === 'ID') return String(wire);
    if (type.name === 'DateTime') return new Date(String(wire)).toISOString();
    if (type.name === 'LocalDateTime') return String(wire).replace(' ', 'T');
    return isEnumType(type) ? upperCase(String(wire)) : wire;
  }

  fields(wire: Instance, fields: Fields, type: GraphQLNamedType, owner: string, outer = this.currency): unknown {
    const currency = typeof wire['currency'] === 'string' ? wire['currency'] : outer;
    const graph = isObjectType(type) ? type.getFields() : {};
    const pairs = this.pairing.pairs(fields, graph, owner);
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

export interface Request {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly contentType: string | undefined;
  readonly body: unknown;
}

export function requestOf({ method, path, query, headers, body }: Asked): Request {
  return {
    method,
    path,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()])),
    contentType: headers['content-type'],
    body: comparable(body),
  };
}

export function bodyOf(body: Instance, contentType: string): unknown {
  return contentType === 'application/json' ? JSON.parse(JSON.stringify(body)) : formOf('', body).sort();
}

/** `name[]=a` for lists of values, `rules[input][0][action]=accept` for what is nested. */
function formOf(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${String(value)}`];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const within = Array.isArray(value) && typeof item !== 'object' ? '' : key;
    return formOf(name === '' ? key : `${name}[${within}]`, item);
  });
}

export function queryOf(query: Instance): Request['query'] {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().map(String)]));
}

/** Pairs of a form may stand in any order. */
function comparable(body: unknown): unknown {
  return typeof body === 'string' ? [...new URLSearchParams(body)].map((pair) => pair.join('=')).sort() : body;
}
